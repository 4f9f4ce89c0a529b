import { type Lead, toInstant, toLocal, type Zone } from "#calendar/calendar.ts";
import { addDays, dateOf, type Local } from "#calendar/civil.ts";
import { after, HOUR, type Instant, MINUTE, SECOND } from "#kernel/clock.ts";

/** A step of the clock: calendar days first (the same hour on the wall), then elapsed milliseconds. */
export interface Elapse {
  readonly days: number;
  readonly milliseconds: number;
}

const UNITS: Readonly<Record<string, Lead>> = {
  w: { days: 7 },
  d: { days: 1 },
  j: { days: 1 },
  h: { milliseconds: HOUR },
  m: { milliseconds: MINUTE },
  min: { milliseconds: MINUTE },
  s: { milliseconds: SECOND },
};

/** Reads `3d`, `90m`, `1h30`, `1d 12h`, `2 h`; null for anything else. */
export function readElapse(text: string): Elapse | null {
  const trimmed = text.trim();
  if (!/^(?:\d+\s*(?:min|[wdjhms])\s*)*(?:(?<=h\s*)\d{1,2})?$/.test(trimmed) || trimmed === "") return null;
  let days = 0;
  let milliseconds = 0;
  for (const [, count, unit] of trimmed.matchAll(/(\d+)\s*(min|[wdjhms])?/g)) {
    const worth = UNITS[unit ?? "m"] as Lead;
    if ("days" in worth) days += Number(count) * worth.days;
    else milliseconds += Number(count) * worth.milliseconds;
  }
  return { days, milliseconds };
}

/** More than all the years that a date can have. */
const MOST_DAYS = 3_652_059;

/** The instant after a step of the clock, in a zone; infinite when it would be after every date. */
export function elapsed(from: Instant, step: Elapse, zone: Zone): Instant {
  if (step.days > MOST_DAYS) return Number.POSITIVE_INFINITY as Instant;
  if (step.days === 0) return after(from, step.milliseconds);
  const local = toLocal(from, zone);
  const later = `${addDays(dateOf(local), step.days)}${local.slice(10)}` as Local;
  return after(toInstant(later, zone), step.milliseconds);
}
