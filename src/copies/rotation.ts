import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A copy whose name says when it was made. */
interface Dated {
  readonly path: string;
  /** `2027-03-28`, in UTC. */
  readonly day: string;
}

/** How many copies are kept: of the last days, of the last weeks, of the last months. */
export interface Keeping {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

/** A week of days, a month of weeks, a year of months. */
export const usualKeeping: Keeping = { days: 7, weeks: 4, months: 12 };

/**
 * Removes from `folder` the copies of `stem` that are no longer needed: the newest of each of the last days, weeks and months stays, and
 * whatever was not made by the clock (copies before a migration, or by hand under another name). Gives those removed.
 */
export function rotate(folder: string, stem: string, keeping: Keeping = usualKeeping): readonly string[] {
  const name = new RegExp(`^${RegExp.escape(stem)}-(\\d{4}-\\d{2}-\\d{2})T[\\d-]+Z(?:-\\d+)?\\.(?:db|dump)$`, "u");
  const dated = readdirSync(folder)
    .sort()
    .flatMap((file): Dated[] => {
      const day = name.exec(file)?.[1];
      return day === undefined ? [] : [{ path: join(folder, file), day }];
    });
  const kept = new Set<string>();
  for (const [most, periodOf] of [
    [keeping.days, dayOf],
    [keeping.weeks, weekOf],
    [keeping.months, monthOf],
  ] as const) {
    for (const { path } of newestOfEach(dated, periodOf).slice(0, most)) kept.add(path);
  }
  const removed = dated.map(({ path }) => path).filter((path) => !kept.has(path));
  for (const path of removed) rmSync(path);
  return removed;
}

/** The newest copy of each period, the newest period first. */
function newestOfEach(dated: readonly Dated[], periodOf: (day: string) => string): readonly Dated[] {
  const newest = new Map<string, Dated>();
  for (const one of dated) newest.set(periodOf(one.day), one);
  return [...newest.values()].reverse();
}

function dayOf(day: string): string {
  return day;
}

/** Weeks begin on Monday (ISO 8601): the day on which this one began. */
function weekOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}
