import { accessSync, readFileSync, writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import { type Association, act, done, fromCallers, openAssociation } from "./association.ts";
import type { Order, Round } from "./command-plan.ts";
import { postgresRecorder } from "./postgres-recording.ts";
import { statementRecorder } from "./sqlite-recording.ts";

/**
 * A process of its own for `bench/command.ts`, so that what records the statements does not slow down what is measured.
 * `record` runs the rounds and writes down every statement; `count` runs them between two marks that strace can see.
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
  writeFileSync(order.out, serialize(recorder.recording()));
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
  writeFileSync(order.out, serialize(recorder.recording()));
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

if (order.task === "count") await count();
else if (order.url.startsWith("sqlite:")) await recordOnSqlite();
else await recordOnPostgres();
process.exit(0);
