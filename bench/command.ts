import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "pg";
import { postgresServer } from "#test/support/postgres-server.ts";
import { found, type Kind, openAssociation, type Size } from "./association.ts";
import { type Order, type Pace, peopleFor, planOf, type Round } from "./command-plan.ts";
import { fdatasyncRate, findProgram, parentOf, pgbenchRate, processorBelow } from "./machine.ts";
import { type Figure, median, report } from "./report.ts";
import { contents } from "./sqlite-recording.ts";

/**
 * What a durable command costs from its arrival to its answer: `/gathering join` and `/vote`, each by somebody new, with the
 * key of its delivery, through the whole house, against the bare statements written by hand.
 *
 * How it is fair. A process of its own runs the same commands on a copy of the same database and writes down every statement
 * with its values, in its order, on its connection, inside its transaction and savepoint. The hand-written side runs exactly
 * these on another copy, prepared beforehand, with their values at hand: it reads no option, decides nothing and says
 * nothing, so all that the house does besides is on our side of the ratio. Each side is a process of its own. Afterwards the copy must hold the very rows of
 * the recorded one. On SQLite every side commits with `synchronous = FULL`. Both sides take turns, whoever begins changing
 * with each of the many short rounds, and a figure is the ratio of the medians. What is told to a room after the answer belongs to the courier
 * and is measured on neither side.
 *
 * On PostgreSQL the commands are about 32 gatherings and motions, since those about one thing wait for its row whoever
 * wrote them; the server waits for its disk. There the hand-written side names its statements, so that they are prepared
 * once for each connection.
 */
const REPEATS = 24;
const IN_A_ROUND = 256;
const SPREAD = 32;
const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const figures: Figure[] = [];
const notes: string[] = [];

interface Side {
  readonly run: (at: number) => Promise<Pace>;
  readonly end: () => Promise<void>;
}

interface Paces {
  readonly ours: Pace[];
  readonly byHand: Pace[];
}

let orders = 0;

function written(order: Order): string {
  orders += 1;
  const paper = join(folder, `order-${orders}.json`);
  writeFileSync(paper, JSON.stringify(order));
  return paper;
}

const worker = join(import.meta.dirname, "command-worker.ts");

