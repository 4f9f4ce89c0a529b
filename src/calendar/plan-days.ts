import { datePartsOf, dayNumber, daysInMonth, isLeapYear, type Weekday, weekdayOfDay, weekOfDay } from "./civil.ts";
import type { Plan } from "./plan.ts";

/** Whether a day number passes everything that a daily or weekly rule asks of a day. */
export function passes(plan: Plan, day: number): boolean {
  const { days, monthDays, months } = plan;
  if (days !== undefined && !days.some((one) => one.weekday === weekdayOfDay(day))) return false;
  const { yearDays, weeks } = plan.rule;
  if (weeks !== undefined && (weekOfDay(day) % 2 === 0) !== (weeks === "even")) return false;
  if (months === undefined && monthDays === undefined && yearDays === undefined) return true;
  const parts = datePartsOf(day);
  if (months !== undefined && !months.includes(parts.month)) return false;
  if (monthDays !== undefined && !hasMonthDay(monthDays, parts.year, parts.month, parts.day)) return false;
  return yearDays === undefined || hasYearDay(yearDays, parts.year, day);
}

/** The day numbers that a rule gives in one month, in order. */
export function daysOfMonth(plan: Plan, year: number, month: number): number[] {
  const { months, monthDays, days } = plan;
  if (months !== undefined && !months.includes(month)) return [];
  const first = dayNumber(year, month, 1);
  const length = daysInMonth(year, month);
  if (days === undefined && monthDays !== undefined && plan.rule.yearDays === undefined) return fewDays(monthDays, first, length);
  if (days !== undefined && monthDays === undefined && plan.rule.yearDays === undefined) return fewWeekdays(days, first, length);
  const found: number[] = [];
  for (let i = 0; i < length; i += 1) {
    if (monthDays !== undefined && !hasMonthDay(monthDays, year, month, i + 1)) continue;
    if (days !== undefined && !hasWeekday(days, weekdayOfDay(first + i), i, length)) continue;
    if (plan.rule.yearDays !== undefined && !hasYearDay(plan.rule.yearDays, year, first + i)) continue;
    found.push(first + i);
  }
  return found;
}

/** The day numbers that a rule gives in one year, in order. The nth weekday is that of the month where months are named, else that of the year. */
export function daysOfYear(plan: Plan, year: number): number[] {
  const found: number[] = [];
  if (plan.months !== undefined || !(plan.days ?? []).some((day) => day.nth !== undefined)) {
    for (let month = 1; month <= 12; month += 1) found.push(...daysOfMonth(plan, year, month));
    return found;
  }
  const first = dayNumber(year, 1, 1);
  const length = isLeapYear(year) ? 366 : 365;
  for (let i = 0; i < length; i += 1) {
    if (!hasWeekday(plan.days ?? [], weekdayOfDay(first + i), i, length)) continue;
    if (plan.monthDays !== undefined) {
      const parts = datePartsOf(first + i);
      if (!hasMonthDay(plan.monthDays, year, parts.month, parts.day)) continue;
    }
    if (plan.rule.yearDays !== undefined && !hasYearDay(plan.rule.yearDays, year, first + i)) continue;
    found.push(first + i);
  }
  return found;
}

/** The nth, or all, of some weekdays of a month. */
function fewWeekdays(days: NonNullable<Plan["days"]>, first: number, length: number): number[] {
  const found: number[] = [];
  const begins = weekdayOfDay(first);
  for (const { weekday, nth } of days) {
    const offset = (weekday - begins + 7) % 7;
    const count = Math.floor((length - 1 - offset) / 7) + 1;
    if (nth === undefined) for (let i = 0; i < count; i += 1) found.push(first + offset + i * 7);
    else if (nth > 0 && nth <= count) found.push(first + offset + (nth - 1) * 7);
    else if (nth < 0 && -nth <= count) found.push(first + offset + (count + nth) * 7);
  }
  return inOrder(found);
}

function inOrder(days: number[]): number[] {
  return days.length < 2 ? days : [...new Set(days)].sort((a, b) => a - b);
}

function fewDays(monthDays: readonly number[], first: number, length: number): number[] {
  const found: number[] = [];
  for (const day of monthDays) {
    const index = day > 0 ? day - 1 : length + day;
    if (index >= 0 && index < length) found.push(first + index);
  }
  return inOrder(found);
}

function hasMonthDay(monthDays: readonly number[], year: number, month: number, day: number): boolean {
  return monthDays.includes(day) || monthDays.includes(day - daysInMonth(year, month) - 1);
}

function hasYearDay(yearDays: readonly number[], year: number, day: number): boolean {
  const index = day - dayNumber(year, 1, 1);
  return yearDays.includes(index + 1) || yearDays.includes(index - (isLeapYear(year) ? 366 : 365));
}

function hasWeekday(days: NonNullable<Plan["days"]>, weekday: Weekday, index: number, length: number): boolean {
  const fromStart = Math.floor(index / 7) + 1;
  const fromEnd = -Math.floor((length - 1 - index) / 7) - 1;
  return days.some((day) => day.weekday === weekday && (day.nth === undefined || day.nth === fromStart || day.nth === fromEnd));
}
