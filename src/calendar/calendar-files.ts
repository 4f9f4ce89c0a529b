import ICAL from "ical.js";
import { after, type Instant } from "#kernel/clock.ts";
import { isUnread, type Unread, unread } from "#kernel/unread.ts";
import { toInstant, toLocal } from "./calendar.ts";
import { addDays, dateOf, dayOf, type LocalDate, readLocal, readLocalDate } from "./civil.ts";
import type { CalendarDays, Pause } from "./pauses.ts";
import { readRRule } from "./rrule.ts";
import type { Rule } from "./rule.ts";
import { readZone, type Zone } from "./zones.ts";

const MOST_EVENTS = 2_000;

/**
 * Reads the days of a calendar file (RFC 5545) as a pause: holidays, school holidays, whatever an organiser names. Events of whole days count as they
 * stand; events with hours count on the days that they touch in `zone`. What repeats goes on repeating; what is cancelled is left aside.
 */
export function readCalendarFile(text: string, zone: Zone): { readonly pause: Pause } | Unread {
  const calendar = parsed(text);
  if (calendar === null) return unread("calendar-file-unclear", text.trim().slice(0, 40));
  const events = calendar.getAllSubcomponents("vevent").filter((event) => event.getFirstPropertyValue("status") !== "CANCELLED");
  if (events.length === 0) return unread("calendar-file-empty", "VEVENT");
  if (events.length > MOST_EVENTS) return unread("calendar-file-long", String(events.length), { most: MOST_EVENTS });
  const days: CalendarDays[] = [];
  for (const event of events) {
    const read = readEvent(event, zone);
    if (isUnread(read)) return read;
    days.push(read);
  }
  return { pause: { kind: "calendar", days: days.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)) } };
}

/** One date of an event as somebody else's calendar has it. */
interface CalendarDate {
  readonly title: string;
  readonly at: Instant;
  readonly place: string | null;
  readonly url: string | null;
}

/** So many repetitions of one file are counted through; who writes more is not read to the end. */
const MOST_STEPS = 20_000;

/**
 * Reads what a calendar file (RFC 5545) announces between two instants, the soonest first and at most `most`: single events, and those that
 * repeat, with the dates that are left out or changed. What is cancelled is left aside; hours without a zone are meant in `zone`.
 */
export function readCalendarDates(
  text: string,
  zone: Zone,
  within: { readonly from: Instant; readonly to: Instant; readonly most: number },
): readonly CalendarDate[] | Unread {
  const calendar = parsed(text);
  if (calendar === null) return unread("calendar-file-unclear", text.trim().slice(0, 40));
  const components = calendar.getAllSubcomponents("vevent");
  if (components.length > MOST_EVENTS) return unread("calendar-file-long", String(components.length), { most: MOST_EVENTS });
  const dates: CalendarDate[] = [];
  const changed = new Set(components.flatMap((event) => changedDate(event, zone) ?? []));
  let steps = 0;
  for (const component of components) {
    const start = component.getFirstProperty("dtstart");
    const title = String(component.getFirstPropertyValue("summary") ?? "").trim();
    if (start === null) return unread("calendar-file-event", title);
    if (component.getFirstPropertyValue("status") === "CANCELLED") continue;
    const event = new ICAL.Event(component);
    const repeats = event.isRecurring() && component.getFirstProperty("recurrence-id") === null;
    const times = repeats ? event.iterator() : [event.startDate].values();
    for (let time = nextTime(times); time !== null; time = nextTime(times)) {
      steps += 1;
      if (steps > MOST_STEPS) return unread("calendar-file-long", String(steps), { most: MOST_STEPS });
      const at = instantIn(time, start, zone);
      if (at === null) return unread("calendar-file-event", title);
      if (at >= within.to) break;
      const isOther = repeats && changed.has(`${event.uid} ${at}`);
      if (at >= within.from && !isOther) dates.push({ title, at, place: textIn(component, "location"), url: webAddress(component) });
    }
  }
  return dates.sort((one, other) => one.at - other.at).slice(0, within.most);
}

