import type { Instant } from "#kernel/clock.ts";
import { type Unread, unread } from "#kernel/unread.ts";
import { toLocal } from "./calendar.ts";
import { dateOf, type Local, localOf, readLocal, readLocalDate, type Weekday } from "./civil.ts";
import type { Frequency, Rule, RuleDay } from "./rule.ts";
import { weekNumbers } from "./week-numbers.ts";
import type { Zone } from "./zones.ts";

const DAY_NAMES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const FREQUENCIES: readonly string[] = ["MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"];

/** The lists of numbers that a rule may have, with their bounds; whether they may count from the end. RFC 5545 section 3.3.10. */
const LISTS = {
  BYMONTHDAY: { key: "monthDays", least: 1, most: 31, signed: true },
  BYYEARDAY: { key: "yearDays", least: 1, most: 366, signed: true },
  BYMONTH: { key: "months", least: 1, most: 12, signed: false },
  BYHOUR: { key: "hours", least: 0, most: 23, signed: false },
  BYMINUTE: { key: "minutes", least: 0, most: 59, signed: false },
  BYSETPOS: { key: "positions", least: 1, most: 366, signed: true },
} as const;

type Draft = { -readonly [Key in keyof Rule]?: Rule[Key] };

/** Whether a text is meant as RFC 5545 rather than as words. */
export function looksLikeRRule(text: string): boolean {
  return /^\s*(?:(?:RRULE|EXDATE|RDATE|EXRULE|DTSTART)\b|[A-Z-]+\s*=)/i.test(text);
}

/**
 * Reads the value of an RRULE property of RFC 5545, with or without the prefix `RRULE:`, and EXDATE lines beside it. What our rules cannot say is
 * refused by its name. `zone` is needed only where a date left out is given in UTC.
 */
export function readRRule(text: string, zone?: Zone): { readonly rule: Rule } | Unread {
  const rule: Draft = {};
  for (const line of text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const refused = readLine(line.trim(), rule, zone);
    if (refused !== null) return refused;
  }
  const { freq } = rule;
  if (freq === undefined) return unread("rrule-without-freq", text.trim());
  const clash = clashIn(rule as Rule);
  if (clash !== null) return unread("rrule-together", clash);
  const found = weekly({ ...rule, freq });
  return found === null ? unread("rrule-together", "BYWEEKNO") : { rule: found };
}

function readLine(line: string, rule: Draft, zone: Zone | undefined): Unread | null {
  const named = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/i.exec(line);
  const name = named === null ? "RRULE" : (named[1] as string).toUpperCase();
  const value = named === null ? line : (named[3] as string);
  if (name === "EXDATE") return readExceptions(value, rule, zone);
  if (name !== "RRULE") return unread("rrule-unknown-part", name);
  if (rule.freq !== undefined) return unread("rrule-twice", "RRULE");
  const seen = new Set<string>();
  for (const part of value.split(";")) {
    if (part.trim() === "") continue;
    const [key = "", ...rest] = part.split("=").map((piece) => piece.trim().toUpperCase());
    if (seen.has(key)) return unread("rrule-twice", key);
    seen.add(key);
    const refused = readPart(key, rest.join("="), rule);
    if (refused !== null) return refused;
  }
  return null;
}

function readPart(key: string, value: string, rule: Draft): Unread | null {
  const part = `${key}=${value}`;
  switch (key) {
    case "FREQ":
      if (!FREQUENCIES.includes(value)) return unread(value === "SECONDLY" ? "rrule-unknown-part" : "rrule-unclear", part);
      rule.freq = value.toLowerCase() as Frequency;
      return null;
    case "INTERVAL":
    case "COUNT": {
      if (!/^\d{1,6}$/.test(value) || Number(value) < 1) return unread("rrule-unclear", part);
      if (key === "COUNT") rule.count = Number(value);
      else if (value !== "1") rule.interval = Number(value);
      return null;
    }
    case "UNTIL": {
      const until = readUntil(value);
      if (until === null) return unread("rrule-unclear", part);
      rule.until = until;
      return null;
    }
    case "WKST": {
      const weekStart = (DAY_NAMES as readonly string[]).indexOf(value) + 1;
      if (weekStart === 0) return unread("rrule-unclear", part);
      if (weekStart !== 1) rule.weekStart = weekStart as Weekday;
      return null;
    }
    case "BYDAY": {
      const days = readDays(value);
      if (days === null) return unread("rrule-unclear", part);
      rule.days = days;
      return null;
    }
    case "BYWEEKNO": {
      const weeks = readWeeks(value);
      if (weeks === null) return unread("rrule-unknown-part", key);
      rule.weeks = weeks;
      return null;
    }
    case "BYSECOND":
      return /^0+$/.test(value) ? null : unread("rrule-unknown-part", part);
    default:
      return readList(key, value, rule);
  }
}

