import { endOfDate, readInstant, resolve, toInstant } from "#calendar/calendar.ts";
import { type Local, type LocalDate, readLocal, readLocalDate } from "#calendar/civil.ts";
import { occurrences } from "#calendar/repetition.ts";
import type { Rule } from "#calendar/rule.ts";
import { readZone, type Zone } from "#calendar/zones.ts";
import { type Instant, machineClock } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread, type Unread, unread } from "#kernel/unread.ts";
import { spokenLanguages } from "./languages.ts";
import { type LeftOut, leavingOut } from "./left-out.ts";
import { readMoment } from "./moments.ts";
import { readLeftOut, readRule } from "./rules.ts";
import { sayLocal } from "./say-dates.ts";

/** Options of the command line as typed; names as in `--start`, `--zone`. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** One line of `parvis occurrences --json`. */
export interface OccurrenceLine {
  /** What the clocks will show. */
  readonly local: Local;
  readonly zone: Zone;
  /** RFC 3339 in UTC, to the second. */
  readonly instant: string;
}

/** What `parvis when --json` prints. */
export type WhenData = { readonly readings: readonly Local[]; readonly refused?: string };

const MOST_LINES = 100_000;

/** The dates that a rule gives, as `parvis occurrences` prints them; `left` is left out besides; `unread` says so where it gives none. Throws a Misuse that names the option when something cannot be read. */
export function occurrencesReport(
  text: string,
  typed: Typed,
  left: LeftOut = {},
): { readonly data: readonly OccurrenceLine[]; readonly lines: readonly string[]; readonly unread: Unread | null } {
  const zone = zoneOf(typed.zone);
  const locale = localeOf(typed.locale);
  const start = readLocal(typed.start ?? "");
  if (start === null) throw new Misuse("start", "local-unclear", { text: typed.start ?? "" });
  const rule = leavingOut(ruleOf(text, typed, { locale, now: toInstant(start, zone), zone }), left);
  const most = countOf(typed.count);
  const data: OccurrenceLine[] = [];
  const lines: string[] = [];
  for (const { shown, instant } of occurrences(rule, start, zone, fromOf(typed.from))) {
    if (data.length >= most) break;
    const line = { local: shown, zone, instant: new Date(instant).toISOString().replace(".000Z", "Z") };
    data.push(line);
    lines.push(`${line.local}  ${zone}  ${line.instant}`);
  }
  const givesNone = data.length === 0 && most > 0;
  return { data, lines, unread: givesNone ? unread("rule-gives-none", text.trim()) : null };
}

/**
 * How a date in words is read, as `parvis when` prints it: readings are what the clocks will show. `unread` says why there is none, for the
 * sentence on a terminal; `moved` are the readings that fall into a gap or an overlap.
 */
export function whenReport(
  text: string,
  typed: Typed,
): {
  readonly data: WhenData;
  readonly lines: readonly string[];
  readonly unread: Unread | null;
  readonly moved: readonly { readonly local: Local; readonly meeting: "gap" | "overlap"; readonly shown: Local }[];
} {
  const zone = zoneOf(typed.zone);
  const locale = localeOf(typed.locale);
  const read = readMoment(text, { now: nowOf(typed.now, zone), zone, locale });
  if (isUnread(read)) return { data: { readings: [], refused: read.refused }, lines: [], unread: read, moved: [] };
  const found = read.readings.map((local) => ({ local, ...resolve(local, zone) }));
  const moved = found.flatMap(({ local, meeting, shown }) => (meeting === "exact" ? [] : [{ local, meeting, shown }]));
  const readings = [...new Set(found.map(({ shown }) => shown))];
  return { data: { readings }, lines: readings.map((local) => `${local}  ${sayLocal(local, locale)} (${zone})`), unread: null, moved };
}

/** `fr`, `fr-CA`, `en_GB`: a language that is spoken here. */
function localeOf(text: string | undefined): string {
  const locale = text ?? "en";
  if (!spokenLanguages.includes(locale.toLowerCase().split(/[-_]/)[0] as string))
    throw new Misuse("locale", "locale-unknown", { text: locale });
  return locale;
}

function zoneOf(text: string | undefined): Zone {
  const zone = readZone(text ?? "UTC");
  if (zone === null) throw new Misuse("zone", "zone-unknown", { text: text ?? "" });
  return zone;
}

function ruleOf(text: string, typed: Typed, setting: Parameters<typeof readRule>[1]): Rule {
  const read = readRule(text, setting);
  if (isUnread(read)) throw new Misuse("rule", read.key, read.values);
  const rule = leavingOut(read.rule, leftOutOf(typed.except ?? "", setting));
  return typed.until === undefined ? rule : { ...rule, until: earlier(rule.until, dateOf(typed.until, "until"), setting.zone) };
}

function leftOutOf(text: string, setting: Parameters<typeof readRule>[1]): LeftOut {
  if (text.trim() === "") return {};
  const read = readLeftOut(text, setting);
  if (isUnread(read)) throw new Misuse("except", read.key, read.values);
  return read.leftOut;
}

/** Both the rule and the option may say when it ends: the earlier counts. */
function earlier(until: Rule["until"], date: LocalDate, zone: Zone): NonNullable<Rule["until"]> {
  if (until === undefined) return date;
  if (typeof until === "number") return until < endOfDate(date, zone) ? until : date;
  return until.slice(0, 10) <= date ? until : date;
}

function dateOf(text: string, option: string): LocalDate {
  const date = readLocalDate(text.trim());
  if (date === null) throw new Misuse(option, "date-unclear", { text: text.trim() });
  return date;
}

function countOf(text: string | undefined): number {
  const count = Number(text ?? "10");
  if (!Number.isInteger(count) || count < 0 || count > MOST_LINES)
    throw new Misuse("count", "count-unclear", { text: text ?? "", most: MOST_LINES });
  return count;
}

function fromOf(text: string | undefined): Instant | undefined {
  if (text === undefined) return undefined;
  const at = readInstant(text);
  if (at === null) throw new Misuse("from", "instant-unclear", { text });
  return at;
}

function nowOf(text: string | undefined, zone: Zone): Instant {
  if (text === undefined) return machineClock.now();
  const local = readLocal(text);
  if (local === null) throw new Misuse("now", "local-unclear", { text });
  return toInstant(local, zone);
}
