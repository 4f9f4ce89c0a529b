import { DAY, HOUR, MINUTE, SECOND } from "#kernel/clock.ts";

declare const dateBrand: unique symbol;
declare const localBrand: unique symbol;

/** A date of the calendar, without hour or zone, as ISO 8601 text: `2027-03-28`. Years 0001 to 9999. */
export type LocalDate = string & { readonly [dateBrand]: true };

/**
 * A date and an hour on the wall, without zone, as ISO 8601 text: `2027-03-28T10:30`, or `2027-03-28T10:30:15` where the
 * seconds are not zero. Such texts sort in the order of time.
 */
export type Local = string & { readonly [localBrand]: true };

/**
 * A local date-time as one number: the milliseconds since 1970-01-01T00:00 that a clock without zone would count.
 * Not an `Instant`: the zone is still missing.
 */
export type Wall = number;

/** Days of the week as ISO 8601 counts them: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Year, month (1 to 12) and day (1 to 31) of the proleptic Gregorian calendar. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 1970-01-01 to 0001-01-01 and to 9999-12-31: the first and the last day that the calendar knows. */
export const FIRST_DAY = -719_162;
export const LAST_DAY = 2_932_896;

const DAYS_IN_400_YEARS = 146_097;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** Whether the year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Number of days in a month (1 to 12) of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Number of days from 1970-01-01 to the given date. The date must exist. */
export function dayNumber(year: number, month: number, day: number): number {
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leap = month > 2 && isLeapYear(year) ? 1 : 0;
  return before * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] as number) + leap + day - 1 + FIRST_DAY;
}

/** The year, month and day that lie `days` days after 1970-01-01. */
export function datePartsOf(days: number): DateParts {
  // Years are counted from 1 March 0000, so that the leap day is the last of its year and 400 years are one cycle.
  const sinceMarch = days - FIRST_DAY + 306;
  const cycle = Math.floor(sinceMarch / DAYS_IN_400_YEARS);
  const inCycle = sinceMarch - cycle * DAYS_IN_400_YEARS;
  const century = Math.min(3, Math.floor(inCycle / 36_524));
  const inCentury = inCycle - century * 36_524;
  const leapGroup = Math.floor(inCentury / 1_461);
  const inGroup = inCentury - leapGroup * 1_461;
  const yearInGroup = Math.min(3, Math.floor(inGroup / 365));
  const dayOfYear = inGroup - yearInGroup * 365;
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = cycle * 400 + century * 100 + leapGroup * 4 + yearInGroup + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}

/** The day of the week of a day number. */
export function weekdayOfDay(days: number): Weekday {
  return (((((days + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The number of the week in which a day lies, 1 to 53, Monday first (ISO 8601: a week belongs to the year of its Thursday). */
export function weekOfDay(days: number): number {
  const thursday = days - weekdayOfDay(days) + 4;
  return Math.floor((thursday - dayNumber(datePartsOf(thursday).year, 1, 1)) / 7) + 1;
}

/** The ISO text of a day number. */
export function dateOfDay(days: number): LocalDate {
  const { year, month, day } = datePartsOf(days);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as LocalDate;
}

/** The day number of a date. */
export function dayOf(date: LocalDate | Local): number {
  return dayNumber(digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10));
}

/** Year, month and day of a date or of a local date-time. */
export function datePartsIn(date: LocalDate | Local): DateParts {
  return { year: digits(date, 0, 4), month: digits(date, 5, 7), day: digits(date, 8, 10) };
}

/** Reads strict ISO text `2027-03-28`; null when it is anything else or a day that does not exist. */
export function readLocalDate(text: string): LocalDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null || !dateExists(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  return text as LocalDate;
}

/** Whether the year (1 to 9999), the month and the day name a date of the calendar. */
export function dateExists(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Reads strict ISO text `2027-03-28T10:30` or with `:15` seconds (a space may replace the T); null when it is anything else. */
export function readLocal(text: string): Local | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (match === null || readLocalDate(match[1] as string) === null) return null;
  const seconds = match[4] === undefined || match[4] === "00" ? "" : `:${match[4]}`;
  return `${match[1]}T${match[2]}:${match[3]}${seconds}` as Local;
}

/** The local date-time at `minutes` after midnight (0 to 1439) of a date. */
export function atTime(date: LocalDate, minutes: number): Local {
  return `${date}T${timeText(minutes)}` as Local;
}

/** `19:30` for 1170 minutes after midnight. */
export function timeText(minutes: number): string {
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`;
}

/** Minutes after midnight of `19:30`; null when it is not an hour of the day written with four digits. */
export function readTime(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

/** The date of a local date-time. */
export function dateOf(local: Local): LocalDate {
  return local.slice(0, 10) as LocalDate;
}

/** The whole minutes after midnight of a local date-time. */
export function minutesOf(local: Local): number {
  return digits(local, 11, 13) * 60 + digits(local, 14, 16);
}

/** A local date-time as a number, see {@link Wall}. */
export function wallOf(local: Local): Wall {
  const seconds = local.length > 16 ? digits(local, 17, 19) : 0;
  return dayOf(local) * DAY + digits(local, 11, 13) * HOUR + digits(local, 14, 16) * MINUTE + seconds * SECOND;
}

/** A number as a local date-time; fractions of a second are left out. */
export function localOf(wall: Wall): Local {
  const days = Math.floor(wall / DAY);
  const seconds = Math.floor((wall - days * DAY) / SECOND);
  const rest = seconds % 60;
  const minutes = (seconds - rest) / 60;
  return `${dateOfDay(days)}T${timeText(minutes)}${rest === 0 ? "" : `:${pad(rest, 2)}`}` as Local;
}

/** The day of the week of a date. */
export function weekdayOf(date: LocalDate | Local): Weekday {
  return weekdayOfDay(dayOf(date));
}

/** The date `days` calendar days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayOf(date) + days);
}

/** The date `months` months later; where that month is too short, its last day. Always count from the anchor, never in steps. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const parts = datePartsIn(date);
  const index = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return dateOfDay(dayNumber(year, month, Math.min(parts.day, daysInMonth(year, month))));
}

/** The same hour on the wall, `days` calendar days earlier: what "the day before" means. */
export function daysBefore(local: Local, days: number): Local {
  return `${addDays(dateOf(local), -days)}${local.slice(10)}` as Local;
}

/** The date of Easter Sunday in the Gregorian calendar (the rule of the Council of Nicaea as Gauss and Lichtenberg compute it). */
export function easterDay(year: number): number {
  const k = Math.floor(year / 100);
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25);
  const s = 2 - Math.floor((3 * k + 3) / 4);
  const a = year % 19;
  const d = (19 * a + m) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const og = 21 + d - r;
  const sz = 7 - ((((year + Math.floor(year / 4) + s) % 7) + 7) % 7);
  const oe = 7 - ((((og - sz) % 7) + 7) % 7);
  return dayNumber(year, 3, 1) + og + oe - 1;
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i += 1) value = value * 10 + text.charCodeAt(i) - 48;
  return value;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
