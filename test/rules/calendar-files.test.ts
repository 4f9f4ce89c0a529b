import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Local, resolve, type Weekday, type Zone } from "#calendar/calendar.ts";
import { occurrences, type Rule } from "#calendar/repetition.ts";
import { eventsOf } from "#gatherings/calendar.ts";
import type { Gathering } from "#gatherings/gathering.ts";
import { writeCalendar } from "#gatherings/ics.ts";
import type { KeptDate } from "#gatherings/occurrence.ts";
import { cutAt } from "#gatherings/term.ts";
import { DAY, HOUR } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { day, gatheringOf, instant, linesOf, readBack, weekly } from "#test/support/calendar-files.ts";
import { readAgain } from "#test/support/second-reading.ts";
import { zonesOfTheWorld } from "#test/support/zones.ts";

const PARIS = "Europe/Paris";
const UNTIL = instant("2040-01-01T00:00:00Z");

function fileOf(gathering: Gathering, kept: readonly KeptDate[] = []): string {
  return writeCalendar({ name: "Les Amis", zone: gathering.zone, until: UNTIL }, eventsOf(gathering, kept, "without"));
}

function keptOf(original: string, rest: Partial<KeptDate> = {}): KeptDate {
  const none = { cancelled: null, start: null, changes: {}, taken: 0, waiting: 0, held: 0, announced: null };
  return { id: `kept-${original}` as Id, original: day(original), ...none, ...rest };
}

function instantsOf(text: string, before = "2028-01-01"): readonly string[] {
  return readBack(text, before).map(({ at }) => at);
}

test("a file defines each zone that it names, once, and the hour is read as it was meant (G1)", () => {
  const text = fileOf(gatheringOf("2025-09-23T12:00", PARIS));
  assert.equal(linesOf(text).filter((line) => line === "BEGIN:VTIMEZONE").length, 1);
  assert.equal(linesOf(text).filter((line) => line === "TZID:Europe/Paris").length, 1);
  const [date] = readBack(text, "2026-01-01");
  assert.deepEqual([date?.at, date?.end], ["2025-09-23T10:00:00Z", "2025-09-23T12:00:00Z"]);
});

test("fetched twice, a file is the same to the last octet, so nothing is doubled (G3)", () => {
  const gathering = gatheringOf("2027-01-06T19:30", PARIS, { rule: weekly() });
  assert.equal(fileOf(gathering), fileOf(gathering));
  const moved = { ...gathering, sequence: 3 };
  assert.deepEqual(
    readBack(fileOf(gathering), "2027-03-01").map(({ uid }) => uid),
    readBack(fileOf(moved), "2027-03-01").map(({ uid }) => uid),
  );
});

test("what was called off stays in the file and says so; the sequence rises (G4)", () => {
  const rule = weekly({ count: 4 });
  const was = gatheringOf("2027-01-06T19:30", PARIS, { rule });
  const moved = [keptOf("2027-01-13", { start: "2027-01-14T20:00" as Local })];
  const off = [...moved, keptOf("2027-01-20", { cancelled: { reason: "gel" } })];
  const dates = readBack(fileOf({ ...was, sequence: 2 }, off), "2028-01-01");
  assert.deepEqual(
    dates.map(({ at, status, sequence }) => [at, status, sequence]),
    [
      ["2027-01-06T18:30:00Z", "CONFIRMED", 2],
      ["2027-01-14T19:00:00Z", "CONFIRMED", 2],
      ["2027-01-20T18:30:00Z", "CANCELLED", 2],
      ["2027-01-27T18:30:00Z", "CONFIRMED", 2],
    ],
  );
  assert.equal(new Set(dates.map(({ uid }) => uid)).size, 1);
  const whole = gatheringOf("2027-01-06T19:30", PARIS, { cancelled: { reason: null }, sequence: 1 });
  assert.deepEqual(
    readBack(fileOf({ ...whole, state: "cancelled" }), "2028-01-01").map(({ status, sequence }) => [status, sequence]),
    [["CANCELLED", 1]],
  );
});

