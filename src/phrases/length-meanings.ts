import type { Lead } from "#calendar/calendar.ts";
import { HOUR, MINUTE } from "#kernel/clock.ts";
import type { Bound, Meaning } from "./grammar.ts";

/** What the phrases of `length` in the word files mean: calendar days, or elapsed time. */
export const lengthMeanings: Readonly<Record<string, Meaning>> = {
  "length.minutes": (bound) => elapsed(0, number(bound, "n")),
  "length.hours": (bound) => elapsed(number(bound, "n"), 0),
  "length.hoursMinutes": (bound) => (number(bound, "minutes") > 59 ? undefined : elapsed(number(bound, "hours"), number(bound, "minutes"))),
  "length.decimalHours": (bound) => elapsed(number(bound, "whole"), Math.round(number(bound, "fraction") * 60)),
  "length.hoursHalf": (bound) => elapsed(number(bound, "hours"), 30),
  "length.half": () => elapsed(0, 30),
  "length.quarter": () => elapsed(0, 15),
  "length.threeQuarters": () => elapsed(0, 45),
  "length.days": (bound): Lead => ({ days: number(bound, "n") }),
  "length.dayBefore": (): Lead => ({ days: 1 }),
  "length.weeks": (bound): Lead => ({ days: number(bound, "n") * 7 }),
};

function number(bound: Bound, name: string): number {
  return bound[name] as number;
}

function elapsed(hours: number, minutes: number): Lead {
  return { milliseconds: hours * HOUR + minutes * MINUTE };
}
