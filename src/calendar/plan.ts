import { DAY, HOUR, MINUTE } from "#kernel/clock.ts";
import { datePartsOf, type Local, readTime, type Wall, wallOf, weekdayOfDay } from "./civil.ts";
import { daysOfMonth, daysOfYear, passes } from "./plan-days.ts";
import type { Rule } from "./rule.ts";

/** A rule and its start made ready for arithmetic on wall numbers. */
export interface Plan {
  readonly rule: Rule;
  readonly interval: number;
  readonly startWall: Wall;
  readonly startDay: number;
  /** First day of the week of the start, see `weekStart`. */
  readonly firstWeek: number;
  readonly startMonth: number;
  /** What comes from the start where the rule is silent is filled in here. */
  readonly days: Rule["days"];
  readonly monthDays: Rule["monthDays"];
  readonly months: Rule["months"];
  /** Milliseconds after midnight, in order, of the days that have no hour of their own. */
  readonly usual: readonly number[];
  /** The same for each weekday (index 1 to 7) where some have hours of their own. */
  readonly own: readonly (readonly number[])[] | null;
  /** For rules whose every period looks the same: its length, where the first one begins, and the moments in it. */
  readonly regular: { readonly length: number; readonly base: Wall; readonly offsets: readonly number[] } | null;
}

/** The last day on which a search looks, 9999-12-31. */
const HORIZON = 2_932_896;

/** The calendar repeats after 400 years: a rule that has given nothing in so many periods never will. */
const PERIODS_TO_LOOK = { yearly: 400, monthly: 4_800, weekly: 20_871, daily: 146_097, hourly: 0, minutely: 0 } as const;

/** Prepares a rule of frequency daily or longer. */
export function planOf(rule: Rule, start: Local): Plan {
  const startWall = wallOf(start);
  const startDay = Math.floor(startWall / DAY);
  const weekday = weekdayOfDay(startDay);
  const silent = rule.days === undefined && rule.monthDays === undefined && rule.yearDays === undefined;
  const isLong = rule.freq === "monthly" || rule.freq === "yearly";
  const parts = isLong ? datePartsOf(startDay) : null;
  const firstWeek = startDay - ((weekday - (rule.weekStart ?? 1) + 7) % 7);
  const interval = rule.interval ?? 1;
  const days = silent && rule.freq === "weekly" ? WEEK[weekday - 1] : rule.days;
  const usual = usualTimes(rule, startWall - startDay * DAY);
  const own = ownTimes(days, usual);
  const takesMonth = silent && parts !== null && rule.freq === "yearly" && rule.months === undefined;
  return {
    rule,
    interval,
    startWall,
    startDay,
    firstWeek,
    startMonth: parts === null ? 0 : parts.year * 12 + parts.month - 1,
    days,
    monthDays: silent && parts !== null ? [parts.day] : rule.monthDays,
    months: takesMonth ? [parts.month] : rule.months,
    usual,
    own,
    regular: regularOf(rule, interval, firstWeek, startDay, days, usual, own),
  };
}

/** Milliseconds after midnight at which the rule comes on a weekday. */
function timesOn(plan: Pick<Plan, "usual" | "own">, weekday: number): readonly number[] {
  return plan.own === null ? plan.usual : (plan.own[weekday] as readonly number[]);
}

const WEEK: readonly Rule["days"][] = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => [{ weekday }]);

/** The hours of each weekday; null where none has its own. */
function ownTimes(days: Rule["days"], usual: readonly number[]): Plan["own"] {
  if (days === undefined || !days.some((day) => day.time !== undefined)) return null;
  const times = new Array<readonly number[]>(8).fill(usual);
  for (const { weekday, time } of days) {
    if (time === undefined) continue;
    const own = (readTime(time) ?? 0) * MINUTE;
    const before = times[weekday] === usual ? [] : (times[weekday] as readonly number[]);
    times[weekday] = before.includes(own) ? before : [...before, own].sort((a, b) => a - b);
  }
  return times;
}

function usualTimes(rule: Rule, startTime: number): readonly number[] {
  if (rule.hours === undefined && rule.minutes === undefined) return [startTime];
  const startHour = Math.floor(startTime / HOUR);
  const startMinute = Math.floor((startTime - startHour * HOUR) / MINUTE);
  const seconds = startTime % MINUTE;
  const times: number[] = [];
  for (const hour of rule.hours ?? [startHour]) {
    for (const minute of rule.minutes ?? [startMinute]) times.push(hour * HOUR + minute * MINUTE + seconds);
  }
  return times.sort((a, b) => a - b);
}

function regularOf(
  rule: Rule,
  interval: number,
  firstWeek: number,
  startDay: number,
  days: Rule["days"],
  usual: Plan["usual"],
  own: Plan["own"],
): Plan["regular"] {
  if (rule.weeks !== undefined) return null;
  if (rule.months !== undefined || rule.monthDays !== undefined || rule.yearDays !== undefined || rule.positions !== undefined) return null;
  if (rule.freq === "daily" && rule.days === undefined) return { length: interval * DAY, base: startDay * DAY, offsets: usual };
  if (rule.freq !== "weekly" || days === undefined || days.length === 0) return null;
  const offsets: number[] = [];
  const first = weekdayOfDay(firstWeek);
  for (let i = 0; i < 7; i += 1) {
    const weekday = ((first + i - 1) % 7) + 1;
    if (!hasWeekday(days, weekday)) continue;
    for (const time of timesOn({ usual, own }, weekday)) offsets.push(i * DAY + time);
  }
  return { length: interval * 7 * DAY, base: firstWeek * DAY, offsets };
}

