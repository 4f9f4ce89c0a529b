import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addDays,
  addMonths,
  atTime,
  before,
  endOfDate,
  type Local,
  type LocalDate,
  readLocal,
  readLocalDate,
  readZone,
  resolve,
  startOfDate,
  toInstant,
  toLocal,
  transitionsBetween,
  weekdayOf,
  type Zone,
} from "#calendar/calendar.ts";
import { dateExists, dateOfDay, datePartsOf, dayNumber, easterDay, FIRST_DAY, LAST_DAY, localOf, weekdayOfDay } from "#calendar/civil.ts";
import type { Instant } from "#kernel/clock.ts";
import { randomFrom, zonesOfTheWorld } from "#test/support/zones.ts";

const paris = zone("Europe/Paris");

function zone(name: string): Zone {
  const found = readZone(name);
  assert.ok(found, `${name} is a zone`);
  return found;
}

function instant(text: string): Instant {
  return Date.parse(text) as Instant;
}

function local(text: string): Local {
  const found = readLocal(text);
  assert.ok(found, `${text} is a local date-time`);
  return found;
}

test("every day of ten thousand years has one date, and the weekday follows the day before", () => {
  let weekday = 1;
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
    const { year, month, day: number } = datePartsOf(day);
    if (dayNumber(year, month, number) !== day || !dateExists(year, month, number) || weekdayOfDay(day) !== weekday)
      assert.fail(dateOfDay(day));
    weekday = weekday === 7 ? 1 : weekday + 1;
  }
});

test("local times and instants agree with Temporal in forty zones over thirty years, the missing and the doubled hour included", () => {
  const random = randomFrom(20270328);
  for (let i = 0; i < 100_000; i += 1) {
    const name = zonesOfTheWorld[i % zonesOfTheWorld.length] as Zone;
    const minute = random.minuteNearAChange(name);
    const wall = localOf(minute);
    const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(name, { disambiguation: "compatible" }).epochMilliseconds;
    if (toInstant(wall, name) !== expected) assert.equal(toInstant(wall, name), expected, `${wall} in ${name}`);
    const shown = Temporal.Instant.fromEpochMilliseconds(minute).toZonedDateTimeISO(name).toPlainDateTime().toString().slice(0, 16);
    if (toLocal(minute as Instant, name) !== shown) assert.equal(toLocal(minute as Instant, name), shown, `${minute} in ${name}`);
  }
});

test("a local time is found exact, in a gap or in an overlap as Temporal finds it", () => {
  const random = randomFrom(1027);
  for (let i = 0; i < 20_000; i += 1) {
    const name = zonesOfTheWorld[i % zonesOfTheWorld.length] as Zone;
    const wall = localOf(random.minuteNearAChange(name));
    const plain = Temporal.PlainDateTime.from(wall);
    const [early, late] = (["earlier", "later"] as const).map((disambiguation) => plain.toZonedDateTime(name, { disambiguation }));
    const isSame = early?.epochMilliseconds === late?.epochMilliseconds;
    const notSame = early?.toPlainDateTime().equals(plain) ? "overlap" : "gap";
    assert.equal(resolve(wall, name).meeting, isSame ? "exact" : notSame, `${wall} in ${name}`);
  }
});

test("an hour that the clocks jump over is moved forward by the gap", () => {
  assert.deepEqual(resolve(local("2027-03-28T02:30"), paris), {
    instant: instant("2027-03-28T01:30Z"),
    meeting: "gap",
    shown: "2027-03-28T03:30",
  });
  assert.deepEqual(resolve(local("2022-03-27T02:00"), zone("Europe/Berlin")), {
    instant: instant("2022-03-27T01:00Z"),
    meeting: "gap",
    shown: "2022-03-27T03:00",
  });
  assert.equal(toInstant(local("2025-03-09T02:00"), zone("US/Pacific")), instant("2025-03-09T10:00Z"));
});

test("a midnight that the clocks jump over is not lost", () => {
  assert.equal(toInstant(local("2025-04-25T00:00"), zone("Africa/Cairo")), instant("2025-04-24T22:00Z"));
  assert.equal(toInstant(local("2025-09-07T00:00"), zone("America/Santiago")), instant("2025-09-07T04:00Z"));
  assert.equal(startOfDate("2025-04-25" as LocalDate, zone("Africa/Cairo")), instant("2025-04-24T22:00Z"));
});

test("an hour that comes twice is the first of the two, whatever season it is asked in", () => {
  assert.deepEqual(resolve(local("2027-10-31T02:30"), paris), {
    instant: instant("2027-10-31T00:30Z"),
    meeting: "overlap",
    shown: "2027-10-31T02:30",
  });
  assert.equal(toInstant(local("2021-10-31T01:45"), zone("Europe/London")), instant("2021-10-31T00:45Z"));
});

test("the day before is the same hour on the wall, 24 hours before is elapsed time", () => {
  const sunday = local("2027-03-28T10:00");
  assert.equal(before(sunday, { days: 1 }, paris), instant("2027-03-27T09:00Z"));
  assert.equal(before(sunday, { milliseconds: 24 * 3_600_000 }, paris), instant("2027-03-27T08:00Z"));
  assert.equal(before(local("2027-03-28T06:30"), { milliseconds: 4 * 3_600_000 }, paris), instant("2027-03-28T00:30Z"));
  assert.equal(toLocal(instant("2027-03-28T00:30Z"), paris), "2027-03-28T01:30");
});

