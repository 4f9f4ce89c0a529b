import { type Local, minutesOf, weekdayOf } from "#calendar/civil.ts";
import { type Unread, unread } from "#kernel/unread.ts";
import type { HoursOfDay } from "./hours-meanings.ts";
import { hear, notRead } from "./languages.ts";
import { tokensOf } from "./tokens.ts";

export type { HoursOfDay } from "./hours-meanings.ts";

/** Hours of the week, Monday first, those that touch made one; no entry means never. */
export type WeeklyHours = readonly HoursOfDay[];

/** Reads the hours of the week in which somebody is there: `mon-fri 18:00-21:00`, `sam 9h-12h, dim 14h-18h`. Hours past midnight go on into the next day. */
export function readHours(text: string, locale = "en"): { readonly hours: WeeklyHours } | Unread {
  const tokens = tokensOf(text);
  const heard = hear(tokens, "open", locale);
  const found = new Map((heard.values as HoursOfDay[][]).map((list) => [JSON.stringify(tidy(list)), tidy(list)]));
  if (found.size > 1) return unread("hours-unclear", text.trim());
  for (const hours of found.values()) return { hours };
  return unread("hours-unclear", notRead(text, tokens, heard.stuck));
}

/** Whether a local time falls into the hours of the week. */
export function isWithin(hours: WeeklyHours, local: Local): boolean {
  const weekday = weekdayOf(local);
  const minutes = minutesOf(local);
  return hours.some((one) => one.weekday === weekday && minutes >= one.from && minutes < one.to);
}

function tidy(list: readonly HoursOfDay[]): HoursOfDay[] {
  const sorted = [...list].sort((a, b) => a.weekday - b.weekday || a.from - b.from);
  const joined: HoursOfDay[] = [];
  for (const one of sorted) {
    const before = joined.at(-1);
    if (before?.weekday === one.weekday && one.from <= before.to)
      joined[joined.length - 1] = { ...before, to: Math.max(before.to, one.to) };
    else joined.push(one);
  }
  return joined;
}
