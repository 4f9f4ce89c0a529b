import { daysInMonth, type Local, type LocalDate, wallOf } from "#calendar/civil.ts";
import type { Value } from "#kernel/refusal.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A local date-time in full, in the words of a language, for a message about what was understood: `Sunday 28 March 2027, 10:30`. */
export function sayLocal(local: Local, locale: string): string {
  const day = sayDate(local.slice(0, 10) as LocalDate, locale);
  const [hour, minute] = [local.slice(11, 13), local.slice(14, 16)];
  return isFrench(locale) ? `${day} à ${Number(hour)} h ${minute}` : `${day}, ${hour}:${minute}`;
}

/** A date in full, in the words of a language: `dimanche 28 mars 2027`. */
export function sayDate(date: LocalDate, locale: string): string {
  const said = format(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(wallOf(`${date}T00:00` as Local));
  return said.replace(",", "");
}

/** The name of a month, its year and its number of days, for "June has 30 days". */
export function sayMonth(year: number, month: number, locale: string): Record<"month" | "year" | "days", Value> {
  const name = format(locale, { month: "long" }).format(Date.UTC(2000, month - 1, 15));
  return { month: name, year: String(year), days: daysInMonth(year, month) };
}

/** The name of a weekday, 1 for Monday. */
export function sayWeekday(weekday: number, locale: string): string {
  return format(locale, { weekday: "long" }).format(Date.UTC(2024, 0, weekday));
}

function isFrench(locale: string): boolean {
  return locale.toLowerCase().startsWith("fr");
}

/** Making a formatter costs more than all the reading. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const spoken = isFrench(locale) ? "fr-FR" : "en-GB";
  const key = `${spoken} ${Object.keys(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(spoken, { timeZone: "UTC", ...options });
  formats.set(key, made);
  return made;
}