/** Has a worker do something to its end. */
function work(order: Order, trace: readonly string[] = []): void {
  const program = [...trace, process.execPath, worker, written(order)];
  const { status, stderr } = spawnSync(program[0] as string, program.slice(1), { encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`The worker failed: ${stderr.slice(-2_000)}`);
}

/** Starts a worker that stands as one side. */
async function side(order: Order): Promise<Side> {
  const child = fork(worker, [written(order)]);
  const ended = once(child, "exit");
  const told = async () => {
    const [message] = await Promise.race([
      once(child, "message"),
      ended.then(() => Promise.reject(new Error(`The side ${order.task} ended.`))),
    ]);
    return message as Pace;
  };
  await told();
  return {
    run(at) {
      const pace = told();
      child.send(at);
      return pace;
    },
    async end() {
      child.disconnect();
      await ended;
    },
  };
}

/**
 * Runs all rounds on both sides, one at a time, and gives how they went by kind and callers. `used` is what a server beside
 * them has used of the processor by now, in microseconds.
 */
async function compare(order: Omit<Order, "task" | "url">, urls: { readonly ours: string; readonly byHand: string }, used: () => number) {
  const ours = await side({ ...order, task: "ours", url: urls.ours });
  const byHand = await side({ ...order, task: "by hand", url: urls.byHand });
  const paces = new Map<string, Paces>();
  for (const [at, { kind, callers, count, warming, begins }] of order.rounds.entries()) {
    const key = `${kind} ${callers}`;
    const known = paces.get(key) ?? { ours: [], byHand: [] };
    paces.set(key, known);
    const first = begins === "ours" ? ours : byHand;
    const one = await paced(first, at, count, used);
    const other = await paced(first === ours ? byHand : ours, at, count, used);
    if (warming) continue;
    known.ours.push(first === ours ? one : other);
    known.byHand.push(first === ours ? other : one);
  }
  await ours.end();
  await byHand.end();
  return paces;
}

/** One round of a side, the server's part in each command included. */
async function paced(side: Side, at: number, count: number, used: () => number): Promise<Pace> {
  const before = used();
  const pace = await side.run(at);
  return { ...pace, processor: pace.processor + (used() - before) / count };
}

function add(place: string, paces: ReadonlyMap<string, Paces>, goal: number): void {
  for (const [key, { ours, byHand }] of paces) {
    const [kind, callers] = key.split(" ") as [Kind, string];
    const spoken = kind === "join" ? "/gathering join" : "/vote";
    const who = callers === "1" ? "1 caller" : `${callers} callers`;
    const [a, b] = [ours, byHand].map((some) => ({
      rate: median(some.map(({ rate }) => rate)),
      processor: Math.round(median(some.map(({ processor }) => processor))),
    }));
    if (a === undefined || b === undefined) continue;
    figures.push({
      figure: `${spoken} on ${place}, ${who}, against by hand`,
      measured: a.rate / b.rate,
      unit: "×",
      goal: { atLeast: goal },
    });
    figures.push({ figure: "the same in processor time", measured: b.processor / a.processor, unit: "×", goal: null });
    notes.push(
      `${spoken} on ${place}, ${who}: ${Math.round(a.rate)} a second and ${a.processor} µs of processor each, by hand ${Math.round(b.rate)} and ${b.processor} µs`,
    );
  }
}

/** How many fdatasyncs a command costs with 64 callers: seen by strace where there is one, else counted as commits. */
function countSyncs(template: string, size: Size, rounds: readonly Round[]): readonly number[] | null {
  const strace = findProgram("strace");
  if (strace === null) return null;
  const path = join(folder, "counted.db");
  copyFileSync(template, path);
  const trace = join(folder, "trace");
  work({ task: "count", url: `sqlite:${path}`, rounds, size, recording: "" }, [
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
      { callers: 64, count: IN_A_ROUND },
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

  const order = { rounds, size, recording: join(folder, "recording") };
  work({ ...order, task: "record", url: `sqlite:${recorded}` });
  const paces = await compare(order, { ours: `sqlite:${ours}`, byHand: `sqlite:${hand}` }, () => 0);
  if (contents(hand) !== contents(recorded)) throw new Error("The statements by hand did not leave the rows that the house leaves.");
  add("SQLite", paces, 0.6);

  const some = (["join", "vote"] as const).map(
    (kind) => ({ kind, callers: 64, first: 1, count: 1024, warming: false, begins: "ours" }) as const,
  );
  const synced = countSyncs(template, size, some);
  for (const [at, { kind, count }] of some.entries()) {
    const spoken = kind === "join" ? "/gathering join" : "/vote";
    const commits = median((paces.get(`${kind} 64`)?.ours ?? []).map((pace) => pace.commits));
    if (synced === null)
      figures.push({
        figure: `${spoken}: commits for 16 commands, 64 callers (strace is missing)`,
        measured: (16 * commits) / IN_A_ROUND,
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
  const rounds = planOf([{ callers: 16, count: 64 }], REPEATS, 2048);
  const size = { people: peopleFor(rounds), gatherings: SPREAD, motions: SPREAD };
  const database = (name: string) => server.url.replace("/postgres?", `/${name}?`);
  const say = new postgres.Pool({ connectionString: server.url, max: 1 });
  const { rows } = await say.query<{ readonly pid: number }>("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await say.query("create database template_association");
  await say.query("alter database template_association set synchronous_commit = off");
  const first = await openAssociation(database("template_association"));
  await found(first, size);
  await first.store.close();
  for (const name of ["recorded", "ours", "hand"]) await say.query(`create database ${name} template template_association`);
  await say.query("alter database recorded set synchronous_commit = off");
  await say.query("checkpoint");
  await say.end();

  const order = { rounds, size, recording: join(folder, "recording") };
  work({ ...order, task: "record", url: database("recorded") });
  const paces = await compare(order, { ours: database("ours"), byHand: database("hand") }, () => processorBelow(postmaster));
  add("PostgreSQL", paces, 0.7);
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
