import assert from "node:assert/strict";
import { test } from "node:test";
import { type Local, type LocalDate, readZone, type Zone } from "#calendar/calendar.ts";
import {
  firstOccurrence,
  givesItsStart,
  givesOneADay,
  lastOccurrence,
  nextInstant,
  nextOccurrence,
  ONCE,
  occurrenceOn,
  occurrences,
  previousOccurrence,
  type Rule,
  type RuleDay,
  withExceptions,
} from "#calendar/repetition.ts";
import { readRRule } from "#calendar/rrule.ts";
import { writeRRule } from "#calendar/rrule-text.ts";
import type { Instant } from "#kernel/clock.ts";

function zone(name: string): Zone {
  const found = readZone(name);
  assert.ok(found);
  return found;
}

const paris = zone("Europe/Paris");
const weekly: Rule = { freq: "weekly" };

function on(...weekdays: readonly number[]): readonly RuleDay[] {
  return weekdays.map((weekday) => ({ weekday: weekday as RuleDay["weekday"] }));
}

function take(rule: Rule, start: string, count: number, where = paris, from?: string) {
  const found = [];
  for (const occurrence of occurrences(rule, start as Local, where, from === undefined ? undefined : at(from))) {
    if (found.length === count) break;
    found.push(occurrence);
  }
  return found;
}

function at(text: string): Instant {
  return Date.parse(text) as Instant;
}

function instants(rule: Rule, start: string, count: number, where = paris, from?: string): string[] {
  return take(rule, start, count, where, from).map(({ instant }) => `${new Date(instant).toISOString().slice(0, 16)}Z`);
}

function dates(rule: Rule, start: string, count: number, where = paris): string[] {
  return take(rule, start, count, where).map(({ date }) => date);
}

function next(rule: Rule, start: string, after: string, where = paris): string | null {
  const found = nextOccurrence(rule, start as Local, where, at(after));
  return found === null ? null : `${new Date(found.instant).toISOString().slice(0, 16)}Z`;
}

test("a weekly hour that the clocks jump over is held once, an hour later, and the week after at its own hour", () => {
  assert.deepEqual(instants(weekly, "2027-03-21T02:30", 3), ["2027-03-21T01:30Z", "2027-03-28T01:30Z", "2027-04-04T00:30Z"]);
  const [, moved] = take(weekly, "2027-03-21T02:30", 2);
  assert.deepEqual(moved, {
    date: "2027-03-28",
    local: "2027-03-28T02:30",
    shown: "2027-03-28T03:30",
    instant: 1_806_197_400_000,
    meeting: "gap",
  });
});

test("a weekly hour that comes twice is held once, at the first, whenever it is asked for", () => {
  assert.deepEqual(instants(weekly, "2027-10-24T02:30", 3), ["2027-10-24T00:30Z", "2027-10-31T00:30Z", "2027-11-07T01:30Z"]);
  assert.equal(next(weekly, "2027-01-03T02:30", "2027-10-31T00:15Z"), "2027-10-31T00:30Z");
  assert.equal(next(weekly, "2027-01-03T02:30", "2027-10-31T00:31Z"), "2027-11-07T01:30Z");
  assert.equal(next(weekly, "2027-01-03T02:30", "2027-10-31T01:05Z"), "2027-11-07T01:30Z");
});

test("an ordinary Sunday keeps its hour on the wall through both changes", () => {
  assert.deepEqual(instants(weekly, "2027-03-21T10:00", 3), ["2027-03-21T09:00Z", "2027-03-28T08:00Z", "2027-04-04T08:00Z"]);
  assert.deepEqual(instants(weekly, "2027-10-24T10:00", 3), ["2027-10-24T08:00Z", "2027-10-31T09:00Z", "2027-11-07T09:00Z"]);
  assert.equal(next(weekly, "2027-03-21T10:00", "2027-03-27T23:05Z"), "2027-03-28T08:00Z");
});

test("the four meetings of the week are all held in the weeks of the changes", () => {
  const rule: Rule = { freq: "weekly", days: on(3, 5, 6, 7) };
  assert.deepEqual(instants(rule, "2027-03-24T19:30", 5), [
    "2027-03-24T18:30Z",
    "2027-03-26T18:30Z",
    "2027-03-27T18:30Z",
    "2027-03-28T17:30Z",
    "2027-03-31T17:30Z",
  ]);
  assert.deepEqual(instants(rule, "2027-10-27T19:30", 5), [
    "2027-10-27T17:30Z",
    "2027-10-29T17:30Z",
    "2027-10-30T17:30Z",
    "2027-10-31T18:30Z",
    "2027-11-03T18:30Z",
  ]);
});

