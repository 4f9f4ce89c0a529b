import type { Zone } from "#calendar/calendar.ts";

/** Forty zones whose laws differ: north and south, half hours, a whole day skipped, changes at midnight, winter time that is the exception. */
export const zonesOfTheWorld = [
  "Europe/Paris",
  "Europe/London",
  "Europe/Dublin",
  "Europe/Berlin",
  "Europe/Moscow",
  "Europe/Istanbul",
  "Atlantic/Azores",
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Havana",
  "America/Sao_Paulo",
  "America/Santiago",
  "America/Asuncion",
  "America/Caracas",
  "America/Miquelon",
  "America/Guadeloupe",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Africa/Johannesburg",
  "Asia/Jerusalem",
  "Asia/Gaza",
  "Asia/Amman",
  "Asia/Beirut",
  "Asia/Tehran",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Pyongyang",
  "Asia/Tokyo",
  "Australia/Melbourne",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Apia",
  "Pacific/Noumea",
  "Indian/Reunion",
  "Antarctica/Troll",
  "UTC",
] as readonly string[] as readonly Zone[];

const MINUTE = 60_000;
const FROM = Date.UTC(2008, 0, 1);
const YEARS = 30 * 365.25 * 86_400_000;

/** Numbers that look random and are the same in every run. */
export interface Random {
  /** From 0 up to 1. */
  readonly part: () => number;
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly one: <T>(list: readonly T[]) => T;
  /** A minute of thirty years, in milliseconds; every other one lies within three hours of a change of the zone's clocks, if it ever changes them. */
  readonly minuteNearAChange: (zone: string) => number;
}

/** Starts a row of numbers. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  function part(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  }
  function minuteNearAChange(zone: string): number {
    const minute = Math.floor((FROM + part() * YEARS) / MINUTE) * MINUTE;
    if (part() < 0.5) return minute;
    const changes = changesOf(zone);
    const change = changes[Math.floor(part() * changes.length)];
    return change === undefined ? minute : change + Math.round((part() - 0.5) * 360) * MINUTE;
  }
  return {
    part,
    minuteNearAChange,
    whole: (least, most) => least + Math.floor(part() * (most - least + 1)),
    one: (list) => list[Math.floor(part() * list.length)] as (typeof list)[number],
  };
}

const changes = new Map<string, readonly number[]>();

/** Each change of a zone's clocks in the thirty years, as the local times before and after it; from Temporal, not from our own table. */
function changesOf(zone: string): readonly number[] {
  const known = changes.get(zone);
  if (known !== undefined) return known;
  const found: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(zone).getTimeZoneTransition("next");
  while (at !== null && at.epochMilliseconds < FROM + YEARS) {
    found.push(at.epochMilliseconds, at.epochMilliseconds + at.offsetNanoseconds / 1e6);
    at = at.getTimeZoneTransition("next");
  }
  changes.set(zone, found);
  return found;
}
