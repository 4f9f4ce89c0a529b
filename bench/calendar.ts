import { parseArgs } from "node:util";
import { RRuleTemporal } from "rrule-temporal";
import { type Local, toInstant, toLocal, type Zone } from "#kernel/calendar.ts";
import { localOf } from "#kernel/civil.ts";
import type { Instant } from "#kernel/clock.ts";
import { nextInstant, nextInstantOf, type Prepared, prepare, type Rule } from "#kernel/repetition.ts";
import { writeRRule } from "#kernel/rrule-text.ts";
import { type Random, randomFrom, zonesOfTheWorld } from "#test/support/zones.ts";

/**
 * `node bench/calendar.ts [--json]`: the calendar against native Temporal in a million cases over 40 zones and 30 years, half of them within three
 * hours of a change of the clocks; and the next date of 100,000 rules against rrule-temporal, as a ratio of one run.
 */
const { values } = parseArgs({ options: { json: { type: "boolean", default: false }, cases: { type: "string", default: "1000000" } } });

interface Differences {
  readonly cases: number;
  readonly zones: number;
  readonly differences: number;
  readonly first: string | null;
}

/** Every case compares both ways: local time to instant, and instant to local time. */
function againstTemporal(cases: number): Differences {
  const random = randomFrom(20270328);
  let differences = 0;
  let first: string | null = null;
  for (let i = 0; i < cases; i += 1) {
    const zone = zonesOfTheWorld[i % zonesOfTheWorld.length] as Zone;
    const minute = random.minuteNearAChange(zone);
    const wall = localOf(minute);
    const expected = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds;
    const shown = Temporal.Instant.fromEpochMilliseconds(minute).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16);
    if (toInstant(wall, zone) === expected && toLocal(minute as Instant, zone) === shown) continue;
    differences += 1;
    first ??= `${wall} in ${zone}`;
  }
  return { cases, zones: zonesOfTheWorld.length, differences, first };
}

interface Series {
  readonly rule: Rule;
  readonly start: Local;
  readonly zone: Zone;
}

/** Rules as associations have them: weekly for the most part, some monthly, from a start in the last three years. */
function someSeries(random: Random): Series {
  const zone = random.one(zonesOfTheWorld);
  const start = localOf(Math.floor((Date.UTC(2024, 0, 1) + random.part() * 3 * 365 * 86_400_000) / 900_000) * 900_000);
  const weekday = random.whole(1, 7) as 1;
  const other = ((weekday % 7) + 1) as 2;
  const rules: readonly Rule[] = [
    { freq: "weekly", days: [{ weekday }] },
    { freq: "weekly", days: [{ weekday }, { weekday: other }] },
    { freq: "weekly", interval: 2, days: [{ weekday }] },
    { freq: "weekly" },
    { freq: "monthly", days: [{ weekday, nth: random.one([1, 2, 3, -1]) }] },
    { freq: "monthly", monthDays: [random.whole(1, 28)] },
  ];
  return { rule: random.one(rules), start, zone };
}

/** Next dates a second, medians of the rounds. */
interface Speed {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

interface NextDates {
  /** Rules made ready beforehand, only asked. */
  readonly prepared: Speed;
  /** From the plain data of a rule to its next date. */
  readonly fromData: Speed;
  readonly agree: string;
}

const ROUNDS = 9;

/** Ours over 100,000 rules, theirs over 1,000 of them, since it is slow; all by turns in one run. */
function nextDates(): NextDates {
  const random = randomFrom(100_000);
  const series = Array.from({ length: 100_000 }, () => someSeries(random));
  const ready = series.map(({ rule, start, zone }) => prepare(rule, start, zone));
  const first = Date.UTC(2027, 2, 20) as Instant;
  const texts = series.slice(0, 1_000).map(theirText);
  const theirRules = texts.map((rruleString) => new RRuleTemporal({ rruleString }));
  const rates: number[][] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Another moment each time, so that no answer can be remembered.
    const asked = (first + round * 9.37 * 86_400_000) as Instant;
    rates[0]?.push(rateOf(ready, (one) => nextInstantOf(one, asked)));
    rates[1]?.push(rateOf(theirRules, (rule) => rule.next(new Date(asked))));
    rates[2]?.push(rateOf(series, ({ rule, start, zone }) => nextInstant(rule, start, zone, asked)));
    rates[3]?.push(rateOf(texts, (rruleString) => new RRuleTemporal({ rruleString }).next(new Date(asked))));
  }
  const [ours = 0, theirs = 1, oursFromData = 0, theirsFromData = 1] = rates.map(median);
  const same = theirRules.filter((rule, i) => nextInstantOf(ready[i] as Prepared, first) === rule.next(new Date(first))?.epochMilliseconds);
  return {
    prepared: { ours, theirs, ratio: ours / theirs },
    fromData: { ours: oursFromData, theirs: theirsFromData, ratio: oursFromData / theirsFromData },
    agree: `${same.length} of ${texts.length}`,
  };
}

function theirText({ rule, start, zone }: Series): string {
  const [written] = writeRRule(rule, start, zone);
  const stamp = `${(written?.start ?? start).replace(/[-:]/g, "")}00`;
  return `DTSTART;TZID=${zone}:${stamp}\nRRULE:${written?.text}`;
}

/** A second of processor time, so that a busy machine weighs on both sides alike. */
function rateOf<T>(list: readonly T[], work: (one: T) => unknown): number {
  const begun = process.cpuUsage();
  for (const one of list) work(one);
  return (list.length / process.cpuUsage(begun).user) * 1_000_000;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}

const result = { temporal: againstTemporal(Number(values.cases)), next: nextDates() };
if (values.json) console.log(JSON.stringify(result, null, 2));
else {
  const { temporal, next } = result;
  console.log(
    `${temporal.cases} cases over ${temporal.zones} zones and 30 years: ${temporal.differences} differ from Temporal${temporal.first === null ? "" : `, first ${temporal.first}`}`,
  );
  for (const [name, speed] of [
    ["prepared", next.prepared],
    ["from plain data", next.fromData],
  ] as const) {
    console.log(
      `next date, ${name}: ${Math.round(speed.ours)} a second, rrule-temporal ${Math.round(speed.theirs)}: ${speed.ratio.toFixed(0)} ×`,
    );
  }
  console.log(`${next.agree} next dates agree with rrule-temporal`);
}
if (result.temporal.differences > 0) process.exitCode = 1;