test("a daily hour in the gap is found at once, and the next day is not lost", () => {
  assert.deepEqual(instants({ freq: "daily" }, "2023-03-26T02:30", 2, zone("Europe/Amsterdam")), [
    "2023-03-26T01:30Z",
    "2023-03-27T00:30Z",
  ]);
  assert.equal(next({ freq: "daily" }, "2026-01-01T02:30", "2026-03-08T06:30Z", zone("America/New_York")), "2026-03-08T07:30Z");
  assert.equal(next(weekly, "2026-01-04T08:00", "2026-03-08T05:45Z", zone("America/Chicago")), "2026-03-08T13:00Z");
  assert.equal(next({ freq: "daily" }, "2025-01-01T02:00", "2025-03-09T08:00Z", zone("US/Pacific")), "2025-03-09T10:00Z");
  assert.equal(next(weekly, "2025-01-03T00:00", "2025-04-20T00:00Z", zone("Africa/Cairo")), "2025-04-24T22:00Z");
});

test("an hour of the doubled hour is held once on the American day of the change", () => {
  assert.deepEqual(instants({ freq: "daily", count: 2 }, "2026-11-01T01:30", 9, zone("America/New_York")), [
    "2026-11-01T05:30Z",
    "2026-11-02T06:30Z",
  ]);
});

test("every half hour is elapsed time, so the doubled hour is lived through twice", () => {
  const found = instants({ freq: "minutely", interval: 30 }, "2024-04-07T01:00", 9, zone("Australia/Melbourne"));
  assert.deepEqual(
    found,
    ["14:00", "14:30", "15:00", "15:30", "16:00", "16:30", "17:00", "17:30", "18:00"].map((hour) => `2024-04-06T${hour}Z`),
  );
  assert.deepEqual(
    take({ freq: "hourly", interval: 12, days: on(1) }, "2027-03-21T10:00", 3).map(({ shown }) => shown),
    ["2027-03-22T10:00", "2027-03-22T22:00", "2027-03-29T11:00"],
  );
});

test("an end given as an instant includes the date that begins at it", () => {
  const rule: Rule = { freq: "weekly", until: at("2023-08-19T09:30Z") };
  assert.deepEqual(instants(rule, "2023-08-05T12:30", 9, zone("Asia/Jerusalem")), [
    "2023-08-05T09:30Z",
    "2023-08-12T09:30Z",
    "2023-08-19T09:30Z",
  ]);
});

test("a daily series over the change has each of its dates once", () => {
  const found = dates({ freq: "daily", count: 30 }, "2020-03-05T00:00", 99, zone("Europe/London"));
  assert.equal(found.length, 30);
  assert.deepEqual([found[0], found[23], found[24], found[29]], ["2020-03-05", "2020-03-28", "2020-03-29", "2020-04-03"]);
  assert.deepEqual(instants({ freq: "daily", count: 4 }, "2014-09-26T10:30", 9, zone("Pacific/Auckland")), [
    "2014-09-25T22:30Z",
    "2014-09-26T22:30Z",
    "2014-09-27T21:30Z",
    "2014-09-28T21:30Z",
  ]);
});

test("a day that a country skipped is not held twice", () => {
  assert.deepEqual(
    take({ freq: "daily" }, "2011-12-29T10:00", 3, zone("Pacific/Apia")).map(({ shown }) => shown),
    ["2011-12-29T10:00", "2011-12-31T10:00", "2012-01-01T10:00"],
  );
});

test("two hours of one day that a gap makes the same are held once, in order of time", () => {
  const rule: Rule = { freq: "daily", hours: [2, 3], minutes: [0, 30] };
  assert.deepEqual(
    take(rule, "2027-03-28T00:00", 3).map(({ shown }) => shown),
    ["2027-03-28T03:00", "2027-03-28T03:30", "2027-03-29T02:00"],
  );
});

test("the fifth Monday passes over months that have four, the last Monday does not", () => {
  assert.deepEqual(dates({ freq: "monthly", days: [{ weekday: 1, nth: 5 }] }, "2025-09-29T19:00", 6), [
    "2025-09-29",
    "2025-12-29",
    "2026-03-30",
    "2026-06-29",
    "2026-08-31",
    "2026-11-30",
  ]);
  assert.deepEqual(dates({ freq: "monthly", days: [{ weekday: 1, nth: -1 }] }, "2025-09-29T19:00", 6), [
    "2025-09-29",
    "2025-10-27",
    "2025-11-24",
    "2025-12-29",
    "2026-01-26",
    "2026-02-23",
  ]);
});

