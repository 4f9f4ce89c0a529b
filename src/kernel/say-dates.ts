import { daysInMonth, type Local, type LocalDate, wallOf } from "./civil.ts";
import type { Value } from "./refusal.ts";

/** A local date-time in full, in the words of a language, for a message about what was understood: `Sunday 28 March 2027, 10:30`. */
export function sayLocal(local: Local, locale: string): string {
  const time = new Intl.DateTimeFormat(spoken(locale), { timeZone: "UTC", hour: "2-digit", minute: "2-digit" }).format(wallOf(local));
  const day = sayDate(local.slice(0, 10) as LocalDate, locale);
  return isFrench(locale) ? `${day} à ${time.replace(":", " h ")}` : `${day}, ${time}`;
}

/** A date in full, in the words of a language: `dimanche 28 mars 2027`. */
export function sayDate(date: LocalDate, locale: string): string {
  const options = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(spoken(locale), options).format(wallOf(`${date}T00:00` as Local));
}

/** The name of a month and its number of days, for "June has 30 days". */
export function sayMonth(year: number, month: number, locale: string): Record<"month" | "year" | "days", Value> {
  const name = new Intl.DateTimeFormat(spoken(locale), { timeZone: "UTC", month: "long" }).format(Date.UTC(2000, month - 1, 15));
  return { month: name, year: String(year), days: daysInMonth(year, month) };
}

/** The name of a weekday, 1 for Monday. */
export function sayWeekday(weekday: number, locale: string): string {
  return new Intl.DateTimeFormat(spoken(locale), { timeZone: "UTC", weekday: "long" }).format(Date.UTC(2024, 0, weekday));
}

function isFrench(locale: string): boolean {
  return locale.toLowerCase().startsWith("fr");
}

function spoken(locale: string): string {
  return isFrench(locale) ? "fr-FR" : "en-GB";
}
