import ICAL from "ical.js";
import { after, type Instant } from "#kernel/clock.ts";
import { isUnread, type Unread, unread } from "#kernel/unread.ts";
import { toInstant, toLocal } from "./calendar.ts";
import { addDays, dateOf, dayOf, type Local, type LocalDate, readLocal, readLocalDate } from "./civil.ts";
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
  const text = time.toString();
  const local = readLocal(text.replace(/Z$/, ""));
  if (local === null) return null;
  const written = text.endsWith("Z") ? ("UTC" as Zone) : readZone(String(property?.getFirstParameter("tzid") ?? ""));
  const instant = instantOf(local, written ?? zone);
  return dateOf(toLocal(after(instant, shift), zone));
}

function instantOf(local: Local, zone: Zone): Instant {
  return toInstant(local, zone);
}