function nextTime(times: { readonly next: () => unknown }): ICAL.Time | null {
  const next = times.next() as ICAL.Time | IteratorResult<ICAL.Time> | null | undefined;
  if (next === null || next === undefined) return null;
  if (next instanceof ICAL.Time) return next;
  return next.done === true ? null : next.value;
}

/** Which date of a series an event stands in for, as its identity and that date's instant. */
function changedDate(component: ICAL.Component, zone: Zone): string | null {
  const property = component.getFirstProperty("recurrence-id");
  if (property === null) return null;
  const at = instantIn(property.getFirstValue() as ICAL.Time, property, zone);
  return at === null ? null : `${String(component.getFirstPropertyValue("uid") ?? "")} ${at}`;
}

/** The instant of an hour, in the zone that stands beside it, else in `zone`; of a date its first hour. Null where it is none. */
function instantIn(time: ICAL.Time, property: ICAL.Property | null, zone: Zone): Instant | null {
  const text = time.toString();
  const local = readLocal(time.isDate ? `${text}T00:00:00` : text.replace(/Z$/, ""));
  if (local === null) return null;
  const written = text.endsWith("Z") ? ("UTC" as Zone) : readZone(String(property?.getFirstParameter("tzid") ?? ""));
  return toInstant(local, written ?? zone);
}

function textIn(component: ICAL.Component, name: string): string | null {
  const text = String(component.getFirstPropertyValue(name) ?? "").trim();
  return text === "" ? null : text.slice(0, 300);
}

/** Only what leads to a page of the web: whatever else somebody writes there is nothing to press. */
function webAddress(component: ICAL.Component): string | null {
  const url = URL.parse(textIn(component, "url") ?? "");
  return url !== null && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}

function parsed(text: string): ICAL.Component | null {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as never);
    return component.name === "vcalendar" ? component : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function readEvent(event: ICAL.Component, zone: Zone): CalendarDays | Unread {
  const name = String(event.getFirstPropertyValue("summary") ?? "").trim();
  if (event.getFirstProperty("dtstart") === null) return unread("calendar-file-event", name);
  const { startDate, endDate } = new ICAL.Event(event);
  const from = dayIn(startDate, event.getFirstProperty("dtstart"), zone, 0);
  // The end is the first day, or the first instant, after the event.
  const end = dayIn(endDate, event.getFirstProperty("dtend") ?? event.getFirstProperty("dtstart"), zone, -1);
  if (from === null || end === null) return unread("calendar-file-event", name);
  const to = dayOf(end) < dayOf(from) ? from : end;
  const recur = event.getFirstPropertyValue("rrule");
  if (recur === null) return { from, to, name };
  const rule = readRRule(String(recur), zone);
  if (isUnread(rule)) return rule;
  const except = event
    .getAllProperties("exdate")
    .flatMap((property) => property.getValues().map((value) => dayIn(value as ICAL.Time, property, zone, 0)));
  return {
    from,
    to,
    name,
    rule: wholeDays(
      rule.rule,
      except.filter((date) => date !== null),
    ),
  };
}

/** Days have no hour, so neither has their rule. */
function wholeDays(rule: Rule, except: readonly LocalDate[]): Rule {
  const { hours: _hours, minutes: _minutes, until, ...rest } = rule;
  const end = until === undefined ? {} : { until: typeof until === "number" ? until : (until.slice(0, 10) as LocalDate) };
  return { ...rest, ...end, ...(except.length === 0 ? {} : { except }) };
}

/** The day of a date or of an hour in `zone`; `shift` is -1 for an end, which is not included. */
function dayIn(time: ICAL.Time, property: ICAL.Property | null, zone: Zone, shift: 0 | -1): LocalDate | null {
  if (time.isDate) {
    const date = readLocalDate(time.toString());
    return date === null ? null : addDays(date, shift);
  }
  const instant = instantIn(time, property, zone);
  return instant === null ? null : dateOf(toLocal(after(instant, shift), zone));
}
