import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { deserialize } from "node:v8";
import { type PostgresUnits, unitsByHand } from "./postgres-recording.ts";
import { handWritten, type Recording } from "./sqlite-recording.ts";

/** The statements of a day by hand, in a process alone with its heap: the database's address, where they were left, from how many connections. */
const [url, path, connections] = process.argv.slice(2) as [string, string, string];
const recording: unknown = deserialize(readFileSync(path));
const DAY = 1;

async function onPostgres(): Promise<{ readonly milliseconds: number; readonly again: number }> {
  const by = unitsByHand(url, Number(connections), recording as PostgresUnits);
  let again = 0;
  let milliseconds = 0;
  for (const round of [0, DAY, 2]) {
    const begun = performance.now();
    again += await by.replay(round);
    if (round === DAY) milliseconds = performance.now() - begun;
  }
  await by.close();
  return { milliseconds, again };
}

async function onSqlite(): Promise<{ readonly milliseconds: number; readonly again: number }> {
  const by = handWritten(url.slice("sqlite:".length), recording as Recording, "FULL");
  await by.replay(0);
  const begun = performance.now();
  await by.replay(DAY);
  const milliseconds = performance.now() - begun;
  await by.replay(2);
  by.close();
  return { milliseconds, again: 0 };
}

process.stdout.write(JSON.stringify(await (url.startsWith("postgres") ? onPostgres : onSqlite)()));
process.exit(0);
