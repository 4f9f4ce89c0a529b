import {
  addDays,
  dateOf,
  type Local,
  type LocalDate,
  resolve,
  startOfDate,
  toLocal,
  transitionsBetween,
  type Zone,
} from "#calendar/calendar.ts";
import { isBounded, lastOccurrence, occurrenceOn, occurrences, previousOccurrence, type Rule } from "#calendar/repetition.ts";
import { type RRuleText, writeRRule } from "#calendar/rrule-text.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { type Gathering, isSeries } from "./gathering.ts";
import { type CalendarEvent, endOfWholeDays } from "./ics.ts";
import { closingDate, type KeptDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import type { Term } from "./term.ts";

/** For how long ahead hours that the clock change moves are written out, in an endless series. */
const GAPS_AHEAD = 10 * 366 * DAY;

/** When an identity was made: its first 48 bits say so (RFC 9562, version 7). */
function madeAt(id: Id): Instant {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16) as Instant;
}

function uidOf(gathering: Gathering, part: string): string {
  return `${gathering.id}${part === "" ? "" : `-${part}`}@parvis`;
}

/** The hour that the clocks show, or the world's time where they show it twice: programs do not agree on which is meant. */
function timeOf(at: Instant, zone: Zone): Local | Instant {
  const local = toLocal(at, zone);
  return resolve(local, zone).meeting === "exact" ? local : at;
}

type Common = Pick<CalendarEvent, "sequence" | "zone" | "made" | "url">;

function commonOf(gathering: Gathering, link: "with the link" | "without"): Common {
  const { sequence, zone } = gathering;
  return { sequence, zone, made: madeAt(gathering.id), url: link === "with the link" ? gathering.link : null };
}

function hourOf(local: Local): string {
  return local.slice(11, 16);
}

/** Whether it takes days as a whole, from midnight on: calendars then show days, not hours that a change of the clocks could push into the next. */
function takesWholeDays({ start, duration }: Pick<Occurrence, "start" | "duration">): boolean {
  return hourOf(start) === "00:00" && duration % DAY === 0;
}

function timesOf(date: Pick<Occurrence, "start" | "at" | "end" | "duration">, zone: Zone): Pick<CalendarEvent, "start" | "end"> {
  if (!takesWholeDays(date)) return { start: timeOf(date.at, zone), end: timeOf(date.end, zone) };
  const first = dateOf(date.start);
  return { start: first, end: endOfWholeDays(addDays(first, date.duration / DAY - 1)) };
}

/** One date as a calendar shows it by itself. */
function dateEvent(common: Common, date: Occurrence, uid: string, recurrence: CalendarEvent["recurrence"]): CalendarEvent {
  return {
    ...common,
    uid,
    recurrence,
    ...timesOf(date, common.zone),
    rule: null,
    except: [],
    added: [],
    status: date.cancelled === null ? "confirmed" : "cancelled",
    title: date.title,
    place: date.place,
    description: date.description,
  };
}

/** A single date for whoever comes to it: an event of its own, whatever the series is. */
export function ownEvent(gathering: Gathering, date: Occurrence, state: "going" | "maybe"): CalendarEvent {
  const shown = gathering.reveal === "everyone" || state === "going" ? "with the link" : "without";
  const event = dateEvent(commonOf(gathering, shown), date, uidOf(gathering, isSeries(gathering) ? date.original : ""), null);
  return state === "maybe" && event.status === "confirmed" ? { ...event, status: "tentative" } : event;
}

/**
 * A gathering as a calendar holds it: one event, or for a series one for each term and hour with its rule, and one for each
 * date that differs from it. What is called off stays, so that calendars which have it learn of it.
 */
export function eventsOf(gathering: Gathering, kept: readonly KeptDate[], link: "with the link" | "without"): readonly CalendarEvent[] {
  const common = commonOf(gathering, link);
  if (!isSeries(gathering)) {
    const only = closingDate(gathering, kept, gathering.state);
    return only === null ? [] : [dateEvent(common, only, uidOf(gathering, ""), null)];
  }
  const events = gathering.terms.flatMap((term, index) => termEvents(gathering, common, term, index, kept));
  const apart = kept.filter((date) => date.start !== null && !isRuled(gathering, date.original));
  for (const date of apart) {
    const moved = occurrenceAt(gathering, date.original, date);
    if (moved !== null) events.push(dateEvent(common, moved, uidOf(gathering, date.original), null));
  }
  return events;
}

function isRuled(gathering: Gathering, date: LocalDate): boolean {
  return occurrenceAt(gathering, date, null) !== null;
}

