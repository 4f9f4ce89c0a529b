import { datePartsOf, dayOf, type Local, readTime, type Wall, wallOf, weekdayOfDay } from "./civil.ts";
import { DAY, HOUR, MINUTE } from "./clock.ts";
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
  /** Milliseconds after midnight for each weekday (index 1 to 7), in order. */
  readonly times: readonly (readonly number[])[];
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
  const startDay = dayOf(start);
  const { year, month, day } = datePartsOf(startDay);
  const weekStart = rule.weekStart ?? 1;
  const firstWeek = startDay - ((weekdayOfDay(startDay) - weekStart + 7) % 7);
  const silent = rule.days === undefined && rule.monthDays === undefined && rule.yearDays === undefined;
  const takesMonthDay = silent && (rule.freq === "monthly" || rule.freq === "yearly");
  const plan = {
    rule,
    interval: rule.interval ?? 1,
    startWall,
    startDay,
    firstWeek,
    startMonth: year * 12 + month - 1,
    days: silent && rule.freq === "weekly" ? [{ weekday: weekdayOfDay(startDay) }] : rule.days,
    monthDays: takesMonthDay ? [day] : rule.monthDays,
    months: takesMonthDay && rule.freq === "yearly" && rule.months === undefined ? [month] : rule.months,
    times: timesOf(rule, startWall - startDay * DAY),
  };
  return { ...plan, regular: regularOf(plan) };
}

function timesOf(rule: Rule, startTime: number): number[][] {
  const startHour = Math.floor(startTime / HOUR);
  const startMinute = Math.floor((startTime - startHour * HOUR) / MINUTE);
  const seconds = startTime % MINUTE;
  const usual: number[] = [];
  for (const hour of rule.hours ?? [startHour]) {
    for (const minute of rule.minutes ?? [startMinute]) usual.push(hour * HOUR + minute * MINUTE + seconds);
  }
  const times: number[][] = [usual];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const own = (rule.days ?? []).filter((day) => day.weekday === weekday && day.time !== undefined);
    const found = own.length > 0 ? own.map((day) => (readTime(day.time as string) ?? 0) * MINUTE) : usual;
    times.push([...new Set(found)].sort((a, b) => a - b));
  }
  return times;
}

function regularOf(plan: Omit<Plan, "regular">): Plan["regular"] {
  const { rule } = plan;
  if (rule.months !== undefined || rule.monthDays !== undefined || rule.yearDays !== undefined || rule.positions !== undefined) return null;
  if (rule.freq === "weekly") {
    const offsets: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const weekday = weekdayOfDay(plan.firstWeek + i);
      if (!(plan.days ?? []).some((day) => day.weekday === weekday)) continue;
      for (const time of plan.times[weekday] as readonly number[]) offsets.push(i * DAY + time);
    }
    return offsets.length === 0 ? null : { length: plan.interval * 7 * DAY, base: plan.firstWeek * DAY, offsets };
  }
  if (rule.freq !== "daily" || rule.days !== undefined) return null;
  return { length: plan.interval * DAY, base: plan.startDay * DAY, offsets: plan.times[1] as readonly number[] };
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
    for (const time of plan.times[weekdayOfDay(day)] as readonly number[]) walls.push(day * DAY + time);
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
