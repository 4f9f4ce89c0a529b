import { after, DAY, type Instant } from "#kernel/clock.ts";
import { addDays, dateOf, daysBefore, type Local, type LocalDate, localOf, readLocal, type Wall, wallOf } from "./civil.ts";
import { segmentAt, segmentOfWall, tableOf, type Zone, type ZoneTable } from "./zones.ts";

export {
  addDays,
  addMonths,
  atTime,
  dateOf,
  type Local,
  type LocalDate,
  minutesOf,
  readLocal,
  readLocalDate,
  readTime,
  type Weekday,
  weekdayOf,
} from "./civil.ts";
export { readZone, transitionsBetween, type Zone } from "./zones.ts";

/**
 * Reads an instant with its offset (RFC 3339; the seconds may be left out): `2027-03-28T01:30:00Z`, `2027-03-28T03:30+02:00`. Null for
 * anything else, also for a day that does not exist, which the language's own parser takes for another.
 */
export function readInstant(text: string): Instant | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i.exec(text);
  if (match === null || readLocal((match[1] as string).toUpperCase()) === null) return null;
  const at = Date.parse(text.toUpperCase());
  return Number.isNaN(at) ? null : (at as Instant);
}

/**
 * How an hour on the wall meets the clock of a zone. `exact`: it exists once. `gap`: the clocks jump over it in spring.
 * `overlap`: it comes twice in autumn.
 */
export type Meeting = "exact" | "gap" | "overlap";

/** A local time found in a zone: the instant, how it was found, and what the clocks on the wall will show then. */
export interface Resolved {
  readonly instant: Instant;
  readonly meeting: Meeting;
  readonly shown: Local;
}

/**
 * Finds a local time in a zone. One that does not exist is moved forward by the gap (02:30 becomes 03:30), one that comes twice
 * is the first: Temporal's `compatible`, RFC 5545 section 3.3.5. Nothing is ever dropped or doubled.
 */
export function resolve(local: Local, zone: Zone): Resolved {
  const table = tableOf(zone);
  const wall = wallOf(local);
  const instant = instantOfWall(table, wall);
  const meeting = meetingOfWall(table, wall);
  return { instant, meeting, shown: meeting === "gap" ? localOf(wallAt(table, instant)) : local };
}

/** The instant of a local time in a zone, see {@link resolve}. */
export function toInstant(local: Local, zone: Zone): Instant {
  return instantOfWall(tableOf(zone), wallOf(local));
}

/** What the clocks of a zone show at an instant, to the second. */
export function toLocal(instant: Instant, zone: Zone): Local {
  return localOf(wallAt(tableOf(zone), instant));
}

/** The date in a zone at an instant. */
export function dateAt(instant: Instant, zone: Zone): LocalDate {
  return dateOf(toLocal(instant, zone));
}

/** The first instant of a date in a zone: midnight, or the end of the gap where there is no midnight. */
export function startOfDate(date: LocalDate, zone: Zone): Instant {
  const table = tableOf(zone);
  const midnight = wallOf(`${date}T00:00` as Local);
  if (meetingOfWall(table, midnight) !== "gap") return instantOfWall(table, midnight);
  return table.starts[segmentOfWall(table, midnight) + 1] as Instant;
}

/** The last millisecond of a date in a zone: what "until 30 June" includes. */
export function endOfDate(date: LocalDate, zone: Zone): Instant {
  return after(startOfDate(addDays(date, 1), zone), -1);
}

/** The instant of a wall number; the gap and the overlap as in {@link resolve}. */
export function instantOfWall(table: ZoneTable, wall: Wall): Instant {
  return (wall - (table.offsets[segmentOfWall(table, wall)] as number)) as Instant;
}

/** The wall number at an instant. */
export function wallAt(table: ZoneTable, instant: Instant): Wall {
  return instant + (table.offsets[segmentAt(table, instant)] as number);
}

/** Whether a wall number exists once, not at all, or twice. */
export function meetingOfWall(table: ZoneTable, wall: Wall): Meeting {
  const segment = segmentOfWall(table, wall);
  const at = table.starts[segment + 1];
  if (at === undefined) return "exact";
  const before = table.offsets[segment] as number;
  const next = table.offsets[segment + 1] as number;
  if (wall < at + Math.min(before, next)) return "exact";
  return next > before ? "gap" : "overlap";
}

/**
 * How long before something: whole calendar days (same hour on the wall, so 23 or 25 hours where the clocks change) or elapsed
 * milliseconds. "1 day before" and "24 hours before" differ twice a year.
 */
export type Lead = { readonly days: number } | { readonly milliseconds: number };

/** The instant that lies `lead` before the local time `local` in a zone. */
export function before(local: Local, lead: Lead, zone: Zone): Instant {
  if ("days" in lead) return toInstant(daysBefore(local, lead.days), zone);
  return after(toInstant(local, zone), -lead.milliseconds);
}

/** A lead as a number of milliseconds, each day as 24 hours: only to compare and sort leads. */
export function roughly(lead: Lead): number {
  return "days" in lead ? lead.days * DAY : lead.milliseconds;
}
