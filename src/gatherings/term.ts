import { addDays, dateOf, type Local, type LocalDate, startOfDate, type Weekday, type Zone } from "#calendar/calendar.ts";
import { localOf, wallOf } from "#calendar/civil.ts";
import { occurrences, type Rule, type RuleDay } from "#calendar/repetition.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { Refusal } from "#kernel/refusal.ts";

/**
 * What holds for a gathering from one original date on, until the next term begins. Most have a single term; changing "this
 * date and those after it" begins another, so what has taken place stays as it was.
 */
export interface Term {
  /** The first original date it covers. */
  readonly from: LocalDate;
  /** The first that it does not cover any more; null when nothing comes after it. */
  readonly to: LocalDate | null;
  /** The anchor of the rule: local, in the gathering's zone. */
  readonly start: Local;
  readonly rule: Rule;
  /** The rule as it was said; null for a single date. */
  readonly said: string | null;
  /** Milliseconds. */
  readonly duration: number;
  readonly title: string;
  readonly place: string | null;
  readonly capacity: number | null;
  readonly description: string | null;
  /** Its dates are called off, but for those that were over by `at`: moved to before, they took place. */
  readonly cancelled: { readonly reason: string | null; readonly at?: Instant } | null;
}

/** What may be changed about one date or several, beside the hour. What is not given stays. */
export interface Changes {
  readonly title?: string;
  readonly place?: string | null;
  readonly capacity?: number | null;
  readonly duration?: number;
  readonly description?: string | null;
}

/** The index of the term that covers a date. */
export function termIndex(terms: readonly Term[], date: LocalDate): number {
  let index = 0;
  while (index + 1 < terms.length && (terms[index + 1] as Term).from <= date) index += 1;
  return index;
}

/** The terms with a boundary at `date`, so that what holds from there on can be changed alone. */
export function cutAt(terms: readonly Term[], date: LocalDate): readonly Term[] {
  const index = termIndex(terms, date);
  const term = terms[index] as Term;
  if (term.from >= date || (term.to !== null && term.to <= date)) return terms;
  return [...terms.slice(0, index), { ...term, to: date }, { ...term, from: date }, ...terms.slice(index + 1)];
}

/** The terms with `alter` applied to those that begin at `date` or later; the boundary is made first. */
export function alterFrom(terms: readonly Term[], date: LocalDate, alter: (term: Term) => Term): readonly Term[] {
  return cutAt(terms, date).map((term) => (term.from >= date ? alter(term) : term));
}

/** How far a series is moved: whole days for its dates, and milliseconds on the wall for its hours. */
export interface Shift {
  readonly days: number;
  readonly wall: number;
}

/** The shift that brings the local time `was` to `is`. */
export function shiftBetween(was: Local, is: Local): Shift {
  const days = Math.round((wallOf(`${dateOf(is)}T00:00` as Local) - wallOf(`${dateOf(was)}T00:00` as Local)) / DAY);
  return { days, wall: wallOf(is) - wallOf(was) };
}

/** How many dates are compared to see that a rule can be moved as a whole. */
const COMPARED = 24;

/**
 * The term with all its dates moved by a shift, its rule counted from `date`, the first of them. A rule whose dates cannot be
 * moved together ("the first Sunday of the month", by a day) is left alone: then the organiser moves single dates, or makes a
 * new series.
 */
export function shifted(term: Term, date: LocalDate, shift: Shift, zone: Zone): Term {
  const { rule } = term;
  const ownHours = (rule.days ?? []).some((day) => day.time !== undefined) || rule.hours !== undefined || rule.minutes !== undefined;
  if (ownHours && shift.wall !== shift.days * DAY) throw new Refusal("gathering-own-hours", { title: term.title });
  // Dates left out count, and holidays stay where they are when the series moves: the rule is compared without them.
  const before = datesBefore({ ...rule, except: [], pauses: [] }, term.start, date, zone);
  const was = datesFrom({ ...rule, pauses: [] }, term.start, date, zone);
  const first = was[0];
  const to = term.to === null ? null : addDays(term.to, shift.days);
  if (first === undefined) return { ...term, from: addDays(term.from, shift.days), to };
  const start = localOf(wallOf(first) + shift.wall);
  const moved = movedRule(rule, shift.days, date, before);
  const is = datesFrom({ ...moved, pauses: [] }, start, dateOf(start), zone);
  const together =
    was.length === is.length && was.every((local, index) => addDays(dateOf(local), shift.days) === dateOf(is[index] as Local));
  if (!together || is[0] !== start) throw new Refusal("gathering-off-the-rule", { title: term.title });
  return { ...term, from: dateOf(start), to, start, rule: moved };
}

function datesBefore(rule: Rule, start: Local, date: LocalDate, zone: Zone): number {
  let count = 0;
  for (const occurrence of occurrences(rule, start, zone)) {
    if (occurrence.date >= date) return count;
    count += 1;
  }
  return count;
}

function datesFrom(rule: Rule, start: Local, date: LocalDate, zone: Zone): readonly Local[] {
  const found: Local[] = [];
  for (const occurrence of occurrences(rule, start, zone, startOfDate(date, zone))) {
    found.push(occurrence.local);
    if (found.length === COMPARED) break;
  }
  return found;
}

function movedRule(rule: Rule, days: number, date: LocalDate, before: number): Rule {
  const { until, count, except, ...rest } = rule;
  const ahead = (except ?? []).filter((day) => day >= date).map((day) => addDays(day, days));
  return {
    ...rest,
    ...(rule.days === undefined ? {} : { days: rule.days.map((day) => movedWeekday(day, days)) }),
    ...(rule.monthDays === undefined ? {} : { monthDays: rule.monthDays.map((day) => (day < 1 ? day : day + days)) }),
    ...(until === undefined ? {} : { until: movedUntil(until, days) }),
    ...(count === undefined ? {} : { count: Math.max(1, count - before) }),
    ...(ahead.length === 0 ? {} : { except: ahead }),
  };
}

function movedWeekday(day: RuleDay, days: number): RuleDay {
  return { ...day, weekday: (((((day.weekday - 1 + days) % 7) + 7) % 7) + 1) as Weekday };
}

function movedUntil(until: NonNullable<Rule["until"]>, days: number): NonNullable<Rule["until"]> {
  if (typeof until === "number") return (until + days * DAY) as typeof until;
  if (until.length === 10) return addDays(until as LocalDate, days);
  return `${addDays(dateOf(until as Local), days)}${until.slice(10)}` as Local;
}
