import assert from "node:assert/strict";
import { test } from "node:test";
import { RRuleTemporal } from "rrule-temporal";
import { type Local, type LocalDate, readZone, resolve, toInstant, type Zone } from "#calendar/calendar.ts";
import { dateOfDay, localOf } from "#calendar/civil.ts";
import {
  lastOccurrence,
  nextInstant,
  nextInstantOf,
  type Occurrence,
  occurrences,
  prepare,
  previousOccurrence,
  type Rule,
} from "#calendar/repetition.ts";
import { readRRule } from "#calendar/rrule.ts";
import { writeRRule } from "#calendar/rrule-text.ts";
import type { Instant } from "#kernel/clock.ts";
import { type Random, randomFrom, zonesOfTheWorld } from "#test/support/zones.ts";

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const utc = readZone("UTC") as Zone;

/** RFC 5545 text of a rule that people might use, its parts chosen by chance. */
function someRule(random: Random): string {
  const freq = random.one(["DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "YEARLY"] as const);
  const isLong = freq === "MONTHLY" || freq === "YEARLY";
  const parts = [`FREQ=${freq}`];
  if (random.part() < 0.5) parts.push(`INTERVAL=${random.whole(1, 5)}`);
  const hasDays = random.part() < 0.5;
  const hasNth = hasDays && isLong && random.part() < 0.6;
  if (hasDays) parts.push(`BYDAY=${some(random, () => `${hasNth ? random.one([1, 2, 3, 4, 5, -1, -2]) : ""}${random.one(DAYS)}`)}`);
  // Of a weekday of the year that is also a day of the month the other library makes both dates; RFC 5545 wants those that are both.
  if (freq !== "WEEKLY" && !(hasNth && freq === "YEARLY") && random.part() < 0.3)
    parts.push(`BYMONTHDAY=${some(random, () => random.one([1, 5, 15, 29, 30, 31, -1, -2]))}`);
  if (random.part() < 0.2) parts.push(`BYMONTH=${some(random, () => random.whole(1, 12))}`);
  if (random.part() < 0.15) parts.push(`BYHOUR=${some(random, () => random.whole(0, 23))}`);
  if (parts.length > 2 && hasDays && freq !== "DAILY" && random.part() < 0.2) parts.push(`BYSETPOS=${random.one([1, 2, -1])}`);
  if (random.part() < 0.2) parts.push(`WKST=${random.one(DAYS)}`);
  return parts.join(";");
}

function some(random: Random, one: () => string | number): string {
  return [...new Set(Array.from({ length: random.whole(1, 3) }, one))].join(",");
}

function someStart(random: Random): Local {
  return localOf(Math.floor((Date.UTC(2020, 0, 1) + random.part() * 15 * 365 * 86_400_000) / 900_000) * 900_000);
}

function read(text: string): Rule {
  const found = readRRule(text);
  assert.ok("rule" in found, text);
  return found.rule;
}

function upTo(rule: Rule, start: Local, zone: Zone, most: number): Occurrence[] {
  const found: Occurrence[] = [];
  for (const occurrence of occurrences(rule, start, zone)) {
    found.push(occurrence);
    if (found.length === most) break;
  }
  return found;
}

test("where no clock changes, rules give the dates that rrule-temporal gives", () => {
  const random = randomFrom(5545);
  let compared = 0;
  for (let i = 0; i < 200; i += 1) {
    const text = `${someRule(random)};COUNT=${random.whole(1, 12)}`;
    const start = someStart(random);
    const theirs = theirDates(text, start);
    if (theirs === null) continue;
    compared += 1;
    const ours = upTo(read(text), start, utc, theirs.length + 1).map(({ local }) => local);
    assert.deepEqual(ours, theirs, `${text} from ${start}`);
  }
  assert.ok(compared > 170);
});

/** The same rule in the other library; null where it gives up looking for a date that comes too rarely for it. */
function theirDates(text: string, start: Local): string[] | null {
  const stamp = `${start.replace(/[-:]/g, "")}00`;
  try {
    const found = new RRuleTemporal({ rruleString: `DTSTART;TZID=UTC:${stamp}\nRRULE:${text}` }).all();
    return found.map((date) => date.toPlainDateTime().toString().slice(0, 16));
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

test("the next and the previous occurrence are those of the list, in every zone and near every change", () => {
  const random = randomFrom(28);
  for (let i = 0; i < 400; i += 1) {
    const zone = random.one(zonesOfTheWorld);
    const start = localOf(random.minuteNearAChange(zone));
    const rule = read(someRule(random));
    const list = upTo(rule, start, zone, 40);
    for (const [index, { instant }] of list.slice(0, -1).entries()) {
      const following = list[index + 1] as Occurrence;
      assert.ok(following.instant > instant, `${JSON.stringify(rule)} from ${start} in ${zone}`);
      for (const asked of [instant, instant + 1, following.instant - 1]) {
        assert.equal(
          nextInstant(rule, start, zone, asked as Instant),
          following.instant,
          `${JSON.stringify(rule)} from ${start} in ${zone} after ${asked}`,
        );
        assert.equal(
          previousOccurrence(rule, start, zone, (asked + 1) as Instant)?.instant,
          instant,
          `${JSON.stringify(rule)} from ${start} in ${zone} before ${asked + 1}`,
        );
      }
    }
  }
});

test("the last occurrence is the last of the list, whether a count or a date ends it", () => {
  const random = randomFrom(30);
  for (let i = 0; i < 300; i += 1) {
    const zone = random.one(zonesOfTheWorld);
    const start = localOf(random.minuteNearAChange(zone));
    const rule = read(someRule(random));
    const list = upTo(rule, start, zone, random.whole(1, 30));
    const last = list.at(-1);
    if (last === undefined) continue;
    for (const ended of [
      { ...rule, until: last.date },
      { ...rule, until: last.instant },
      { ...rule, until: last.local },
    ]) {
      const found = lastOccurrence(ended, start, zone);
      assert.equal(found?.date, last.date, `${JSON.stringify(ended)} from ${start} in ${zone}`);
    }
    const counted = { ...rule, count: list.length };
    const all = upTo(counted, start, zone, 99);
    assert.equal(lastOccurrence(counted, start, zone)?.instant, all.at(-1)?.instant, `${JSON.stringify(counted)} from ${start} in ${zone}`);
  }
});

test("no occurrence is lost or doubled over thirty years of a daily hour near the changes", () => {
  const random = randomFrom(2);
  for (const zone of zonesOfTheWorld) {
    const hour = random.one(["00:00", "00:30", "01:30", "02:00", "02:30", "03:00"]);
    const start = `2008-01-01T${hour}` as Local;
    let day = Math.round(Date.UTC(2008, 0, 1) / 86_400_000);
    for (const occurrence of occurrences({ freq: "daily" }, start, zone)) {
      if (occurrence.date > "2037-12-31") break;
      // A whole day that a country skipped is the same as the day after it, and is held once.
      while (dateOfDay(day) !== occurrence.date) {
        const skipped = `${dateOfDay(day)}T${hour}` as Local;
        assert.equal(resolve(skipped, zone).meeting, "gap", `${skipped} in ${zone}`);
        assert.equal(toInstant(skipped, zone), occurrence.instant);
        day += 1;
      }
      assert.equal(occurrence.instant, toInstant(`${occurrence.date}T${hour}` as Local, zone));
      day += 1;
    }
  }
});

test("what is written as RFC 5545 gives the same dates when it is read again", () => {
  const random = randomFrom(75);
  for (let i = 0; i < 300; i += 1) {
    const zone = random.one(zonesOfTheWorld);
    const start = someStart(random);
    const rule: Rule = random.part() < 0.3 ? ownHours(random) : { ...read(someRule(random)), count: random.whole(1, 12) };
    const ours = upTo(rule, start, zone, 60).map(({ local }) => local);
    const again = writeRRule(rule, start, zone).flatMap((part) => upTo(read(part.text), part.start, zone, 60).map(({ local }) => local));
    assert.deepEqual([...again].sort().slice(0, 60), ours, `${JSON.stringify(rule)} from ${start} in ${zone}`);
  }
});

function ownHours(random: Random): Rule {
  const [first, second] = [random.whole(1, 4), random.whole(5, 7)] as const;
  const days = [
    { weekday: first as 1, time: "19:30" },
    { weekday: second as 5, time: "10:00" },
  ];
  return { freq: "weekly", interval: random.whole(1, 3), days, count: random.whole(1, 12) };
}

test("a rule with hours of its own, dates left out and an end is written for calendars", () => {
  const rule: Rule = {
    freq: "weekly",
    days: [
      { weekday: 3, time: "19:30" },
      { weekday: 7, time: "10:00" },
    ],
    until: "2027-06-30" as LocalDate,
    except: ["2027-04-04" as LocalDate],
  };
  assert.deepEqual(writeRRule(rule, "2027-03-24T19:30" as Local, readZone("Europe/Paris") as Zone), [
    { start: "2027-03-24T19:30", text: "FREQ=WEEKLY;UNTIL=20270630T215959Z;BYDAY=WE;BYHOUR=19;BYMINUTE=30", except: [] },
    { start: "2027-03-28T10:00", text: "FREQ=WEEKLY;UNTIL=20270630T215959Z;BYDAY=SU;BYHOUR=10;BYMINUTE=0", except: ["2027-04-04T10:00"] },
  ]);
});

test("the short way to the next date of a usual rule gives what the long way gives, in every zone and near every change", () => {
  const random = randomFrom(1582);
  const everyMonth = { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
  for (let i = 0; i < 6_000; i += 1) {
    const zone = random.one(zonesOfTheWorld);
    const start = localOf(random.minuteNearAChange(zone));
    const rule = usualRule(random);
    // The rule names all months, which says nothing, but is no usual rule.
    const long = { ...rule, ...everyMonth };
    let asked = random.minuteNearAChange(zone) + random.whole(0, 3) * 1_000;
    for (let step = 0; step < 4; step += 1) {
      const expected = nextInstant(long, start, zone, asked as Instant);
      const text = `${JSON.stringify(rule)} from ${start} in ${zone} after ${new Date(asked).toISOString()}`;
      assert.equal(nextInstant(rule, start, zone, asked as Instant), expected, text);
      assert.equal(nextInstantOf(prepare(rule, start, zone), asked as Instant), expected, text);
      if (expected === null) break;
      asked = expected;
    }
  }
});

function usualRule(random: Random): Rule {
  const [weekday, other] = [random.whole(1, 4) as 1, random.whole(5, 7) as 5];
  const interval = random.whole(1, 4);
  const hours = random.part() < 0.5 ? {} : { hours: [random.one([0, 1, 2, 3, 19])], minutes: [random.one([0, 30])] };
  const weekStart = random.part() < 0.3 ? { weekStart: random.whole(1, 7) as 1 } : {};
  return random.one<Rule>([
    { freq: "daily", interval, ...hours },
    { freq: "weekly", interval, ...hours, ...weekStart },
    { freq: "weekly", interval, days: [{ weekday }, { weekday: other }], ...hours, ...weekStart },
    {
      freq: "weekly",
      interval,
      days: [
        { weekday, time: "02:30" },
        { weekday: other, time: random.one(["00:30", "19:30"]) },
      ],
      ...weekStart,
    },
    { freq: "monthly", interval, days: [{ weekday, nth: random.one([1, 2, 3, 4, -1, -2, -4]) }], ...hours },
    { freq: "monthly", interval, monthDays: [random.one([1, 15, 28, -1, -15, -28])], ...hours },
  ]);
}
