import assert from "node:assert/strict";
import { test } from "node:test";
import type { Instant } from "#kernel/clock.ts";
import { leftWithin, wasMember } from "#years/year.ts";

const at = (day: number) => day as Instant;

test("somebody was a member from what happened to their membership, whatever they are today", () => {
  const resigned = [
    { event: "admitted", at: at(10) },
    { event: "resigned", at: at(30) },
  ];
  assert.deepEqual(
    [5, 15, 35].map((day) => wasMember(false, resigned, at(day))),
    [false, true, false],
  );
  assert.equal(wasMember(false, [{ event: "resigned", at: at(30) }], at(20)), true, "who was written down as one, and left later");
  assert.equal(wasMember(true, [{ event: "returned", at: at(30) }], at(20)), false);
  assert.equal(wasMember(true, [], at(20)), true);
  assert.equal(wasMember(false, [], at(20)), false);
});

test("who lapsed and paid again in the same year has not left in it", () => {
  const lapsed = { event: "lapsed", at: at(20) };
  assert.equal(leftWithin([lapsed], at(10), at(40)), true);
  assert.equal(leftWithin([lapsed, { event: "paid", at: at(25) }], at(10), at(40)), false);
  assert.equal(leftWithin([lapsed], at(30), at(40)), false, "it was another year");
  assert.equal(leftWithin([{ event: "admitted", at: at(50) }], at(10), at(40)), false);
});
