import type { Zone } from "#calendar/calendar.ts";
import { afterWaking, nextWaking, type Quiet } from "#calendar/waking.ts";
import { DAY, HOUR, type Instant, MINUTE } from "#kernel/clock.ts";

/** When somebody is told of a seat that is kept for them, and until when it is. */
export interface OfferTimes {
  readonly told: Instant;
  readonly until: Instant;
}

/** How long an offer stands, in waking time, where the date is at least so far off: shorter as it comes near. */
const LENGTHS: readonly (readonly [left: number, length: number])[] = [
  [7 * DAY, 24 * HOUR],
  [3 * DAY, 12 * HOUR],
  [DAY, 4 * HOUR],
  [6 * HOUR, HOUR],
  [0, 20 * MINUTE],
];

/** So short before the date nobody is asked any more: the seat is for whoever comes first. */
const LAST_MOMENT = 30 * MINUTE;

/** An offer that ran out longer ago than this did so while nobody could answer, and is made again. */
export const MISSED = 5 * MINUTE;

/** How long an offer stands that is made `left` milliseconds before the date. */
export function offerLength(left: number): number {
  return LENGTHS.find(([far]) => left >= far)?.[1] ?? 0;
}

/**
 * When an offer made now is told, and until when it stands. In quiet hours nobody is told and no time runs. Null where the
 * date comes too soon to ask anybody: too short after now, or after the end of the night.
 */
export function offerTimes(now: Instant, begins: Instant, zone: Zone, quiet: Quiet | null): OfferTimes | null {
  const told = quiet === null ? now : nextWaking(now, quiet, zone);
  const left = begins - told;
  if (left < LAST_MOMENT) return null;
  const length = offerLength(left);
  const until = quiet === null ? ((told + length) as Instant) : afterWaking(told, length, quiet, zone);
  return { told, until: Math.min(until, begins) as Instant };
}
