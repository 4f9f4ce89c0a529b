import type { Zone } from "#calendar/calendar.ts";
import { zonedText } from "#calendar/iso.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { secondsOf } from "./amendment-store.ts";
import { listAssemblies } from "./assembly-store.ts";
import { assemblyView } from "./assembly-view.ts";
import { staysOf } from "./attendance-store.ts";
import { publishedOf } from "./ballot-file.ts";
import { noticesView } from "./course.ts";
import { exportCall } from "./elections/export.ts";
import { writeMajority } from "./majority.ts";
import { typedMark, writeMark } from "./mark.ts";
import { exportMinutes } from "./minutes/export.ts";
import type { Motion } from "./motion.ts";
import { listPolls, namedAnswers, pollOut } from "./poll-store.ts";
import { listMotions } from "./store.ts";

const STATES = ["draft", "tabled", "open", "closed", "withdrawn"] as const;

/** The community's assemblies as the export shows them. */
export async function exportAssemblies(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const entries: [string, unknown][] = [];
  for (const assembly of await listAssemblies(db, community)) {
    const view = await assemblyView(db, community, assembly.id);
    entries.push([
      assembly.handle,
      {
        title: assembly.title,
        kind: assembly.kind,
        start: zonedText(assembly.start, within.zone),
        place: assembly.place,
        state: assembly.state,
        entitled: view.entitled,
        electorate: assembly.electorate,
        present: view.present.length,
        represented: view.represented,
        quorum: view.quorum,
        proxies: view.proxies.map(({ from, to, state, bound }) => ({
          from: within.name(from),
          to: within.name(to),
          state,
          bound: bound.map(({ motion, mark }) => ({ motion: motion.handle, choice: typedMark(motion, mark) })),
        })),
        attendance: (await staysOf(db, community, assembly.id)).map(({ person, arrived, left }) => ({
          person: within.name(person),
          arrived: zonedText(arrived, within.zone),
          left: left === null ? null : zonedText(left, within.zone),
        })),
        notices: (await noticesView(db, community, assembly.id)).convoked.map(({ person, state, at, way }) => ({
          person: within.name(person),
          state,
          at: at === null ? null : zonedText(at, within.zone),
          way,
        })),
        chair: assembly.state === "convened" ? null : within.name(assembly.chair),
        opening: assembly.opening,
        opened: assembly.openedAt === null ? null : zonedText(assembly.openedAt, within.zone),
        closed: assembly.closedAt === null ? null : zonedText(assembly.closedAt, within.zone),
        resumes: assembly.resumesAt === null ? null : zonedText(assembly.resumesAt, within.zone),
        rules: { ...assembly.rules, since: assembly.rulesSince },
        proxyCap: assembly.proxyCap,
        irregularities: assembly.irregularities,
        secondOf: view.first,
        second: view.second,
        minutes: await exportMinutes(db, community, assembly.id, within),
        agenda: [...assembly.agenda, ...view.motions.map(({ handle }) => handle)],
      },
    ]);
  }
  return Object.fromEntries(entries);
}

/** The community's motions as the export shows them. Of a secret vote it holds what is published, and nobody's name. */
export async function exportMotions(
  db: Db,
  community: Id,
  within: { readonly name: (person: Id) => string; readonly zone: Zone },
): Promise<Readonly<Record<string, unknown>>> {
  const motions = await listMotions(db, community, STATES, 100_000);
  const handles = new Map((await listAssemblies(db, community)).map(({ id, handle }) => [id, handle]));
  const others = new Map(motions.map(({ id, handle }) => [id, handle]));
  const entries: [string, unknown][] = [];
  for (const motion of motions.toReversed())
    entries.push([motion.handle, await exportMotion(db, community, motion, { ...within, handles, others })]);
  return Object.fromEntries(entries);
}

async function exportMotion(
  db: Db,
  community: Id,
  motion: Motion,
  within: {
    readonly name: (person: Id) => string;
    readonly zone: Zone;
    readonly handles: ReadonlyMap<Id, string>;
    readonly others: ReadonlyMap<Id, string>;
  },
): Promise<unknown> {
  const { handles, others } = within;
  const published = await publishedOf(db, community, motion.id);
  return {
    title: motion.title,
    assembly: motion.assembly === null ? null : (handles.get(motion.assembly) ?? null),
    method: motion.method,
    majority: writeMajority(motion.majority),
    secret: motion.secret,
    state: motion.state,
    text: motion.text,
    amends: motion.amends === null ? null : (others.get(motion.amends) ?? null),
    passage: motion.passage,
    replaced: motion.replaced,
    reopens: motion.reopens === null ? null : (others.get(motion.reopens) ?? null),
    seconds: await secondsOf(db, community, motion.id),
    electorate: motion.electorate,
    opened: momentOf(motion.openedAt, within.zone),
    closes: momentOf(motion.closesAt, within.zone),
    closed: momentOf(motion.closedAt, within.zone),
    choices: motion.choices,
    seats: motion.seats,
    election: await exportCall(db, community, motion.id, within),
    file: published?.file ?? null,
    result: exportResult(motion),
    ...(motion.secret && published !== null
      ? { ballots: published.ballots.map(({ receipt, mark }) => ({ receipt, mark: writeMark(mark) })) }
      : {}),
  };
}

function momentOf(at: Instant | null, zone: Zone): string | null {
  return at === null ? null : zonedText(at, zone);
}

function exportResult({ result }: Motion): unknown {
  if (result === null) return null;
  return {
    outcome: result.outcome,
    reason: result.reason,
    proclaimed: result.proclaimed,
    for: result.for,
    against: result.against,
    abstain: result.abstain,
    blank: result.blank,
    void: result.void,
    cast: result.cast,
    voters: result.voters,
    base: result.base,
    required: result.required,
    entitled: result.entitled,
    present: result.present,
    represented: result.represented,
    quorum: result.quorum,
    turnout: result.voters,
    elected: result.elected,
    tied: result.tied,
    rounds: result.rounds,
    choices: result.choices,
    quota: result.quota,
    tie: result.tie,
    ties: result.ties,
    equals: result.equals,
    draw: result.draw,
    passed: result.passed,
    next: result.next,
  };
}

/** The community's polls as the export shows them; of an anonymous one nothing says who answered what. */
export async function exportPolls(db: Db, community: Id, within: { readonly name: (person: Id) => string; readonly zone: Zone }) {
  const rows = await listPolls(db, community, ["open", "closed"], 100_000);
  const entries: [string, unknown][] = [];
  for (const row of rows.toReversed()) {
    const poll = pollOut(row);
    const named = poll.anonymous || poll.state === "open" ? null : await namedAnswers(db, row);
    const { result } = poll;
    entries.push([
      poll.handle,
      {
        title: poll.title,
        choices: poll.choices,
        many: poll.many,
        anonymous: poll.anonymous,
        live: poll.live,
        state: poll.state,
        closes: poll.closesAt === null ? null : zonedText(poll.closesAt, within.zone),
        closed: poll.closedAt === null ? null : zonedText(poll.closedAt, within.zone),
        result:
          result === null
            ? null
            : { answers: result.answers, counts: Object.fromEntries(poll.choices.map((name, place) => [name, result.counts[place] ?? 0])) },
        ...(named === null
          ? {}
          : {
              answers: named.map(({ person, places }) => ({
                person: within.name(person),
                choices: places.map((place) => poll.choices[place] ?? ""),
              })),
            }),
      },
    ]);
  }
  return Object.fromEntries(entries);
}
