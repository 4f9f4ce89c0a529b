import type { Locale } from "./locale.ts";

const cities: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {},
  fr: {
    "Europe/London": "de Londres",
    "Europe/Brussels": "de Bruxelles",
    "Europe/Lisbon": "de Lisbonne",
    "Europe/Rome": "de Rome",
    "Europe/Vienna": "de Vienne",
    "Europe/Warsaw": "de Varsovie",
    "Europe/Athens": "d’Athènes",
    "Europe/Zurich": "de Zurich",
    "Africa/Algiers": "d’Alger",
    "America/Montreal": "de Montréal",
    "Asia/Jerusalem": "de Jérusalem",
    "Indian/Reunion": "de La Réunion",
    "Pacific/Noumea": "de Nouméa",
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, zone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${name}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "fr-FR", { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** What each format said last: an association speaks of the same date many times in a row. */
const saidLast = new WeakMap<Intl.DateTimeFormat, { readonly at: number; readonly parts: Parts }>();

function parts(formatter: Intl.DateTimeFormat, at: number): Parts {
  const last = saidLast.get(formatter);
  if (last?.at === at) return last.parts;
  const found: Parts = {};
  for (const part of formatter.formatToParts(at)) found[part.type] = part.value;
  saidLast.set(formatter, { at, parts: found });
  return found;
}

/** The zone in words: `Europe/Paris` in English, `heure de Paris` in French. */
export function zoneWords(locale: Locale, zone: string): string {
  if (locale === "en") return zone;
  const known = cities.fr[zone];
  if (known !== undefined) return `heure ${known}`;
  const city = (zone.split("/").at(-1) as string).replaceAll("_", " ");
  if (!zone.includes("/")) return `heure ${zone}`;
  return /^[AEIOUYÉ]/i.test(city) ? `heure d’${city}` : `heure de ${city}`;
}

/** The day in full: `Sunday 28 March 2027`, `dimanche 28 mars 2027`. `at` in milliseconds. */
export function dayWords(locale: Locale, zone: string, at: number): string {
  const p = parts(format(locale, zone, "day", { weekday: "long", day: "numeric", month: "long", year: "numeric" }), at);
  const day = locale === "fr" && p.day === "1" ? "1er" : p.day;
  return `${p.weekday} ${day} ${p.month} ${p.year}`;
}

/** The name of a month, 1 for January: `August`, `août`. */
export function monthWords(locale: Locale, month: number): string {
  return parts(format(locale, "UTC", "month", { month: "long" }), Date.UTC(2027, month - 1, 15)).month ?? "";
}

/** The name of a weekday, 1 for Monday: `Monday`, `lun.`. */
export function weekdayWords(locale: Locale, weekday: number, length: "long" | "short"): string {
  return parts(format(locale, "UTC", `weekday ${length}`, { weekday: length }), Date.UTC(2027, 2, weekday, 12)).weekday ?? "";
}

/** The hour: `10:30`, `10 h 30` (no-break spaces), `10 h` for a full hour in French. */
export function hourWords(locale: Locale, zone: string, at: number): string {
  const p = parts(format(locale, zone, "hour", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }), at);
  if (locale === "en") return `${p.hour}:${p.minute}`;
  return `${Number(p.hour)}\u00a0h${p.minute === "00" ? "" : `\u00a0${p.minute}`}`;
}

/** The same of an hour on the wall that belongs to no day, given as `18:30`. */
export function wallHourWords(locale: Locale, time: string): string {
  return hourWords(locale, "UTC", Date.parse(`1970-01-01T${time}Z`));
}

/** Day, hour and zone in full, as an announcement says them. */
export function fullWords(locale: Locale, zone: string, at: number): string {
  const day = dayWords(locale, zone, at);
  const hour = hourWords(locale, zone, at);
  return locale === "en" ? `${day}, ${hour} (${zoneWords(locale, zone)})` : `${day} à ${hour} (${zoneWords(locale, zone)})`;
}

/** Day and hour in short: `Sun 28 Mar, 10:30`, `dim. 28 mars, 10 h 30`. */
export function shortWords(locale: Locale, zone: string, at: number): string {
  const p = parts(format(locale, zone, "short", { weekday: "short", day: "numeric", month: "short" }), at);
  const day = locale === "fr" && p.day === "1" ? "1er" : p.day;
  return `${p.weekday} ${day} ${p.month}, ${hourWords(locale, zone, at)}`;
}

const relatives = new Map<Locale, Intl.RelativeTimeFormat>();

function relatively(locale: Locale): Intl.RelativeTimeFormat {
  const known = relatives.get(locale);
  if (known !== undefined) return known;
  const made = new Intl.RelativeTimeFormat(locale === "en" ? "en-GB" : "fr-FR", { numeric: "always" });
  relatives.set(locale, made);
  return made;
}

/** How far `at` is from `now`: `in 3 days`, `il y a 2 heures`. The largest unit that is at least one. */
export function distanceWords(locale: Locale, at: number, now: number): string {
  const relative = relatively(locale);
  const difference = at - now;
  const size = Math.abs(difference);
  if (size >= 172_800_000) return relative.format(Math.round(difference / 86_400_000), "day");
  if (size >= 3_600_000) return relative.format(Math.round(difference / 3_600_000), "hour");
  return relative.format(Math.round(difference / 60_000), "minute");
}

/** A length of time: `2 h`, `1 h 30`, `45 min`, `3 days`. */
export function lengthWords(locale: Locale, milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes >= 2880 && minutes % 1440 === 0) {
    return new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(minutes / 1440);
  }
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
}
