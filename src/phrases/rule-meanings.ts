import { daysInMonth, timeText, type Weekday } from "#calendar/civil.ts";
import { type Frequency, isBounded, type Rule, type RuleDay } from "#calendar/rule.ts";
import type { Bound, Meaning, Span } from "./grammar.ts";
import { allLeft, comesAgain, type Left, type LeftOut, leavingOut, oneDay } from "./left-out.ts";
import type { Days } from "./moment-months.ts";
import { bareHour, type Hours, type Part } from "./moment-times.ts";
import { type Context, type Outcome, type Problem, problem } from "./outcome.ts";
import { askedMeanings, type Times } from "./rule-asked.ts";
import { lasting } from "./rule-length.ts";

/** A rule, or why the phrase gives none. */
export type Draft = Rule | Problem;

/** A rule whose limits may name dates in words, which need to know what today is. */
export type DatedDraft = (context: Context) => Draft;

/** Something added to a rule. */
type Limit = (context: Context, rule: Rule) => (Partial<Rule> & LeftOut) | Problem;

/** What the phrases of `rule` and of its parts in the word files mean. */
export const ruleMeanings: Readonly<Record<string, Meaning>> = {
  "every.days": () => every("daily", 1),
  "every.nDays": (bound) => every("daily", bound.n),
  "every.nthDays": (bound) => everyNthOf("daily", bound.n),
  "every.nDaysButWeeks": (bound) => (bound.n === 8 || bound.n === 15 ? undefined : every("daily", bound.n)),
  "every.twoDays": () => every("daily", 2),
  "everyWeeks.one": () => every("weekly", 1),
  "everyWeeks.two": () => every("weekly", 2),
  "everyWeeks.n": (bound) => every("weekly", bound.n),
  "everyWeeks.nth": (bound) => everyNthOf("weekly", bound.n),
  "everyMonths.nth": (bound) => everyNthOf("monthly", bound.n),
  "everyYears.nth": (bound) => everyNthOf("yearly", bound.n),
  "everyMonths.one": () => every("monthly", 1),
  "everyMonths.two": () => every("monthly", 2),
  "everyMonths.three": () => every("monthly", 3),
  "everyMonths.six": () => every("monthly", 6),
  "everyMonths.n": (bound) => every("monthly", bound.n),
  "someMonths.two": () => every("monthly", 2),
  "someMonths.n": (bound) => (bound.n === 1 ? undefined : every("monthly", bound.n)),
  "someMonths.nth": (bound) => everyNthOf("monthly", bound.n),
  "everyYears.one": () => every("yearly", 1),
  "everyYears.two": () => every("yearly", 2),
  "everyYears.n": (bound) => every("yearly", bound.n),
  "everyHours.one": () => every("hourly", 1),
  "everyHours.n": (bound) => every("hourly", bound.n),
  "everyHours.minutes": (bound) => every("minutely", bound.n),
  "dayset.one": ({ weekday }) => [weekday],
  "dayset.range": (bound) => weekdaysBetween(bound.first as Weekday, bound.last as Weekday),
  "dayset.week": () => [1, 2, 3, 4, 5],
  "dayset.weekend": () => [6, 7],
  "days.one": ({ dayset }) => dayset,
  "days.more": (bound) => joined(bound.dayset as Weekday[], bound.rest as Weekday[]),
  "core.every": ({ every: rule }) => rule,
  "core.days": (bound): Rule => ({ freq: "weekly", days: plainDays(bound.days as Weekday[]) }),
  "core.everyDay": (bound): Rule | undefined => {
    const days = weekdaysBetween(1, 7).filter((day) => !(bound.days as Weekday[]).includes(day));
    return days.length === 0 ? undefined : { freq: "weekly", days: plainDays(days) };
  },
  "core.dailyRange": (bound): Rule => ({ freq: "weekly", days: plainDays(weekdaysBetween(bound.first as Weekday, bound.last as Weekday)) }),
  "core.everyDays": (bound): Rule => ({ ...(bound.every as Rule), days: plainDays(bound.days as Weekday[]) }),
  "core.alternate": (bound): Rule | undefined => {
    const rule = every("weekly", bound.n);
    return rule && { ...rule, days: [{ weekday: bound.weekday as Weekday }] };
  },
  "core.everyOther": (bound): Rule => ({ freq: "weekly", interval: 2, days: [{ weekday: bound.weekday as Weekday }] }),
  "core.everyFew": (bound): Rule | undefined => {
    const rule = (bound.n as number) < 2 ? undefined : every("weekly", bound.n);
    return rule && { ...rule, days: [{ weekday: bound.weekday as Weekday }] };
  },
  "core.counted": (bound): Rule | undefined =>
    (bound.n as number) < 1 ? undefined : { freq: "weekly", days: [{ weekday: bound.weekday as Weekday }], count: bound.n as number },
  "parity.even": () => "even",
  "parity.odd": () => "odd",
  "core.parity": (bound): Rule => {
    const rule: Rule = { freq: "weekly", weeks: bound.parity as "even" | "odd" };
    return bound.days === undefined ? rule : { ...rule, days: plainDays(bound.days as Weekday[]) };
  },
  ...askedMeanings,
  "core.timesOn": (bound, span): Draft => {
    const { n, period } = bound.times as Times;
    const days = bound.days as Weekday[];
    if (period !== "week" || days.length !== n) return problem("rule-times-days", span, { times: n, days: days.length });
    return { freq: "weekly", days: plainDays(days) };
  },
  "core.inMonthsEveryYear": (bound): Rule => ({
    freq: "weekly",
    days: plainDays(bound.days as Weekday[]),
    months: [...(bound.months as number[])].sort((a, b) => a - b),
  }),
  "core.nthsInMonthsEveryYear": (bound): Rule => ({
    ...everyOf(bound, "yearly"),
    months: [...(bound.months as number[])].sort((a, b) => a - b),
    days: bound.nths as RuleDay[],
  }),
  "core.feast": (bound, span): Draft => {
    const [month, day] = String(bound.feast).split("-").map(Number);
    if (month === undefined || Number.isNaN(month)) return problem("rule-feast-moves", span);
    return { ...everyOf(bound, "yearly"), months: [month], monthDays: [day as number] };
  },
  "twice.said": (_, span) => problem("rule-twice", span),
  "core.twice": ({ twice }) => twice,
  "core.working": (_, span) => problem("rule-working-day", span),
  "core.nthList": (bound, span): Draft => {
    const days = bound.nths as RuleDay[];
    return days.length < 2 ? problem("rule-nth-alone", span) : { freq: "monthly", days };
  },
  "core.dayList": (bound, span): Draft => {
    const days = bound.monthDays as number[];
    return days.length < 2 ? problem("rule-nth-alone", span) : { freq: "monthly", monthDays: days };
  },
  "core.nths": (bound): Rule => ({ freq: "monthly", days: bound.nths as RuleDay[] }),
  "core.everyFirst": (bound, span) => everyNth(bound.nths as RuleDay[], span),
  "core.everyNths": (bound): Rule => ({ ...(bound.every as Rule), days: bound.nths as RuleDay[] }),
  "core.monthDays": (bound): Rule => ({ freq: "monthly", monthDays: bound.monthDays as number[] }),
  "core.everyMonthDays": (bound): Rule => ({ ...(bound.every as Rule), monthDays: bound.monthDays as number[] }),
  "core.yearDay": yearDay,
  "core.yearNths": (bound): Rule => ({ ...everyOf(bound, "yearly"), months: [bound.month as number], days: bound.nths as RuleDay[] }),
  "core.everyYearNths": (bound, span): Draft => {
    const days = bound.nths as RuleDay[];
    const asked = everyNth(days, span);
    return "problem" in asked ? asked : { freq: "yearly", months: [bound.month as number], days };
  },
  "ords.one": ({ nth }) => [nth],
  "ords.more": (bound) => [bound.nth, ...(bound.rest as number[])],
  "nths.one": (bound) => nths(bound, []),
  "nths.more": (bound) => nths(bound, bound.rest as RuleDay[]),
  "fewNths.first": (bound) => fewNths(bound, 1),
  "fewNths.last": (bound) => fewNths(bound, -1),
  "monthDays.one": ({ dayno }) => monthDays(dayno, []),
  "monthDays.day": ({ dayno }) => monthDays(dayno, []),
  "monthDays.first": ({ nth }) => (nth === 1 ? [1] : undefined),
  "monthDays.last": () => [-1],
  "monthDays.lastButOne": () => [-2],
  "monthDays.more": (bound) => monthDays(bound.dayno, bound.rest as number[]),
  "body.core": ({ core }) => core,
  "body.at": (bound, span) => atHour(bound.core as Draft, bound.time as Hours, (bound.part as Part | undefined) ?? null, span),
  "body.bareHour": (bound, span): Draft | undefined =>
    atHour(bound.core as Draft, bareHour(bound.bare as number, span), (bound.part as Part | undefined) ?? null, span),
  "body.twoHours": twoHours,
  "body.parts": (bound, span) => atHour({ freq: "daily" }, bound.time as Hours, bound.part as Part, span),
  "body.partsBare": (bound, span) => atHour({ freq: "daily" }, bareHour(bound.bare as number, span), bound.part as Part, span),
  "nights.nightly": () => "night",
  "body.timed": (bound) => timedWeek(everyOf(bound, "weekly"), bound.timed as (RuleDay[] | Problem)[]),
  "timedList.more": timed,
  "timedRest.one": timed,
  "timedRest.more": timed,
  "limit.until": (bound, span) => until(bound.date as Days, span),
  "exception.days": (bound, span) => exceptDays(bound.days as Weekday[], span),
  "exception.nths": (bound, span) => exceptNths(bound.nths as RuleDay[], span),
  "exception.lefts":
    (bound): Limit =>
    (context) =>
      allLeft(bound.lefts as Left[], context),
  "limit.exception": ({ exception }) => exception,
  "limit.count": (bound): Limit | undefined => ((bound.n as number) < 1 ? undefined : () => ({ count: bound.n as number })),
  "limit.weeks": (bound, span): Limit => lasting("weeks", bound.n as number, span),
  "limit.days": (bound, span): Limit => lasting("days", bound.n as number, span),
  "limit.months": (bound, span): Limit => lasting("months", bound.n as number, span),
  "limit.years": (bound, span): Limit => lasting("years", bound.n as number, span),
  "limits.one": ({ limit }) => [limit],
  "limits.more": (bound) => [bound.limit, ...(bound.rest as Limit[])],
  "rule.plain":
    ({ body }): DatedDraft =>
    () =>
      body as Draft,
  "rule.limited": (bound): DatedDraft => limited(bound.body as Draft, bound.limits as Limit[]),
  "rule.exceptAt": (bound, span) => exceptAt(bound.core as Draft, bound.exception as Limit, bound.time as Hours, span),
};

