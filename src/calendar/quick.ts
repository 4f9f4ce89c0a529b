import { DAY, HOUR, MINUTE } from "#kernel/clock.ts";
import { weekdayOfDay } from "./civil.ts";
import type { Rule, RuleDay } from "./rule.ts";
import { calmAt, type ZoneTable } from "./zones.ts";

/** Which arithmetic gives the next date of a rule; `slow` rules go the general way. */
export const SHAPE = { slow: 0, daily: 1, timedWeekly: 2, weekly: 3, monthly: 4 } as const;

/**
 * What the next date of a usual rule is computed from: whole numbers that fit 31 bits, so that the engine keeps them in the object itself and a
 * hundred thousand rules can be asked without allocating anything.
 */
export interface Quick {
  readonly shape: number;
  /** The first day on which the rule may come. */
  readonly firstDay: number;
  /** The day (of a monthly rule the month) from which periods are counted. */
  readonly base: number;
  /** Days, weeks or months from one period to the next. */
  readonly interval: number;
  /** Milliseconds after midnight. */
  readonly time: number;
  /**
   * `weekly`: bit i stands for the i-th day of a period of so many weeks as {@link Quick.length} says, and, past its end, for those of the next one;
   * `monthly`: the weekday, 0 for Monday, -1 where any will do.
   */
  readonly weekdays: number;
  /** `weekly`: days of a period, 0 where two of them have no room in `weekdays`. */
  readonly length: number;
  /** `monthly`: how many days after the first of the month the search for the weekday begins; negative from the first of the month after it. */
  readonly shift: number;
  /** `timedWeekly`: milliseconds after midnight for each day of the week, -1 for none. */
  readonly times: readonly number[] | null;
}

const SLOW: Quick = { shape: SHAPE.slow, firstDay: 0, base: 0, interval: 1, time: 0, weekdays: 0, length: 0, shift: 0, times: null };

/** The last day on which a search looks, 9999-12-31. */
const HORIZON = 2_932_896;

/** A multiple of seven beyond all days: 1970-01-01 was a Thursday, three days after a Monday, and remainders must not be negative. */
const A_THURSDAY = 7_000_000;

/** Weeks of a period of which one and the first week of the next have room in 31 bits. */
const MOST_WEEKS = 3;

/** Days from 0000-03-01 to 1970-01-01: months are counted from March, so that the leap day is the last of its year. */
const FROM_MARCH = 719_468;

/** Makes the numbers for a rule that starts on a day at `startTime` milliseconds after midnight; of shape `slow` where the rule is not a usual one. */
export function quickOf(rule: Rule, startDay: number, startTime: number): Quick {
  if (rule.positions !== undefined || rule.yearDays !== undefined || rule.months !== undefined || rule.weeks !== undefined) return SLOW;
  const time = usualTime(rule, startTime);
  if (time < 0) return SLOW;
  const interval = rule.interval ?? 1;
  const firstDay = time < startTime ? startDay + 1 : startDay;
  switch (rule.freq) {
    case "daily":
      if (rule.days !== undefined || rule.monthDays !== undefined) return SLOW;
      return { shape: SHAPE.daily, firstDay, base: startDay, interval, time, weekdays: 0, length: 0, shift: 0, times: null };
    case "weekly":
      return rule.monthDays === undefined ? weekly(rule, startDay, firstDay, interval, time) : SLOW;
    case "monthly":
      return monthly(rule, startDay, firstDay, interval, time);
    default:
      return SLOW;
  }
}

/** The one hour of the rule, as milliseconds after midnight; -1 where there are several. */
function usualTime(rule: Rule, startTime: number): number {
  const { hours, minutes } = rule;
  if (hours === undefined && minutes === undefined) return startTime;
  if ((hours !== undefined && hours.length !== 1) || (minutes !== undefined && minutes.length !== 1)) return -1;
  const hour = hours === undefined ? Math.floor(startTime / HOUR) : (hours[0] as number);
  const minute = minutes === undefined ? Math.floor((startTime % HOUR) / MINUTE) : (minutes[0] as number);
  return hour * HOUR + minute * MINUTE + (startTime % MINUTE);
}

function weekly(rule: Rule, startDay: number, firstDay: number, interval: number, time: number): Quick {
  const weekStart = rule.weekStart ?? 1;
  const weekday = weekdayOfDay(startDay);
  const base = startDay - ((weekday - weekStart + 7) % 7);
  const { days } = rule;
  if (days === undefined) return everyWeeks(firstDay, base, interval, time, 1 << (startDay - base));
  if (days.length === 0) return SLOW;
  let weekdays = 0;
  for (const day of days) {
    if (day.nth !== undefined) return SLOW;
    if (day.time !== undefined) return timedWeekly(days, weekStart, startDay, base, interval, time);
    weekdays |= 1 << ((day.weekday - weekStart + 7) % 7);
  }
  return everyWeeks(firstDay, base, interval, time, weekdays);
}

