import { accessSync, readFileSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { deserialize, serialize } from "node:v8";
import { onCommit } from "#store/change.ts";
import { type Association, act, done, fromCallers, openAssociation } from "./association.ts";
import type { Order, Pace, Round } from "./command-plan.ts";
import { handWrittenOn, type PostgresRecording, postgresRecorder } from "./postgres-recording.ts";
import { groupingOf, handWritten, type Recording, statementRecorder } from "./sqlite-recording.ts";

/**
 * The processes of `bench/command.ts`, each alone with its heap. `record` runs the rounds and writes down every statement,
 * so that what listens does not slow down what is measured; `count` runs them between two marks that strace can see; `ours`
 * and `by hand` run one round whenever they are told its number, and say how it went.
 */
const order = JSON.parse(readFileSync(process.argv[2] as string, "utf8")) as Order;

function run(association: Association, round: Round, callers: number): Promise<void> {
  return fromCallers(callers, round.first, round.count, (person) => done(association, act(round.kind, person, order.size)));
}

/** The disk is not waited for, which changes nothing in who shares a commit with whom: SQLite answers before the event loop turns. */
async function recordOnSqlite(): Promise<void> {
  const recorder = statementRecorder();
  const association = await openAssociation(order.url, "OFF");
  for (const round of order.rounds) {
    recorder.begin();
    await run(association, round, round.callers);
    recorder.end();
  }
  await association.store.close();
  writeFileSync(order.recording, serialize(recorder.recording()));
}

/** One caller only: each change is a transaction of its own whoever else is there, so the statements are those of many. */
async function recordOnPostgres(): Promise<void> {
  const recorder = postgresRecorder();
  const association = await openAssociation(order.url);
  for (const round of order.rounds) {
    recorder.begin();
    await fromCallers(1, round.first, round.count, async (person) => {
      await done(association, act(round.kind, person, order.size));
      recorder.next();
    });
    recorder.end();
  }
  await association.store.close();
  writeFileSync(order.recording, serialize(recorder.recording()));
}

/** A call that does nothing but show in the trace. */
function mark(name: string): void {
  try {
    accessSync(`/mark-${name}`);
  } catch {
    return;
  }
}

async function count(): Promise<void> {
  const association = await openAssociation(order.url);
  for (const [at, round] of order.rounds.entries()) {
    mark(`begin-${at}`);
    await run(association, round, round.callers);
    mark(`end-${at}`);
  }
  await association.store.close();
}

/** Runs a round whenever its number comes, until nobody is there to tell. */
async function serve(run: (round: Round, at: number) => Promise<number>, close: () => Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>();
  process.on("disconnect", over.resolve);
  process.on("message", (at: number) => {
    paceOf(order.rounds[at] as Round, (round) => run(round, at)).then((pace) => process.send?.(pace), over.reject);
  });
  process.send?.("ready");
  await over.promise;
  await close();
}

async function paceOf(round: Round, work: (round: Round) => Promise<number>): Promise<Pace> {
  const used = process.cpuUsage();
  const start = performance.now();
  const commits = await work(round);
  const rate = (round.count * 1000) / (performance.now() - start);
  const { user, system } = process.cpuUsage(used);
  return { rate, processor: (user + system) / round.count, commits };
}

async function ours(): Promise<void> {
  const association = await openAssociation(order.url);
  let commits = 0;
  onCommit(association.store.db, () => {
    commits += 1;
  });
  async function one(round: Round): Promise<number> {
    const before = commits;
    await run(association, round, round.callers);
    return commits - before;
  }
  await serve(one, () => association.store.close());
}

async function byHand(): Promise<void> {
  const recording: unknown = deserialize(readFileSync(order.recording));
  if (order.url.startsWith("sqlite:")) {
    const recorded = recording as Recording;
    const hand = handWritten(order.url.slice("sqlite:".length), recorded, "FULL");
    const one = (_: Round, at: number) => hand.replay(at).then(() => groupingOf(recorded, at).commits);
    return serve(one, async () => hand.close());
  }
  const hand = handWrittenOn(order.url, 16, recording as PostgresRecording);
  async function one({ callers, first, count: some }: Round, at: number): Promise<number> {
    await fromCallers(callers, first, some, (person) => hand.replay(at, person - first));
    return some;
  }
  return serve(one, hand.close);
}

const tasks: Readonly<Record<Order["task"], () => Promise<void>>> = {
  record: order.url.startsWith("sqlite:") ? recordOnSqlite : recordOnPostgres,
  count,
  ours,
  "by hand": byHand,
};
await tasks[order.task]();
process.exit(0);