test("members far away see the hour of their own clocks", () => {
  const seen = (date: string, names: readonly string[]) =>
    names.map((name) => toLocal(toInstant(local(`${date}T19:30`), paris), zone(name)));
  const places = ["Indian/Reunion", "America/Guadeloupe", "Pacific/Noumea", "America/Miquelon", "America/New_York"];
  assert.deepEqual(seen("2027-01-13", places), [
    "2027-01-13T22:30",
    "2027-01-13T14:30",
    "2027-01-14T05:30",
    "2027-01-13T15:30",
    "2027-01-13T13:30",
  ]);
  assert.deepEqual(seen("2027-03-31", places), [
    "2027-03-31T21:30",
    "2027-03-31T13:30",
    "2027-04-01T04:30",
    "2027-03-31T15:30",
    "2027-03-31T13:30",
  ]);
  for (const date of ["2027-03-17", "2027-03-24", "2027-11-03"]) assert.deepEqual(seen(date, ["America/New_York"]), [`${date}T14:30`]);
});

test("a country that changes its law is followed: Morocco kept summer time until September 2026, and lives on Greenwich time since", () => {
  const seen = (text: string) => toLocal(toInstant(local(text), paris), zone("Africa/Casablanca"));
  assert.equal(seen("2026-01-14T19:30"), "2026-01-14T19:30");
  assert.equal(seen("2026-07-15T19:30"), "2026-07-15T18:30");
  assert.equal(seen("2027-01-13T19:30"), "2027-01-13T18:30");
  assert.equal(seen("2027-03-31T19:30"), "2027-03-31T17:30");
});

test("years far from today are found as well", () => {
  for (const text of ["1931-07-01T12:00", "2150-07-01T12:00", "2500-01-01T00:00"]) {
    const expected = Temporal.PlainDateTime.from(text).toZonedDateTime("Europe/Paris").epochMilliseconds;
    assert.equal(toInstant(local(text), paris), expected);
  }
});

test("a zone is a place; a fixed offset or an abbreviation is refused", () => {
  for (const name of ["Europe/Paris", "europe/paris", "EUROPE/PARIS", " Europe/Paris "]) assert.equal(readZone(name), "Europe/Paris");
  for (const name of ["UTC", "utc", "Etc/UTC", "Zulu"]) assert.equal(readZone(name), "UTC");
  for (const name of ["America/Argentina/Buenos_Aires", "America/Port-au-Prince", "US/Pacific", "Japan"])
    assert.equal(readZone(name), name);
  for (const name of [
    "EST",
    "MST",
    "HST",
    "CET",
    "EET",
    "MET",
    "WET",
    "EST5EDT",
    "PST8PDT",
    "GMT",
    "GMT+1",
    "UTC+1",
    "Etc/GMT-1",
    "+01:00",
    "Paris",
    "Europe/Atlantis",
    "",
    "Europe/",
    "Factory",
  ]) {
    assert.equal(readZone(name), null, name);
  }
});

test("every zone that the machine knows by a place's name is accepted", () => {
  for (const name of Intl.supportedValuesOf("timeZone"))
    if (name.includes("/") && !name.startsWith("Etc/")) assert.equal(readZone(name.toLowerCase()), name);
});

test("dates that do not exist are not read", () => {
  for (const text of ["2027-02-29", "2027-06-31", "2027-13-01", "2027-00-10", "2027-1-1", "27-01-01", "0000-01-01"])
    assert.equal(readLocalDate(text), null, text);
  for (const text of ["2027-03-28T24:00", "2027-03-28T10:60", "2027-03-28", "2027-03-28T1030", "2027-03-28T10:30Z", "2027-02-29T10:00"])
    assert.equal(readLocal(text), null, text);
  assert.equal(readLocal("2028-02-29 10:30"), "2028-02-29T10:30");
  assert.equal(readLocal("2028-02-29T10:30:00"), "2028-02-29T10:30");
});

test("days and months are counted from the anchor", () => {
  const anchor = "2027-01-31" as LocalDate;
  assert.deepEqual(
    [1, 2, 3, 13].map((months) => addMonths(anchor, months)),
    ["2027-02-28", "2027-03-31", "2027-04-30", "2028-02-29"],
  );
  assert.equal(addDays("2027-12-31" as LocalDate, 1), "2028-01-01");
  assert.equal(weekdayOf(anchor), 7);
  assert.equal(atTime(anchor, 19 * 60 + 30), "2027-01-31T19:30");
});

test("a date ends with its last millisecond, on the days of 23 and 25 hours too", () => {
  assert.equal(endOfDate("2027-06-30" as LocalDate, paris), instant("2027-06-30T21:59:59.999Z"));
  const hours = (date: string) => (endOfDate(date as LocalDate, paris) + 1 - startOfDate(date as LocalDate, paris)) / 3_600_000;
  assert.deepEqual(["2027-03-27", "2027-03-28", "2027-10-31"].map(hours), [24, 23, 25]);
});

test("the changes of the clocks in a year are those of the law", () => {
  const changes = transitionsBetween(paris, instant("2027-01-01T00:00Z"), instant("2028-01-01T00:00Z"));
  assert.deepEqual(
    changes.map(({ at, after }) => [new Date(at).toISOString(), after / 3_600_000]),
    [
      ["2027-03-28T01:00:00.000Z", 2],
      ["2027-10-31T01:00:00.000Z", 1],
    ],
  );
});

test("Easter falls where the churches keep it", () => {
  const dates = [1954, 1981, 2024, 2025, 2026, 2027, 2028, 2038, 2049, 2076].map((year) => dateOfDay(easterDay(year)));
  assert.deepEqual(dates, [
    "1954-04-18",
    "1981-04-19",
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2038-04-25",
    "2049-04-18",
    "2076-04-19",
  ]);
});
