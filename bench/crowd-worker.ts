import { readFileSync, writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { deserialize, serialize } from "node:v8";
import { everybodyJoins, foundCrowd, openCrowd } from "./crowd.ts";
import { handWritten, type Recording, statementRecorder } from "./sqlite-recording.ts";

/** The processes of `bench/gatherings.ts`, each alone with its heap: `found`, `record`, `ours`, `hand`. */
const [task, path, people, recording] = process.argv.slice(2) as [string, string, string, string];
const count = Number(people);

function tell(milliseconds: number): void {
  process.stdout.write(`${JSON.stringify({ milliseconds })}\n`);
}

async function found(): Promise<void> {
  const crowd = await openCrowd(path, "OFF");
  await foundCrowd(crowd, count);
  await crowd.store.close();
  tell(0);
}

async function record(): Promise<void> {
  const recorder = statementRecorder();
  const crowd = await openCrowd(path, "OFF");
  for (const gathering of ["G2", "G1"] as const) {
    recorder.begin();
    await everybodyJoins(crowd, count, gathering);
    recorder.end();
  }
  await crowd.store.close();
  writeFileSync(recording, serialize(recorder.recording()));
  tell(0);
}

async function ours(): Promise<void> {
  const crowd = await openCrowd(path, "FULL");
  await everybodyJoins(crowd, count, "G2");
  const start = performance.now();
  await everybodyJoins(crowd, count);
  tell(performance.now() - start);
  await crowd.store.close();
}

async function hand(): Promise<void> {
  const by = handWritten(path, deserialize(readFileSync(recording)) as Recording, "FULL");
  await by.replay(0);
  const start = performance.now();
  await by.replay(1);
  tell(performance.now() - start);
  by.close();
}

await { found, record, ours, hand }[task as "found" | "record" | "ours" | "hand"]();
process.exit(0);