test("monthly from the 31st passes over shorter months, the last day never drifts", () => {
  assert.deepEqual(dates({ freq: "monthly" }, "2027-01-31T19:00", 5), [
    "2027-01-31",
    "2027-03-31",
    "2027-05-31",
    "2027-07-31",
    "2027-08-31",
  ]);
  assert.deepEqual(dates({ freq: "monthly", monthDays: [-1] }, "2027-01-31T19:00", 5), [
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
  ]);
});

test("every two weeks goes on over New Year, week 53 included", () => {
  assert.deepEqual(dates({ freq: "weekly", interval: 2 }, "2016-12-14T19:00", 5), [
    "2016-12-14",
    "2016-12-28",
    "2017-01-11",
    "2017-01-25",
    "2017-02-08",
  ]);
  assert.deepEqual(dates({ freq: "weekly", interval: 2, days: on(3) }, "2026-12-16T19:30", 4), [
    "2026-12-16",
    "2026-12-30",
    "2027-01-13",
    "2027-01-27",
  ]);
});

test("a week begins on Monday unless the rule says otherwise", () => {
  const rule: Rule = { freq: "weekly", interval: 2, days: on(4) };
  assert.deepEqual(dates(rule, "2023-09-03T10:00", 2), ["2023-09-14", "2023-09-28"]);
  assert.deepEqual(dates({ ...rule, weekStart: 7 }, "2023-09-03T10:00", 2), ["2023-09-07", "2023-09-21"]);
});

test("the first Sunday of the month keeps its hour in London through the year", () => {
  const found = instants({ freq: "monthly", days: [{ weekday: 7, nth: 1 }] }, "2026-03-01T11:00", 9, zone("Europe/London"));
  assert.deepEqual(
    [found[0], found[1], found[7], found[8]],
    ["2026-03-01T11:00Z", "2026-04-05T10:00Z", "2026-10-04T10:00Z", "2026-11-01T11:00Z"],
  );
});

test("an evening date is left out by its local date, not by that of Greenwich", () => {
  const angeles = zone("America/Los_Angeles");
  const rule = withExceptions({ freq: "weekly", days: on(3) }, ["2023-10-25" as LocalDate]);
  assert.deepEqual(instants(rule, "2023-10-18T18:10", 2, angeles), ["2023-10-19T01:10Z", "2023-11-02T01:10Z"]);
  assert.deepEqual(instants(weekly, "2027-03-28T00:30", 1), ["2027-03-27T23:30Z"]);
});

test("a series until a date includes that date", () => {
  const rule: Rule = { freq: "weekly", days: on(3), until: "2027-06-30" as LocalDate };
  assert.deepEqual(
    take(rule, "2027-01-06T19:30", 99, paris, "2027-06-08T00:00Z").map(({ date }) => date),
    ["2027-06-09", "2027-06-16", "2027-06-23", "2027-06-30"],
  );
  assert.equal(lastOccurrence(rule, "2027-01-06T19:30" as Local, paris)?.date, "2027-06-30");
});

test("a date left out still counts, and the others keep their identity", () => {
  const rule: Rule = { freq: "weekly", count: 4, except: ["2027-01-13" as LocalDate] };
  assert.deepEqual(dates(rule, "2027-01-06T19:30", 9), ["2027-01-06", "2027-01-20", "2027-01-27"]);
});

test("weekdays may have hours of their own", () => {
  const rule: Rule = {
    freq: "weekly",
    days: [
      { weekday: 3, time: "19:30" },
      { weekday: 7, time: "10:00" },
    ],
  };
  assert.deepEqual(
    take(rule, "2027-03-22T08:00", 4).map(({ shown }) => shown),
    ["2027-03-24T19:30", "2027-03-28T10:00", "2027-03-31T19:30", "2027-04-04T10:00"],
  );
});

test("a start that the rule does not give is no occurrence, and does not count", () => {
  const rule: Rule = { freq: "weekly", days: on(3), count: 2 };
  assert.deepEqual(dates(rule, "2027-03-22T19:30", 9), ["2027-03-24", "2027-03-31"]);
  assert.equal(givesItsStart(rule, "2027-03-22T19:30" as Local, paris), false);
  assert.equal(givesItsStart(rule, "2027-03-24T19:30" as Local, paris), true);
});

