import { dateOfDay, datePartsOf, daysInMonth, easterDay, weekdayOfDay } from "#calendar/civil.ts";
import type { Bound, Meaning, Span } from "./grammar.ts";
import {
  type Days,
  dayIn,
  fixedScope,
  inScope,
  monthsFromToday,
  nextYearly,
  nthWeekdayIn,
  ofEveryMonth,
  ofEveryYear,
  ofMonth,
  rollingScope,
  type Scope,
  yearOf,
} from "./moment-months.ts";
import { type Context, each, gather, only, problem } from "./outcome.ts";
import { sayDate, sayWeekday } from "./say-dates.ts";

/** Dates without their hour; the keys are those of the phrases in the word files. */
export const dayMeanings: Readonly<Record<string, Meaning>> = {
  "dayno.number": ({ day }) => (isNumber(day) && day >= 1 && day <= 99 ? day : undefined),
  "fixed.iso": (bound, span) => inYear(number(bound, "year"), number(bound, "month"), number(bound, "day"), span),
  "fixed.slashed": slashed,
  "fixed.named": (bound, span) => named(bound, span),
  "fixed.namedNext": (bound, span) =>
    fromToday((context) => inYear(yearOf(context) + 1, number(bound, "month"), number(bound, "dayno"), span)),
  "fixed.namedThis": (bound, span) => fromToday((context) => inYear(yearOf(context), number(bound, "month"), number(bound, "dayno"), span)),
  "fixed.namedComing": (bound, span) => coming(number(bound, "month"), number(bound, "dayno"), span),
  "fixed.inMonth": (bound, span) => {
    const scope = bound.scope as Scope;
    const days = inScope(scope, span, (year, month) => dayIn(year, month, number(bound, "dayno")));
    return scope.kind === "coming" ? ofEveryMonth(days) : days;
  },
  "fixedDate.fixed": ({ fixed }) => fixed,
  "date.fixed": ({ fixed }) => fixed,
  "date.checked": (bound, span) => checked(bound.fixed as Days, number(bound, "weekday"), span),
  "date.dayOfMonth": (bound, span) => dayOfMonth(number(bound, "dayno"), span),
  "date.checkedDay": (bound, span) => checked(dayOfMonth(number(bound, "dayno"), span), number(bound, "weekday"), span),
  "date.feast": (bound, span) => feast(String(bound.feast), bound.year, span),
  "day.date": ({ date }) => date,
  "day.end": ({ endDate }) => endDate,
  "limitDate.end": ({ endDate }) => endDate,
  "limitDate.fixed": ({ fixed }) => fixed,
  "limitDate.checked": (bound, span) => checked(bound.fixed as Days, number(bound, "weekday"), span),
  "limitDate.feast": (bound, span) => {
    const days = feast(String(bound.feast), bound.year, span);
    return isNumber(bound.year) ? days : ofEveryYear(days);
  },
  "endDate.month": (bound, span) => endOfMonth(number(bound, "month"), bound.year, span),
  "endDate.year": (bound, span) => endOfMonth(12, bound.year, span),
  "scope.named": (bound) => (isNumber(bound.year) ? fixedScope(bound.year, number(bound, "month")) : rollingScope(number(bound, "month"))),
  "scope.namedNext": (bound): Scope => ({ kind: "month", of: (context) => ({ year: yearOf(context) + 1, month: number(bound, "month") }) }),
  "scope.namedComing": (bound) => rollingScope(number(bound, "month")),
  "scope.plain": (): Scope => ({ kind: "coming" }),
  "scope.this": () => monthsFromToday(0),
  "scope.next": () => monthsFromToday(1),
  "ahead.next": () => monthsFromToday(1),
  "ahead.this": () => monthsFromToday(0),
  "date.nthWeekday": (bound, span) =>
    inScope(bound.scope as Scope, span, (year, month) => nthWeekdayIn(year, month, number(bound, "nth"), number(bound, "weekday"))),
  "date.nthDay": (bound, span) => inScope(bound.scope as Scope, span, (year, month) => dayIn(year, month, number(bound, "nth"))),
  "date.aheadDay": (bound, span) => inScope(bound.scope as Scope, span, (year, month) => dayIn(year, month, number(bound, "dayno"))),
  "date.today": () => shifted(0),
  "date.tomorrow": () => shifted(1),
  "date.dayAfterTomorrow": () => shifted(2),
  "date.yesterday": () => shifted(-1),
  "date.dayBeforeYesterday": () => shifted(-2),
  "date.inDays": (bound) => inDays(number(bound, "n")),
  "date.inWeeks": (bound) => shifted(number(bound, "n") * 7),
  "date.inFortnight": () => shifted(14),
  "date.inMonths": (bound, span) => inMonths(number(bound, "n"), span),
  "date.inYears": (bound, span) => inMonths(number(bound, "n") * 12, span),
  "date.ago":
    (_, span): Days =>
    () =>
      problem("when-past-words", span),
  "date.tomorrowInWeek": () => shifted(8),
  "date.weekday": (bound) => weekdays(number(bound, "weekday"), plainAway),
  "date.thisWeekday": (bound) => weekdays(number(bound, "weekday"), (away) => [away]),
  "date.nextWeekday": (bound) => weekdays(number(bound, "weekday"), nextAway),
  "date.weekdayAfterNext": (bound) => weekdays(number(bound, "weekday"), (away) => nextAway(away).map((days) => days + 7)),
  "date.comingWeekday": (bound) => weekdays(number(bound, "weekday"), (away) => [away || 7]),
  "date.lastWeekday": (bound) => weekdays(number(bound, "weekday"), (away) => [away - 7]),
  "date.inEight": (bound) => weekdays(number(bound, "weekday"), (away) => (away > 0 ? [away + 7] : [7, 14])),
  "date.inFifteen": (bound) => weekdays(number(bound, "weekday"), (away) => (away > 0 ? [away + 14] : [14, 21])),
  "date.thisWeek": (bound) => inWeek(number(bound, "weekday"), 0),
  "date.nextWeek": (bound) => inWeek(number(bound, "weekday"), 1),
  "date.weekFrom": (bound) => weeksAway(number(bound, "weekday"), number(bound, "n")),
  "date.weekend": (): Days => (context) => only(...[6, 7].flatMap((day) => awayTo(context, day)).map((away) => context.today + away)),
};

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function number(bound: Bound, name: string): number {
  const value = bound[name];
  if (!isNumber(value)) throw new Error(`The phrase has no number “${name}”.`);
  return value;
}

