import { addDays, atTime, dateAt, minutesOf, readTime, toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import { weekdayOf } from "#calendar/civil.ts";
import { HOUR, type Instant, MINUTE } from "#kernel/clock.ts";
import { isWithin, type WeeklyHours } from "#phrases/hours.ts";

/** Hours on the wall between which nobody is disturbed; they may go over midnight. */
export interface Quiet {
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** Whether a moment lies in the quiet hours of a zone. */
export function isQuiet(at: Instant, quiet: Quiet, zone: string): boolean {
  const minutes = minutesOf(toLocal(at, zone as Zone));
  const from = readTime(quiet.quietFrom) ?? 0;
  const to = readTime(quiet.quietTo) ?? 0;
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** The first moment at or after `at` that is not quiet. */
export function nextWaking(at: Instant, quiet: Quiet, zone: string): Instant {
  let now = at;
  while (isQuiet(now, quiet, zone)) now = nextAt(now, readTime(quiet.quietTo) ?? 0, zone);
  return now;
}

function nextQuiet(at: Instant, quiet: Quiet, zone: string): Instant {
  return nextAt(at, readTime(quiet.quietFrom) ?? 0, zone);
}

/**
 * The next moment after `at` when the clock on the wall reads `minutes`. In the hour that an autumn clock shows twice, the
 * second time counts when the first is past.
 */
function nextAt(at: Instant, minutes: number, zone: string): Instant {
  const today = dateAt(at, zone as Zone);
  const here = toInstant(atTime(today, minutes), zone as Zone);
  if (here > at) return here;
  const ahead = minutes - minutesOf(toLocal(at, zone as Zone));
  const again = (Math.floor(at / MINUTE) * MINUTE + ahead * MINUTE) as Instant;
  if (ahead > 0 && minutesOf(toLocal(again, zone as Zone)) === minutes) return again;
  return toInstant(atTime(addDays(today, 1), minutes), zone as Zone);
}

/**
 * The first moment at or after `at` when somebody may be asked: within the hours that they have stated, at night too, else
 * outside the quiet hours of their zone. Null when they have stated hours that never come.
 */
export function nextFree(at: Instant, hours: WeeklyHours | null, quiet: Quiet, zone: string): Instant | null {
  if (hours === null) return nextWaking(at, quiet, zone);
  if (isWithin(hours, toLocal(at, zone as Zone))) return at;
  const today = dateAt(at, zone as Zone);
  for (let day = 0; day <= 7; day += 1) {
    const date = addDays(today, day);
    for (const { weekday, from } of hours) {
      if (weekday !== weekdayOf(atTime(date, 0))) continue;
      const begins = toInstant(atTime(date, from), zone as Zone);
      if (begins > at) return begins;
    }
  }
  return null;
}

/** `milliseconds` of waking time after `at`: the clock stops during the quiet hours. */
export function afterWaking(at: Instant, milliseconds: number, quiet: Quiet, zone: string): Instant {
  let now = nextWaking(at, quiet, zone);
  let left = milliseconds;
  if (quiet.quietFrom === quiet.quietTo) return (now + left) as Instant;
  for (;;) {
    const end = nextQuiet(now, quiet, zone);
    if (now + left <= end) return (now + left) as Instant;
    left -= end - now;
    now = nextWaking(end, quiet, zone);
  }
}

/** When whoever has taken a request on is reminded of the promised sign: at half of the time, and at three quarters. */
export function remindersOf(at: Instant, settings: Quiet & { readonly claimHours: number }, zone: string) {
  return {
    half: afterWaking(at, (settings.claimHours * HOUR) / 2, settings, zone),
    "three-quarters": afterWaking(at, (settings.claimHours * HOUR * 3) / 4, settings, zone),
  } as const;
}

/** Until when whoever takes a request on has promised a sign: some waking hours from now. */
export function promiseUntil(at: Instant, settings: Quiet & { readonly claimHours: number }, zone: string): Instant {
  return afterWaking(at, settings.claimHours * HOUR, settings, zone);
}
