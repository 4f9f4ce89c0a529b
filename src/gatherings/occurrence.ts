import { addDays, before, dateAt, dateOf, type Local, type LocalDate, resolve, startOfDate, type Zone } from "#calendar/calendar.ts";
import { isBounded, lastOccurrence, occurrenceOn, occurrences, previousOccurrence } from "#calendar/repetition.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Gathering, LONGEST_DURATION } from "./gathering.ts";
import { type Changes, type Term, termIndex } from "./term.ts";

/** What is kept of one date: only where it differs from the rule or something hangs on it. */
export interface KeptDate {
  readonly id: Id;
  readonly original: LocalDate;
  readonly cancelled: { readonly reason: string | null } | null;
  /** Where it was moved to; null where the rule holds. */
  readonly start: Local | null;
  readonly changes: Changes;
  readonly taken: number;
  readonly waiting: number;
  readonly held: number;
  readonly announced: Instant | null;
}

/** One date of a gathering as it stands: the rule, the term and what was changed for this date alone, together. */
export interface Occurrence {
  /** With the gathering, its identity: registrations hang on it, wherever it is moved to. */
  readonly original: LocalDate;
  /** The local hour that the rule gives for it. */
  readonly ruled: Local;
  /** The local hour at which it takes place. */
  readonly start: Local;
  readonly at: Instant;
  readonly end: Instant;
  /** The clocks jump over its hour, so it begins later by the gap. */
  readonly shifted: boolean;
  readonly moved: boolean;
  readonly cancelled: { readonly reason: string | null } | null;
  readonly title: string;
  readonly place: string | null;
  readonly capacity: number | null;
  readonly duration: number;
  readonly description: string | null;
  readonly kept: KeptDate | null;
}

/** What a listing of dates needs of a gathering. */
type Series = Pick<Gathering, "terms" | "zone">;

/** Whether one date is still to come, was moved, was called off, or is over. */
export function occurrenceState(occurrence: Occurrence, now: Instant): "scheduled" | "moved" | "cancelled" | "past" {
  if (occurrence.cancelled !== null) return "cancelled";
  if (occurrence.end <= now) return "past";
  return occurrence.moved ? "moved" : "scheduled";
}

/** When registration for a date closes: its own hour, unless the gathering says how long before. */
export function closesAt({ closes, zone }: Pick<Gathering, "closes" | "zone">, { start, at }: Pick<Occurrence, "start" | "at">): Instant {
  return closes === null ? at : before(start, closes, zone);
}

/** The first instant after `now` at which one of some dates takes no more answers: registration closes, or it begins. Null where none does. */
export function nextClosing(gathering: Pick<Gathering, "closes" | "zone">, dates: readonly Occurrence[], now: Instant): Instant | null {
  const ahead = dates.flatMap((date) => [closesAt(gathering, date), date.at]).filter((at) => at > now);
  return ahead.length === 0 ? null : (Math.min(...ahead) as Instant);
}

function occurrenceOf(zone: Zone, term: Term, original: LocalDate, ruled: Local, kept: KeptDate | null): Occurrence {
  const changes = kept?.changes ?? {};
  const start = kept?.start ?? ruled;
  const { instant, meeting } = resolve(start, zone);
  const duration = changes.duration ?? term.duration;
  const end = after(instant, duration);
  return {
    original,
    ruled,
    start,
    at: instant,
    end,
    shifted: meeting === "gap",
    moved: kept !== null && kept.start !== null && kept.start !== ruled,
    cancelled: kept?.cancelled ?? (end > (term.cancelled?.at ?? Number.NEGATIVE_INFINITY) ? term.cancelled : null),
    title: changes.title ?? term.title,
    place: changes.place === undefined ? term.place : changes.place,
    capacity: changes.capacity === undefined ? term.capacity : changes.capacity,
    duration,
    description: changes.description === undefined ? term.description : changes.description,
    kept,
  };
}

/** The date whose original is `date`; null when the series has none there. One that was moved stays, whatever became of the rule. */
export function occurrenceAt(series: Series, date: LocalDate, kept: KeptDate | null): Occurrence | null {
  const term = series.terms[termIndex(series.terms, date)] as Term;
  const covered = date >= term.from && (term.to === null || date < term.to);
  const ruled = covered ? occurrenceOn(term.rule, term.start, series.zone, date) : null;
  if (ruled !== null) return occurrenceOf(series.zone, term, date, ruled.local, kept);
  if (kept === null || kept.start === null) return null;
  return occurrenceOf(series.zone, term, date, kept.start, kept);
}

/** Every date that the rule gives from an instant on, in the order of the originals, with what is kept of it. */
export function* ruledDates(series: Series, kept: ReadonlyMap<LocalDate, KeptDate>, from: Instant): Generator<Occurrence, void, undefined> {
  const { terms, zone } = series;
  for (const term of terms) {
    const begin = Math.max(from, startOfDate(term.from, zone)) as Instant;
    for (const ruled of occurrences(term.rule, term.start, zone, begin)) {
      if (term.to !== null && ruled.date >= term.to) break;
      if (ruled.date >= term.from) yield occurrenceOf(zone, term, ruled.date, ruled.local, kept.get(ruled.date) ?? null);
    }
  }
}