function every(freq: Frequency, interval: unknown): Rule | undefined {
  if (typeof interval !== "number" || interval < 1) return undefined;
  return interval === 1 ? { freq } : { freq, interval };
}

/** "Every third week". "Every first week" is that of the month, and no rule that is kept here. */
function everyNthOf(freq: Frequency, nth: unknown): Rule | undefined {
  return nth === 1 ? undefined : every(freq, nth);
}

function everyOf(bound: Bound, freq: Frequency): Rule {
  return (bound.every as Rule | undefined) ?? { freq };
}

function weekdaysBetween(first: Weekday, last: Weekday): Weekday[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, i) => (((first - 1 + i) % 7) + 1) as Weekday);
}

/** A weekday named twice is a slip, and no reading. */
function joined(first: readonly Weekday[], rest: readonly Weekday[]): Weekday[] | undefined {
  return first.some((day) => rest.includes(day)) ? undefined : [...first, ...rest];
}

function plainDays(days: readonly Weekday[]): RuleDay[] {
  return [...days].sort((a, b) => a - b).map((weekday) => ({ weekday }));
}

function nths(bound: Bound, rest: readonly RuleDay[]): RuleDay[] | undefined {
  const found = (bound.ords as number[]).map((nth): RuleDay => ({ weekday: bound.weekday as Weekday, nth }));
  return found.some(({ nth = 0 }) => nth > 5 || nth === 0) ? undefined : [...found, ...rest];
}

