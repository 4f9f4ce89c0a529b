import { dateExists, dateOfDay, datePartsOf, dayNumber, daysInMonth, FIRST_DAY, weekdayOfDay } from "#calendar/civil.ts";
import type { Span } from "./grammar.ts";
import { type Context, gather, type Outcome, only, problem } from "./outcome.ts";
import { sayDate, sayMonth } from "./say-dates.ts";

/**
 * The days that a phrase may mean, as day numbers. `isAhead` says whether today's hour is still to come: "Sunday at 10:00", said on a Sunday, is
 * today only before ten.
 */
export type Days = (context: Context, isAhead: (day: number) => boolean) => Outcome;

/** A month as a frame for "the first Sunday of …": one month of one year, the coming month of that name, or the first of some months from now that will do. */
export type Scope =
  | { readonly kind: "month"; readonly of: (context: Context) => { readonly year: number; readonly month: number } }
  | { readonly kind: "named"; readonly month: number }
  | { readonly kind: "coming" };

/** How long ago a date without a year may lie and still be thought a slip: what is longer past is meant for next year. */
const RECENT_DAYS = 31;

/** The year of today. */
export function yearOf(context: Context): number {
  return datePartsOf(context.today).year;
}

/** How far ahead dates are read: what lies farther is a slip, and clocks so far away are anybody's guess. */
const YEARS_AHEAD = 200;

/** The last year that is read. */
export function lastYear(context: Context): number {
  return Math.min(yearOf(context) + YEARS_AHEAD, 9999);
}

/** The days found, unless one of them lies too far ahead. */
export function near(found: Outcome, context: Context): Outcome {
  const last = lastYear(context);
  if ("problem" in found || found.values.every((day) => day >= FIRST_DAY && day <= dayNumber(last, 12, 31))) return found;
  return problem("when-far", null, { year: String(last) });
}

/** A date of a month, or why there is none. */
export function ofMonth(year: number, month: number, day: number, span: Span, context: Context): Outcome {
  if (year < 1 || year > lastYear(context)) return problem("when-far", span, { year: String(lastYear(context)) });
  if (month < 1 || month > 12) return problem("when-no-such-month", span, { month });
  if (!dateExists(year, month, day)) return problem("when-no-such-day", span, sayMonth(year, month, context.locale));
  return only(dayNumber(year, month, day));
}

/**
 * What comes once a year and was said without a year is the next one. One that has just passed is a slip or next year's: it is refused, or both
 * are given where past is allowed.
 */
export function nextYearly(month: number, span: Span, of: (year: number, context: Context) => Outcome): Days {
  return (context, isAhead) => {
    const year = yearOf(context);
    const found = of(year, context);
    if ("problem" in found) return isOver(year, month, context) ? of(year + 1, context) : found;
    const [day = 0] = found.values;
    if (day > context.today || (day === context.today && isAhead(day))) return found;
    const next = of(year + 1, context);
    if (context.today - day > RECENT_DAYS) return next;
    if (!context.ahead) return gather([found, next]);
    return problem("when-past-without-year", span, { date: sayDate(dateOfDay(day), context.locale), year: String(year + 1) });
  };
}

function isOver(year: number, month: number, context: Context): boolean {
  return month >= 1 && month <= 12 && dayNumber(year, month, daysInMonth(year, month)) < context.today;
}

/** A month of a given year. */
export function fixedScope(year: number, month: number): Scope {
  return { kind: "month", of: () => ({ year, month }) };
}

/** The coming month of that name. */
export function rollingScope(month: number): Scope {
  return { kind: "named", month };
}

/** This month (0), the next one (1). */
export function monthsFromToday(months: number): Scope {
  return { kind: "month", of: (context) => monthAfter(context, months) };
}

function monthAfter(context: Context, months: number): { readonly year: number; readonly month: number } {
  const { year, month } = datePartsOf(context.today);
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The day that `find` finds in the frame. "Of the month" is this month's while it lies ahead, then the next one's. */
export function inScope(scope: Scope, span: Span, find: (year: number, month: number) => number | null): Days {
  function inMonth(year: number, month: number, context: Context): Outcome {
    const day = find(year, month);
    return day === null ? problem("when-no-such-day", span, sayMonth(year, month, context.locale)) : only(day);
  }
  if (scope.kind === "named") return nextYearly(scope.month, span, (year, context) => inMonth(year, scope.month, context));
  return (context, isAhead) => {
    if (scope.kind === "month") {
      const { year, month } = scope.of(context);
      if (year < 1 || year > lastYear(context)) return problem("when-far", span, { year: String(lastYear(context)) });
      return inMonth(year, month, context);
    }
    const [now, next] = [monthAfter(context, 0), monthAfter(context, 1)];
    const found = inMonth(now.year, now.month, context);
    if ("problem" in found) return found;
    const [day = 0] = found.values;
    return day > context.today || (day === context.today && isAhead(day)) ? found : inMonth(next.year, next.month, context);
  };
}

/** Days "of the month", without saying of which: where a rule is spoken of, that may be every month. */
const ofTheMonth = new WeakSet<Days>();

/** Marks days that may be meant of every month. */
export function ofEveryMonth(days: Days): Days {
  ofTheMonth.add(days);
  return days;
}

export function mayBeOfEveryMonth(days: Days): boolean {
  return ofTheMonth.has(days);
}

/** Days that come again each year, said without a year: of what never ends, that may be every one of them. */
const comeAgain = new WeakSet<Days>();

/** Marks days that may be meant of every year. */
export function ofEveryYear(days: Days): Days {
  comeAgain.add(days);
  return days;
}

export function mayBeOfEveryYear(days: Days): boolean {
  return comeAgain.has(days);
}

/** The nth day of a month, -1 the last; null when it has none. */
export function dayIn(year: number, month: number, day: number): number | null {
  const length = daysInMonth(year, month);
  const found = day < 0 ? length + 1 + day : day;
  return found >= 1 && found <= length ? dayNumber(year, month, found) : null;
}

/** The nth weekday of a month, -1 the last; null when it has none. */
export function nthWeekdayIn(year: number, month: number, nth: number, weekday: number): number | null {
  const length = daysInMonth(year, month);
  const first = dayNumber(year, month, 1);
  const firstOne = (weekday - weekdayOfDay(first) + 7) % 7;
  const count = Math.floor((length - 1 - firstOne) / 7) + 1;
  const index = nth < 0 ? count + nth : nth - 1;
  return index >= 0 && index < count ? first + firstOne + index * 7 : null;
}