test("accents, signs and control characters survive lines of 75 octets (G5)", () => {
  const title = "Assemblée générale extraordinaire — procès-verbal, émargement & dépouillement 🗳️ des votes; salle A";
  const text = fileOf(gatheringOf("2027-01-06T19:30", PARIS, { title }));
  const summary = linesOf(text).find((line) => line.startsWith("SUMMARY:"));
  assert.ok(summary?.includes("procès-verbal\\, émargement") && summary.includes("votes\\; salle"));
  assert.equal(readBack(text, "2028-01-01")[0]?.title, title);
});

test("whatever is typed as a title or a place comes back as it was, but for control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (typed) => {
      const title = typed.replace(/[\u0000-\u001f\u007f-\u009f\ufeff]/g, "").trim();
      const text = fileOf(gatheringOf("2027-01-06T19:30", PARIS, { title: `a${title}`, description: `${title}\nEND:VCALENDAR\n` }));
      linesOf(text);
      assert.equal(readBack(text, "2028-01-01")[0]?.title, `a${title}`);
    }),
    { numRuns: 300 },
  );
});

test("a date left out in the evening far from Greenwich is the one that was meant (G7)", () => {
  const rule = weekly({ except: [day("2023-10-25")] });
  const found = instantsOf(fileOf(gatheringOf("2023-10-18T18:10", "America/Los_Angeles", { rule })), "2023-11-10");
  assert.deepEqual(found, ["2023-10-19T01:10:00Z", "2023-11-02T01:10:00Z", "2023-11-09T02:10:00Z"]);
  const vigil = instantsOf(fileOf(gatheringOf("2027-03-21T00:30", PARIS, { rule: weekly() })), "2027-04-05");
  assert.deepEqual(vigil, ["2027-03-20T23:30:00Z", "2027-03-27T23:30:00Z", "2027-04-03T22:30:00Z"]);
});

test("the last day of a series is in it, and the end is written in universal time (G9)", () => {
  const text = fileOf(gatheringOf("2027-06-02T19:30", PARIS, { rule: weekly({ until: day("2027-06-30") }) }));
  assert.ok(linesOf(text).some((line) => line === "RRULE:FREQ=WEEKLY;UNTIL=20270630T173000Z"));
  assert.equal(instantsOf(text).at(-1), "2027-06-30T17:30:00Z");
  assert.equal(instantsOf(text).length, 5);
});

