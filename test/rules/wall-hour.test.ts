import assert from "node:assert/strict";
import { test } from "node:test";
import { Misuse } from "#kernel/refusal.ts";
import { readWallHour } from "#phrases/wall-hour.ts";

test("an hour of the day is read as people write it, and nothing else is", () => {
  const read: readonly (readonly [typed: string, time: string])[] = [
    ["18:30", "18:30"],
    ["18h30", "18:30"],
    [" 18 H 30 ", "18:30"],
    ["9h", "09:00"],
    ["9", "09:00"],
    ["00:00", "00:00"],
    ["23:59", "23:59"],
  ];
  for (const [typed, time] of read) assert.equal(readWallHour("hour", typed), time, typed);
  for (const typed of ["", "24:00", "18:60", "18:3", "half past", "-1", "1 830", "18:30:00", "x".repeat(4_000)]) {
    assert.throws(
      () => readWallHour("hour", typed),
      (problem: unknown) => problem instanceof Misuse && problem.key === "wall-hour-unclear" && problem.option === "hour",
      typed,
    );
  }
});
