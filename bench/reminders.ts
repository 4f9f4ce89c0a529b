import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { handClock, type Instant, MINUTE } from "#kernel/clock.ts";
import { everybodyJoins, foundCrowd, openCrowdAt, saying } from "./crowd.ts";
import { type Figure, report } from "./report.ts";

/**
 * Ten thousand people come to one gathering that reminds each of them an hour before: all fall due in one minute. Each must be told
 * once and none early, and the sending must not take longer than that minute. `--people` makes the crowd smaller.
 */
const { values } = parseArgs({ options: { json: { type: "boolean", default: false }, people: { type: "string", default: "10000" } } });
const PEOPLE = Number(values.people);
const folder = mkdtempSync(join(tmpdir(), "parvis-bench-"));
const clock = handClock(Date.parse("2027-03-20T09:00:00Z") as Instant);

try {
  const whispers: { readonly to: string; readonly at: Instant }[] = [];
  const crowd = await openCrowdAt(`sqlite:${join(folder, "reminders.db")}`, "OFF", {
    clock,
    whispered: (to) => whispers.push({ to, at: clock.now() }),
  });
  await foundCrowd(crowd, PEOPLE);
  const evening = { title: "Evening", start: "2027-03-20 19:00", reminders: "1h" };
  await crowd.parvis.ears.hear({ ...saying(0, "gathering new", evening), key: "evening" });
  await everybodyJoins(crowd, PEOPLE, "G3");
  await crowd.parvis.settle();
  const before = whispers.length;
  const due = Date.parse("2027-03-20T17:00:00Z") as Instant;
  clock.moveTo((due - MINUTE) as Instant);
  await crowd.parvis.settle();
  if (whispers.length !== before) throw new Error(`${whispers.length - before} reminders came early.`);
  clock.moveTo(due);
  const begun = performance.now();
  const used = process.cpuUsage();
  await crowd.parvis.settle();
  const seconds = (performance.now() - begun) / 1_000;
  const { user, system } = process.cpuUsage(used);
  const told = whispers.slice(before);
  const people = new Set(told.map(({ to }) => to));
  if (told.length !== PEOPLE || people.size !== PEOPLE)
    throw new Error(`${told.length} reminders for ${people.size} people were sent, not one for each of ${PEOPLE}.`);
  await crowd.store.close();
  const figures: Figure[] = [
    { figure: `${PEOPLE} reminders due in one minute, sent after`, measured: seconds, unit: "s", goal: { atMost: 60 } },
  ];
  report("reminders", figures, [
    `Each of ${PEOPLE} people was told once, none before the hour: ${Math.round(PEOPLE / seconds)} a second.`,
    `Of the processor ${((user + system) / 1_000 / PEOPLE).toFixed(2)} ms for each.`,
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