test("what takes a whole day ends on the day after (G10), however long that day is", () => {
  for (const [first, after] of [
    ["2027-05-08", "20270509"],
    ["2027-03-28", "20270329"],
    ["2027-10-31", "20271101"],
  ] as const) {
    const lines = linesOf(fileOf(gatheringOf(`${first}T00:00`, PARIS, { duration: DAY })));
    assert.ok(lines.includes(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`) && lines.includes(`DTEND;VALUE=DATE:${after}`), first);
  }
  const weekend = { duration: 2 * DAY, rule: weekly({ until: day("2027-04-10"), except: [day("2027-04-03")] }) };
  const series = gatheringOf("2027-03-20T00:00", PARIS, weekend);
  const moved = keptOf("2027-03-27", { start: "2027-03-27T10:00" as Local });
  const lines = linesOf(fileOf(series, [moved]));
  for (const line of [
    ...["DTSTART;VALUE=DATE:20270320", "DTEND;VALUE=DATE:20270322", "RRULE:FREQ=WEEKLY;UNTIL=20270410"],
    ...["EXDATE;VALUE=DATE:20270403", "RECURRENCE-ID;VALUE=DATE:20270327", `DTSTART;TZID=${PARIS}:20270327T100000`],
  ])
    assert.ok(lines.includes(line), `${line} in ${lines.join("\n")}`);
  assert.deepEqual(
    readBack(fileOf(series, [moved]), "2028-01-01").map(({ at }) => at.slice(0, 10)),
    ["2027-03-20", "2027-03-27", "2027-04-10"],
  );
  const hours = linesOf(fileOf(gatheringOf("2027-05-08T00:00", PARIS, { duration: DAY + HOUR })));
  assert.ok(hours.includes(`DTEND;TZID=${PARIS}:20270509T010000`), "a day and an hour is no whole day");
});

test("an hour that does not exist is moved, not dropped and not doubled; one that comes twice comes once", () => {
  const spring = instantsOf(fileOf(gatheringOf("2027-03-21T02:30", PARIS, { rule: weekly() })), "2027-04-10");
  assert.deepEqual(spring, ["2027-03-21T01:30:00Z", "2027-03-28T01:30:00Z", "2027-04-04T00:30:00Z"]);
  const autumn = instantsOf(fileOf(gatheringOf("2027-10-24T02:30", PARIS, { rule: weekly() })), "2027-11-10");
  assert.deepEqual(autumn, ["2027-10-24T00:30:00Z", "2027-10-31T00:30:00Z", "2027-11-07T01:30:00Z"]);
});

test("different hours on different days and a change from one date on give the same dates as the series", () => {
  const rule = weekly({
    days: [
      { weekday: 3, time: "19:30" },
      { weekday: 7, time: "10:00" },
    ],
    count: 8,
  });
  const found = instantsOf(fileOf(gatheringOf("2027-03-24T19:30", PARIS, { rule })));
  assert.deepEqual(found.slice(0, 3), ["2027-03-24T18:30:00Z", "2027-03-28T08:00:00Z", "2027-03-31T17:30:00Z"]);
  assert.equal(found.length, 8);
  const one = gatheringOf("2027-01-06T19:30", PARIS, { rule: weekly({ interval: 2, count: 6 }) });
  const terms = cutAt(one.terms, day("2027-02-01")).map((term, index) => (index === 0 ? term : { ...term, title: "Autre" }));
  const cut = readBack(fileOf({ ...one, terms }), "2028-01-01");
  assert.deepEqual(
    cut.map(({ at }) => at),
    instantsOf(fileOf(one)),
  );
  assert.deepEqual(new Set(cut.map(({ title }) => title)), new Set(["Veillée", "Autre"]));
});

const zones = ["Europe/Paris", "America/New_York", "Australia/Melbourne", "Asia/Kolkata", "Africa/Casablanca", "UTC"];
const someRule: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .record({
      freq: fc.constant("weekly" as const),
      interval: fc.integer({ min: 1, max: 3 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    })
    .map(({ weekdays, ...rest }): Rule => ({ ...rest, days: weekdays.sort().map((weekday) => ({ weekday: weekday as Weekday })) })),
  fc.record({ freq: fc.constant("daily" as const), interval: fc.integer({ min: 1, max: 9 }) }),
  fc
    .record({ weekday: fc.integer({ min: 1, max: 7 }), nth: fc.constantFrom(1, 2, 3, 4, -1) })
    .map(({ weekday, nth }): Rule => ({ freq: "monthly", days: [{ weekday: weekday as Weekday, nth }] })),
  fc.constantFrom<Rule>({ freq: "monthly", monthDays: [15] }, { freq: "monthly", monthDays: [-1] }, { freq: "monthly", monthDays: [31] }),
);

test("another program reads from the file the dates that the series has, in every zone, over the changes of the clocks", () => {
  fc.assert(
    fc.property(
      someRule,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
      (rule, zone, days, minutes, count) => {
        const date = new Date(Date.UTC(2026, 8, 1) + days * 86_400_000 + minutes * 60_000).toISOString().slice(0, 16);
        const counted = count === undefined ? rule : { ...rule, count };
        const wanted: string[] = [];
        for (const one of occurrences(counted, date as Local, zone as Zone)) {
          const at = new Date(resolve(one.local, zone as Zone).instant).toISOString().replace(".000Z", "Z");
          if (at >= "2029-01-01" || wanted.length === 150) break;
          wanted.push(at);
        }
        const text = fileOf(gatheringOf(date, zone, { rule: counted }));
        linesOf(text);
        const found = instantsOf(text, "2029-01-01").slice(0, 150);
        assert.deepEqual(found, wanted, JSON.stringify({ counted, zone, date }));
      },
    ),
    { numRuns: 150 },
  );
});

const everyWeek = (...weekdays: readonly number[]) => weekdays.map((weekday) => ({ weekday: weekday as Weekday }));

/** Rules that associations have, at hours that the clocks jump over or show twice in one zone or another. */
const held: readonly (readonly [Rule, string])[] = [
  [{ freq: "weekly", days: everyWeek(3, 5, 6, 7) }, "19:30"],
  [{ freq: "weekly", days: everyWeek(7) }, "02:30"],
  [{ freq: "weekly", interval: 2, days: everyWeek(4, 6) }, "00:00"],
  [{ freq: "monthly", days: [{ weekday: 7, nth: 1 }] }, "01:15"],
  [{ freq: "monthly", monthDays: [-1] }, "10:00"],
  [
    {
      freq: "weekly",
      days: [
        { weekday: 3, time: "19:30" },
        { weekday: 7, time: "02:30" },
      ],
    },
    "19:30",
  ],
];

test("two programs that take the law of a zone from different places read the same instants, in forty zones over three years", () => {
  const before = "2030-01-01T00:00:00Z";
  let read = 0;
  for (const zone of zonesOfTheWorld) {
    for (const [index, [rule, hour]] of held.entries()) {
      const start = `2027-01-0${index + 1}T${hour}` as Local;
      const text = fileOf(gatheringOf(start, zone, { rule }));
      const wanted: string[] = [];
      for (const { instant: at } of occurrences(rule, start, zone)) {
        const said = new Date(at).toISOString().replace(".000Z", "Z");
        if (said >= before) break;
        wanted.push(said);
      }
      assert.deepEqual(instantsOf(text, before), wanted, `by what the file says of ${zone}: ${JSON.stringify(rule)} at ${start}`);
      const again = readAgain(text, before).map(({ at }) => at);
      assert.deepEqual(again, wanted, `by what the machine knows of ${zone}: ${JSON.stringify(rule)} at ${start}`);
      read += wanted.length;
    }
  }
  assert.ok(read > 50_000);
});

test("both programs find each date of a series that was moved, renamed, called off or changed from one date on", () => {
  for (const zone of zonesOfTheWorld) {
    const series = gatheringOf("2027-03-07T02:30", zone, { rule: { freq: "weekly", days: everyWeek(3, 7), count: 40 } });
    const terms = cutAt(series.terms, day("2027-05-01")).map((term, index) => (index === 0 ? term : { ...term, title: "Autre" }));
    const kept = [
      keptOf("2027-03-10", { cancelled: { reason: "gel" } }),
      keptOf("2027-03-14", { start: "2027-03-15T20:00" as Local }),
      keptOf("2027-03-28", { changes: { title: "Pâques" } }),
      keptOf("2027-04-04", { start: "2027-04-03T23:30" as Local, changes: { duration: 3_600_000 } }),
      keptOf("2027-06-06", { cancelled: { reason: null } }),
    ];
    const text = fileOf({ ...series, terms, sequence: 7 }, kept);
    linesOf(text);
    const first = readBack(text, "2028-01-01T00:00:00Z");
    assert.deepEqual(readAgain(text, "2028-01-01T00:00:00Z"), first, zone);
    assert.equal(first.length, 40, zone);
    assert.equal(first.filter(({ status }) => status === "CANCELLED").length, 2, zone);
    assert.ok(first.some(({ title }) => title === "Pâques") && first.some(({ title }) => title === "Autre"), zone);
  }
});
