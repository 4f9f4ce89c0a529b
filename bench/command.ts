import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { deserialize } from "node:v8";
import postgres from "pg";
import { onCommit } from "#store/change.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { type Association, act, done, found, fromCallers, type Kind, openAssociation, type Size } from "./association.ts";
import { type Order, peopleFor, planOf, type Round } from "./command-plan.ts";
import { fdatasyncRate, findProgram, pgbenchRate } from "./machine.ts";
import { handWrittenOn, type PostgresRecording } from "./postgres-recording.ts";
import { type Figure, median, report } from "./report.ts";
import { contents, groupingOf, handWritten, type Recording } from "./sqlite-recording.ts";

/**
 * What a durable command costs from its arrival to its answer: `/gathering join` and `/vote`, each by somebody new, with the
 * key of its delivery, through the whole house, against the bare statements written by hand.
 *
 * How it is fair. A process of its own runs the same commands on a copy of the same database and writes down every statement
 * with its values, in its order, on its connection, inside its transaction and savepoint. The hand-written side runs exactly
 * these on another copy, prepared beforehand, with their values at hand: it reads no option, decides nothing and says
 * nothing, so all that the house does besides is on our side of the ratio. Afterwards the copy must hold the very rows of
 * the recorded one. On SQLite every side commits with `synchronous = FULL`. Both sides take turns, whoever begins changing
 * with each of the many short rounds, and a figure is the ratio of the medians. What is told to a room after the answer belongs to the courier
 * and is measured on neither side.
 *
 * On PostgreSQL the commands are about 32 gatherings and motions, since those about one thing wait for its row whoever
 * wrote them; the server waits for its disk. There the hand-written side names its statements, so that they are prepared
 * once for each connection.
 */
const REPEATS = 24;
const SPREAD = 32;
const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const figures: Figure[] = [];
const notes: string[] = [];

interface Sides {
  readonly ours: (round: Round) => Promise<void>;
  readonly byHand: (round: Round, at: number) => Promise<void>;
}

/** Runs all rounds on both sides, and gives commands a second by kind and callers. */
async function compare(
  rounds: readonly Round[],
  sides: Sides,
): Promise<ReadonlyMap<string, { readonly ours: number[]; readonly byHand: number[] }>> {
  const rates = new Map<string, { readonly ours: number[]; readonly byHand: number[] }>();
  for (const [at, round] of rounds.entries()) {
    const key = `${round.kind} ${round.callers}`;
    const known = rates.get(key) ?? { ours: [], byHand: [] };
    rates.set(key, known);
    const steps = [
      async () => keep(known.ours, round, await rateOf(round, () => sides.ours(round))),
      async () => keep(known.byHand, round, await rateOf(round, () => sides.byHand(round, at))),
    ];
    for (const step of at % 2 === 0 ? steps : steps.reverse()) await step();
  }
  return rates;
}

function keep(rates: number[], round: Round, rate: number): void {
  if (!round.warming) rates.push(rate);
}

async function rateOf(round: Round, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (round.count * 1000) / (performance.now() - start);
}

function ourSide(association: Association, size: Size): Sides["ours"] {
  return ({ kind, callers, first, count }) => fromCallers(callers, first, count, (person) => done(association, act(kind, person, size)));
}