function hasWeekday(days: NonNullable<Rule["days"]>, weekday: number): boolean {
  for (const day of days) if (day.weekday === weekday) return true;
  return false;
}

/** Whether the rule may turn out to give no date at all: where several conditions on the day must meet. */
export function mayBeEmpty({ monthDays, months, days, rule }: Plan): boolean {
  if (rule.positions !== undefined || rule.yearDays !== undefined || rule.weeks !== undefined) return true;
  if (monthDays === undefined) return rule.freq === "daily" && days !== undefined && months !== undefined;
  return months !== undefined || days !== undefined || monthDays.some((day) => Math.abs(day) > 28);
}

/** The number of the period (0 holds the start) in which a wall number lies; never below 0. */
export function periodAt(plan: Plan, wall: Wall): number {
  const day = Math.floor(wall / DAY);
  if (day <= plan.startDay) return 0;
  switch (plan.rule.freq) {
    case "weekly":
      return Math.floor((day - plan.firstWeek) / (7 * plan.interval));
    case "monthly": {
      const { year, month } = datePartsOf(day);
      return Math.floor((year * 12 + month - 1 - plan.startMonth) / plan.interval);
    }
    case "yearly":
      return Math.floor((datePartsOf(day).year - Math.floor(plan.startMonth / 12)) / plan.interval);
    default:
      return Math.floor((day - plan.startDay) / plan.interval);
  }
}

/** The moments of one period as wall numbers, in order, those before the start included; null beyond the last year. */
export function momentsOf(plan: Plan, period: number): Wall[] | null {
  const days = daysOf(plan, period);
  if (days === null) return null;
  const walls: Wall[] = [];
  for (const day of days) {
    for (const time of timesOn(plan, weekdayOfDay(day))) walls.push(day * DAY + time);
  }
  const { positions } = plan.rule;
  if (positions === undefined) return walls;
  return walls.filter((_, i) => positions.includes(i + 1) || positions.includes(i - walls.length));
}

function daysOf(plan: Plan, period: number): number[] | null {
  switch (plan.rule.freq) {
    case "weekly": {
      const monday = plan.firstWeek + period * 7 * plan.interval;
      if (monday > HORIZON - 7) return null;
      return [0, 1, 2, 3, 4, 5, 6].map((i) => monday + i).filter((day) => passes(plan, day));
    }
    case "monthly": {
      const index = plan.startMonth + period * plan.interval;
      const year = Math.floor(index / 12);
      return year > 9999 ? null : daysOfMonth(plan, year, index - year * 12 + 1);
    }
    case "yearly": {
      const year = Math.floor(plan.startMonth / 12) + period * plan.interval;
      return year > 9999 ? null : daysOfYear(plan, year);
    }
    default: {
      const day = plan.startDay + period * plan.interval;
      if (day > HORIZON) return null;
      return passes(plan, day) ? [day] : [];
    }
  }
}

/** The first moment of the rule at or after a wall number, the start's own bound included; null when none is left before the year 10000. */
export function momentFrom(plan: Plan, wall: Wall): Wall | null {
  const least = wall > plan.startWall ? wall : plan.startWall;
  if (least > HORIZON * DAY) return null;
  const { regular } = plan;
  if (regular !== null) {
    const begins = regular.base + Math.floor((least - regular.base) / regular.length) * regular.length;
    for (const offset of regular.offsets) if (begins + offset >= least) return begins + offset;
    const next = begins + regular.length + (regular.offsets[0] as number);
    return next > HORIZON * DAY ? null : next;
  }
  const first = periodAt(plan, least);
  const end = first + PERIODS_TO_LOOK[plan.rule.freq];
  for (let period = first; period <= end; period += 1) {
    const walls = momentsOf(plan, period);
    if (walls === null) return null;
    for (const found of walls) if (found >= least) return found;
  }
  return null;
}

/** The last moment of the rule at or before a wall number; null when the rule gives none from its start to there. */
export function momentUpTo(plan: Plan, wall: Wall): Wall | null {
  for (let period = periodAt(plan, wall); period >= 0; period -= 1) {
    const walls = momentsOf(plan, period) ?? [];
    for (let i = walls.length - 1; i >= 0; i -= 1) {
      const found = walls[i] as Wall;
      if (found < plan.startWall) return null;
      if (found <= wall) return found;
    }
  }
  return null;
}

/** The moment with which the rule has come `count` times; its last one when it never comes so often; null when it never comes. */
export function nthMoment(plan: Plan, count: number): Wall | null {
  const { regular } = plan;
  if (regular !== null) {
    const skipped = regular.offsets.filter((offset) => regular.base + offset < plan.startWall).length;
    const index = skipped + count - 1;
    const length = regular.offsets.length;
    return regular.base + Math.floor(index / length) * regular.length + (regular.offsets[index % length] as number);
  }
  let left = count;
  let last: Wall | null = null;
  for (let period = 0; ; period += 1) {
    const walls = momentsOf(plan, period);
    if (walls === null) return last;
    for (const found of walls) {
      if (found < plan.startWall) continue;
      last = found;
      left -= 1;
      if (left === 0) return found;
    }
  }
}
