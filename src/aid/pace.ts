import { addDays, addMonths, atTime, dateAt, type LocalDate, toInstant, type Zone } from "#calendar/calendar.ts";
import type { Instant } from "#kernel/clock.ts";

/** In the morning, when people are awake and the day is still theirs. */
const MORNING = 10 * 60;

/** The next ten o'clock after a moment. */
export function dailyAt(now: Instant, zone: string): Instant {
  const today = dateAt(now, zone as Zone);
  const here = toInstant(atTime(today, MORNING), zone as Zone);
  return here > now ? here : toInstant(atTime(addDays(today, 1), MORNING), zone as Zone);
}

/** The first day of the next month, at ten. */
export function firstOfMonth(now: Instant, zone: string): Instant {
  const first = `${dateAt(now, zone as Zone).slice(0, 7)}-01` as LocalDate;
  return toInstant(atTime(addMonths(first, 1), MORNING), zone as Zone);
}