function termEvents(gathering: Gathering, common: Common, term: Term, index: number, kept: readonly KeptDate[]): CalendarEvent[] {
  const { zone } = gathering;
  const first = firstOfTerm(term, zone);
  if (first === null) return [];
  const rule = boundedRule(term, zone);
  const parts = writeRRule(rule, first, zone);
  const named = index === 0 ? "" : term.from;
  const own = kept.filter((date) => date.original >= term.from && (term.to === null || date.original < term.to));
  return parts.flatMap((part, at) => {
    const suffix = [named, parts.length > 1 ? String(at + 1) : ""].filter((text) => text !== "").join("-");
    const uid = uidOf(gathering, suffix);
    const gaps = gapsOf(rule, first, part, zone, parts.length);
    const master = dateOfPart(gathering, term, part.start);
    if (master === null) return [];
    const alone = dateEvent(common, master, uid, null);
    const days = takesWholeDays(master) && !part.text.includes("BYHOUR");
    const series: CalendarEvent = days
      ? { ...alone, rule: byDays(part.text, rule, zone), except: part.except.map(dateOf) }
      : {
          ...alone,
          start: part.start,
          end: timeOf(master.end, zone),
          rule: part.text,
          except: [...part.except, ...gaps.map(({ ruled }) => ruled)],
          added: gaps.map(({ at }) => at),
        };
    const hour = parts.length > 1 ? hourOf(part.start) : null;
    const changed = own.flatMap((date) => overrideOf(gathering, common, { uid, hour, days }, date));
    return [series, ...changed];
  });
}

/** The rule of whole days: what ends it is written as its start is, as a day (RFC 5545 section 3.3.10). */
function byDays(text: string, { until }: Rule, zone: Zone): string {
  if (typeof until !== "number") return text;
  return text.replace(/UNTIL=\w+/, `UNTIL=${dateOf(toLocal(until, zone)).replaceAll("-", "")}`);
}

/** The first date of a part, as the term has it, whatever became of that date alone. */
function dateOfPart(gathering: Gathering, term: Term, start: Local): Occurrence | null {
  const found = occurrenceAt(gathering, dateOf(start), null);
  if (found !== null) return found;
  const { instant, meeting } = resolve(start, gathering.zone);
  const facts = { title: term.title, place: term.place, capacity: term.capacity, duration: term.duration, description: term.description };
  const time = {
    original: dateOf(start),
    ruled: start,
    start,
    at: instant,
    end: after(instant, term.duration),
    shifted: meeting === "gap",
  };
  return { ...facts, ...time, moved: false, cancelled: term.cancelled, kept: null };
}

/** The event of a date that was moved, changed or called off by itself; `hour` is the one of its part, where other parts have others. */
function overrideOf(
  gathering: Gathering,
  common: Common,
  { uid, hour, days }: { readonly uid: string; readonly hour: string | null; readonly days: boolean },
  kept: KeptDate,
): CalendarEvent[] {
  const ruled = occurrenceAt(gathering, kept.original, null);
  if (ruled === null || (hour !== null && hourOf(ruled.ruled) !== hour)) return [];
  const differs = kept.start !== null || kept.cancelled !== null || Object.keys(kept.changes).length > 0;
  const date = differs ? occurrenceAt(gathering, kept.original, kept) : null;
  if (date === null) return [];
  if (days) return [dateEvent(common, date, uid, dateOf(ruled.ruled))];
  const { meeting } = resolve(ruled.ruled, gathering.zone);
  return [dateEvent(common, date, uid, meeting === "exact" ? ruled.ruled : ruled.at)];
}

function firstOfTerm(term: Term, zone: Zone): Local | null {
  const rule = { ...term.rule, except: [] };
  for (const date of occurrences(rule, term.start, zone, startOfDate(term.from, zone))) {
    if (term.to !== null && date.date >= term.to) return null;
    if (date.date >= term.from) return date.local;
  }
  return null;
}

/** The rule of a term, counted from its own first date: it ends where the next term begins. */
function boundedRule(term: Term, zone: Zone): Rule {
  const { count: _count, until: _until, ...rest } = term.rule;
  const whole = { ...term.rule, except: [] };
  if (term.to === null && !isBounded(term.rule)) return rest;
  const last =
    term.to === null ? lastOccurrence(whole, term.start, zone) : previousOccurrence(whole, term.start, zone, startOfDate(term.to, zone));
  return last === null ? term.rule : { ...rest, until: last.instant };
}

/** The dates whose hour does not exist or comes twice, which programs read each in their own way: left out of the rule and added by the world's time. */
function gapsOf(
  rule: Rule,
  first: Local,
  part: RRuleText,
  zone: Zone,
  parts: number,
): readonly { readonly ruled: Local; readonly at: Instant }[] {
  const from = startOfDate(dateOf(first), zone);
  const found: { ruled: Local; at: Instant }[] = [];
  for (const change of transitionsBetween(zone, after(from, -DAY), after(from, GAPS_AHEAD))) {
    const day = toLocal(after(change.at, -1), zone).slice(0, 10) as LocalDate;
    for (const date of [addDays(day, -1), day, addDays(day, 1)]) {
      const ruled = occurrenceOn(rule, first, zone, date);
      if (ruled === null || (parts > 1 && hourOf(ruled.local) !== hourOf(part.start))) continue;
      const { meeting, instant } = resolve(ruled.local, zone);
      if (meeting === "exact" || part.except.includes(ruled.local) || found.some((one) => one.ruled === ruled.local)) continue;
      found.push({ ruled: ruled.local, at: instant });
    }
  }
  return found;
}
