import type { Weekday } from "#calendar/civil.ts";
import type { Bound, Meaning } from "./grammar.ts";
import type { Hours } from "./moment-times.ts";

/** Some hours of one day of the week, in minutes after its midnight; `to` is 1440 at the end of the day. */
export interface HoursOfDay {
  readonly weekday: Weekday;
  readonly from: number;
  readonly to: number;
}

/** A stretch of a day; one whose end does not come after its beginning goes on into the next day. */
type Range = readonly [from: number, to: number];

const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** What the phrases of `open` in the word files mean: lists of {@link HoursOfDay}. */
export const hoursMeanings: Readonly<Record<string, Meaning>> = {
  "range.times": (bound) => rangeOf(oneOf(bound.from as Hours, 0), oneOf(bound.to as Hours, 1440)),
  "range.clock24": (bound) => clock24(bound.from as number, bound.to as number, 13),
  "range.clockUnit": (bound) => clock24(bound.from as number, bound.to as number, 0),
  "range.afternoon": (bound) => afternoon(bound.from as number, bound.to as number),
  "ranges.one": ({ range }) => [range],
  "ranges.more": (bound) => [bound.range, ...(bound.rest as Range[])],
  "openDays.some": ({ days }) => days,
  "openDays.all": () => ALL_DAYS,
  "open.one": (bound) => openOn(bound.openDays as Weekday[], bound.ranges as Range[]),
  "open.whole": (bound) => openOn(bound.openDays as Weekday[], [[0, 1440]]),
  "open.daily": (bound) => openOn(ALL_DAYS, bound.ranges as Range[]),
  "open.any": () => openOn(ALL_DAYS, [[0, 1440]]),
  "open.more": more,
};

function more(bound: Bound): HoursOfDay[] {
  const ranges = (bound.ranges as Range[] | undefined) ?? [[0, 1440]];
  return [...openOn(bound.openDays as Weekday[], ranges), ...((bound.rest ?? bound.wholeRest) as HoursOfDay[])];
}

/** An hour that leaves no doubt; midnight is where the stretch begins or ends. */
function oneOf(hours: Hours, midnight: 0 | 1440): number | undefined {
  const found = hours(null);
  if ("problem" in found) return undefined;
  if (found.values.length === 1) return found.values[0];
  return found.values.includes(1440) ? midnight : undefined;
}

function rangeOf(from: number | undefined, to: number | undefined): Range | undefined {
  if (from === undefined || to === undefined || from === to || from >= 1440) return undefined;
  return [from, to === 0 ? 1440 : to];
}

/** `18-21`: plain hours, read only when one of them shows that the clock has 24, or when `h` follows. */
function clock24(from: number, to: number, least: number): Range | undefined {
  if (from > 23 || to > 24 || Math.max(from, to) < least) return undefined;
  return rangeOf(from * 60, to * 60);
}

function afternoon(from: number, to: number): Range | undefined {
  if (from < 1 || to > 11 || from >= to) return undefined;
  return [(from + 12) * 60, (to + 12) * 60];
}

function openOn(days: readonly Weekday[], ranges: readonly Range[]): HoursOfDay[] {
  return days.flatMap((weekday) =>
    ranges.flatMap(([from, to]): HoursOfDay[] => {
      if (to > from) return [{ weekday, from, to }];
      const next = ((weekday % 7) + 1) as Weekday;
      const tonight = { weekday, from, to: 1440 };
      return to === 0 ? [tonight] : [tonight, { weekday: next, from: 0, to }];
    }),
  );
}
