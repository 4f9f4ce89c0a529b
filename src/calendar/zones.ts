import { DAY, type Instant } from "#kernel/clock.ts";
import type { Wall } from "./civil.ts";

declare const zoneBrand: unique symbol;

/** A time zone of the IANA database whose offset follows its country's law: `Europe/Paris`. `UTC` is one; `EST` and `UTC+1` are not. */
export type Zone = string & { readonly [zoneBrand]: true };

/** What a zone does at one moment of its history: from `at` on, local time is UTC plus `after` milliseconds (`before` until then). */
export interface Transition {
  readonly at: Instant;
  readonly before: number;
  readonly after: number;
}

/** The offsets of one zone over the years covered so far. Index 0 is what holds before the first transition. */
export interface ZoneTable {
  readonly zone: Zone;
  /** When each offset begins, in milliseconds since the epoch; the first is -Infinity. */
  readonly starts: number[];
  /** The same moments on the wall: the later of the two local times at the change, so that one comparison decides. */
  readonly walls: number[];
  /** Milliseconds to add to UTC. */
  readonly offsets: number[];
  from: number;
  to: number;
  /** Where the last two searches ended: most questions are about the season we live in. */
  lastStart: number;
  lastWall: number;
  /** The stretch of one offset that was asked for last, without what the change at its beginning moves or doubles. */
  calmFrom: number;
  calmTo: number;
  calmOffset: number;
  /** The instant that was asked about last, whether it is calm, and its day there: a hundred thousand rules are asked about one and the same. */
  askedAt: number;
  askedCalm: boolean;
  today: number;
  timeOfDay: number;
  /** The month of that day, counted from January of the year 0, its first day, and the first days of the two months after it. */
  month: number;
  monthFirst: number;
  monthEnd: number;
  nextMonthEnd: number;
  /** The wall at its end, from where walls are free of the change there, the offset after it, and the wall at the next change. */
  changeWall: number;
  settledWall: number;
  nextOffset: number;
  nextChangeWall: number;
  /** Whole days that lie before the change; from the second on and before the third, those between it and the next one. */
  changeDay: number;
  settledDay: number;
  nextChangeDay: number;
}

const nothingAsked = {
  askedAt: Number.NaN,
  askedCalm: false,
  today: 0,
  changeDay: -1,
  settledDay: 0,
  nextChangeDay: -1,
  timeOfDay: 0,
  month: 0,
  monthFirst: 0,
  monthEnd: 0,
  nextMonthEnd: 0,
} as const;
const noCalm = { calmFrom: 0, calmTo: 0, calmOffset: 0, changeWall: 0, settledWall: 0, nextOffset: 0, nextChangeWall: 0 } as const;
const FIRST_COVERED = Date.UTC(2010, 0, 1);
const LAST_COVERED = Date.UTC(2045, 0, 1);
const STEP = 100 * 366 * DAY;
const tables = new Map<string, ZoneTable>();

/** Names without a slash that are places; every other one is a fixed offset or an abbreviation, whose hour never changes or is not one place's. */
const PLACES_IN_ONE_WORD =
  /^(?:Cuba|Egypt|Eire|GB|GB-Eire|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|NZ|NZ-CHAT|Navajo|PRC|Poland|Portugal|ROC|ROK|Singapore|Turkey|UTC|W-SU)$/;
const NAMES_OF_UTC = /^(?:UCT|Zulu|Universal|Etc\/(?:UTC|UCT|Zulu|Universal))$/;

/**
 * Reads the name of a time zone, in any case. Null when it is unknown or only a fixed offset (`EST`, `CET`, `UTC+1`, `Etc/GMT-1`, `+01:00`):
 * dates after the next change of the clocks would be an hour wrong.
 */
export function readZone(text: string): Zone | null {
  const name = canonicalName(text.trim());
  if (name === null) return null;
  if (NAMES_OF_UTC.test(name)) return "UTC" as Zone;
  const isPlace = name.includes("/") ? !name.startsWith("Etc/") && !name.startsWith("SystemV/") : PLACES_IN_ONE_WORD.test(name);
  return isPlace ? (name as Zone) : null;
}

