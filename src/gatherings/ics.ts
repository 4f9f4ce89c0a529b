import { addDays, type Local, type LocalDate, toLocal, transitionsBetween, type Zone } from "#calendar/calendar.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";

/** A time as a file says it: a local hour of the event's zone, a whole day, or the world's time where the local hour comes twice. */
export type CalendarTime = Local | LocalDate | Instant;

/** One event of a calendar file: a single date, or a series with its dates left out and added. */
export interface CalendarEvent {
  /** The same for as long as the thing exists, wherever it is read. */
  readonly uid: string;
  /** Goes up with each change that a calendar shows. */
  readonly sequence: number;
  /** For one date of a series that differs from its rule: the hour that the rule gives, or the day where the series takes whole days. */
  readonly recurrence: CalendarTime | null;
  /** All of a day where it has no hour. */
  readonly start: CalendarTime;
  /** Its end: the hour, or the first day that it does not cover any more. */
  readonly end: CalendarTime;
  readonly zone: Zone;
  /** The value of RRULE; null for a single date. */
  readonly rule: string | null;
  readonly except: readonly (Local | LocalDate)[];
  readonly added: readonly Instant[];
  readonly status: "confirmed" | "tentative" | "cancelled";
  readonly title: string;
  readonly place: string | null;
  readonly description: string | null;
  readonly url: string | null;
  /** When it was made: a file that is fetched twice is the same. */
  readonly made: Instant;
}

/** How a calendar file is headed. */
export interface CalendarHead {
  readonly name: string;
  readonly zone: Zone;
  /** The end of the years for which the clock changes of its zones are written. */
  readonly until: Instant;
}

const LONGEST_LINE = 75;

/**
 * Writes a calendar file (RFC 5545): lines of at most 75 octets, CRLF, one VTIMEZONE for each zone it names. A calendar that
 * knows nothing of the zones' law finds it in the file.
 */
export function writeCalendar(head: CalendarHead, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parvis//Parvis//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(head.name)}`,
    `X-WR-TIMEZONE:${head.zone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ];
  for (const [zone, from] of zonesOf(events)) lines.push(...zoneLines(zone, from, head.until));
  for (const event of events) lines.push(...eventLines(event));
  lines.push("END:VCALENDAR");
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** Each zone with the earliest day that is told in it. */
function zonesOf(events: readonly CalendarEvent[]): ReadonlyMap<Zone, Local | LocalDate> {
  const zones = new Map<Zone, Local | LocalDate>();
  for (const { zone, start, recurrence } of events) {
    if (zone === "UTC" || typeof start === "number" || !hasHour(start)) continue;
    const first = typeof recurrence === "string" && recurrence < start ? recurrence : start;
    const known = zones.get(zone);
    if (known === undefined || first < known) zones.set(zone, first);
  }
  return zones;
}

/** The law of a zone: the offset at the beginning, then every change of the clocks, those of one kind together. */
function zoneLines(zone: Zone, from: Local | LocalDate, until: Instant): string[] {
  const begin = after(Date.parse(`${from.slice(0, 10)}T00:00:00Z`) as Instant, -2 * DAY);
  const changes = transitionsBetween(zone, begin, until < begin ? after(begin, 366 * DAY) : until);
  const first = offsetAt(zone, begin);
  const kinds = new Map<string, { readonly before: number; readonly after: number; readonly starts: Local[] }>();
  for (const { at, before, after: next } of changes) {
    const key = `${before} ${next}`;
    const kind = kinds.get(key) ?? { before, after: next, starts: [] };
    kind.starts.push(localAt(at, before));
    kinds.set(key, kind);
  }
  const lines = ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observance(zone, first, first, [localAt(begin, first)])];
  for (const kind of kinds.values()) lines.push(...observance(zone, kind.before, kind.after, kind.starts));
  lines.push("END:VTIMEZONE");
  return lines;
}

/** One kind of change. Its first is listed as well where there are several: some programs take the list for the whole. */
function observance(zone: Zone, before: number, after: number, starts: readonly Local[]): string[] {
  const first = starts[0] as Local;
  const listed = starts.length === 1 ? [] : starts;
  const kind = after > before ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(first)}`,
    ...listed.map((start) => `RDATE:${compact(start)}`),
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `TZNAME:${escaped(zone)}${offsetText(after)}`,
    `END:${kind}`,
  ];
}

