import { DAY, HOUR, type Instant, MINUTE } from "#kernel/clock.ts";
import { instantOfWall, meetingOfWall, wallAt } from "./calendar.ts";
import { datePartsOf, dayNumber, daysInMonth, type Local, wallOf, weekdayOfDay } from "./civil.ts";
import type { Rule } from "./rule.ts";
import type { ZoneTable } from "./zones.ts";

/** A rule by the hour or the minute made ready: a step of elapsed time from the start, and what the local time must pass. */
export interface ElapsedPlan {
  readonly rule: Rule;
  readonly table: ZoneTable;
  readonly start: Instant;
  readonly step: number;
}

/** How far a search looks ahead: the longest time between two 29 Februaries on one weekday is 40 years. */
const FAR_AHEAD = 100 * 366 * DAY;

/** Prepares an hourly or minutely rule. Such rules count elapsed time, so a doubled hour is lived through twice. */
export function elapsedPlanOf(rule: Rule, start: Local, table: ZoneTable): ElapsedPlan {
  const step = (rule.interval ?? 1) * (rule.freq === "hourly" ? HOUR : MINUTE);
  return { rule, table, start: instantOfWall(table, wallOf(start)), step };
}

/** The first moment of the rule at or after an instant. */
export function elapsedFrom(plan: ElapsedPlan, from: number): number | null {
  let at = plan.start + Math.max(0, Math.ceil((from - plan.start) / plan.step)) * plan.step;
  const horizon = at + FAR_AHEAD;
  while (at <= horizon) {
    const later = nextChance(plan, at);
    if (later === at) return at;
    at = plan.start + Math.ceil((later - plan.start) / plan.step) * plan.step;
  }
  return null;
}

/** The last moment of the rule at or before an instant. */
export function elapsedUpTo(plan: ElapsedPlan, upTo: number): number | null {
  for (let at = plan.start + Math.floor((upTo - plan.start) / plan.step) * plan.step; at >= plan.start; at -= plan.step) {
    if (nextChance(plan, at) === at) return at;
  }
  return null;
}

/** The instant with which the rule has come `count` times. */
export function lastElapsed(plan: ElapsedPlan, count: number): number | null {
  if (!isFiltered(plan.rule)) return plan.start + (count - 1) * plan.step;
  let at = elapsedFrom(plan, plan.start);
  for (let i = 1; i < count && at !== null; i += 1) {
    const next = elapsedFrom(plan, at + 1);
    if (next === null) return at;
    at = next;
  }
  return at;
}

function isFiltered(rule: Rule): boolean {
  return rule.days !== undefined || rule.monthDays !== undefined || rule.months !== undefined || rule.hours !== undefined;
}

/** `at` itself when its local time passes, else an instant no later than the next one that might. */
function nextChance(plan: ElapsedPlan, at: number): number {
  const { rule, table } = plan;
  if (!isFiltered(rule)) return at;
  const wall = wallAt(table, at as Instant);
  const day = Math.floor(wall / DAY);
  const { year, month, day: monthDay } = datePartsOf(day);
  const length = daysInMonth(year, month);
  if (rule.months !== undefined && !rule.months.includes(month)) return beginOf(plan, dayNumber(year, month, 1) + length, at);
  const dayPasses =
    (rule.days === undefined || rule.days.some((one) => one.weekday === weekdayOfDay(day))) &&
    (rule.monthDays === undefined || rule.monthDays.includes(monthDay) || rule.monthDays.includes(monthDay - length - 1));
  if (!dayPasses) return beginOf(plan, day + 1, at);
  const hour = Math.floor((wall - day * DAY) / HOUR);
  return rule.hours === undefined || rule.hours.includes(hour) ? at : at + 1;
}

function beginOf(plan: ElapsedPlan, day: number, at: number): number {
  const midnight = instantOfWall(plan.table, day * DAY);
  return Math.max(at + 1, meetingOfWall(plan.table, day * DAY) === "gap" ? midnight - DAY : midnight);
}