/** Weeks by their numbers are kept where they are all the even or all the odd ones of a year. */
function readWeeks(value: string): NonNullable<Rule["weeks"]> | null {
  const numbers = [...new Set(value.split(",").map(Number))].sort((a, b) => a - b).join();
  if (numbers === weekNumbers("even").join()) return "even";
  return numbers === weekNumbers("odd").join() ? "odd" : null;
}

/** RFC 5545 counts weeks in a year; here it is a weekly rule that passes some over. Null where they do not go together. */
function weekly(rule: Rule): Rule | null {
  const { weeks, ...rest } = rule;
  if (weeks === undefined) return rule;
  const isPlain = rest.freq === "yearly" && rest.interval === undefined && (rest.weekStart ?? 1) === 1 && rest.monthDays === undefined;
  if (!isPlain || rest.yearDays !== undefined || rest.days?.some(({ nth }) => nth !== undefined)) return null;
  return { ...rest, freq: "weekly", weeks };
}

function readList(key: string, value: string, rule: Draft): Unread | null {
  if (!(key in LISTS)) return unread("rrule-unknown-part", key);
  const list = LISTS[key as keyof typeof LISTS];
  const numbers = value.split(",").map((one) => (/^[+-]?\d{1,3}$/.test(one) ? Number(one) : Number.NaN));
  const isFine = numbers.every((one) => (one < 0 ? list.signed : true) && Math.abs(one) >= list.least && Math.abs(one) <= list.most);
  if (!isFine) return unread("rrule-unclear", `${key}=${value}`);
  rule[list.key] = [...new Set(numbers)].sort((a, b) => a - b);
  return null;
}

function readDays(value: string): RuleDay[] | null {
  const days: RuleDay[] = [];
  for (const one of value.split(",")) {
    const match = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(one);
    if (match === null) return null;
    const weekday = ((DAY_NAMES as readonly string[]).indexOf(match[2] as string) + 1) as Weekday;
    const nth = match[1] === undefined ? null : Number(match[1]);
    if (nth === 0 || Math.abs(nth ?? 1) > 53) return null;
    days.push(nth === null ? { weekday } : { weekday, nth });
  }
  return days;
}

/** `20270630` (all of that day), `20270630T193000` (on the wall) or `20270630T173000Z`. */
function readUntil(value: string): NonNullable<Rule["until"]> | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(value);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second, utc] = match;
  const date = readLocalDate(`${year}-${month}-${day}`);
  if (date === null || hour === undefined) return date;
  const local = readLocal(`${date}T${hour}:${minute}:${second}`);
  return local !== null && utc !== undefined ? (Date.parse(`${date}T${hour}:${minute}:${second}Z`) as Instant) : local;
}

function readExceptions(value: string, rule: Draft, zone: Zone | undefined): Unread | null {
  for (const one of value.split(",")) {
    const until = readUntil(one.trim().toUpperCase());
    if (until === null) return unread("rrule-unclear", one.trim());
    if (typeof until === "number" && zone === undefined) return unread("rrule-unclear", one.trim());
    const date = typeof until === "number" ? dateOf(toLocal(until, zone as Zone)) : dateOf(until as Local);
    rule.except = [...new Set([...(rule.except ?? []), date])].sort();
  }
  return null;
}

/** Parts that RFC 5545 does not allow together, or that only our rules cannot have together. */
function clashIn(rule: Rule): string | null {
  const { freq } = rule;
  const isShort = freq === "hourly" || freq === "minutely";
  const hasNth = rule.days?.some((day) => day.nth !== undefined) ?? false;
  const name = `FREQ=${freq.toUpperCase()}`;
  if (rule.until !== undefined && rule.count !== undefined) return "UNTIL, COUNT";
  if (hasNth && freq !== "monthly" && freq !== "yearly") return `${name}, BYDAY=1MO…`;
  if (freq === "monthly" && rule.days?.some((day) => Math.abs(day.nth ?? 1) > 5)) return `${name}, BYDAY=6MO…`;
  if (rule.monthDays !== undefined && freq === "weekly") return `${name}, BYMONTHDAY`;
  if (rule.yearDays !== undefined && freq !== "yearly") return `${name}, BYYEARDAY`;
  if (rule.minutes !== undefined && isShort) return `${name}, BYMINUTE`;
  if (rule.positions === undefined) return null;
  const hasOther = [rule.days, rule.monthDays, rule.yearDays, rule.months, rule.hours, rule.minutes].some((list) => list !== undefined);
  return isShort || !hasOther ? `${name}, BYSETPOS` : null;
}

/** The weekday names of RFC 5545 by ISO number, for those who write rules. */
export function rruleDay({ weekday, nth }: RuleDay): string {
  return `${nth ?? ""}${DAY_NAMES[weekday - 1]}`;
}

/** `20270630T215959Z` for an instant. */
export function rruleInstant(instant: Instant): string {
  return `${localOf(instant).replace(/[-:]/g, "").padEnd(15, "0")}Z`;
}