/** "The first two Tuesdays": the 1st and the 2nd. */
function fewNths({ n, weekday }: Bound, sign: 1 | -1): RuleDay[] | undefined {
  const few = n as number;
  if (few < 2 || few > 4) return undefined;
  const counts = Array.from({ length: few }, (_, at) => (sign > 0 ? at + 1 : at - few));
  return counts.map((nth) => ({ weekday: weekday as Weekday, nth }));
}

function monthDays(day: unknown, rest: readonly number[]): number[] | undefined {
  return typeof day === "number" && day <= 31 && !rest.includes(day) ? [day, ...rest] : undefined;
}

/** "Every first Sunday" is the month's. "Every second Tuesday" may be the month's, or one Tuesday in two: it is asked. */
function everyNth(days: readonly RuleDay[], span: Span): Draft {
  const isPlain = days.every(({ nth = 0 }) => nth === 1 || nth < 0);
  return isPlain ? { freq: "monthly", days } : problem("rule-every-nth", span);
}

function yearDay(bound: Bound, span: Span): Draft {
  const [month, day] = [bound.month as number, bound.dayno as number];
  const longest = daysInMonth(2000, month);
  if (day > longest) return problem("rule-no-such-day", span, { days: longest });
  return { ...everyOf(bound, "yearly"), months: [month], monthDays: [day] };
}

