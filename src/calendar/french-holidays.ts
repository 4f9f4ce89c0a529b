import { type DateParts, dateOfDay, dayNumber, easterDay, type LocalDate } from "./civil.ts";
import type { Zone } from "./zones.ts";

/** Where public holidays differ in France: mainland and Corsica, the three departments of Alsace and Moselle, and overseas. */
export type FrenchRegion =
  | "metropole"
  | "alsace-moselle"
  | "guadeloupe"
  | "guyane"
  | "martinique"
  | "mayotte"
  | "nouvelle-caledonie"
  | "polynesie"
  | "reunion"
  | "saint-barthelemy"
  | "saint-martin"
  | "saint-pierre-et-miquelon"
  | "wallis-et-futuna";

/** One public holiday; `key` is the id of the message that names it. */
export interface Holiday {
  readonly date: LocalDate;
  readonly key: string;
}

interface Custom {
  /** `05-01`, or days from Easter Sunday. */
  readonly on: string | number;
  readonly key: string;
  readonly regions?: readonly FrenchRegion[];
  /** First and last year of a holiday whose law has changed. */
  readonly since?: number;
  readonly last?: number;
}

/**
 * Code du travail, art. L3133-1 (the eleven of all), L3134-13 (Alsace-Moselle), L3422-2 (abolition of slavery, with the decree 83-1003), and the laws
 * of New Caledonia, French Polynesia (20 November in place of 29 June since 2025) and Wallis and Futuna. Good Friday overseas follows usage there.
 */
const CUSTOMS: readonly Custom[] = [
  { on: "01-01", key: "holiday-new-year" },
  { on: -2, key: "holiday-good-friday", regions: ["alsace-moselle", "polynesie"] },
  { on: 1, key: "holiday-easter-monday" },
  { on: "05-01", key: "holiday-labour" },
  { on: "05-08", key: "holiday-victory" },
  { on: 39, key: "holiday-ascension" },
  { on: 50, key: "holiday-whit-monday" },
  { on: "07-14", key: "holiday-national" },
  { on: "08-15", key: "holiday-assumption" },
  { on: "11-01", key: "holiday-all-saints" },
  { on: "11-11", key: "holiday-armistice" },
  { on: "12-25", key: "holiday-christmas" },
  { on: "12-26", key: "holiday-saint-stephen", regions: ["alsace-moselle"] },
  { on: "04-27", key: "holiday-abolition", regions: ["mayotte"] },
  { on: "05-22", key: "holiday-abolition", regions: ["martinique"] },
  { on: "05-27", key: "holiday-abolition", regions: ["guadeloupe"] },
  { on: "05-28", key: "holiday-abolition", regions: ["saint-martin"] },
  { on: "06-10", key: "holiday-abolition", regions: ["guyane"] },
  { on: "10-09", key: "holiday-abolition", regions: ["saint-barthelemy"] },
  { on: "12-20", key: "holiday-abolition", regions: ["reunion"] },
  { on: "09-24", key: "holiday-citizenship", regions: ["nouvelle-caledonie"] },
  { on: "03-05", key: "holiday-gospel", regions: ["polynesie"] },
  { on: "06-29", key: "holiday-autonomy", regions: ["polynesie"], last: 2024 },
  { on: "11-20", key: "holiday-matarii", regions: ["polynesie"], since: 2025 },
  { on: "04-28", key: "holiday-pierre-chanel", regions: ["wallis-et-futuna"] },
  { on: "06-29", key: "holiday-peter-and-paul", regions: ["wallis-et-futuna"] },
  { on: "07-29", key: "holiday-territory", regions: ["wallis-et-futuna"] },
];

const BY_ZONE: Readonly<Record<string, FrenchRegion>> = {
  "Europe/Paris": "metropole",
  "America/Guadeloupe": "guadeloupe",
  "America/Cayenne": "guyane",
  "America/Martinique": "martinique",
  "Indian/Mayotte": "mayotte",
  "Pacific/Noumea": "nouvelle-caledonie",
  "Pacific/Tahiti": "polynesie",
  "Pacific/Marquesas": "polynesie",
  "Pacific/Gambier": "polynesie",
  "Indian/Reunion": "reunion",
  "America/St_Barthelemy": "saint-barthelemy",
  "America/Marigot": "saint-martin",
  "America/Miquelon": "saint-pierre-et-miquelon",
  "Pacific/Wallis": "wallis-et-futuna",
};

/** The region whose public holidays a community in this zone has; null outside France, where an organiser names a calendar file. */
export function regionOfZone(zone: Zone): FrenchRegion | null {
  return BY_ZONE[zone] ?? null;
}

/** The public holidays of one year in a region, in order. */
export function frenchHolidays(year: number, region: FrenchRegion): readonly Holiday[] {
  const holidays = CUSTOMS.filter((custom) => isKept(custom, year, region)).map(({ on, key }) => ({ day: dayIn(year, on), key }));
  return holidays.sort((a, b) => a.day - b.day).map(({ day, key }) => ({ date: dateOfDay(day), key }));
}

function isKept({ regions, since = 0, last = 9999 }: Custom, year: number, region: FrenchRegion): boolean {
  return (regions === undefined || regions.includes(region)) && year >= since && year <= last;
}

function dayIn(year: number, on: string | number): number {
  if (typeof on === "number") return easterDay(year) + on;
  const { month, day }: Omit<DateParts, "year"> = { month: Number(on.slice(0, 2)), day: Number(on.slice(3)) };
  return dayNumber(year, month, day);
}
