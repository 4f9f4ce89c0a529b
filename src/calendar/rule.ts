import type { Instant } from "#kernel/clock.ts";
import type { Local, LocalDate, Weekday } from "./civil.ts";
import type { Pause } from "./pauses.ts";

/** How often a rule comes round. `hourly` and `minutely` count elapsed time; the others follow the clocks on the wall. */
export type Frequency = "minutely" | "hourly" | "daily" | "weekly" | "monthly" | "yearly";

/** A weekday of a rule; `nth` is the 1st, 2nd … or last (-1) of its month (of its year in a yearly rule without months); `time` is its own hour, `19:30`. */
export interface RuleDay {
  readonly weekday: Weekday;
  readonly nth?: number;
  readonly time?: string;
}

/**
 * What repeats, as plain data that JSON keeps: the parts of RFC 5545 section 3.3.10 that a gathering can need, an hour of its own for each weekday,
 * and the dates left out. What is not given comes from the start: the weekday, the day of the month, the month, the hour.
 */
export interface Rule {
  readonly freq: Frequency;
  /** Every n days, weeks … ; 1 when not given. */
  readonly interval?: number;
  readonly days?: readonly RuleDay[];
  /** Days of the month, 1 to 31; -1 is the last day. A month that lacks the day is passed over. */
  readonly monthDays?: readonly number[];
  /** Months, 1 to 12. */
  readonly months?: readonly number[];
  /** Of a weekly rule: only the weeks with an even or an odd number (ISO 8601), so that a year with 53 weeks has two odd ones in a row. */
  readonly weeks?: "even" | "odd";
  /** Days of the year, 1 to 366; -1 is 31 December. */
  readonly yearDays?: readonly number[];
  /** Which of the moments found in one period count: 1 the first, -1 the last. */
  readonly positions?: readonly number[];
  /** Hours of the day, 0 to 23. */
  readonly hours?: readonly number[];
  /** Minutes of those hours. */
  readonly minutes?: readonly number[];
  /** The day on which a week begins, for "every 2 weeks"; Monday when not given. */
  readonly weekStart?: Weekday;
  /** The last moment included: a date (all of it), a local date-time, or an instant. */
  readonly until?: LocalDate | Local | Instant;
  /** How many times, counted from the start, dates left out included. */
  readonly count?: number;
  /** Original dates that are left out. */
  readonly except?: readonly LocalDate[];
  /** Days without meeting: dates that fall into them are left out, and the identity of the others does not change. */
  readonly pauses?: readonly Pause[];
}

/** A rule that gives the start itself and nothing else: what a gathering without repetition follows. */
export const ONCE: Rule = { freq: "daily", count: 1 };

/** The rule without the given dates, beside those left out already. */
export function withExceptions(rule: Rule, dates: readonly LocalDate[]): Rule {
  if (dates.length === 0) return rule;
  return { ...rule, except: [...new Set([...(rule.except ?? []), ...dates])].sort() };
}

/** Whether the rule ever ends. */
export function isBounded(rule: Rule): boolean {
  return rule.until !== undefined || rule.count !== undefined;
}

/** Whether the rule gives at most one moment a day, so that its date names an occurrence. A gathering needs that. */
export function givesOneADay(rule: Rule): boolean {
  if (rule.freq === "hourly" || rule.freq === "minutely") return false;
  if ((rule.hours?.length ?? 1) * (rule.minutes?.length ?? 1) > 1) return false;
  const times = new Map<string, string | undefined>();
  for (const day of rule.days ?? []) {
    const key = `${day.weekday}`;
    if (times.has(key) && times.get(key) !== day.time) return false;
    times.set(key, day.time);
  }
  return true;
}
