import type { Instant } from "#kernel/clock.ts";
import { endOfDate, toInstant } from "./calendar.ts";
import { dateOfDay, dayOf, type Local, type LocalDate, readTime, weekdayOf } from "./civil.ts";
import { pausesOf } from "./pauses.ts";
import { firstOccurrence, lastOccurrence, occurrenceOn } from "./repetition.ts";
import { rruleDay, rruleInstant } from "./rrule.ts";
import type { Rule } from "./rule.ts";
import { weekNumbers } from "./week-numbers.ts";
import type { Zone } from "./zones.ts";

/** A rule as calendar files want it: where it starts (itself a date of it), the value of RRULE, and the moments left out. */
export interface RRuleText {
  readonly start: Local;
  readonly text: string;
  readonly except: readonly Local[];
}

/**
 * Writes a rule as RFC 5545 text, without the prefix. RRULE has one hour for all weekdays, so a rule with an hour of its own for some becomes
 * several, which together give the same dates. Empty when the rule gives no date.
 */
export function writeRRule(rule: Rule, start: Local, zone: Zone): readonly RRuleText[] {
  const parts = byHour(withoutCount(rule, start, zone));
  return parts.flatMap((part): RRuleText[] => {
    const whole: Rule = { ...part, except: [], pauses: [] };
    const first = firstOccurrence(whole, start, zone);
    if (first === null) return [];
    const except = leftOutOf(part, first.date).flatMap((date) => localOn(whole, start, zone, date));
    return [{ start: first.local, text: textOf(numbered(part, start), zone), except }];
  });
}

/** Where the rule must be cut by hours, "10 times" becomes "until the tenth". */
function withoutCount(rule: Rule, start: Local, zone: Zone): Rule {
  if (rule.count === undefined || !hasOwnHours(rule)) return rule;
  const { count, ...rest } = rule;
  const last = lastOccurrence({ ...rest, count, except: [], pauses: [] }, start, zone);
  return last === null ? rule : { ...rest, until: last.instant };
}

function hasOwnHours(rule: Rule): boolean {
  return rule.days?.some((day) => day.time !== undefined) ?? false;
}

function byHour(rule: Rule): Rule[] {
  if (!hasOwnHours(rule)) return [rule];
  const days = rule.days ?? [];
  return [...new Set(days.map((day) => day.time))].map((time) => {
    const own = days.filter((day) => day.time === time).map(({ time: _, ...day }) => day);
    const minutes = time === undefined ? null : (readTime(time) ?? 0);
    if (minutes === null) return { ...rule, days: own };
    return { ...rule, days: own, hours: [Math.floor(minutes / 60)], minutes: [minutes % 60] };
  });
}

/** How many years of pauses a calendar is told: EXDATE names dates one by one. */
const YEARS_TOLD = 10;

function leftOutOf({ except = [], pauses = [] }: Rule, first: LocalDate): readonly LocalDate[] {
  const told = new Set(except);
  const [start, end] = [dayOf(first), dayOf(first) + YEARS_TOLD * 366];
  for (const { from, to } of pausesOf(pauses, first, dateOfDay(end))) {
    for (let day = Math.max(dayOf(from), start); day <= Math.min(dayOf(to), end); day += 1) told.add(dateOfDay(day));
  }
  return [...told].sort();
}

function localOn(rule: Rule, start: Local, zone: Zone, date: LocalDate): Local[] {
  const found = occurrenceOn(rule, start, zone, date);
  return found === null ? [] : [found.local];
}

/** RFC 5545 numbers weeks in yearly rules only; a silent rule comes on the weekday of its start. */
function numbered(rule: Rule, start: Local): Rule {
  if (rule.weeks === undefined) return rule;
  return { ...rule, freq: "yearly", days: rule.days ?? [{ weekday: weekdayOf(start) }] };
}

function textOf(rule: Rule, zone: Zone): string {
  const parts = [`FREQ=${rule.freq.toUpperCase()}`];
  if (rule.interval !== undefined && rule.interval !== 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.count !== undefined) parts.push(`COUNT=${rule.count}`);
  if (rule.until !== undefined) parts.push(`UNTIL=${rruleInstant(lastInstant(rule.until, zone))}`);
  if (rule.months !== undefined) parts.push(`BYMONTH=${rule.months}`);
  if (rule.weeks !== undefined) parts.push(`BYWEEKNO=${weekNumbers(rule.weeks)}`);
  if (rule.yearDays !== undefined) parts.push(`BYYEARDAY=${rule.yearDays}`);
  if (rule.monthDays !== undefined) parts.push(`BYMONTHDAY=${rule.monthDays}`);
  if (rule.days !== undefined) parts.push(`BYDAY=${rule.days.map(rruleDay)}`);
  if (rule.hours !== undefined) parts.push(`BYHOUR=${rule.hours}`);
  if (rule.minutes !== undefined) parts.push(`BYMINUTE=${rule.minutes}`);
  if (rule.positions !== undefined) parts.push(`BYSETPOS=${rule.positions}`);
  if (rule.weekStart !== undefined && rule.weekStart !== 1) parts.push(`WKST=${rruleDay({ weekday: rule.weekStart })}`);
  return parts.join(";");
}

/** With a zone, RFC 5545 wants the end in UTC. */
function lastInstant(until: NonNullable<Rule["until"]>, zone: Zone): Instant {
  if (typeof until === "number") return until;
  return until.length > 10 ? toInstant(until as Local, zone) : endOfDate(until as LocalDate, zone);
}