/** "Every evening at 8" has its hour: what asks for one is no reading of it. */
function atHour(core: Draft, hours: Hours, part: Part | null, span: Span): Draft | undefined {
  if ("problem" in core) return core.problem === "rule-part-hour" ? undefined : core;
  const minutes = oneHour(hours(part), span);
  if (typeof minutes !== "number") return minutes;
  if (core.freq === "hourly" || core.freq === "minutely") return problem("rule-hour-too-many", span);
  return { ...core, hours: [Math.floor(minutes / 60)], minutes: [minutes % 60] };
}

/** "Sundays 10:00 and 18:00". With several weekdays the hours might be meant one for each, and it is no reading. */
function twoHours(bound: Bound, span: Span): Draft | undefined {
  const [weekday, ...others] = bound.dayset as Weekday[];
  if (weekday === undefined || others.length > 0) return undefined;
  const days: RuleDay[] = [];
  for (const hours of [bound.first, bound.second] as Hours[]) {
    const minutes = oneHour(hours(null), span);
    if (typeof minutes !== "number") return minutes;
    days.push({ weekday, time: timeText(minutes) });
  }
  return timedWeek({ freq: "weekly" }, [days]);
}

function oneHour(outcome: Outcome, span: Span): number | Problem {
  if ("problem" in outcome) return outcome;
  const [first = 0] = outcome.values;
  const isMidnight = outcome.values.every((minutes) => minutes % 1440 === first % 1440);
  if (outcome.values.length > 1) return problem(isMidnight ? "rule-midnight" : "rule-hour-unclear", span);
  return first < 1440 ? first : problem("rule-midnight", span);
}