function fromToday(make: (context: Context) => Days): Days {
  return (context, isAhead) => make(context)(context, isAhead);
}

function shifted(days: number): Days {
  return (context) => only(context.today + days);
}

/** In French, eight days are a week and fifteen days two, or else exactly that many: it is asked. */
function inDays(days: number): Days {
  return (context) =>
    context.weekStarts.length === 1 && (days === 8 || days === 15)
      ? only(context.today + days - 1, context.today + days)
      : only(context.today + days);
}

function inMonths(months: number, span: Span): Days {
  return (context) => {
    const { year, month, day } = datePartsOf(context.today);
    const index = year * 12 + month - 1 + months;
    return ofMonth(Math.floor(index / 12), (index % 12) + 1, day, span, context);
  };
}

function inYear(year: number, month: number, day: number, span: Span): Days {
  return (context) => ofMonth(year, month, day, span, context);
}

function named(bound: Bound, span: Span): Days {
  const month = number(bound, "month");
  const day = number(bound, "dayno");
  return isNumber(bound.year) ? inYear(bound.year, month, day, span) : rolling(month, day, span);
}

function rolling(month: number, day: number, span: Span): Days {
  return nextYearly(month, span, (year, context) => ofMonth(year, month, day, span, context));
}

/** "5 May next": the coming one, unless this very month is meant. */
function coming(month: number, day: number, span: Span): Days {
  return (context, isAhead) => {
    const parts = datePartsOf(context.today);
    if (parts.month !== month) return rolling(month, day, span)(context, isAhead);
    return gather([ofMonth(parts.year, month, day, span, context), ofMonth(parts.year + 1, month, day, span, context)]);
  };
}

