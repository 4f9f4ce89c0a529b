import assert from "node:assert/strict";
import { test } from "node:test";
import { type Local, type LocalDate, toInstant, type Zone } from "#calendar/calendar.ts";
import { ONCE, type Rule } from "#calendar/repetition.ts";
import { comingDates, type KeptDate, lastEnd, namedDate, occurrenceAt, occurrenceState } from "#gatherings/occurrence.ts";
import { alterFrom, cutAt, shiftBetween, shifted, type Term } from "#gatherings/term.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

const zone = "Europe/Paris" as Zone;

function at(local: string) {
  return toInstant(local as Local, zone);
}

function date(text: string): LocalDate {
  return text as LocalDate;
}

function term(start: string, rule: Rule, rest: Partial<Term> = {}): Term {
  const usual = { said: null, duration: 7_200_000, title: "Cours", place: null, capacity: null, description: null, cancelled: null };
  return { from: date(start.slice(0, 10)), to: null, start: start as Local, rule, ...usual, ...rest };
}

function kept(original: string, rest: Partial<KeptDate> = {}): KeptDate {
  const usual = { cancelled: null, start: null, changes: {}, taken: 0, waiting: 0, held: 0, announced: null };
  return { id: original as Id, original: date(original), ...usual, ...rest };
}

const weekly: Rule = { freq: "weekly", until: date("2027-02-24") };
const evening = { zone, terms: [term("2027-01-06T19:30", weekly)] };

function originals(dates: readonly { readonly original: string }[]): readonly string[] {
  return dates.map(({ original }) => original);
}

test("the next dates are those that have not ended, without those called off", () => {
  const off = [kept("2027-01-13", { cancelled: { reason: null } })];
  assert.deepEqual(originals(comingDates(evening, off, at("2027-01-06T21:29"), 3)), ["2027-01-06", "2027-01-20", "2027-01-27"]);
  assert.deepEqual(originals(comingDates(evening, off, at("2027-01-06T21:30"), 3)), ["2027-01-20", "2027-01-27", "2027-02-03"]);
});

test("a moved date stands where it was moved to, and keeps its original date", () => {
  const moved = [kept("2027-01-20", { start: "2027-02-04T18:00" as Local })];
  assert.deepEqual(originals(comingDates(evening, moved, at("2027-01-14T00:00"), 3)), ["2027-01-27", "2027-02-03", "2027-01-20"]);
  const named = namedDate(evening, moved, date("2027-02-04"));
  assert.equal(named?.original, "2027-01-20");
  assert.equal(named === null ? "" : occurrenceState(named, at("2027-01-14T00:00")), "moved");
  assert.equal(namedDate(evening, moved, date("2027-02-05")), null);
});

test("a date moved beyond the end of its series ends it later", () => {
  assert.equal(lastEnd(evening, []), at("2027-02-24T21:30"));
  assert.equal(lastEnd(evening, [kept("2027-02-24", { start: "2027-03-03T10:00" as Local })]), at("2027-03-03T12:00"));
  assert.equal(lastEnd(evening, [kept("2027-02-24", { cancelled: { reason: null } })]), at("2027-02-17T21:30"));
  assert.equal(lastEnd({ zone, terms: [term("2027-01-06T19:30", { freq: "weekly" })] }, []), null);
});

test("an endless series that is called off has no date ahead, and that is found at once", () => {
  const series = { zone, terms: [term("2027-01-06T19:30", { freq: "daily" }, { cancelled: { reason: null } })] };
  assert.deepEqual(comingDates(series, [], at("2027-01-01T00:00"), 3), []);
  assert.equal(lastEnd(series, []), 0);
});

test("what begins in the missing hour begins once, later by the gap, and says so", () => {
  const night = { zone, terms: [term("2027-03-21T02:30", { freq: "weekly", count: 3 })] };
  const found = comingDates(night, [], at("2027-03-20T12:00"), 5);
  assert.deepEqual(
    found.map((one) => [new Date(one.at).toISOString(), one.shifted]),
    [
      ["2027-03-21T01:30:00.000Z", false],
      ["2027-03-28T01:30:00.000Z", true],
      ["2027-04-04T00:30:00.000Z", false],
    ],
  );
});

test("from a date on, the dates before it stay as they were", () => {
  const cut = alterFrom(evening.terms, date("2027-01-27"), (each) => ({ ...each, title: "Nouveau" }));
  const series = { zone, terms: cut };
  assert.equal(occurrenceAt(series, date("2027-01-20"), null)?.title, "Cours");
  assert.equal(occurrenceAt(series, date("2027-01-27"), null)?.title, "Nouveau");
  assert.equal(comingDates(series, [], at("2027-01-01T00:00"), 20).length, 8);
  assert.deepEqual(cutAt(cut, date("2027-01-27")), cut);
});