test("a rule that gives no date ends at once", () => {
  for (const rule of [
    { freq: "monthly", months: [2], monthDays: [30] },
    { freq: "daily", months: [2], monthDays: [31] },
    { freq: "yearly", months: [6], monthDays: [31] },
    { freq: "monthly", months: [2], days: [{ weekday: 1, nth: 5 }], monthDays: [1] },
    { freq: "weekly", until: "2027-03-27" as LocalDate },
    { freq: "weekly", count: 1, except: ["2027-03-28" as LocalDate] },
    { freq: "hourly", months: [2], monthDays: [30] },
  ] satisfies Rule[]) {
    assert.deepEqual(take(rule, "2027-03-28T10:00", 1), [], JSON.stringify(rule));
    assert.equal(lastOccurrence(rule, "2027-03-28T10:00" as Local, paris), null);
    assert.equal(nextInstant(rule, "2027-03-28T10:00" as Local, paris, at("2027-01-01T00:00Z")), null);
  }
});

test("an occurrence is found again by its date, moved by the gap or not", () => {
  assert.equal(occurrenceOn(weekly, "2027-03-21T02:30" as Local, paris, "2027-03-28" as LocalDate)?.shown, "2027-03-28T03:30");
  assert.equal(occurrenceOn(weekly, "2027-03-21T02:30" as Local, paris, "2027-03-29" as LocalDate), null);
  assert.equal(occurrenceOn(ONCE, "2027-03-21T02:30" as Local, paris, "2027-03-21" as LocalDate)?.local, "2027-03-21T02:30");
});

test("a gathering without repetition has one date", () => {
  assert.deepEqual(dates(ONCE, "2027-03-28T10:30", 5), ["2027-03-28"]);
  assert.equal(firstOccurrence(ONCE, "2027-03-28T10:30" as Local, paris)?.local, "2027-03-28T10:30");
});

test("a series of thirty years is answered without walking through it", () => {
  const rule: Rule = { freq: "weekly", days: on(3, 5, 6, 7), count: 6_000 };
  assert.equal(lastOccurrence(rule, "1997-01-01T19:30" as Local, paris)?.date, "2025-09-28");
  assert.equal(next(rule, "1997-01-01T19:30", "2025-09-27T18:00Z"), "2025-09-28T17:30Z");
  assert.equal(previousOccurrence(rule, "1997-01-01T19:30" as Local, paris, at("2025-09-28T17:30Z"))?.date, "2025-09-27");
});

test("rules with several moments a day are told apart from those a gathering can follow", () => {
  assert.equal(
    givesOneADay({
      freq: "weekly",
      days: [
        { weekday: 3, time: "19:30" },
        { weekday: 7, time: "10:00" },
      ],
    }),
    true,
  );
  assert.equal(
    givesOneADay({
      freq: "weekly",
      days: [
        { weekday: 7, time: "19:30" },
        { weekday: 7, time: "10:00" },
      ],
    }),
    false,
  );
  assert.equal(givesOneADay({ freq: "daily", hours: [9, 18] }), false);
  assert.equal(givesOneADay({ freq: "hourly" }), false);
});

test("weeks with even or odd numbers are those of the calendar, over years with 53 of them, and RFC 5545 says them too", () => {
  for (const weeks of ["even", "odd"] as const) {
    const rule: Rule = { freq: "weekly", weeks, days: on(1, 7) };
    const start = "2026-11-30T10:00" as Local;
    const found = [...occurrences({ ...rule, until: "2034-12-31" as LocalDate }, start, paris)].map(({ date }) => date);
    const meant: string[] = [];
    for (let day = Temporal.PlainDate.from("2026-11-30"); day.year < 2035; day = day.add({ days: 1 })) {
      const isWeek = ((day.weekOfYear ?? 0) % 2 === 0) === (weeks === "even");
      if (isWeek && [1, 7].includes(day.dayOfWeek)) meant.push(day.toString());
    }
    assert.deepEqual(found, meant);
    const [written] = writeRRule(rule, start, paris);
    assert.match(written?.text ?? "", /^FREQ=YEARLY;BYWEEKNO=(?:2,4|1,3),.*;BYDAY=MO,SU$/);
    assert.deepEqual(readRRule(written?.text ?? "", paris), { rule });
  }
  const byStart = [...occurrences({ freq: "weekly", weeks: "odd", count: 3 }, "2026-12-30T10:00" as Local, paris)].map(({ date }) => date);
  assert.deepEqual(byStart, ["2026-12-30", "2027-01-06", "2027-01-20"]);
});
