import { z } from "zod";
import { readZone } from "#calendar/calendar.ts";
import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import type { Locale } from "#locales/locale.ts";
import { readLeads } from "#phrases/durations.ts";

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a community has chosen; everything has a usual value, so that nothing must be set to begin. */
export const settingsSchema = z.object({
  /** Reminders to each registered person before a gathering, as typed: `24h`, `1d`. None in a fresh community. */
  reminders: z.array(z.string()).default([]),
  /** Waking hours within which whoever takes on a request for help gives a sign. */
  claimHours: z.number().int().min(1).max(72).default(4),
  /** Local hours between which nobody is disturbed. */
  quietFrom: hour.default("21:00"),
  quietTo: hour.default("08:00"),
  /** Whether somebody has chosen those hours: only then they hold back reminders, whose hour was asked for. */
  quietChosen: z.boolean().default(false),
  /** How free seats go to those who wait: `strict` in their order alone, `fill` also to a smaller party behind one that does not fit. */
  waitingList: z.enum(["strict", "fill"]).default("strict"),
  /** When the gatherings of the week are posted, `3 18:30` for Wednesdays at half past six, and where; null for never. */
  programme: z
    .object({ weekday: z.number().int().min(1).max(7), time: hour, places: z.array(z.record(z.string(), z.string())) })
    .nullable()
    .default(null),
  /** Categories and zones of requests for help; while a list is empty, any word is one. */
  categories: z.array(z.string()).default([]),
  zones: z.array(z.string()).default([]),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Reads stored settings, filling in the usual values. */
export function readSettings(text: string): Settings {
  return settingsSchema.parse(JSON.parse(text));
}

/** What is to be changed of a community. */
export interface Wanted {
  readonly name: string | undefined;
  readonly zone: string | undefined;
  readonly locale: Locale | undefined;
  readonly settings: Partial<Settings>;
}

/** What may be typed of it. */
export interface TypedSettings {
  readonly name?: string | undefined;
  readonly zone?: string | undefined;
  readonly language?: Locale | undefined;
  readonly reminders?: string | undefined;
  readonly promise?: number | undefined;
  readonly quiet?: string | undefined;
  readonly waiting?: Settings["waitingList"] | undefined;
  readonly categories?: string | undefined;
  readonly zones?: string | undefined;
}

const NONE = new Set(["none", "aucun", "aucune", "-"]);

/** Reads typed settings; null when none was typed. A word such as `none` empties a list. Throws a Misuse that names the option. */
export function wantedSettings(typed: TypedSettings): Wanted | null {
  if (Object.values(typed).every((value) => value === undefined)) return null;
  const settings: Partial<Settings> = {};
  if (typed.reminders !== undefined) settings.reminders = readReminders(typed.reminders);
  if (typed.promise !== undefined) settings.claimHours = typed.promise;
  if (typed.quiet !== undefined) Object.assign(settings, readQuiet(typed.quiet), { quietChosen: true });
  if (typed.waiting !== undefined) settings.waitingList = typed.waiting;
  if (typed.categories !== undefined) settings.categories = readWords(typed.categories);
  if (typed.zones !== undefined) settings.zones = readWords(typed.zones);
  return { name: typed.name, zone: typed.zone === undefined ? undefined : readZoneSetting(typed.zone), locale: typed.language, settings };
}

function readReminders(typed: string): string[] {
  if (NONE.has(fold(typed))) return [];
  const found = readLeads(typed);
  if (isUnread(found)) throw new Misuse("reminders", found.key, found.values);
  return readWords(typed);
}

/** Reads typed quiet hours, `21:00-08:00`. Throws a Misuse of the option `quiet`. */
export function readQuiet(typed: string): Pick<Settings, "quietFrom" | "quietTo"> {
  const match = /^(\d{1,2})(?:[:h](\d{2})?)?\s*(?:-|–|a|to)\s*(\d{1,2})(?:[:h](\d{2})?)?$/.exec(fold(typed));
  const from = match === null ? null : hourText(match[1], match[2]);
  const to = match === null ? null : hourText(match[3], match[4]);
  if (from === null || to === null) throw new Misuse("quiet", "settings-quiet-unclear", { typed });
  return { quietFrom: from, quietTo: to };
}

function hourText(hours: string | undefined, minutes: string | undefined): string | null {
  const text = `${(hours ?? "").padStart(2, "0")}:${minutes ?? "00"}`;
  return hour.safeParse(text).success ? text : null;
}

function readWords(typed: string): string[] {
  if (NONE.has(fold(typed))) return [];
  return [
    ...new Set(
      typed
        .split(/[,;\n]/)
        .map((word) => word.trim())
        .filter((word) => word !== ""),
    ),
  ];
}

function readZoneSetting(typed: string): string {
  const zone = readZone(typed.trim());
  if (zone === null) throw new Misuse("zone", "settings-zone-unclear", { typed });
  return zone;
}
