import { addDays, dateOf, type Local, type LocalDate, type Zone } from "#kernel/calendar.ts";
import { localOf, wallOf } from "#kernel/civil.ts";
import { Refusal } from "#kernel/refusal.ts";
import { givesItsStart, occurrences, type Rule } from "#kernel/repetition.ts";

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
  /** Milliseconds. */
  readonly duration: number;
  readonly title: string;
  readonly place: string | null;
  readonly capacity: number | null;
  readonly description: string | null;
  /** Its dates are called off. */
  readonly cancelled: { readonly reason: string | null } | null;
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
  const days = Math.round((wallOf(`${dateOf(is)}T00:00` as Local) - wallOf(`${dateOf(was)}T00:00` as Local)) / 86_400_000);
  return { days, wall: wallOf(is) - wallOf(was) };
}

/**
 * The term with all its dates moved by a shift, its rule counted from `date`, the first of them. A rule that names its own
 * weekdays or hours cannot be moved away from them: then the organiser moves single dates, or makes a new series.
 */
export function shifted(term: Term, date: LocalDate, shift: Shift, zone: Zone): Term {
  const { rule } = term;
  const ownHours = (rule.days ?? []).some((day) => day.time !== undefined) || rule.hours !== undefined || rule.minutes !== undefined;
  if (ownHours) throw new Refusal("gathering-own-hours", { title: term.title });
  let before = 0;
  let anchor: Local | null = null;
  for (const occurrence of occurrences(rule, term.start, zone)) {
    if (occurrence.date >= date) {
      anchor = occurrence.local;
      break;
    }
    before += 1;
  }
  const to = term.to === null ? null : addDays(term.to, shift.days);
  if (anchor === null) return { ...term, from: addDays(term.from, shift.days), to };
  const start = localOf(wallOf(anchor) + shift.wall);
  const moved = movedRule(rule, shift.days, date, before);
  if (!givesItsStart(moved, start, zone)) throw new Refusal("gathering-off-the-rule", { title: term.title });
  return { ...term, from: dateOf(start), to, start, rule: moved };
}

function movedRule(rule: Rule, days: number, date: LocalDate, before: number): Rule {
  const { until, count, except, ...rest } = rule;
  const passed = before + (except ?? []).filter((day) => day < date).length;
  const ahead = (except ?? []).filter((day) => day >= date).map((day) => addDays(day, days));
  return {
    ...rest,
    ...(until === undefined ? {} : { until: movedUntil(until, days) }),
    ...(count === undefined ? {} : { count: Math.max(1, count - passed) }),
    ...(ahead.length === 0 ? {} : { except: ahead }),
  };
}

function movedUntil(until: NonNullable<Rule["until"]>, days: number): NonNullable<Rule["until"]> {
  if (typeof until === "number") return (until + days * 86_400_000) as typeof until;
  if (until.length === 10) return addDays(until as LocalDate, days);
  return `${addDays(dateOf(until as Local), days)}${until.slice(10)}` as Local;
}
