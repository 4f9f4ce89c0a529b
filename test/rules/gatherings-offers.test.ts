import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Local, resolve, toLocal, type Zone } from "#calendar/calendar.ts";
import { afterWaking, isQuiet } from "#calendar/waking.ts";
import { offerLength, offerTimes } from "#gatherings/offers.ts";
import { seated, without } from "#gatherings/seat.ts";
import { DAY, type Instant, MINUTE } from "#kernel/clock.ts";

const NIGHT = { quietFrom: "21:00", quietTo: "08:00" };
const PARIS = "Europe/Paris" as Zone;

function at(local: string): Instant {
  return resolve(local as Local, PARIS).instant;
}

function said(now: string, begins: string, quiet: typeof NIGHT | null = NIGHT): string {
  const times = offerTimes(at(now), at(begins), PARIS, quiet);
  return times === null ? "nobody is asked" : `${toLocal(times.told, PARIS)} – ${toLocal(times.until, PARIS)}`;
}

test("an offer stands shorter as the date comes near", () => {
  assert.equal(said("2027-04-05T10:00", "2027-04-24T14:00"), "2027-04-05T10:00 – 2027-04-06T21:00");
  assert.equal(said("2027-04-20T09:00", "2027-04-24T14:00"), "2027-04-20T09:00 – 2027-04-20T21:00");
  assert.equal(said("2027-04-22T10:00", "2027-04-24T14:00"), "2027-04-22T10:00 – 2027-04-22T14:00");
  assert.equal(said("2027-04-23T18:00", "2027-04-24T14:00"), "2027-04-23T18:00 – 2027-04-23T19:00");
  assert.equal(said("2027-04-24T11:00", "2027-04-24T14:00"), "2027-04-24T11:00 – 2027-04-24T11:20");
  assert.equal(said("2027-04-24T13:31", "2027-04-24T14:00"), "nobody is asked");
});

test("at night nobody is told, and the time runs from the morning; a date that begins before it asks nobody", () => {
  assert.equal(said("2027-04-22T23:30", "2027-04-24T14:00"), "2027-04-23T08:00 – 2027-04-23T12:00");
  assert.equal(said("2027-04-23T20:30", "2027-04-24T14:00"), "2027-04-23T20:30 – 2027-04-24T08:30");
  assert.equal(said("2027-04-23T22:00", "2027-04-24T07:30"), "nobody is asked");
  assert.equal(said("2027-04-23T22:00", "2027-04-24T07:30", null), "2027-04-23T22:00 – 2027-04-23T23:00");
});

test("over the clock change an offer keeps to the hours on the wall", () => {
  assert.equal(said("2027-03-27T22:00", "2027-03-28T14:00"), "2027-03-28T08:00 – 2027-03-28T09:00");
  assert.equal(said("2027-10-30T23:00", "2027-10-31T14:00"), "2027-10-31T08:00 – 2027-10-31T09:00");
});

test("whenever a seat frees up: never told at night, never longer than the date is off, and the later the shorter", () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 60 });
  fc.assert(
    fc.property(minutes, minutes, (from, left) => {
      const now = (at("2027-03-01T00:00") + from * MINUTE) as Instant;
      const begins = (now + left * MINUTE) as Instant;
      const times = offerTimes(now, begins, PARIS, NIGHT);
      if (times === null) return;
      assert.ok(!isQuiet(times.told, NIGHT, PARIS));
      assert.ok(times.told >= now && times.told < times.until && times.until <= begins);
      const whole = afterWaking(times.told, offerLength(begins - times.told), NIGHT, PARIS);
      assert.equal(times.until, Math.min(whole, begins));
    }),
  );
  for (let left = 60 * DAY; left > 0; left -= 13 * MINUTE) assert.ok(offerLength(left - 13 * MINUTE) <= offerLength(left));
});

test("a seat that is kept is taken by whoever it is kept for, even above a lowered limit, and by nobody else", () => {
  const fill = { capacity: 2, taken: 1, waiting: 3, held: 1 };
  const offered = { state: "waitlisted", seats: 1, offeredUntil: at("2027-04-24T11:20") } as const;
  assert.deepEqual(seated(fill, offered, "yes", 1), { state: "going", seats: 1, fill: { capacity: 2, taken: 2, waiting: 2, held: 0 } });
  assert.equal(seated({ ...fill, capacity: 1 }, offered, "yes", 1).state, "going");
  assert.equal(seated(fill, null, "yes", 1).state, "waitlisted");
  assert.equal(seated(fill, { ...offered, offeredUntil: null }, "yes", 1).state, "waitlisted");
  assert.deepEqual(without(fill, offered), { capacity: 2, taken: 1, waiting: 2, held: 0 });
  // Everybody who waits has an offer: a further seat is free for whoever comes.
  assert.equal(seated({ capacity: 3, taken: 1, waiting: 1, held: 1 }, null, "yes", 1).state, "going");
});