test("a series moved from a date on keeps the number of its dates, to an earlier and to a later day", () => {
  for (const [start, first, last] of [
    ["2027-01-28T18:00", "2027-01-28", "2027-02-25"],
    ["2027-01-26T18:00", "2027-01-26", "2027-02-23"],
  ] as const) {
    const cut = cutAt(evening.terms, date("2027-01-27"));
    const shift = shiftBetween("2027-01-27T19:30" as Local, start as Local);
    const terms = cut.map((each) => (each.from < "2027-01-27" ? each : shifted(each, each.from, shift, zone)));
    const found = comingDates({ zone, terms }, [], at("2027-01-01T00:00"), 20);
    assert.equal(found.length, 8);
    assert.equal(found[3]?.original, first);
    assert.equal(found.at(-1)?.original, last);
    assert.equal(found.at(-1)?.start.slice(11), "18:00");
  }
});

test("a number of times is counted over both parts, and days left out move with the series", () => {
  const rule: Rule = { freq: "weekly", count: 6, except: [date("2027-01-13"), date("2027-02-03")] };
  const cut = cutAt([term("2027-01-06T19:30", rule)], date("2027-01-27"));
  const shift = shiftBetween("2027-01-27T19:30" as Local, "2027-01-28T19:30" as Local);
  const terms = cut.map((each) => (each.from < "2027-01-27" ? each : shifted(each, each.from, shift, zone)));
  assert.deepEqual(originals(comingDates({ zone, terms }, [], at("2027-01-01T00:00"), 20)), [
    "2027-01-06",
    "2027-01-20",
    "2027-01-28",
    "2027-02-11",
  ]);
});

function movedBy(rule: Rule, from: string, to: string): readonly string[] {
  const moved = shifted(term(from, rule), date(from.slice(0, 10)), shiftBetween(from as Local, to as Local), zone);
  return comingDates({ zone, terms: [moved] }, [], at("2027-01-01T00:00"), 5).map(({ start }) => start);
}

function refuses(key: string) {
  return (error: unknown) => error instanceof Refusal && error.key === key;
}

test("weekdays and days of the month move with their series", () => {
  const twice: Rule = { freq: "weekly", days: [{ weekday: 3 }, { weekday: 7 }] };
  assert.deepEqual(movedBy(twice, "2027-01-06T19:30", "2027-01-07T20:00"), [
    "2027-01-07T20:00",
    "2027-01-11T20:00",
    "2027-01-14T20:00",
    "2027-01-18T20:00",
    "2027-01-21T20:00",
  ]);
  assert.deepEqual(movedBy({ freq: "monthly", monthDays: [15] }, "2027-01-15T19:30", "2027-01-14T19:30").slice(0, 2), [
    "2027-01-14T19:30",
    "2027-02-14T19:30",
  ]);
});

test("a rule whose dates cannot move together is left alone", () => {
  const firstSunday: Rule = { freq: "monthly", days: [{ weekday: 7, nth: 1 }] };
  assert.throws(() => movedBy(firstSunday, "2027-01-03T10:00", "2027-01-04T10:00"), refuses("gathering-off-the-rule"));
  assert.throws(() => movedBy({ freq: "monthly" }, "2027-01-28T10:00", "2027-01-31T10:00"), refuses("gathering-off-the-rule"));
  const weekend: Rule = { freq: "weekly", interval: 2, days: [{ weekday: 6 }, { weekday: 7 }] };
  assert.throws(() => movedBy(weekend, "2027-01-09T10:00", "2027-01-10T10:00"), refuses("gathering-off-the-rule"));
});

test("hours of their own stay with their weekdays: the days can move, the hours cannot be changed all at once", () => {
  const hours: Rule = {
    freq: "weekly",
    days: [
      { weekday: 3, time: "19:30" },
      { weekday: 7, time: "10:00" },
    ],
  };
  assert.throws(() => movedBy(hours, "2027-01-06T19:30", "2027-01-06T20:00"), refuses("gathering-own-hours"));
  assert.deepEqual(movedBy(hours, "2027-01-06T19:30", "2027-01-07T19:30").slice(0, 2), ["2027-01-07T19:30", "2027-01-11T10:00"]);
});

test("a single gathering is one date, wherever it is moved", () => {
  const single = { zone, terms: [term("2027-06-12T10:00", ONCE)] };
  const moved = [kept("2027-06-12", { start: "2027-07-01T09:30" as Local })];
  const [only, ...others] = comingDates(single, moved, at("2027-06-01T00:00"), 5);
  assert.equal(only?.start, "2027-07-01T09:30");
  assert.deepEqual(others, []);
  assert.equal(lastEnd(single, moved), at("2027-07-01T11:30"));
});