/** From which original date on the kept dates must be known, to say what is going on or coming at `now`. */
export function keptSince(now: Instant, zone: Zone): LocalDate {
  return addDays(dateAt(after(now, -LONGEST_DURATION), zone), -1);
}

/**
 * The next dates that take place and have not ended by `now`, at most `most`, in the order in which they take place. `kept`
 * must hold what is kept of the dates since `keptSince`, and of those moved to a day since then.
 */
export function comingDates(series: Series, kept: readonly KeptDate[], now: Instant, most: number): readonly Occurrence[] {
  const byDate = new Map(kept.map((date) => [date.original, date]));
  const found: Occurrence[] = [];
  const living = { ...series, terms: endlessCut(series.terms) };
  for (const occurrence of ruledDates(living, byDate, after(now, -LONGEST_DURATION - DAY))) {
    if (occurrence.moved || occurrence.cancelled !== null || occurrence.end <= now) continue;
    found.push(occurrence);
    if (found.length === most) break;
  }
  for (const date of kept) {
    if (date.start === null || date.cancelled !== null) continue;
    const occurrence = occurrenceAt(series, date.original, date);
    if (occurrence === null || found.some((other) => other.original === date.original)) continue;
    if (occurrence.cancelled === null && occurrence.end > now) found.push(occurrence);
  }
  return found.sort((one, other) => one.at - other.at).slice(0, most);
}

/** Leaves out a last term that is called off for ever, whose dates would never come to an end. */
function endlessCut(terms: readonly Term[]): readonly Term[] {
  return terms.map((term) => (term.cancelled !== null && !isBounded(term.rule) ? { ...term, rule: { ...term.rule, count: 1 } } : term));
}

/** The date that somebody named: an original date, or the day to which one was moved. */
export function namedDate(series: Series, kept: readonly KeptDate[], date: LocalDate): Occurrence | null {
  const original = occurrenceAt(series, date, kept.find((one) => one.original === date) ?? null);
  if (original !== null && !(original.moved && dateOf(original.start) !== date)) return original;
  const moved = kept.find((one) => one.start !== null && dateOf(one.start) === date);
  return moved === undefined ? original : occurrenceAt(series, moved.original, moved);
}

/** Whether the dates that take place never come to an end. */
function neverEnds(series: Series): boolean {
  return series.terms.some((term) => term.cancelled === null && term.to === null && !isBounded(term.rule));
}

/** The end of the last date that takes place; null when the series never ends, the epoch when none takes place. */
export function lastEnd(series: Series, kept: readonly KeptDate[]): Instant | null {
  if (neverEnds(series)) return null;
  return lastTakingPlace(series, kept)?.end ?? (0 as Instant);
}

/** The last date of all that takes place; null when none does. Only for a series that ends. */
function lastTakingPlace(series: Series, kept: readonly KeptDate[]): Occurrence | null {
  const byDate = new Map(kept.map((date) => [date.original, date]));
  let last: Occurrence | null = null;
  for (const date of kept) {
    const moved = date.start === null ? null : occurrenceAt(series, date.original, date);
    if (moved !== null && moved.cancelled === null && (last === null || moved.end > last.end)) last = moved;
  }
  for (const term of series.terms.toReversed()) {
    const found = term.cancelled === null ? lastOfTerm(series.zone, term, byDate) : null;
    if (found !== null) return last === null || found.end > last.end ? found : last;
  }
  return last;
}

function lastOfTerm(zone: Zone, term: Term, kept: ReadonlyMap<LocalDate, KeptDate>): Occurrence | null {
  let found =
    term.to === null
      ? lastOccurrence(term.rule, term.start, zone)
      : previousOccurrence(term.rule, term.start, zone, startOfDate(term.to, zone));
  while (found !== null && found.date >= term.from) {
    const date = kept.get(found.date) ?? null;
    if (date === null || (date.cancelled === null && date.start === null)) {
      return occurrenceOf(zone, term, found.date, found.local, date);
    }
    found = previousOccurrence(term.rule, term.start, zone, found.instant);
  }
  return null;
}

/** The date that stands for a gathering which has none ahead: the first of those called off, or else the last that took place. */
export function closingDate(series: Series, kept: readonly KeptDate[], state: "scheduled" | "cancelled"): Occurrence | null {
  const byDate = new Map(kept.map((date) => [date.original, date]));
  const off = series.terms.filter((term) => term.cancelled !== null);
  if (state === "cancelled" && off.length > 0) {
    const [first] = ruledDates({ ...series, terms: off }, byDate, Number.NEGATIVE_INFINITY as Instant);
    if (first !== undefined) return first;
  }
  const last = neverEnds(series) ? null : lastTakingPlace(series, kept);
  if (last !== null) return last;
  const [first] = ruledDates(series, byDate, Number.NEGATIVE_INFINITY as Instant);
  return first ?? null;
}
