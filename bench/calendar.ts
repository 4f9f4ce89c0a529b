import { parseArgs } from "node:util";
import { RRuleTemporal } from "rrule-temporal";
import { type Local, toInstant, toLocal, type Zone } from "#kernel/calendar.ts";
import { localOf } from "#kernel/civil.ts";
import type { Instant } from "#kernel/clock.ts";
import { nextInstant, type Rule } from "#kernel/repetition.ts";
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

interface Speed {
  /** Next dates a second, medians of the rounds. */
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly agree: string;
}

const ROUNDS = 5;

/** Ours over 100,000 rules, each prepared anew; theirs over 300 objects made beforehand, since it is slow. Both by turns in one run. */
function nextDates(): Speed {
  const random = randomFrom(100_000);
  const series = Array.from({ length: 100_000 }, () => someSeries(random));
  const asked = Date.UTC(2027, 2, 20) as Instant;
  const few = series.slice(0, 300);
  const theirRules = few.map(theirRule);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(rateOf(series, ({ rule, start, zone }) => nextInstant(rule, start, zone, asked)));
    theirs.push(rateOf(theirRules, (rule) => rule.next(new Date(asked))));
  }
  const same = few.filter(
    ({ rule, start, zone }, i) => nextInstant(rule, start, zone, asked) === theirRules[i]?.next(new Date(asked))?.epochMilliseconds,
  );
  return { ours: median(ours), theirs: median(theirs), ratio: median(ours) / median(theirs), agree: `${same.length} of ${few.length}` };
}

function theirRule({ rule, start, zone }: Series): RRuleTemporal {
  const [written] = writeRRule(rule, start, zone);
  const stamp = `${(written?.start ?? start).replace(/[-:]/g, "")}00`;
  return new RRuleTemporal({ rruleString: `DTSTART;TZID=${zone}:${stamp}\nRRULE:${written?.text}` });
}

function rateOf<T>(list: readonly T[], work: (one: T) => unknown): number {
  const begun = performance.now();
  for (const one of list) work(one);
  return (list.length / (performance.now() - begun)) * 1_000;
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
  console.log(
    `next date of 100,000 rules: ${Math.round(next.ours)} a second, rrule-temporal ${Math.round(next.theirs)}: ${next.ratio.toFixed(0)} × (${next.agree} agree)`,
  );
}
if (result.temporal.differences > 0) process.exitCode = 1;
