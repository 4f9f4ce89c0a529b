import { addDays, type LocalDate } from "#calendar/calendar.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import type { Audience } from "./work.ts";

/** Works in an order, from one day through another; a post a day shows them in turn. Days are local. */
export interface Exhibition {
  readonly id: Id;
  readonly handle: string;
  readonly title: string;
  readonly text: string;
  readonly curator: Id;
  readonly from: string;
  readonly until: string;
  /** The local hour of each day's post. */
  readonly hour: string;
  readonly audience: Audience;
  readonly state: "open" | "closed";
}

/** So many works hang in one exhibition at most, and so many days it lasts. */
export const MOST_WORKS = 100;
export const MOST_DAYS = 366;

/** Whether it is to come, open or over on a day. */
export function stageOf({ from, until, state }: Pick<Exhibition, "from" | "until" | "state">, today: string): "planned" | "open" | "over" {
  if (state === "closed" || today > until) return "over";
  return today < from ? "planned" : "open";
}

/** The days from one through another, both included. Refuses an end before the beginning, and more days than an exhibition lasts. */
export function daysOf(from: string, until: string): readonly string[] {
  if (until < from) throw new Misuse("until", "exhibition-until-early", { from: { date: from }, until: { date: until } });
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day as LocalDate, 1)) {
    if (days.length === MOST_DAYS) throw new Misuse("until", "exhibition-too-long", { most: MOST_DAYS });
    days.push(day);
  }
  return days;
}

/**
 * On which day each work is shown: one a day in their order, and where there are more works than days, as evenly as can be.
 * Gives as many days as there are works, never out of order. A day that has nothing to show has no post.
 */
export function spread(works: number, days: readonly string[]): readonly string[] {
  const last = days.length - 1;
  if (works <= days.length) return days.slice(0, works);
  return Array.from({ length: works }, (_, at) => days[Math.min(last, Math.floor((at * days.length) / works))] as string);
}

/** The handles that were typed, in their order. Refuses none, too many, and one that stands there twice. */
export function readHandles(typed: string): readonly string[] {
  const handles = typed
    .split(/[\s,;>]+/)
    .map((each) => each.trim().toUpperCase())
    .filter((each) => each !== "");
  if (handles.length === 0) throw new Misuse("works", "exhibition-no-works");
  if (handles.length > MOST_WORKS) throw new Misuse("works", "exhibition-many-works", { most: MOST_WORKS });
  const twice = handles.find((handle, at) => handles.indexOf(handle) !== at);
  if (twice !== undefined) throw new Misuse("works", "exhibition-twice", { handle: twice });
  return handles;
}
