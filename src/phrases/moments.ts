import { dateOfDay, type Local, type LocalDate, localOf } from "#calendar/civil.ts";
import type { Zone } from "#calendar/zones.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import { type Unread, unread } from "#kernel/unread.ts";
import { hear, notRead, quote } from "./languages.ts";
import { contextOf, type Dated, daysAhead, type Moment } from "./moment-meanings.ts";
import type { Days } from "./moment-months.ts";
import type { Hours } from "./moment-times.ts";
import { type Context, gather, type Outcome } from "./outcome.ts";
import { sayDate } from "./say-dates.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** Against what a date in words is read. */
export interface Setting {
  readonly now: Instant;
  /** The community's zone. */
  readonly zone: Zone;
  /** Decides the order of day and month in `05/06/2028`, and which language is tried first: `fr`, `en`. */
  readonly locale: string;
  /** Whether what is past is refused. A moment must lie ahead unless this is false; a day may be past unless this is true. */
  readonly ahead?: boolean;
}

/** One text being read: its tokens, and itself, to be quoted from. */
interface Subject {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly setting: Setting;
  readonly ahead: boolean;
}

/**
 * Reads a date and an hour in words or figures, in English or French. More than one reading: the words are ambiguous, and the person must be asked
 * which; never pick one. Readings are hours on the wall: `resolve` says whether one falls into a gap or an overlap, which people are told.
 */
export function readMoment(text: string, setting: Setting): { readonly readings: readonly Local[] } | Unread {
  const subject = subjectOf(text, setting, setting.ahead ?? true);
  if (subject.tokens.length === 0) return unread("when-empty", text);
  const moment = evaluate(subject, "moment", (value, context) => (value as Moment)(context));
  if (moment !== null) return "refused" in moment ? moment : { readings: moment.values.map((minutes) => localOf(minutes * MINUTE)) };
  const day = evaluate(subject, "dated", (value, context) => daysAhead((value as Dated).days, context));
  if (day !== null && "refused" in day) return day;
  if (day !== null) return unread("when-without-hour", text.trim(), { date: sayDate(dateOfDay(day.values[0] as number), setting.locale) });
  const hour = evaluate(subject, "time", (value) => (value as Hours)(null));
  if (hour !== null) return "refused" in hour ? hour : unread("when-without-day", text.trim());
  if (hear(subject.tokens, "vague", setting.locale).values.length > 0) return unread("when-vague", text.trim());
  return offsetIn(text, setting) ?? unclear(subject, "moment");
}

const OFFSET =
  /\s*\(?\b(?:(?:UTC|GMT|UT)\s*[+-]\d{1,2}(?::?\d\d)?|Z|UTC|GMT|CES?T|MES?Z|HE[CE]|BST|[ECMP][SD]T)\)?\s*$|(?<=\d)(?:Z|\+\d\d:?\d\d)\s*$|(?<=T[\d:]+)-\d\d:?\d\d\s*$/iu;

/**
 * A moment with an offset from UTC is refused by name, even where it could be worked out: what is kept is an hour on the wall, and an offset is that of one
 * season. "10:30 GMT" said in London in July is as often the local hour as not.
 */
function offsetIn(text: string, setting: Setting): Unread | null {
  const found = OFFSET.exec(text);
  if (found === null || found.index === 0) return null;
  const rest = readMoment(text.slice(0, found.index), setting);
  return "readings" in rest ? unread("when-offset", found[0].trim()) : null;
}

/** Reads a date without an hour, as `until:` and `date:` take it. More than one reading: ask. */
export function readDay(text: string, setting: Setting): { readonly readings: readonly LocalDate[] } | Unread {
  const subject = subjectOf(text, setting, setting.ahead ?? false);
  if (subject.tokens.length === 0) return unread("when-empty", text);
  const day = evaluate(subject, "day", (value, context) => daysAhead(value as Days, context));
  if (day !== null) return "refused" in day ? day : { readings: day.values.map(dateOfDay) };
  if (hear(subject.tokens, "moment", setting.locale).values.length > 0) return unread("when-hour-too-many", text.trim());
  return unclear(subject, "day");
}

function evaluate(
  subject: Subject,
  symbol: string,
  work: (value: unknown, context: Context) => Outcome,
): { readonly values: readonly number[] } | Unread | null {
  const { text, tokens, setting } = subject;
  const heard = hear(tokens, symbol, setting.locale);
  if (heard.values.length === 0) return null;
  const context = contextOf(setting, heard.language, subject.ahead);
  const outcome = gather(heard.values.map((value) => work(value, context)));
  if (!("problem" in outcome)) return outcome;
  return unread(outcome.problem, quote(text, tokens, outcome.span), outcome.holes);
}

function unclear({ text, tokens, setting }: Subject, symbol: string): Unread {
  return unread("when-unclear", notRead(text, tokens, hear(tokens, symbol, setting.locale).stuck));
}

/** Commas between the parts of a date say nothing, and the community's own zone may be named, as our own cards do: both are left aside. */
function subjectOf(text: string, setting: Setting, ahead: boolean): Subject {
  const tokens = tokensOf(withoutZone(text, setting.zone)).filter((token) => token.text !== ",");
  return { text, tokens, setting, ahead };
}

/** A text without the community's own zone at its end, in the words in which it is said. */
export function withoutZone(text: string, zone: Zone): string {
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", "\\s+");
  const named = `heure\\s+d(?:e\\s+|['’]\\s*)${city}|${city}\\s+time|${zone}`;
  return text.replace(new RegExp(`\\s*(?:\\(\\s*(?:${named}|${city})\\s*\\)|(?<=\\s)(?:${named}))\\s*$`, "iu"), "");
}