function timed(bound: Bound, span: Span): (RuleDay[] | Problem)[] {
  const minutes = oneHour((bound.time as Hours)((bound.part as Part | undefined) ?? null), span);
  const own =
    typeof minutes === "number" ? (bound.days as Weekday[]).map((weekday): RuleDay => ({ weekday, time: timeText(minutes) })) : minutes;
  return [own, ...((bound.rest as (RuleDay[] | Problem)[] | undefined) ?? [])];
}

function timedWeek(rule: Rule, groups: readonly (RuleDay[] | Problem)[]): Draft | undefined {
  const days: RuleDay[] = [];
  for (const group of groups) {
    if ("problem" in group) return group;
    days.push(...group);
  }
  if (new Set(days.map((day) => `${day.weekday} ${day.time}`)).size < days.length) return undefined;
  return { ...rule, days: days.sort((a, b) => a.weekday - b.weekday) };
}

/** "Mon-fri except wed", "daily at 7:00 except weekends": of days that the rule has, some are left. */
function exceptDays(left: readonly Weekday[], span: Span): Limit {
  return (_, rule) => {
    const all =
      rule.freq === "daily" && rule.interval === undefined && rule.days === undefined ? plainDays(weekdaysBetween(1, 7)) : rule.days;
    const isPlain = all !== undefined && (rule.freq === "daily" || rule.freq === "weekly");
    if (!isPlain || !left.every((day) => all.some(({ weekday }) => weekday === day))) return problem("rule-except-days", span);
    const days = all.filter(({ weekday }) => !left.includes(weekday));
    return days.length === 0 ? problem("rule-except-days", span) : { freq: "weekly", days };
  };
}

/** "Every Sunday except the first Sunday of the month": the others of the month. Which ones the last of a month leaves is no list. */
function exceptNths(left: readonly RuleDay[], span: Span): Limit {
  return (_, rule) => {
    const { freq, interval, weeks, days = [] } = rule;
    const isPlain = freq === "weekly" && interval === undefined && weeks === undefined && days.length > 0;
    const isListed = left.every(({ weekday, nth = 0 }) => nth > 0 && days.some((day) => day.weekday === weekday));
    if (!isPlain || !isListed) return problem("rule-except-of-month", span);
    const barred = (weekday: Weekday, nth: number) => left.some((one) => one.weekday === weekday && one.nth === nth);
    const kept = days.flatMap((day): RuleDay[] => {
      if (!left.some(({ weekday }) => weekday === day.weekday)) return [day];
      return [1, 2, 3, 4, 5].filter((nth) => !barred(day.weekday, nth)).map((nth) => ({ ...day, nth }));
    });
    return kept.length === 0 ? problem("rule-except-days", span) : { freq: "monthly", days: kept };
  };
}

/** "Tuesdays, except in August, at 18:00": the hour is that of the rule. */
function exceptAt(core: Draft, exception: Limit, hours: Hours, span: Span): DatedDraft | undefined {
  const body = atHour(core, hours, null, span);
  return body && limited(body, [exception]);
}

function until(days: Days, span: Span): Limit {
  return (context) => {
    const day = oneDay(days, context, span);
    return typeof day === "string" ? { until: day } : day;
  };
}

function limited(body: Draft, limits: readonly Limit[]): DatedDraft {
  return (context) => {
    if ("problem" in body) return body;
    let rule: Rule = body;
    let left: LeftOut = {};
    for (const limit of limits) {
      const more = limit(context, rule);
      if ("problem" in more) return more;
      left = "feast" in more ? more : left;
      const isEndedTwice = ("until" in more || "count" in more) && isBounded(rule);
      if (isEndedTwice) return problem("rule-limit-twice", null);
      const { except: _except, pauses: _pauses, feast: _feast, ...end } = more;
      rule = leavingOut({ ...rule, ...end }, more);
    }
    return comesAgain(left, rule) ? problem("rule-feast-again", null, { next: { date: left.feast?.next ?? "" } }) : rule;
  };
}