function slashed(bound: Bound, span: Span): Days {
  const [a, b] = [number(bound, "a"), number(bound, "b")];
  const year = isNumber(bound.shortYear) ? 2000 + bound.shortYear : bound.year;
  function order(day: number, month: number): Days {
    return isNumber(year) ? inYear(year, month, day, span) : rolling(month, day, span);
  }
  return (context, isAhead) => {
    const dayFirst = order(a, b)(context, isAhead);
    if (context.dayFirst || (b <= 12 && a > 12)) return dayFirst;
    const monthFirst = order(b, a)(context, isAhead);
    return a <= 12 && b > 12 ? monthFirst : gather([monthFirst, dayFirst]);
  };
}

/** The weekday that was named with a date must be that of the date. */
function checked(days: Days, weekday: number, span: Span): Days {
  return (context, isAhead) => {
    const found = days(context, isAhead);
    return each(found, (day) => {
      if (weekdayOfDay(day) === weekday) return only(day);
      return problem("when-other-weekday", span, {
        date: sayDate(dateOfDay(day), context.locale),
        weekday: sayWeekday(weekday, context.locale),
      });
    });
  };
}

function dayOfMonth(day: number, span: Span): Days {
  return (context, isAhead) => {
    const parts = datePartsOf(context.today);
    const isNextMonth = day < parts.day;
    const index = parts.year * 12 + parts.month - 1 + (isNextMonth ? 1 : 0);
    const found = ofMonth(Math.floor(index / 12), (index % 12) + 1, day, span, context);
    if (day !== parts.day || isAhead(context.today)) return found;
    return gather([found, ofMonth(Math.floor((index + 1) / 12), ((index + 1) % 12) + 1, day, span, context)]);
  };
}

function feast(rule: string, year: unknown, span: Span): Days {
  const easter = /^easter([+-]\d+)$/.exec(rule);
  if (easter === null) {
    const [month = 0, day = 0] = rule.split("-").map(Number);
    return isNumber(year) ? inYear(year, month, day, span) : rolling(month, day, span);
  }
  return (context, isAhead) => {
    const inYearOf = (one: number) => only(easterDay(one) + Number(easter[1]));
    return isNumber(year) ? inYearOf(year) : nextYearly(12, span, inYearOf)(context, isAhead);
  };
}

function endOfMonth(month: number, year: unknown, span: Span): Days {
  return (context) => {
    const { year: thisYear, month: thisMonth } = datePartsOf(context.today);
    const found = isNumber(year) ? year : thisYear + (month < thisMonth ? 1 : 0);
    return ofMonth(found, month, daysInMonth(found, month), span, context);
  };
}

function awayTo(context: Context, weekday: number): number {
  return (weekday - weekdayOfDay(context.today) + 7) % 7;
}

function weekdays(weekday: number, choose: (away: number, todayAhead: boolean) => readonly number[]): Days {
  return (context, isAhead) => {
    const away = awayTo(context, weekday);
    return only(...choose(away, isAhead(context.today)).map((days) => context.today + days));
  };
}

/** "Sunday" is the coming one; said on a Sunday before its hour, it may be today or in a week: it is asked. */
function plainAway(away: number, todayAhead: boolean): readonly number[] {
  if (away > 0) return [away];
  return todayAhead ? [0, 7] : [7];
}

/** "Next Sunday" is the coming one; said on the eve it may as well be the one after: it is asked. */
function nextAway(away: number): readonly number[] {
  return away === 1 ? [1, 8] : [away || 7];
}

/**
 * "In two weeks on Friday" is the Friday of the week in which the day two weeks from now lies. Where that comes more than two days short of two weeks,
 * the Friday after it may as well be meant: it is asked.
 */
function weeksAway(weekday: number, weeks: number): Days {
  return (context, isAhead) => {
    const full = context.today + weeks * 7;
    return each(inWeek(weekday, weeks)(context, isAhead), (day) => (day < full - 2 ? only(day, day + 7) : only(day)));
  };
}

/** A weekday of the week that lies `weeks` weeks from now. Where weeks may begin on Sunday as well, both are worked out. */
function inWeek(weekday: number, weeks: number): Days {
  return (context) => {
    const found = context.weekStarts.map((start) => {
      const begins = context.today - ((weekdayOfDay(context.today) - start + 7) % 7);
      return begins + weeks * 7 + ((weekday - start + 7) % 7);
    });
    return only(...found);
  };
}
