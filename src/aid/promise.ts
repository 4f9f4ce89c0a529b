import { addDays, atTime, dateAt, minutesOf, readTime, toInstant, toLocal, type Zone } from "#kernel/calendar.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";

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
  if (!isQuiet(at, quiet, zone)) return at;
  const to = readTime(quiet.quietTo) ?? 0;
  const today = dateAt(at, zone as Zone);
  const here = toInstant(atTime(today, to), zone as Zone);
  return here > at ? here : toInstant(atTime(addDays(today, 1), to), zone as Zone);
}

function nextQuiet(at: Instant, quiet: Quiet, zone: string): Instant {
  const from = readTime(quiet.quietFrom) ?? 0;
  const today = dateAt(at, zone as Zone);
  const here = toInstant(atTime(today, from), zone as Zone);
  return here > at ? here : toInstant(atTime(addDays(today, 1), from), zone as Zone);
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

/** Until when whoever takes a request on has promised a sign: some waking hours from now. */
export function promiseUntil(at: Instant, settings: Quiet & { readonly claimHours: number }, zone: string): Instant {
  return afterWaking(at, settings.claimHours * HOUR, settings, zone);
}
