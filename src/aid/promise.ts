import { addDays, atTime, dateAt, toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import { weekdayOf } from "#calendar/civil.ts";
import { afterWaking, nextWaking, type Quiet } from "#calendar/waking.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import { isWithin, type WeeklyHours } from "#phrases/hours.ts";

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