function everyWeeks(firstDay: number, base: number, interval: number, time: number, weekdays: number): Quick {
  const length = interval <= MOST_WEEKS ? interval * 7 : 0;
  const twice = length === 0 ? weekdays : weekdays | (weekdays << length);
  return { shape: SHAPE.weekly, firstDay, base, interval, time, weekdays: twice, length, shift: 0, times: null };
}

function timedWeekly(days: readonly RuleDay[], weekStart: number, startDay: number, base: number, interval: number, usual: number): Quick {
  const times = [-1, -1, -1, -1, -1, -1, -1];
  for (const { weekday, nth, time } of days) {
    const at = (weekday - weekStart + 7) % 7;
    if (nth !== undefined || times[at] !== -1) return SLOW;
    times[at] = time === undefined ? usual : Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * MINUTE;
  }
  return { shape: SHAPE.timedWeekly, firstDay: startDay, base, interval, time: 0, weekdays: 0, length: 0, shift: 0, times };
}

function monthly(rule: Rule, startDay: number, firstDay: number, interval: number, time: number): Quick {
  const { days, monthDays } = rule;
  const base = monthOfDay(startDay);
  if (days === undefined) {
    if (monthDays !== undefined && monthDays.length !== 1) return SLOW;
    const nth = monthDays === undefined ? startDay - firstOfMonth(base) + 1 : (monthDays[0] as number);
    // Days that some months lack may be lacking in all that the rule looks at.
    if (Math.abs(nth) > 28) return SLOW;
    const shift = nth > 0 ? nth - 1 : nth;
    return { shape: SHAPE.monthly, firstDay, base, interval, time, weekdays: -1, length: 0, shift, times: null };
  }
  const [day] = days;
  if (monthDays !== undefined || days.length !== 1 || day?.nth === undefined || day.time !== undefined || Math.abs(day.nth) > 4)
    return SLOW;
  const shift = (day.nth > 0 ? day.nth - 1 : day.nth) * 7;
  return { shape: SHAPE.monthly, firstDay, base, interval, time, weekdays: day.weekday - 1, length: 0, shift, times: null };
}

/**
 * The wall number of the first moment of the rule whose instant comes after `after`; Infinity when there is none before the year 10000, NaN where
 * only the general way can tell: near a change of the clocks, and for `slow` rules.
 */
export function quickWall(quick: Quick, table: ZoneTable, after: number): number {
  const { shape } = quick;
  if (after !== table.askedAt) look(table, after);
  if (shape === SHAPE.slow || !table.askedCalm) return Number.NaN;
  const { today, timeOfDay } = table;
  if (shape === SHAPE.timedWeekly) return timedWall(quick, today, timeOfDay, table.changeWall);
  const tomorrow = quick.time > timeOfDay ? today : today + 1;
  const least = Math.max(tomorrow, quick.firstDay);
  const day = dayFrom(quick, table, least);
  if (day > HORIZON) return Number.POSITIVE_INFINITY;
  const found = day * DAY + quick.time;
  return found < table.changeWall || found >= table.settledWall ? found : Number.NaN;
}

/** {@link quickWall} as an instant, for most rules at most times; NaN as well on the days of a change of the clocks and beyond the next two. */
export function quickInstant(quick: Quick, table: ZoneTable, after: number): number {
  if (after !== table.askedAt) look(table, after);
  const { shape, time, firstDay } = quick;
  if (shape < SHAPE.weekly) return Number.NaN;
  // Without branches: which way they go would be a matter of chance for each rule.
  const tomorrow = table.today + 1 + ((table.timeOfDay - time) >> 31);
  const least = Math.max(tomorrow, firstDay);
  const day = shape === SHAPE.weekly ? weekdayFrom(quick, least) : monthDayFrom(quick, table, least);
  if (day < table.changeDay) return day * DAY + (time - table.calmOffset);
  return day >= table.settledDay && day < table.nextChangeDay ? day * DAY + (time - table.nextOffset) : Number.NaN;
}

