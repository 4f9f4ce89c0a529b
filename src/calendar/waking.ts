import { type Instant, MINUTE } from "#kernel/clock.ts";
import { addDays, atTime, dateAt, minutesOf, readTime, toInstant, toLocal, type Zone } from "./calendar.ts";

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
