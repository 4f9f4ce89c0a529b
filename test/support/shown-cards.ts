import { globSync, readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";
import type { Card } from "#chat/card.ts";
import type { Form } from "#chat/form.ts";
import type { Ears } from "#chat/platform.ts";
import { type Voice, voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { type PaperPlatform, paperPlatform } from "#platforms/paper/platform.ts";
import { filesBeside } from "#scenario/beside.ts";
import { playScenario } from "#scenario/player.ts";
import { readScenario } from "#scenario/read-scenario.ts";
import type { Scenario } from "#scenario/statement.ts";
import { migratedPlace } from "./databases.ts";

/** What the house has shown while its scenarios were played in one language. */
export interface Shown {
  readonly cards: readonly { readonly card: Card; readonly voice: Voice; readonly from: string }[];
  readonly forms: readonly { readonly form: Form; readonly from: string }[];
  /** The names of the notices that were told, and `fresh` with the kinds of the cards that were kept fresh. */
  readonly told: ReadonlySet<string>;
  /** `file function` of everything that ran. */
  readonly ran: ReadonlySet<string>;
}

const SCENARIOS = [...globSync("test/scenarios/*.play"), "test/outbox-examples/stage.play"].sort();

/** So many scenarios are played in one test, so that none takes long. */
const TOGETHER = 12;

/** The scenarios, in parts. */
export const SCENARIO_PARTS: readonly (readonly string[])[] = Array.from({ length: Math.ceil(SCENARIOS.length / TOGETHER) }, (_, at) =>
  SCENARIOS.slice(at * TOGETHER, (at + 1) * TOGETHER),
);

const played = new Map<string, Promise<Shown>>();

/** What a part of the scenarios shows in one language; each is played once in a process. */
export function shownIn(locale: Locale, part: readonly string[]): Promise<Shown> {
  const key = `${locale} ${part.join(" ")}`;
  const known = played.get(key) ?? playAll(locale, part);
  played.set(key, known);
  return known;
}

/** Plays scenarios with everybody speaking one language; what they expect in words of another is not asked for. */
async function playAll(locale: Locale, files: readonly string[]): Promise<Shown> {
  const cards: Shown["cards"][number][] = [];
  const forms: Shown["forms"][number][] = [];
  const told = new Set<string>();
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  for (const from of files) {
    const read = readScenario(readFileSync(from, "utf8"));
    if (read.kind !== "scenario") continue;
    await playSpoken(spoken(read.scenario, locale), { from, locale, cards, forms, told });
  }
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  const ran = result
    .filter(({ url }) => url.startsWith("file:"))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
        .map(({ functionName }) => `${fileURLToPath(url).replace(`${process.cwd()}/`, "")} ${functionName}`),
    );
  return { cards, forms, told, ran: new Set(ran) };
}

interface Keeping {
  readonly from: string;
  readonly locale: Locale;
  readonly cards: Shown["cards"][number][];
  readonly forms: Shown["forms"][number][];
  readonly told: Set<string>;
}

/** Plays a scenario to its end. What cannot be done when everybody speaks one language (a button in another) is left out. */
async function playSpoken(scenario: Scenario, keeping: Keeping): Promise<void> {
  const { from, locale, cards, forms, told } = keeping;
  const voice = voiceOf(locale, "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);
  const place = await migratedPlace("sqlite");
  const seen = {
    card: (card: Card, own: Voice = voice) => cards.push({ card, voice: own, from }),
    form: (form: Form) => forms.push({ form, from }),
  };
  const ending = await playScenario(
    scenario,
    {
      url: place.url,
      async remove(store) {
        const notices = await store.db.selectFrom("notices").select("name").where("state", "=", "sent").execute();
        const fresh = await store.db.selectFrom("cards").select("kind").where("shown", ">", 0).execute();
        for (const { name } of notices) told.add(name);
        for (const { kind } of fresh) told.add(`fresh ${kind}`);
        await place.remove(store);
      },
    },
    () => undefined,
    (space) => watched(paperPlatform(space, filesBeside("test/scenarios")), seen),
  );
  if (ending.kind === "met") return;
  const stopped = ending.kind === "unmet" ? ending.line : ending.mistake.line;
  const statements = scenario.statements.filter(({ line }) => line !== stopped);
  if (statements.length < scenario.statements.length) await playSpoken({ ...scenario, statements }, keeping);
}

/** The same scenario with everybody speaking one language, without what must be seen in words. */
function spoken({ community, statements }: Scenario, locale: Locale): Scenario {
  const said = statements.flatMap((statement) => {
    if (statement.kind === "expect") return [];
    return [statement.kind === "person" ? { ...statement, locale } : statement];
  });
  return { community: { ...community, locale }, statements: said };
}

interface Seen {
  readonly card: (card: Card, voice?: Voice) => void;
  readonly form: (form: Form) => void;
}

/** Paper that tells what is written on it, and looks at the page of whoever has spoken. */
function watched(paper: PaperPlatform, seen: Seen): PaperPlatform {
  return {
    ...paper,
    start: (ears) =>
      paper.start({
        ...ears,
        async hear(utterance): ReturnType<Ears["hear"]> {
          const reply = await ears.hear(utterance);
          if (reply.answer.kind === "show") seen.card(reply.answer.card, reply.voice);
          if (reply.answer.kind === "ask") seen.form(reply.answer.form);
          const home = await ears.home(utterance.speaker);
          for (const card of home.cards) seen.card(card, home.voice);
          return reply;
        },
      }),
    post: (place, card, key) => {
      seen.card(card);
      return paper.post(place, card, key);
    },
    whisper: (account, card, key) => {
      seen.card(card);
      return paper.whisper(account, card, key);
    },
    edit: (where, card) => {
      seen.card(card);
      return paper.edit(where, card);
    },
  };
}

const GIVES_CARDS =
  /export (?:async )?function (\w+)\((?:[^{}]|\{[^{}]*\})*?\)\s*:\s*(?:Promise<)?(?:readonly )?Card(?:\[\])?(?: \| null)?>? \{/g;

/** Every function of the modules, of `chat` and of dispatch that gives a card: `file function`. */
export function cardMakers(): readonly string[] {
  const files = globSync("src/**/*.ts").filter((file) => !/^src\/(?:platforms|site|demo|scenario)\//.test(file));
  return files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(GIVES_CARDS)].map((match) => `${file} ${match[1]}`)).sort();
}
