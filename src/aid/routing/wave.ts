import type { Urgency } from "#aid/request.ts";
import { afterWaking, type Quiet } from "#calendar/waking.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";

/**
 * Three people at a time: a quarter of the waiting of one at a time, for half the messages of asking everybody. What can wait
 * is proposed to one person a day.
 */
const SIZES: Readonly<Record<Urgency, number>> = { now: 3, today: 3, week: 3, whenever: 1 };
/** After so many waves a person takes over: the fallback is part of the model, not an error. */
const WAVES: Readonly<Record<Urgency, number>> = { now: 3, today: 3, week: 3, whenever: 7 };
const EVERY: Readonly<Record<Urgency, number>> = { now: 10 * MINUTE, today: 10 * MINUTE, week: 30 * MINUTE, whenever: 24 * 60 * MINUTE };

/** How many are asked at a time. */
export function sizeOfWave(urgency: Urgency): number {
  return SIZES[urgency];
}

/** Whether volunteers have been asked often enough. */
export function enoughWaves(urgency: Urgency, waves: number): boolean {
  return waves >= WAVES[urgency];
}

/** When the next are asked. The clock of a wave stops during the night; what is needed the same day does not wait for it. */
export function afterWave(urgency: Urgency, now: Instant, quiet: Quiet, zone: string): Instant {
  return urgency === "week" ? afterWaking(now, EVERY[urgency], quiet, zone) : ((now + EVERY[urgency]) as Instant);
}
