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

/** An address of the web among other words. */
const ADDRESS = /\b(?:https?|webcal):\/\/\S+/giu;

const MOST_ADDRESSES = 3;

/** Reads the calendar at an address of the web. */
export type FromWeb = (option: string, address: string) => Promise<Pause>;

/**
 * Reads days in words, addresses of calendars on the web, or a calendar file as pasted. Throws a Misuse of `option` that says what
 * would do. The reader of files is fetched when it is needed: it is large.
 */
export async function readNamedDays(option: string, text: string | undefined, setting: RuleSetting, fromWeb: FromWeb): Promise<LeftOut> {
  if (text === undefined || text.trim() === "") return {};
  if (!CALENDAR.test(text)) {
    const addresses = [...new Set(text.match(ADDRESS)?.map((address) => address.replace(/[,;.]+$/, "")))];
    if (addresses.length === 0) return inWords(option, text, setting);
    if (addresses.length > MOST_ADDRESSES) throw new Misuse(option, "calendar-addresses-many", { max: MOST_ADDRESSES });
    const words = besides(text, addresses);
    const left = words === "" ? {} : inWords(option, words, setting);
    const pauses: Pause[] = [];
    for (const address of addresses) pauses.push(await fromWeb(option, address));
    return { ...left, pauses: [...(left.pauses ?? []), ...pauses] };
  }
  const { readCalendarFile } = await import("#calendar/calendar-files.ts");
  const lines = /[\r\n]/.test(text.trim()) ? text : text.trim().replace(LINE, "\r\n");
  const read = readCalendarFile(lines, setting.zone);
  if (isUnread(read)) throw new Misuse(option, read.key, read.values);
  return { pauses: [read.pause] };
}

function inWords(option: string, text: string, setting: RuleSetting): LeftOut {
  const read = readLeftOut(text, setting);
  if (isUnread(read)) throw new Misuse(option, read.key, read.values);
  return read.leftOut;
}

/** What a text says beside the addresses in it. */
function besides(text: string, addresses: readonly string[]): string {
  let rest = text;
  for (const address of addresses) rest = rest.replaceAll(address, " ");
  return rest
    .replace(/([,;&]|\b(?:and|et)\b)\s*(?=[,;&])/giu, "")
    .trim()
    .replace(/^(?:[,;&]|(?:and|et)\b)\s*/iu, "")
    .replace(/\s*(?:[,;&]|\b(?:and|et))$/iu, "")
    .trim();
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
