import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import postgres from "pg";
import { resultSchema } from "#assemblies/result.ts";
import { dumpStore } from "#copies/dump.ts";
import { checkDump, loadStore } from "#copies/load.ts";
import { openStore } from "#store/open.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { fromCallers } from "./association.ts";
import type { DayBot, DayUse } from "./day-bot.ts";
import { type Answered, openTown, SECRET_KEY, type Town, ZONE } from "./day-town.ts";
import { type Figure, report } from "./report.ts";
import { contents } from "./sqlite-recording.ts";

/**
 * A day of an association over two platforms: Parvis in a process of its own with discord.js and Bolt, against the project's fakes in
 * this one. Of 50,000 people 10,000 vote, half of them in secret, 3,000 come to a gathering, 400 ask for help and 200 texts are
 * posted in both channels; of fewer people as much less. Everything is said by 32 who speak again once they are answered, in a mixed
 * order that is always the same. Then everything is counted: each ballot, each registration, each request, each post once on either side.
 *
 * Told are the longest answer, how many are answered in a second, and how that stands to the bare statements by hand: recorded in a
 * run of its own, replayed in the recorded grouping on a copy (on PostgreSQL from as many connections). The hand-written side has no
 * platform to speak to. `--people 500,50000` names the sizes, `--only sqlite` or `--only postgres` one database.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    people: { type: "string", default: "500,50000" },
    only: { type: "string", default: "" },
  },
});
const SIZES = values.people.split(",").map(Number);
const CALLERS = 32;
/** As the house opens them, see `openStore`. */
const CONNECTIONS = 16;
const WHOLE = 50_000;
const GATHERINGS = 30;
/** Where nothing more hangs after so long, nothing more will, in milliseconds. */
const MORE_WITHIN = 20_000;
const figures: Figure[] = [];
const notes: string[] = [];
const folder = mkdtempSync(join(tmpdir(), "parvis-day-"));

type Act = readonly [person: number, path: string, given: Readonly<Record<string, string>>];

interface Counts {
  readonly votes: number;
  readonly registrations: number;
  readonly requests: number;
  readonly posts: number;
}

interface Day {
  readonly answers: readonly Answered[];
  readonly seconds: number;
  readonly begin: DayUse;
  readonly end: DayUse;
  readonly wrong: readonly string[];
}

function countsOf(people: number): Counts {
  const share = (whole: number) => Math.max(1, Math.round((whole * people) / WHOLE));
  return { votes: share(10_000), registrations: share(3_000), requests: share(400), posts: share(200) };
}

/** What is there when the day begins: gatherings of few seats, two votes, and one in a hundred who helps. */
function beforehand(people: number): readonly Act[] {
  const acts: Act[] = [[0, "parvis settings", { approval: "999999" }]];
  for (let at = 1; at <= GATHERINGS; at += 1)
    acts.push([0, "gathering new", { title: `Gathering ${at}`, start: "2099-03-20 18:00", capacity: "80" }]);
  for (const [at, secret] of (["no", "yes"] as const).entries()) {
    acts.push([0, "motion propose", { title: `Motion ${at + 1}`, text: "That the association continues.", secret }]);
    acts.push([0, "motion open", { motion: `M${at + 1}` }]);
  }
  for (let person = 1; person < people; person += 100) acts.push([person, "aid volunteer", { categories: "transport" }]);
  return acts;
}

/** The day, well mixed: every act stands where the golden section puts it. */
function ofTheDay(people: number): readonly Act[] {
  const { votes, registrations, requests, posts } = countsOf(people);
  const acts: Act[] = [];
  for (let at = 0; at < votes; at += 1)
    acts.push([1 + at, "vote", { motion: `M${1 + (at % 2)}`, choice: at % 3 === 0 ? "against" : "for" }]);
  for (let at = 0; at < registrations; at += 1) acts.push([people - 1 - at, "gathering join", { gathering: `G${1 + (at % GATHERINGS)}` }]);
  for (let at = 0; at < requests; at += 1)
    acts.push([Math.floor(people / 2) + at, "aid ask", { category: "transport", about: `To the doctor and back, number ${at}` }]);
  for (let at = 0; at < posts; at += 1) acts.push([0, "announce post", { title: `News ${at};`, text: "What is new this week." }]);
  const place = (at: number) => (at * 0.618_033_988_749_895) % 1;
  return acts
    .map((act, at) => ({ act, place: place(at) }))
    .sort((a, b) => a.place - b.place)
    .map(({ act }) => act);
}

