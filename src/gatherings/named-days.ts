import type { LocalDate } from "#calendar/calendar.ts";
import { type Pause, pausesOf } from "#calendar/pauses.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import type { LeftOut } from "#phrases/left-out.ts";
import { type RuleSetting, readLeftOut } from "#phrases/rules.ts";

/** The days that an organiser names, to leave them out or to mark them. */
export type NamedDays = readonly Pause[];

/** The beginning of a calendar file, which may be pasted where days are named. */
const CALENDAR = /^\s*BEGIN:VCALENDAR\b/i;

/** Where a line of a calendar file begins, when whatever it was pasted into has made one line of it. */
const LINE =
  /\s+(?=(?:BEGIN|END):V|(?:DTSTART|DTEND|DTSTAMP|SUMMARY|UID|RRULE|EXDATE|STATUS|DESCRIPTION|LOCATION|TRANSP|SEQUENCE|PRODID|VERSION|CREATED|CLASS|CATEGORIES|LAST-MODIFIED|CALSCALE|METHOD|X-[A-Z-]+)[;:])/g;

/**
 * Reads days in words, or a calendar file as pasted. Throws a Misuse of `option` that says what would do. The reader of files is
 * fetched when it is needed: it is large.
 */
export async function readNamedDays(option: string, text: string | undefined, setting: RuleSetting): Promise<LeftOut> {
  if (text === undefined || text.trim() === "") return {};
  if (!CALENDAR.test(text)) {
    const read = readLeftOut(text, setting);
    if (isUnread(read)) throw new Misuse(option, read.key, read.values);
    return read.leftOut;
  }
  const { readCalendarFile } = await import("#calendar/calendar-files.ts");
  const lines = /[\r\n]/.test(text.trim()) ? text : text.trim().replace(LINE, "\r\n");
  const read = readCalendarFile(lines, setting.zone);
  if (isUnread(read)) throw new Misuse(option, read.key, read.values);
  return { pauses: [read.pause] };
}

/** What was left out, as days to be marked. */
export function asMarks({ except = [], pauses = [] }: LeftOut): NamedDays {
  return [...except.map((date) => ({ kind: "dates", from: date, to: date }) as const), ...pauses];
}

/** What the named days on a date are called: ids of messages, and the names that people gave. Empty where none lies there. */
export function namesOn(days: NamedDays, date: LocalDate): readonly { readonly key: string | null; readonly name: string | null }[] {
  if (days.length === 0) return [];
  return pausesOf(days, date, date).map(({ key, name }) => ({ key, name }));
}
