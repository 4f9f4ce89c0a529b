import { type Lead, type Local, type LocalDate, readTime, type Weekday, type Zone } from "#calendar/calendar.ts";
import { wallOf } from "#calendar/civil.ts";
import { type Pause, pausesOn } from "#calendar/pauses.ts";
import { occurrences, type Rule, type RuleDay } from "#calendar/repetition.ts";
import { writeRRule } from "#calendar/rrule-text.ts";
import { code, type Prose, plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { dayWords, hourWords, monthWords } from "#locales/time.ts";
import { type NamedDays, namesOn } from "./named-days.ts";
import type { Term } from "./term.ts";

/** A Monday: the days of the week are named from it. */
const MONDAY = Date.UTC(2027, 0, 4);
const DAY = 86_400_000;

/** An hour on the wall in words, without a zone. */
export function wallHour(voice: Voice, local: Local): string {
  return hourWords(voice.locale, "UTC", wallOf(local));
}

function weekdayInWords(voice: Voice, weekday: Weekday): string {
  return dayWords(voice.locale, "UTC", MONDAY + (weekday - 1) * DAY).split(" ")[0] as string;
}

function dayInWords(voice: Voice, day: RuleDay): string {
  const weekday = weekdayInWords(voice, day.weekday);
  const minutes = day.time === undefined ? null : readTime(day.time);
  const hour = minutes === null ? "" : hourWords(voice.locale, "UTC", minutes * 60_000);
  if (day.nth !== undefined) return voice.text("gathering-rule-nth", { weekday, nth: day.nth });
  return hour === "" ? weekday : voice.text("gathering-rule-day-hour", { weekday, hour });
}

/** What repeats, as label and value, so that no sentence is put together from pieces. */
export function ruleInWords(voice: Voice, rule: Rule, start: Local, zone: Zone): readonly (readonly [label: string, value: Prose])[] {
  const rows: (readonly [string, Prose])[] = [];
  const interval = rule.interval ?? 1;
  const freq = rule.freq === "hourly" || rule.freq === "minutely" ? "daily" : rule.freq;
  rows.push([voice.text("gathering-repeats-label"), voice.say("gathering-repeats", { freq, interval })]);
  const days = (rule.days ?? []).map((day) => dayInWords(voice, day));
  if (days.length > 0) rows.push([voice.text("gathering-days-label"), voice.say("gathering-days", { days: voice.list(days) })]);
  if (rule.weeks !== undefined) rows.push([voice.text("gathering-weeks-label"), voice.say("gathering-weeks", { weeks: rule.weeks })]);
  const months = (rule.months ?? []).map((month) => monthWords(voice.locale, month));
  if (months.length > 0) rows.push([voice.text("gathering-months-label"), voice.say("gathering-days", { days: voice.list(months) })]);
  const monthDays = (rule.monthDays ?? []).map((day) => voice.text("gathering-month-day", { day }));
  if (monthDays.length > 0) rows.push([voice.text("gathering-days-label"), voice.say("gathering-days", { days: voice.list(monthDays) })]);
  if (rule.until !== undefined) rows.push([voice.text("gathering-until-label"), untilInWords(voice, rule.until, zone)]);
  if (rule.count !== undefined) rows.push([voice.text("gathering-count-label"), voice.say("gathering-count", { count: rule.count })]);
  const except = (rule.except ?? []).map((date) => voice.date(date));
  const pauses = (rule.pauses ?? []).map((pause) => pauseInWords(voice, pause));
  const left = [...except, ...pauses];
  if (left.length > 0) rows.push([voice.text("gathering-except-label"), voice.say("gathering-days", { days: voice.list(left) })]);
  if (hasMore(rule)) rows.push([voice.text("gathering-rule-label"), writeRRule(rule, start, zone).map(({ text }) => code(text))]);
  return rows;
}

function pauseInWords(voice: Voice, pause: Pause): string {
  switch (pause.kind) {
    case "dates":
      return voice.text("pause-dates", { from: voice.date(pause.from), to: voice.date(pause.to) });
    case "months":
      return voice.text("pause-months", { months: voice.list(pause.months.map((month) => monthWords(voice.locale, month))) });
    case "french holidays":
      return voice.text("pause-french-holidays", { region: pause.region });
    case "hebrew feasts":
      return voice.text("pause-hebrew-feasts");
    case "calendar":
      return voice.text("pause-calendar", { count: pause.days.length });
    default:
      return pause satisfies never;
  }
}

/** What the days on a date are called, those that have no name by the general word; null where none lies there. */
export function marksInWords(voice: Voice, marks: NamedDays, date: LocalDate): string | null {
  const names = namesOn(marks, date).map(({ key, name }) => nameInWords(voice, key, name) ?? voice.text("gathering-mark-unnamed"));
  return names.length === 0 ? null : voice.list([...new Set(names)]);
}

function nameInWords(voice: Voice, key: string | null, name: string | null): string | null {
  if (key !== null) return plainText(voice.sayAny(key, {}));
  return name === null || name.trim() === "" ? null : name;
}

/** How many dates left out are named one by one. */
const SKIPPED_NAMED = 6;

/** The dates up to one of them that the rule would give but for its pauses, in words and with the names of the days. */
export function skippedInWords(voice: Voice, term: Pick<Term, "rule" | "start">, zone: Zone, last: LocalDate): readonly Prose[] {
  const { pauses = [], ...rest } = term.rule;
  if (pauses.length === 0) return [];
  const found: Prose[] = [];
  for (const { date } of occurrences(rest, term.start, zone, voice.now)) {
    if (date > last || found.length === SKIPPED_NAMED) break;
    const on = pausesOn(pauses, date);
    if (on.length === 0) continue;
    const names = on.flatMap(({ key, name }) => nameInWords(voice, key, name) ?? []);
    const day = voice.date(date);
    found.push(names.length === 0 ? [plain(day)] : voice.say("gathering-left-out-named", { day, names: voice.list(names) }));
  }
  return found;
}

/** Whether the rule has parts that only calendar files have words for; they are shown as such files write them. */
function hasMore(rule: Rule): boolean {
  return [rule.yearDays, rule.positions, rule.hours, rule.minutes].some((part) => part !== undefined);
}

function untilInWords(voice: Voice, until: NonNullable<Rule["until"]>, zone: Zone): Prose {
  const day = typeof until === "number" ? dayWords(voice.locale, zone, until as Instant) : voice.date(until.slice(0, 10) as LocalDate);
  return voice.say("gathering-days", { days: day });
}

/** Whether shorter months are passed over, which people are told. */
export function skipsMonths(rule: Rule, start: Local): boolean {
  if (rule.freq !== "monthly" || (rule.days ?? []).length > 0) return false;
  const days = rule.monthDays ?? [Number(start.slice(8, 10))];
  return days.some((day) => day > 28);
}

/** Whether a rule asks for a fifth weekday, which many months lack: the last one may have been meant. */
export function asksForFifth({ freq, days = [] }: Rule): boolean {
  return freq === "monthly" && days.length > 0 && days.every(({ nth = 0 }) => nth === 5);
}

/** How long before, in words: `2 days before`, `24 h before`. */
export function leadInWords(voice: Voice, lead: Lead): string {
  if ("days" in lead) return voice.text("gathering-lead-days", { days: lead.days });
  return voice.text("gathering-lead-hours", { length: voice.length(lead.milliseconds) });
}