async function use(child: ChildProcess): Promise<DayUse> {
  const heard = once(child, "message");
  child.send("part");
  return ((await heard) as [DayUse])[0];
}

/** Lives one day on a database that holds the association, and nothing else yet. */
async function live(town: Town, url: string, recording: string | null): Promise<Day> {
  const data = mkdtempSync(join(folder, "data-"));
  const bot: DayBot = {
    env: {
      ...{ PARVIS_DATA: data, PARVIS_ZONE: ZONE, PARVIS_LOG: "error", PARVIS_SECRET: SECRET_KEY, DATABASE_URL: url },
      ...{ DISCORD_TOKEN: TOKEN, DISCORD_API_URL: town.discord.api },
      ...{ SLACK_BOT_TOKEN: town.slack.team.token, SLACK_APP_TOKEN: town.slack.appToken, SLACK_API_URL: town.slack.apiUrl },
    },
    recording,
  };
  const child = fork(join(import.meta.dirname, "day-bot.ts"), [JSON.stringify(bot)]);
  await Promise.race([once(child, "message"), once(child, "exit").then(() => Promise.reject(new Error("The process stopped.")))]);
  for (const act of beforehand(town.people)) await town.say(...act);
  const begin = await use(child);
  const acts = ofTheDay(town.people);
  const answers: Answered[] = [];
  const begun = performance.now();
  await fromCallers(CALLERS, 0, acts.length, async (at) => {
    answers.push(await town.say(...(acts[at] as Act)));
  });
  const seconds = (performance.now() - begun) / 1000;
  const wrong = await untilTold(town);
  const end = await use(child);
  for (const motion of ["M1", "M2"]) await town.say(1, "motion close", { motion, confirm: "yes" });
  const gone = once(child, "exit");
  child.send("stop");
  await gone;
  wrong.push(...(await missingIn(url, town.people)));
  return { answers, seconds, begin, end, wrong };
}

/** Waits until everything hangs in both channels, as long as more comes; says what hangs there twice or not at all. */
async function untilTold(town: Town): Promise<string[]> {
  const { posts } = countsOf(town.people);
  const titles = Array.from({ length: posts }, (_, at) => `News ${at};`);
  let before = -1;
  for (;;) {
    const hanging = titles.map((title) => town.posted(title));
    const wrong = hanging.flatMap(([here, there], at) =>
      here === 1 && there === 1 ? [] : [`${titles[at]} hangs ${here} and ${there} times`],
    );
    if (wrong.length === 0 || wrong.length === before) return wrong;
    before = wrong.length;
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, MORE_WITHIN);
    await promise;
  }
}

