import { type Local, toInstant, toLocal } from "#calendar/calendar.ts";
import { dateOf } from "#calendar/civil.ts";
import { exportCommunity } from "#export/community.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Heard, type PaperPlatform, paperPlatform } from "#platforms/paper/platform.ts";
import { makeReady, type Ready } from "./acting.ts";
import { type Cast, emptyCast, introduce, PLAYGROUND } from "./cast.ts";
import { elapsed } from "./elapse.ts";
import { expect, type LastAnswer } from "./expecting.ts";
import type { Json } from "./export-value.ts";
import { type Mistake, Unreadable } from "./mistake.ts";
import type { PlayPlace } from "./place.ts";
import { openStage, type Stage } from "./stage.ts";
import type { Act, Scenario, Statement, Turn } from "./statement.ts";
import { type Sentence, Unmet } from "./unmet.ts";

/** How a play ended. `exported` is the community as it was then. */
export type Ending = { readonly expectations: number; readonly exported: Json } & (
  | { readonly kind: "met" }
  | { readonly kind: "unmet"; readonly line: number; readonly expected: Sentence; readonly seen: Sentence }
  | { readonly kind: "mistake"; readonly mistake: Mistake }
);

/** A scenario that names no clock is played on a Monday morning, always the same, so that it goes the same way every time. */
const USUAL_START = "2027-01-04T09:00" as Local;

/**
 * Plays a scenario on a fresh database at `place`, up to the first expectation that is not met. `trouble` hears of incidents;
 * `paper` makes what is written on, for each space.
 */
export async function playScenario(
  scenario: Scenario,
  place: PlayPlace,
  trouble: (line: string) => void,
  paper: (space: string) => PaperPlatform = (space) => paperPlatform(space),
): Promise<Ending> {
  const { community, statements } = scenario;
  const { name, zone, locale } = community;
  const first = statements.find((one) => one.kind === "clock");
  const start = toInstant(first?.to ?? USUAL_START, zone);
  const stage = await openStage({ place, name, zone, locale, start, trouble, paper }, PLAYGROUND);
  try {
    const player = playerOn(stage);
    for (const statement of statements) {
      const failed = await attempt(player, statement);
      if (failed !== null) return { ...failed, expectations: player.expectations(), exported: await player.exported() };
    }
    return { kind: "met", expectations: player.expectations(), exported: await player.exported() };
  } finally {
    await stage.close();
  }
}

async function attempt(player: Player, statement: Statement) {
  try {
    await player.play(statement);
    return null;
  } catch (error) {
    const { line } = statement;
    if (error instanceof Unmet) return { kind: "unmet", line, expected: error.expected, seen: error.seen } as const;
    if (error instanceof Unreadable)
      return { kind: "mistake", mistake: { line: error.line ?? line, key: error.key, values: error.values } } as const;
    throw error;
  }
}

interface Player {
  readonly play: (statement: Statement) => Promise<void>;
  readonly exported: () => Promise<Json>;
  /** How many expectations have been met. */
  readonly expectations: () => number;
}

function playerOn(stage: Stage): Player {
  const cast: Cast = emptyCast();
  const people = new Map<string, Id>();
  const answers = new Map<string, LastAnswer>();
  let last: LastAnswer | null = null;
  let met = 0;
  let known: Json | null = null;

  async function play(statement: Statement): Promise<void> {
    if (statement.kind !== "expect") known = null;
    if (statement.kind !== "link") introduce(cast, statement);
    switch (statement.kind) {
      case "community":
        return;
      case "clock":
        return stage.advance(withinTime(toInstant(statement.to, stage.zone)));
      case "advance":
        return stage.advance(target(statement.turn));
      case "sleep":
        return stage.sleep(target(statement.turn));
      case "restart":
        return stage.sleep(stage.clock.now());
      case "space":
        return stage.openSpace(statement.name);
      case "channel": {
        const { name, space } = cast.channel({ name: statement.name, space: statement.space });
        return stage.openChannel(space, name);
      }
      case "person":
        return addPerson(statement);
      case "link":
        return addAccounts(statement);
      case "act":
        return together([statement]);
      case "together":
        return together(statement.acts);
      case "as":
        return;
      case "expect":
        await expect({ stage, cast, answers, last, exported }, statement.expectation);
        met += 1;
        return;
      default:
        return statement satisfies never;
    }
  }

  function target(turn: Turn): Instant {
    const now = stage.clock.now();
    if ("by" in turn) return withinTime(elapsed(now, turn.by, stage.zone));
    const to = withinTime(toInstant(turn.to, stage.zone));
    if (to < now) throw new Unreadable("scenario-clock-back", { to: spoken(turn.to), now: spoken(toLocal(now, stage.zone)) });
    return to;
  }

  async function addPerson(person: Extract<Statement, { kind: "person" }>): Promise<void> {
    const account = cast.account({ name: person.name, space: null });
    const now = toLocal(stage.clock.now(), stage.zone);
    const guest = person.roles.includes("guest");
    const joined = person.joined ?? (guest ? null : dateOf(now));
    if (joined !== null && joined > dateOf(now))
      throw new Unreadable("scenario-joined-late", { name: person.name, joined, now: spoken(now) });
    const roles = person.roles.filter((role) => role !== "guest" && role !== "member");
    const { name, locale, dues: duesThrough } = person;
    people.set(name, await stage.welcome({ name, standing: guest ? "guest" : "member", roles, locale, joined, duesThrough }, account));
  }

  async function addAccounts({ from, to }: Extract<Statement, { kind: "link" }>): Promise<void> {
    const { person, made } = cast.addLink(from, to);
    for (const account of made) await stage.attach(people.get(person) as Id, account);
  }

  /** All begin in the same turn, in their order; then everything that comes of them is done and told. */
  async function together(acts: readonly Act[]): Promise<void> {
    const ready: Ready[] = [];
    for (const act of acts) ready.push(await readyFor(act));
    const heard = await Promise.all(ready.map((one) => one.go().then((answer) => noted(one.person, answer))));
    last = heard.at(-1) ?? null;
    await stage.settle();
  }

  async function readyFor(act: Act): Promise<Ready> {
    try {
      return await makeReady(stage, cast, act);
    } catch (error) {
      if (error instanceof Unreadable) throw new Unreadable(error.key, error.values, act.line);
      throw error;
    }
  }

  function noted(person: string, heard: Heard): LastAnswer {
    const sheets = stage.papers.values().flatMap((paper) => paper.sheets);
    const newest = sheets.reduce((most, sheet) => Math.max(most, sheet.number), 0);
    const answer = { ...heard, newest };
    answers.set(person, answer);
    return answer;
  }

  async function exported(): Promise<Json> {
    const names = new Map(people.entries().map(([name, id]) => [id, name]));
    const name = (person: Id) => names.get(person) ?? person;
    known ??= JSON.parse(
      JSON.stringify(await exportCommunity(stage.parvis().db, stage.community, { name, now: stage.clock.now() })),
    ) as Json;
    return known;
  }

  return { play, exported, expectations: () => met };
}

/** Years of five figures cannot be stored, and what is planned lies ahead of the clock. */
function withinTime(at: Instant): Instant {
  if (at < Date.UTC(9999, 0, 1)) return at;
  throw new Unreadable("scenario-clock-far");
}

function spoken(local: Local): string {
  return local.replace("T", " ");
}