function work(order: Omit<Order, "out">, trace: readonly string[] = []): string {
  const paper = join(folder, "order.json");
  const out = join(folder, "recording");
  writeFileSync(paper, JSON.stringify({ ...order, out }));
  const program = [...trace, process.execPath, join(import.meta.dirname, "command-worker.ts"), paper];
  const { status, stderr } = spawnSync(program[0] as string, program.slice(1), { encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`The worker failed: ${stderr.slice(-2_000)}`);
  return out;
}

function add(place: string, rates: ReadonlyMap<string, { readonly ours: number[]; readonly byHand: number[] }>, goal: number): void {
  for (const [key, { ours, byHand }] of rates) {
    const [kind, callers] = key.split(" ") as [Kind, string];
    const spoken = kind === "join" ? "/gathering join" : "/vote";
    const who = callers === "1" ? "1 caller" : `${callers} callers`;
    const [a, b] = [median(ours), median(byHand)];
    figures.push({ figure: `${spoken} on ${place}, ${who}, against by hand`, measured: a / b, unit: "×", goal: { atLeast: goal } });
    notes.push(`${spoken} on ${place}, ${who}: ${Math.round(a)} a second, by hand ${Math.round(b)}`);
  }
}

/** How many fdatasyncs a command costs with 64 callers: seen by strace where there is one, else counted as commits. */
function countSyncs(template: string, size: Size, rounds: readonly Round[]): readonly number[] | null {
  const strace = findProgram("strace");
  if (strace === null) return null;
  const path = join(folder, "counted.db");
  copyFileSync(template, path);
  const trace = join(folder, "trace");
  work({ task: "count", url: `sqlite:${path}`, rounds, size }, [
    strace,
    "-f",
    "-o",
    trace,
    "-e",
    "trace=fdatasync,fsync,access,faccessat,faccessat2",
  ]);
  const lines = readFileSync(trace, "utf8").split("\n");
  return rounds.map((_, at) => {
    const begin = lines.findIndex((line) => line.includes(`/mark-begin-${at}"`));
    const end = lines.findIndex((line) => line.includes(`/mark-end-${at}"`));
    if (begin < 0 || end < begin) throw new Error("The trace does not show where the round begins and ends.");
    return lines.slice(begin, end).filter((line) => /\b(?:fdatasync|fsync)\(/.test(line)).length;
  });
}

async function onSqlite(): Promise<void> {
  const rounds = planOf(
    [
      { callers: 64, count: 256 },
      { callers: 16, count: 64 },
      { callers: 1, count: 8 },
    ],
    REPEATS,
    4096,
  );
  const size = { people: peopleFor(rounds), gatherings: 1, motions: 1 };
  const [template, ours, recorded, hand] = ["template", "ours", "recorded", "hand"].map((name) => join(folder, `${name}.db`)) as [
    string,
    string,
    string,
    string,
  ];
  const first = await openAssociation(`sqlite:${template}`, "OFF");
  await found(first, size);
  await first.store.close();
  for (const copy of [ours, recorded, hand]) copyFileSync(template, copy);

  const recording = deserialize(readFileSync(work({ task: "record", url: `sqlite:${recorded}`, rounds, size }))) as Recording;
  const byHand = handWritten(hand, recording, "FULL");
  const association = await openAssociation(`sqlite:${ours}`);
  let commits = 0;
  let large = 0;
  onCommit(association.store.db, () => {
    commits += 1;
  });
  const say = ourSide(association, size);
  const rates = await compare(rounds, {
    async ours(round) {
      const before = commits;
      await say(round);
      if (round.callers === 64) large += commits - before;
    },
    byHand: (_, at) => byHand.replay(at),
  });
  byHand.close();
  await association.store.close();
  if (contents(hand) !== contents(recorded)) throw new Error("The statements by hand did not leave the rows that the house leaves.");
  add("SQLite", rates, 0.6);

  const of64 = rounds.flatMap((round, at) => (round.callers === 64 ? [{ round, ...groupingOf(recording, at) }] : []));
  const said = of64.reduce((sum, { round }) => sum + round.count, 0);
  notes.push(
    `64 callers: ${(said / large).toFixed(1)} commands for one commit, by hand ${(said / of64.reduce((sum, { commits: n }) => sum + n, 0)).toFixed(1)}`,
  );
  const some = (["join", "vote"] as const).map((kind) => ({ kind, callers: 64, first: 1, count: 1024, warming: false }));
  const synced = countSyncs(template, size, some);
  for (const [at, { kind, count }] of some.entries()) {
    const spoken = kind === "join" ? "/gathering join" : "/vote";
    if (synced === null)
      figures.push({
        figure: "commits for 16 commands, 64 callers (no strace here)",
        measured: (16 * large) / said,
        unit: "commits",
        goal: { atMost: 1 },
      });
    else
      figures.push({
        figure: `${spoken}: fdatasyncs for 16 commands, 64 callers`,
        measured: (16 * (synced[at] as number)) / count,
        unit: "fdatasyncs",
        goal: { atMost: 1 },
      });
  }
}

async function onPostgres(): Promise<void> {
  const server = await postgresServer({ durable: true });
  if (server === null) {
    notes.push("PostgreSQL is missing on this machine: nothing was measured there.");
    return;
  }
  const rounds = planOf([{ callers: 16, count: 64 }], REPEATS, 1024);
  const size = { people: peopleFor(rounds), gatherings: SPREAD, motions: SPREAD };
  const database = (name: string) => server.url.replace("/postgres?", `/${name}?`);
  const say = new postgres.Pool({ connectionString: server.url, max: 1 });
  await say.query("create database template_association");
  await say.query("alter database template_association set synchronous_commit = off");
  const first = await openAssociation(database("template_association"));
  await found(first, size);
  await first.store.close();
  for (const name of ["recorded", "ours", "hand"]) await say.query(`create database ${name} template template_association`);
  await say.query("alter database recorded set synchronous_commit = off");
  await say.query("checkpoint");
  await say.end();

  const recording = deserialize(readFileSync(work({ task: "record", url: database("recorded"), rounds, size }))) as PostgresRecording;
  const byHand = handWrittenOn(database("hand"), 16, recording);
  const association = await openAssociation(database("ours"));
  const rates = await compare(rounds, {
    ours: ourSide(association, size),
    byHand: ({ callers, first: from, count }, at) => fromCallers(callers, from, count, (person) => byHand.replay(at, person - from)),
  });
  await byHand.close();
  await association.store.close();
  add("PostgreSQL", rates, 0.7);
  const pgbench = pgbenchRate(server.url);
  if (pgbench !== null)
    figures.push({ figure: "pgbench, 16 clients, simple update, prepared", measured: pgbench, unit: "a second", goal: null });
}

figures.push({ figure: "the machine's own fdatasync of 4 KiB", measured: fdatasyncRate(folder), unit: "a second", goal: null });
if (!process.argv.includes("--postgres")) await onSqlite();
if (!process.argv.includes("--sqlite")) await onPostgres();
rmSync(folder, { recursive: true, force: true });
report("command", figures, notes);
process.exit(0);