function offsetAt(zone: Zone, at: Instant): number {
  return Date.parse(`${secondsOf(toLocal(at, zone))}Z`) - at;
}

function localAt(at: Instant, offset: number): Local {
  return new Date(at + offset).toISOString().slice(0, 19) as Local;
}

function offsetText(offset: number): string {
  const seconds = Math.abs(Math.round(offset / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return `${offset < 0 ? "-" : "+"}${parts.map((part) => String(part).padStart(2, "0")).join("")}`;
}

function eventLines(event: CalendarEvent): string[] {
  const { zone } = event;
  const stamp = instantText(event.made);
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${event.sequence}`,
    ...(event.recurrence === null ? [] : [timed("RECURRENCE-ID", event.recurrence, zone)]),
    timed("DTSTART", event.start, zone),
    timed("DTEND", event.end, zone),
    ...(event.rule === null ? [] : [`RRULE:${event.rule}`]),
    ...event.except.map((time) => timed("EXDATE", time, zone)),
    ...event.added.map((time) => timed("RDATE", time, zone)),
    `STATUS:${event.status.toUpperCase()}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === null ? [] : [`LOCATION:${escaped(event.place)}`]),
    ...(event.description === null ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.url === null ? [] : [`URL:${event.url.replace(/[\r\n]/g, "")}`]),
    "END:VEVENT",
  ];
}

/** One time a line, though the format allows a list: some programs read only the first of it. */
function timed(name: string, time: CalendarTime, zone: Zone): string {
  if (typeof time === "number") return `${name}:${instantText(time)}`;
  if (!hasHour(time)) return `${name};VALUE=DATE:${compact(time)}`;
  return zone === "UTC" ? `${name}:${compact(time)}Z` : `${name};TZID=${zone}:${compact(time)}`;
}

function hasHour(time: Local | LocalDate): time is Local {
  return time.length > 10;
}

function secondsOf(local: Local): string {
  return local.length === 16 ? `${local}:00` : local.slice(0, 19);
}

function compact(time: Local | LocalDate): string {
  if (!hasHour(time)) return time.replaceAll("-", "");
  const seconds = time.length === 16 ? "00" : time.slice(17, 19);
  return `${time.slice(0, 4)}${time.slice(5, 7)}${time.slice(8, 13)}${time.slice(14, 16)}${seconds}`;
}

function instantText(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** The day after the last one of something that takes whole days: DTEND names the first day it does not cover (RFC 5545 section 3.6.1). */
export function endOfWholeDays(last: LocalDate): LocalDate {
  return addDays(last, 1);
}

/** What may not stand in a text as it is: most texts have none of it. */
const SPECIAL = /[\u0000-\u001f\u007f\\;,]/;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text as RFC 5545 section 3.3.11 wants it. */
function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(CONTROLS, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n");
}

/** Breaks a line into pieces of at most 75 octets, never within a character. */
function folded(line: string): string {
  if (line.length <= LONGEST_LINE && isAscii(line)) return line;
  let out = "";
  let from = 0;
  let octets = 0;
  for (let at = 0; at < line.length; ) {
    const code = line.charCodeAt(at);
    const isPair = code >= 0xd800 && code < 0xdc00 && at + 1 < line.length;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 4 : 3;
    if (octets + size > LONGEST_LINE) {
      out += `${line.slice(from, at)}\r\n `;
      from = at;
      octets = 1;
    }
    octets += size;
    at += isPair ? 2 : 1;
  }
  return from === 0 ? line : out + line.slice(from);
}

function isAscii(line: string): boolean {
  for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) > 0x7f) return false;
  return true;
}
