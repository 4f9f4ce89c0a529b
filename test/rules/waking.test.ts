import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { nextFree, promiseUntil } from "#aid/promise.ts";
import { type Local, resolve, toLocal, type Zone } from "#calendar/calendar.ts";
import { afterWaking, isQuiet, nextWaking } from "#calendar/waking.ts";
import { DAY, HOUR, type Instant, MINUTE } from "#kernel/clock.ts";
import { readHours, type WeeklyHours } from "#phrases/hours.ts";

const NIGHT = { quietFrom: "21:00", quietTo: "08:00" };
const PARIS = "Europe/Paris";

function at(local: string, zone = PARIS): Instant {
  return resolve(local as Local, zone as Zone).instant;
}

function hours(text: string): WeeklyHours {
  const found = readHours(text, "en");
  if (!("hours" in found)) return assert.fail(`"${text}" is not read.`);
  return found.hours;
}

const waking: readonly (readonly [name: string, from: Instant, length: number, expected: string, zone?: string])[] = [
  ["claimed on Monday at ten, half of the promise is over at noon", at("2027-09-06T10:00"), 2 * HOUR, "2027-09-06T10:00:00.000Z"],
  ["three quarters at one", at("2027-09-06T10:00"), 3 * HOUR, "2027-09-06T11:00:00.000Z"],
  ["and all of it at two", at("2027-09-06T10:00"), 4 * HOUR, "2027-09-06T12:00:00.000Z"],
  [
    "claimed at half past seven in the evening, half is over at half past eight next day",
    at("2027-09-06T19:30"),
    2 * HOUR,
    "2027-09-07T06:30:00.000Z",
  ],
  ["three quarters at half past nine", at("2027-09-06T19:30"), 3 * HOUR, "2027-09-07T07:30:00.000Z"],
  ["and all of it at half past ten", at("2027-09-06T19:30"), 4 * HOUR, "2027-09-07T08:30:00.000Z"],
  ["a sign at a quarter to ten gives four hours more", at("2027-09-07T09:45"), 4 * HOUR, "2027-09-07T11:45:00.000Z"],
  ["claimed in the night, it begins at eight", at("2027-09-07T03:00"), 4 * HOUR, "2027-09-07T10:00:00.000Z"],
  ["claimed as the quiet hours begin", at("2027-09-06T21:00"), 4 * HOUR, "2027-09-07T10:00:00.000Z"],
  ["it ends as the quiet hours begin", at("2027-09-06T17:00"), 4 * HOUR, "2027-09-06T19:00:00.000Z"],
  ["over the autumn change, the night is an hour longer", at("2026-10-24T20:00"), 2 * HOUR, "2026-10-25T08:00:00.000Z"],
  ["over the spring change, an hour shorter", at("2027-03-27T20:00"), 2 * HOUR, "2027-03-28T07:00:00.000Z"],
  ["a promise of three days", at("2027-09-06T10:00"), 39 * HOUR, "2027-09-09T08:00:00.000Z"],
];

for (const [name, from, length, expected, zone] of waking) {
  test(`waking time: ${name}`, () => {
    assert.equal(new Date(afterWaking(from, length, NIGHT, zone ?? PARIS)).toISOString(), expected);
  });
}

test("a promise is the community's number of waking hours", () => {
  const until = promiseUntil(at("2027-09-06T19:30"), { ...NIGHT, claimHours: 4 }, PARIS);
  assert.equal(toLocal(until, PARIS as Zone), "2027-09-07T10:30");
});

test("a request of the night of the autumn change is held until eight by the new clock", () => {
  const asked = Date.UTC(2026, 9, 24, 23, 50) as Instant;
  assert.equal(toLocal(asked, PARIS as Zone), "2026-10-25T01:50");
  assert.equal(new Date(nextWaking(asked, NIGHT, PARIS)).toISOString(), "2026-10-25T07:00:00.000Z");
});

test("somebody in Cayenne, where it is ten to nine in the evening, may be asked at once", () => {
  const asked = Date.UTC(2026, 9, 24, 23, 50) as Instant;
  assert.equal(nextFree(asked, null, NIGHT, "America/Cayenne"), asked);
  assert.equal(nextFree((asked + 10 * MINUTE) as Instant, null, NIGHT, "America/Cayenne"), Date.UTC(2026, 9, 25, 11));
});

test("without quiet hours every hour is a waking one", () => {
  const none = { quietFrom: "00:00", quietTo: "00:00" };
  assert.equal(isQuiet(at("2027-09-06T03:00"), none, PARIS), false);
  assert.equal(afterWaking(at("2027-09-06T03:00"), 30 * HOUR, none, PARIS), at("2027-09-07T09:00"));
});

test("quiet hours that end in the hour that the autumn clock shows twice are over within the night", () => {
  const odd = { quietFrom: "01:00", quietTo: "02:30" };
  const second = Date.UTC(2026, 9, 25, 1, 10) as Instant;
  assert.equal(toLocal(second, PARIS as Zone), "2026-10-25T02:10");
  assert.equal(nextWaking(second, odd, PARIS), Date.UTC(2026, 9, 25, 1, 30));
});

const free: readonly (readonly [hours: string, asked: string, expected: string | null])[] = [
  ["mon-fri 18:00-21:00", "2027-09-06T19:00", "2027-09-06T19:00"],
  ["mon-fri 18:00-21:00", "2027-09-06T21:00", "2027-09-07T18:00"],
  ["mon-fri 18:00-21:00", "2027-09-10T21:30", "2027-09-13T18:00"],
  ["sat-sun 20:00-06:00", "2027-09-11T23:00", "2027-09-11T23:00"],
  ["sun 02:30-04:00", "2027-03-27T20:00", "2027-03-28T03:30"],
];

for (const [text, asked, expected] of free) {
  test(`who helps "${text}" and is needed at ${asked} is asked at ${expected}`, () => {
    const found = nextFree(at(asked), hours(text), NIGHT, PARIS);
    assert.equal(found === null ? null : toLocal(found, PARIS as Zone), expected);
  });
}

test("who never helps is never asked", () => {
  assert.equal(nextFree(at("2027-09-06T10:00"), [], NIGHT, PARIS), null);
});

test("the next waking moment is never quiet, never before, and at most a day and an hour away, in any zone and with any quiet hours", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const zone = fc.constantFrom(
    PARIS,
    "America/New_York",
    "Australia/Lord_Howe",
    "Africa/Cairo",
    "America/Santiago",
    "Asia/Kathmandu",
    "UTC",
  );
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) });
  const hand = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  fc.assert(
    fc.property(moment, minute, minute, zone, fc.integer({ min: 1, max: 72 }), (from, begin, end, where, claimHours) => {
      const quiet = { quietFrom: hand(begin), quietTo: hand(end) };
      const next = nextWaking(from as Instant, quiet, where);
      assert.equal(isQuiet(next, quiet, where), false);
      assert.ok(next >= from && next - from <= DAY + HOUR);
      const until = promiseUntil(from as Instant, { ...quiet, claimHours }, where);
      assert.ok(until >= next + claimHours * HOUR);
    }),
    { numRuns: 400 },
  );
});