async function missingIn(url: string, people: number): Promise<readonly string[]> {
  const counts = countsOf(people);
  const { db, close } = await openStore({ url });
  const count = async (table: "registrations" | "requests") =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((e) => e.fn.countAll().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const motions = await db.selectFrom("motions").select(["handle", "result"]).execute();
  const ballots = motions.map(({ result }) => {
    const counted = resultSchema.parse(JSON.parse(result ?? "null"));
    return counted.for + counted.against + counted.abstain + counted.blank;
  });
  const found: readonly (readonly [what: string, there: number, due: number])[] = [
    ["ballots", ballots.reduce((sum, each) => sum + each, 0), counts.votes],
    ["registrations", await count("registrations"), counts.registrations],
    ["requests", await count("requests"), counts.requests],
  ];
  await close();
  return found.filter(([, there, due]) => there !== due).map(([what, there, due]) => `${there} ${what} are kept of ${due}`);
}

function byHand(url: string, recording: string): { readonly milliseconds: number; readonly again: number } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "day-hand.ts"), url, recording, String(CONNECTIONS)],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The statements by hand failed: ${stderr.slice(-2_000)}`);
  return JSON.parse(stdout) as { readonly milliseconds: number; readonly again: number };
}

function tell(place: string, people: number, day: Day, hand: { readonly milliseconds: number; readonly again: number }): void {
  const what = `a day of ${people} people on ${place}`;
  const times = day.answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const rate = times.length / day.seconds;
  const plain = (figure: string, measured: number, unit: string): Figure => ({ figure: `${what}: ${figure}`, measured, unit, goal: null });
  figures.push(
    { ...plain("lost, doubled or not told", day.wrong.length, "acts"), goal: { atMost: 0 } },
    plain("longest answer", times.at(-1) as number, "ms"),
    plain("answered within, 99 in 100", times[Math.floor(times.length * 0.99)] as number, "ms"),
    plain("answered", rate, "a second"),
    plain("against the same statements by hand", rate / ((times.length * 1000) / hand.milliseconds), "×"),
    plain("processor for each answer", (day.end.busy - day.begin.busy) / times.length, "µs"),
    plain("memory of the process at the end", day.end.resident / 2 ** 20, "MB"),
  );
  notes.push(...day.wrong.slice(0, 10));
  if (hand.again > 0) notes.push(`${what}: by hand ${hand.again} transactions came too early and were done again`);
}

/** The association in both databases: founded on SQLite, and loaded from there. */
async function foundTemplates(town: Town, admin: postgres.Pool | null, addressOf: (name: string) => string): Promise<string> {
  const template = join(folder, `template-${town.people}.db`);
  await town.foundIn(`sqlite:${template}`);
  if (admin === null) return template;
  const dump = join(folder, `${town.people}.dump`);
  const from = await openStore({ url: `sqlite:${template}` });
  await dumpStore(from, dump);
  await from.close();
  await admin.query(`create database template_${town.people}`);
  const into = await openStore({ url: addressOf(`template_${town.people}`) });
  await loadStore(into, dump, await checkDump(dump));
  await into.close();
  rmSync(dump);
  return template;
}

/** Lives the day twice, measured and recorded, and does its statements by hand; each time with people and platforms of its own. */
async function compare(place: string, people: number, fresh: (name: string) => Promise<string>, same: boolean): Promise<void> {
  const recording = join(folder, `${place}-${people}`);
  const days: Day[] = [];
  const urls: string[] = [];
  for (const [name, out] of [
    ["ours", null],
    ["recorded", recording],
  ] as const) {
    const town = await openTown(people);
    urls.push(await fresh(name));
    days.push(await live(town, urls.at(-1) as string, out));
    await town.close();
  }
  const handUrl = await fresh("hand");
  const hand = byHand(handUrl, recording);
  const [, recorded] = urls as [string, string];
  if (same && contents(handUrl.slice("sqlite:".length)) !== contents(recorded.slice("sqlite:".length)))
    throw new Error("The statements by hand did not leave the rows that the house leaves.");
  tell(place, people, days[0] as Day, hand);
  rmSync(recording);
}

async function measure(): Promise<void> {
  const server = values.only === "sqlite" ? null : await postgresServer({ durable: true });
  const admin = server === null ? null : new postgres.Pool({ connectionString: server.url, max: 1 });
  const addressOf = (name: string) => (server?.url ?? "").replace("/postgres?", `/${name}?`);
  if (server === null && values.only !== "sqlite") notes.push("PostgreSQL is missing on this machine: nothing was measured there.");
  for (const people of SIZES) {
    const town = await openTown(people);
    const template = await foundTemplates(town, admin, addressOf);
    await town.close();
    if (values.only !== "postgres") {
      const copy = async (name: string) => {
        const path = join(folder, `${name}-${people}.db`);
        copyFileSync(template, path);
        return `sqlite:${path}`;
      };
      await compare("SQLite", people, copy, true);
    }
    if (admin === null) continue;
    const copy = async (name: string) => {
      await admin.query(`create database ${name}_${people} template template_${people}`);
      return addressOf(`${name}_${people}`);
    };
    await compare("PostgreSQL", people, copy, false);
  }
  await admin?.end();
}

mkdirSync(folder, { recursive: true });
try {
  await measure();
  report("day", figures, notes);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