function look(table: ZoneTable, after: number): void {
  table.askedAt = after;
  table.askedCalm = calmAt(table, after);
  table.changeDay = table.nextChangeDay = -1;
  if (!table.askedCalm) return;
  const wall = after + table.calmOffset;
  const today = Math.floor(wall / DAY) | 0;
  table.askedCalm = today <= HORIZON;
  if (!table.askedCalm) return;
  table.today = today;
  table.timeOfDay = (wall - today * DAY) | 0;
  table.month = monthOfDay(today);
  table.monthFirst = firstOfMonth(table.month);
  table.monthEnd = firstOfMonth(table.month + 1);
  table.nextMonthEnd = firstOfMonth(table.month + 2);
  table.changeDay = wholeDay(table.changeWall);
  table.settledDay = wholeDay(table.settledWall) + 1;
  table.nextChangeDay = wholeDay(table.nextChangeWall);
}

function wholeDay(wall: number): number {
  return Math.min(Math.floor(wall / DAY), HORIZON) | 0;
}

function dayFrom(quick: Quick, table: ZoneTable, least: number): number {
  switch (quick.shape) {
    case SHAPE.weekly:
      return weekdayFrom(quick, least);
    case SHAPE.daily: {
      const over = (least - quick.base) % quick.interval;
      return over === 0 ? least : least + quick.interval - over;
    }
    default:
      return monthDayFrom(quick, table, least);
  }
}

function weekdayFrom({ base, interval, weekdays, length }: Quick, least: number): number {
  const since = least - base;
  if (length !== 0) return least + lowestBit(weekdays >> ((since % length) | 0));
  const week = (since / 7) | 0;
  const over = week % interval;
  const left = over === 0 ? weekdays >> (since - week * 7) : 0;
  if (left !== 0) return least + lowestBit(left);
  return base + (week - over + interval) * 7 + lowestBit(weekdays);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Where a moment may be moved by the clocks, another one may come before it: such weeks are left to the general way. */
function timedWall(quick: Quick, today: number, time: number, changeWall: number): number {
  const { base, interval } = quick;
  const times = quick.times as readonly number[];
  const first = Math.max(quick.firstDay, today);
  if (first > today || first === quick.firstDay) return Number.NaN;
  let week = Math.floor((first - base) / 7);
  let weekday = first - base - week * 7;
  let past = time;
  const over = week % interval;
  if (over !== 0) {
    week += interval - over;
    weekday = 0;
    past = -1;
  }
  for (;;) {
    for (; weekday < 7; weekday += 1) {
      const at = times[weekday] as number;
      if (at > past) {
        const wall = (base + week * 7 + weekday) * DAY + at;
        return wall < changeWall ? wall : Number.NaN;
      }
      past = -1;
    }
    week += interval;
    weekday = 0;
  }
}

function monthDayFrom(quick: Quick, table: ZoneTable, least: number): number {
  const { interval } = quick;
  if (interval === 1 && least < table.monthEnd && least >= table.monthFirst) {
    const day = dayBetween(quick, table.monthFirst, table.monthEnd);
    const next = dayBetween(quick, table.monthEnd, table.nextMonthEnd);
    return day + ((next - day) & ((day - least) >> 31));
  }
  const month = monthOfDay(least);
  const over = (month - quick.base) % interval;
  let at = over === 0 ? month : month + interval - over;
  for (;;) {
    const day = dayBetween(quick, firstOfMonth(at), firstOfMonth(at + 1));
    if (day >= least || day > HORIZON) return day;
    at += interval;
  }
}

/** The day of the month that begins on `first` and has ended on `end`. */
function dayBetween({ weekdays, shift }: Quick, first: number, end: number): number {
  const from = first + ((end - first) & (shift >> 31)) + shift;
  return from + (((weekdays - from + A_THURSDAY - 3) % 7) & ~(weekdays >> 31));
}

/** The month of a day number, counted from January of the year 0. */
function monthOfDay(day: number): number {
  const sinceMarch = (day + FROM_MARCH) | 0;
  const century = ((4 * sinceMarch + 3) / 146_097) | 0;
  const inCentury = sinceMarch - ((century * 146_097) >> 2);
  const year = ((4 * inCentury + 3) / 1_461) | 0;
  const inYear = inCentury - ((year * 1_461) >> 2);
  return (century * 100 + year) * 12 + (((5 * inYear + 2) / 153) | 0) + 2;
}

/** The day number of the first day of a month that is counted from January of the year 0. */
function firstOfMonth(month: number): number {
  const sinceMarch = month - 2;
  const year = (sinceMarch / 12) | 0;
  const century = (year / 100) | 0;
  const inYear = ((153 * (sinceMarch - year * 12) + 2) / 5) | 0;
  return year * 365 + (year >> 2) - century + (century >> 2) + inYear - FROM_MARCH;
}