function canonicalName(text: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(text)) return null;
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The table of a zone, covering at least the years 2010 to 2045; longer once someone has asked for other years. */
export function tableOf(zone: Zone): ZoneTable {
  const known = tables.get(zone);
  if (known !== undefined) return known;
  const covered = { from: FIRST_COVERED, to: LAST_COVERED, lastStart: 0, lastWall: 0 };
  const table: ZoneTable = { zone, starts: [], walls: [], offsets: [], ...covered, ...noCalm, ...nothingAsked };
  fill(table);
  tables.set(zone, table);
  return table;
}

/** The index of the offset in force at an instant. */
export function segmentAt(table: ZoneTable, instant: number): number {
  cover(table, instant);
  const { starts, lastStart } = table;
  if (instant >= (starts[lastStart] as number) && instant < (starts[lastStart + 1] ?? 0)) return lastStart;
  table.lastStart = lastAtMost(starts, instant);
  return table.lastStart;
}

/** The index of the offset with which a local time is turned into an instant: in a gap the one before it, in an overlap the first. */
export function segmentOfWall(table: ZoneTable, wall: Wall): number {
  cover(table, wall);
  const { walls, lastWall } = table;
  if (wall >= (walls[lastWall] as number) && wall < (walls[lastWall + 1] ?? 0)) return lastWall;
  table.lastWall = lastAtMost(walls, wall);
  return table.lastWall;
}

/** Whether an instant lies in a stretch of one offset, past all that the change at its beginning moves; `calm…` of the table then tell about it. */
export function calmAt(table: ZoneTable, instant: number): boolean {
  return (instant >= table.calmFrom && instant < table.calmTo) || seekCalm(table, instant);
}

function seekCalm(table: ZoneTable, instant: number): boolean {
  if (!Number.isFinite(instant)) return false;
  const segment = segmentAt(table, instant);
  const { starts, offsets } = table;
  const offset = offsets[segment] as number;
  const before = offsets[segment - 1] ?? offset;
  const next = offsets[segment + 1] ?? offset;
  table.calmFrom = Math.max(starts[segment] as number, table.from + 2 * DAY) + Math.abs(offset - before);
  table.calmTo = starts[segment + 1] ?? table.to - 2 * DAY;
  table.calmOffset = offset;
  table.changeWall = table.calmTo + offset;
  table.settledWall = table.changeWall + Math.abs(next - offset);
  table.nextOffset = next;
  table.nextChangeWall = (starts[segment + 2] ?? table.to - 2 * DAY) + next;
  return instant >= table.calmFrom && instant < table.calmTo;
}

/** The changes of a zone's offset after `from` and up to `to`, in order: what a VTIMEZONE is made of. */
export function transitionsBetween(zone: Zone, from: Instant, to: Instant): Transition[] {
  const table = tableOf(zone);
  const last = segmentAt(table, to);
  const found: Transition[] = [];
  for (let i = segmentAt(table, from) + 1; i <= last; i += 1) {
    found.push({ at: table.starts[i] as Instant, before: table.offsets[i - 1] as number, after: table.offsets[i] as number });
  }
  return found;
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Makes the table longer when `moment`, an instant or a wall, lies within two days of its ends or beyond them. */
function cover(table: ZoneTable, moment: number): void {
  if (moment - table.from > 2 * DAY && table.to - moment > 2 * DAY) return;
  while (moment - table.from <= 2 * DAY) table.from -= STEP;
  while (table.to - moment <= 2 * DAY) table.to += STEP;
  fill(table);
}

function fill(table: ZoneTable): void {
  let at = Temporal.Instant.fromEpochMilliseconds(table.from).toZonedDateTimeISO(table.zone);
  let before = at.offsetNanoseconds / 1e6;
  table.starts.length = table.walls.length = table.offsets.length = 0;
  table.lastStart = table.lastWall = 0;
  table.calmFrom = table.calmTo = 0;
  table.askedAt = Number.NaN;
  table.starts.push(Number.NEGATIVE_INFINITY);
  table.walls.push(Number.NEGATIVE_INFINITY);
  table.offsets.push(before);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || next.epochMilliseconds > table.to) return;
    const after = next.offsetNanoseconds / 1e6;
    table.starts.push(next.epochMilliseconds);
    table.walls.push(next.epochMilliseconds + Math.max(before, after));
    table.offsets.push(after);
    before = after;
    at = next;
  }
}
