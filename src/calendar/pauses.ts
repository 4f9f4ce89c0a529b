import { DAY } from "#kernel/clock.ts";
import { addDays, dateOfDay, datePartsIn, dayNumber, dayOf, daysInMonth, type Local, type LocalDate, wallOf } from "./civil.ts";
import { type FrenchRegion, frenchHolidays } from "./french-holidays.ts";
import { hebrewFeasts } from "./hebrew-feasts.ts";
import { momentFrom, nthMoment, planOf } from "./plan.ts";
import type { Rule } from "./rule.ts";

/** Days on which nothing is held: the first and the last of them, both included, and what they are called, when they have a name. */
export interface PausedDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The id of the message that names them; null when people named them or nobody did. */
  readonly key: string | null;
  /** The name that people gave them. */
  readonly name: string | null;
}

/** Days of an organiser's calendar; with `rule` they come again, always as many of them. */
export interface CalendarDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly name: string;
  readonly rule?: Rule;
}

/**
 * What a series leaves out, as plain data that JSON keeps: days from–to, whole months of every year, the public holidays of a region of France, the feasts of the Hebrew calendar
 * (each from its eve on, since it begins in the evening), or the days of a calendar file; `source` is the address of the web that it came from.
 */
export type Pause =
  | { readonly kind: "dates"; readonly from: LocalDate; readonly to: LocalDate }
  | { readonly kind: "months"; readonly months: readonly number[] }
  | { readonly kind: "french holidays"; readonly region: FrenchRegion }
  | { readonly kind: "hebrew feasts" }
  | { readonly kind: "calendar"; readonly days: readonly CalendarDays[]; readonly source?: string };

/** The days that pauses cover between two dates, both included, in order; what begins before or ends after is given whole. */
export function pausesOf(pauses: readonly Pause[], from: LocalDate, to: LocalDate): readonly PausedDays[] {
  const found = pauses.flatMap((pause) => daysOf(pause, from, to)).filter((days) => days.from <= to && days.to >= from);
  return found.sort((a, b) => (a.from === b.from ? 0 : a.from < b.from ? -1 : 1));
}

/** What a date falls into: to mark it where it is not left out. */
export function pausesOn(pauses: readonly Pause[], date: LocalDate): readonly PausedDays[] {
  return pausesOf(pauses, date, date);
}

/** Tells whether a day number falls into a pause; works out a year when it is first asked about. */
export function pauseTest(pauses: readonly Pause[]): (day: number) => boolean {
  const years = new Map<number, ReadonlySet<number>>();
  return (day) => {
    const year = datePartsIn(dateOfDay(day)).year;
    const days = years.get(year) ?? daysOfYear(pauses, year);
    years.set(year, days);
    return days.has(day);
  };
}

function daysOfYear(pauses: readonly Pause[], year: number): ReadonlySet<number> {
  const [first, last] = [firstOf(year), `${firstOf(year).slice(0, 4)}-12-31` as LocalDate];
  const days = new Set<number>();
  for (const { from, to } of pausesOf(pauses, first, last)) {
    const end = Math.min(dayOf(to), dayOf(last));
    for (let day = Math.max(dayOf(from), dayOf(first)); day <= end; day += 1) days.add(day);
  }
  return days;
}

function firstOf(year: number): LocalDate {
  return `${String(year).padStart(4, "0")}-01-01` as LocalDate;
}

function daysOf(pause: Pause, from: LocalDate, to: LocalDate): readonly PausedDays[] {
  const [firstYear, lastYear] = [datePartsIn(from).year, datePartsIn(to).year];
  switch (pause.kind) {
    case "dates":
      return [{ from: pause.from, to: pause.to, key: null, name: null }];
    case "months":
      return yearsFrom(firstYear, lastYear).flatMap((year) => pause.months.map((month) => wholeMonth(year, month)));
    case "french holidays":
      return yearsFrom(firstYear, lastYear).flatMap((year) =>
        frenchHolidays(year, pause.region).map(({ date, key }) => ({ from: date, to: date, key, name: null })),
      );
    case "hebrew feasts":
      // A Gregorian year holds the end of one Hebrew year and the beginning of the next.
      return yearsFrom(firstYear + 3760, lastYear + 3761).flatMap((year) =>
        hebrewFeasts(year).map((feast) => ({ from: feast.from, to: feast.to, key: feast.key, name: null })),
      );
    case "calendar":
      return pause.days.flatMap((days) => repeated(days, from, to));
    default:
      return pause satisfies never;
  }
}

function wholeMonth(year: number, month: number): PausedDays {
  const first = dayNumber(year, month, 1);
  return { from: dateOfDay(first), to: dateOfDay(first + daysInMonth(year, month) - 1), key: null, name: null };
}

function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function repeated({ from, to, name, rule }: CalendarDays, first: LocalDate, last: LocalDate): PausedDays[] {
  if (rule === undefined) return [{ from, to, key: null, name }];
  const start = `${from}T00:00` as Local;
  const plan = planOf(rule, start);
  const length = dayOf(to) - dayOf(from);
  const counted = rule.count === undefined ? null : nthMoment(plan, rule.count);
  const end = Math.min(dayOf(last) * DAY, counted ?? Number.POSITIVE_INFINITY, untilWall(rule));
  const found: PausedDays[] = [];
  for (let wall = momentFrom(plan, (dayOf(first) - length) * DAY); wall !== null && wall <= end; wall = momentFrom(plan, wall + 1)) {
    const date = dateOfDay(Math.floor(wall / DAY));
    if (!rule.except?.includes(date)) found.push({ from: date, to: addDays(date, length), key: null, name });
  }
  return found;
}

function untilWall({ until }: Rule): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  if (typeof until === "number") return until;
  return until.length > 10 ? wallOf(until as Local) : wallOf(`${until}T00:00` as Local) + DAY - 1;
}
