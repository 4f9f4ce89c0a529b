import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { Cron } from "croner";
import { RRuleTemporal } from "rrule-temporal";
import { toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import { localOf } from "#calendar/civil.ts";
import { nextInstant, nextInstantOf, type Prepared, prepare } from "#calendar/repetition.ts";
import { writeRRule } from "#calendar/rrule-text.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { randomFrom, zonesOfTheWorld } from "#test/support/zones.ts";
import { type Figure, median, report } from "./report.ts";
import { type Series, someSeries } from "./some-series.ts";

/**
 * `node bench/calendar.ts [--json]`: the calendar against native Temporal in a million cases over 40 zones and 30 years, half of them within three
 * hours of a change of the clocks; the next date of 100,000 rules against rrule-temporal and croner, as ratios of one run; and a restart.
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

/** Next dates a second, medians of the rounds, and the median of the ratios, each of one round. */
interface Speed {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
}

interface NextDates {
  /** Live rules: made ready beforehand on both sides, and asked what comes after an instant. */
  readonly live: Speed;
  /** From the plain data of a rule to its next date, and from RFC 5545 text. */
  readonly fromData: Speed;
  /** Live weekly rules on both sides: all that cron can say. */
  readonly croner: Speed;
  readonly agree: string;
}

const ROUNDS = 11;
const RULES = 100_000;

/** Live rules: the same 100,000 on both sides. What must be read first goes over fewer on their side, which is to their advantage. All by turns in one run. */
function nextDates(): NextDates {
  const random = randomFrom(RULES);
  const series = Array.from({ length: RULES }, () => someSeries(random));
  const ready = series.map(({ rule, start, zone }) => prepare(rule, start, zone));
  const texts = series.map(theirText);
  const theirRules = texts.map((rruleString) => new RRuleTemporal({ rruleString }));
  const weekly = series.filter(({ rule }) => rule.freq === "weekly" && rule.days !== undefined && rule.interval === undefined);
  const weeklyReady = weekly.map(({ rule, start, zone }) => prepare(rule, start, zone));
  const crons = weekly.slice(0, 5_000).map(cronOf);
  const live = race(
    (turns) => rateOf(turns, ready, (one, asked) => nextInstantOf(one, asked)),
    (turns) => rateOf(turns, theirRules, (rule, asked) => rule.next(new Date(asked))),
  );
  const fromData = race(
    (turns) => rateOf(turns, series, ({ rule, start, zone }, asked) => nextInstant(rule, start, zone, asked)),
    (turns) => rateOf(turns, texts.slice(0, 500), (rruleString, asked) => new RRuleTemporal({ rruleString }).next(new Date(asked))),
  );
  const croner = race(
    (turns) => rateOf(turns, weeklyReady, (one, asked) => nextInstantOf(one, asked)),
    (turns) => rateOf(turns, crons, (cron, asked) => cron.nextRun(new Date(asked))),
  );
  const same = theirRules.filter(
    (rule, i) => nextInstantOf(ready[i] as Prepared, FIRST_ASKED) === rule.next(new Date(FIRST_ASKED))?.epochMilliseconds,
  );
  return { live, fromData, croner, agree: `${same.length} of ${texts.length}` };
}

const FIRST_ASKED = Date.UTC(2027, 2, 20) as Instant;

/** The next moment to ask about, another one each time, over two years and two changes of the clocks in each, so that no answer can be remembered. */
type Turns = () => Instant;

function race(ours: (turns: Turns) => number, theirs: (turns: Turns) => number): Speed {
  const rates: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push({ ours: ours(turnsFrom(round)), theirs: theirs(turnsFrom(round)) });
  // The first rounds are those in which the engine learns.
  const settled = rates.slice(3);
  return {
    ours: median(settled.map((rate) => rate.ours)),
    theirs: median(settled.map((rate) => rate.theirs)),
    ratio: median(settled.map((rate) => rate.ours / rate.theirs)),
  };
}

function turnsFrom(round: number): Turns {
  let turn = round * 7;
  return () => {
    turn += 1;
    return (FIRST_ASKED + ((turn * 37.17) % 730) * DAY) as Instant;
  };
}

function cronOf({ rule, start, zone }: Series): Cron {
  const days = (rule.days ?? []).map(({ weekday }) => weekday % 7);
  return new Cron(`${Number(start.slice(14, 16))} ${Number(start.slice(11, 13))} * * ${days}`, { timezone: zone, startAt: `${start}:00` });
}

function theirText({ rule, start, zone }: Series): string {
  const [written] = writeRRule(rule, start, zone);
  const stamp = `${(written?.start ?? start).replace(/[-:]/g, "")}00`;
  return `DTSTART;TZID=${zone}:${stamp}\nRRULE:${written?.text}`;
}

/** Processor time is counted in ticks of some milliseconds: less than so much of it, in milliseconds of the wall, says nothing. */
const LEAST_MEASURED = 250;

/** How many a second of processor time, so that a busy machine weighs on both sides alike. */
function rateOf<T>(turns: Turns, list: readonly T[], work: (one: T, asked: Instant) => unknown): number {
  const [begun, from] = [process.threadCpuUsage(), performance.now()];
  let asked = 0;
  while (performance.now() - from < LEAST_MEASURED) {
    const moment = turns();
    for (const one of list) work(one, moment);
    asked += list.length;
  }
  const { user, system } = process.threadCpuUsage(begun);
  return (asked / (user + system)) * 1_000_000;
}

/** Another process, so that nothing is warm: the series as they lie in a table, and when each comes next. The least of some runs: noise only adds. */
function restart(): { readonly seconds: number; readonly megabytes: number } {
  const program = new URL("restart-worker.ts", import.meta.url).pathname;
  const runs = [1, 2, 3, 4, 5].map(() => JSON.parse(execFileSync(process.execPath, ["--expose-gc", program], { encoding: "utf8" })));
  return { seconds: Math.min(...runs.map((run) => run.seconds)), megabytes: median(runs.map((run) => run.megabytes)) };
}

const temporal = againstTemporal(Number(values.cases));
const next = nextDates();
const again = restart();
const figures: Figure[] = [
  { figure: `differences from Temporal in ${temporal.cases} cases`, measured: temporal.differences, unit: "", goal: { atMost: 0 } },
  { figure: "next date of live rules, against rrule-temporal", measured: next.live.ratio, unit: "×", goal: { atLeast: 100 } },
  { figure: "next date of live rules", measured: next.live.ours, unit: "a second", goal: null },
  { figure: "next date from plain data, against rrule-temporal", measured: next.fromData.ratio, unit: "×", goal: null },
  { figure: "next date of live weekly rules, against croner", measured: next.croner.ratio, unit: "×", goal: null },
  { figure: "restart with 100,000 live series, processor", measured: again.seconds, unit: "s", goal: { atMost: 0.25 } },
  { figure: "restart with 100,000 live series, memory", measured: again.megabytes, unit: "MB", goal: { atMost: 25 } },
];
const notes = [`${next.agree} next dates agree with rrule-temporal`];
if (temporal.first !== null) notes.push(`the first that differs: ${temporal.first}`);
report("calendar", figures, notes);
if (temporal.differences > 0) process.exitCode = 1;
