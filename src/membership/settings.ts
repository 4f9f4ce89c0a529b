import { z } from "zod";
import { readZone } from "#calendar/calendar.ts";
import { fold } from "#kernel/fold.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import type { Locale } from "#locales/locale.ts";
import { readLeads } from "#phrases/durations.ts";

/** What an association may show to everybody on the public site. */
export const SITE_PARTS = ["calendar", "guests", "results", "charters", "works", "partners"] as const;

export type SitePart = (typeof SITE_PARTS)[number];

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a community has chosen; everything has a usual value, so that nothing must be set to begin. */
export const settingsSchema = z.object({
  /** The registered office, as minutes and other papers name it; empty where nobody has said. */
  seat: z.string().max(200).default(""),
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
  /** Whether a seat that frees up is offered for a time to whoever waits, rather than given. */
  offers: z.boolean().default(false),
  /** Whether a thread is opened below the card of each gathering, on platforms that have such threads. */
  threads: z.boolean().default(false),
  /** When the gatherings of the week are posted, `3 18:30` for Wednesdays at half past six, and where; null for never. */
  programme: z
    .object({ weekday: z.number().int().min(1).max(7), time: hour, places: z.array(z.record(z.string(), z.string())) })
    .nullable()
    .default(null),
  /** Categories and zones of requests for help; while a list is empty, any word is one. */
  categories: z.array(z.string()).default([]),
  zones: z.array(z.string()).default([]),
  /** Who is paged in danger, in their order; numbers to call in the place of the usual ones, as typed; when help counts as confirmed, and what was confided is removed. */
  aid: z
    .object({
      duty: z.array(z.string()).default([]),
      numbers: z.array(z.string()).default([]),
      /** The day on which somebody set those numbers; null while they are the usual ones. */
      numbersReviewed: z.string().nullable().default(null),
      confirmDays: z.number().int().min(1).max(60).default(7),
      retainDays: z.number().int().min(1).max(730).default(30),
      /** The charter that whoever helps has signed as it binds; which zones touch, and how far apart; how far help may come from. */
      charter: z.string().nullable().default(null),
      near: z.array(z.object({ from: z.string(), to: z.string(), km: z.number().nullable() })).default([]),
      rings: z.number().int().min(0).max(9).default(1),
      limitKm: z.number().nullable().default(null),
      /** Sections, parishes, delegations: while the list is empty, any word is one. */
      sections: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** What dues are for; null while nobody has chosen, and then a year from the day of payment. Only a chosen rule lets anybody lapse. */
  dues: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("months"), months: z.number().int().min(1).max(120) }),
      z.object({ kind: z.literal("year"), begins: z.string().regex(/^\d{2}-\d{2}$/), offered: z.number().int().min(0).max(11) }),
    ])
    .nullable()
    .default(null),
  /** How many days before their end dues are reminded of, and after it the membership is kept. */
  duesLeads: z.array(z.number().int().min(0).max(365)).default([30, 7]),
  duesGrace: z.number().int().min(0).max(730).default(0),
  /** Categories of members besides the usual one, and whether they have a vote. */
  members: z.array(z.object({ name: z.string(), votes: z.boolean() })).default([]),
  /** Roles besides the usual ones, as sets of abilities. */
  roles: z.array(z.object({ name: z.string(), abilities: z.array(z.string()) })).default([]),
  /** Whether somebody decides who becomes a member, or whoever asks is one. */
  admission: z.enum(["decided", "open"]).default("decided"),
  /** Days in which somebody whose exclusion is proposed may be heard, and in which a sanction may be appealed. */
  hearingDays: z.number().int().min(1).max(90).default(15),
  /** An announcement that would reach more people than this waits for approval. */
  approvalAbove: z.number().int().min(0).default(200),
  /** Whether what representatives announce is read by a second person first. */
  approveRepresentatives: z.boolean().default(false),
  /** Words that are hinted at, in private, by language. */
  hintWords: z.record(z.string(), z.array(z.string())).default({}),
  /** The charter that whoever comments on works has signed as it binds; null for none. */
  kindness: z.string().nullable().default(null),
  /** What the public site shows of the association; nothing until somebody chooses it. */
  site: z.array(z.enum(SITE_PARTS)).default([]),
  /** Whether the public gatherings can be followed from other servers, where the site shows the calendar. */
  fediverse: z.boolean().default(false),
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
  readonly offers?: "yes" | "no" | undefined;
  readonly threads?: "yes" | "no" | undefined;
  readonly categories?: string | undefined;
  readonly zones?: string | undefined;
  readonly admission?: Settings["admission"] | undefined;
  readonly approval?: string | undefined;
  readonly hints?: string | undefined;
  readonly hearing?: number | undefined;
  readonly seat?: string | undefined;
  readonly site?: string | undefined;
  readonly fediverse?: "yes" | "no" | undefined;
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
  if (typed.offers !== undefined) settings.offers = typed.offers === "yes";
  if (typed.threads !== undefined) settings.threads = typed.threads === "yes";
  if (typed.categories !== undefined) settings.categories = readWords(typed.categories);
  if (typed.zones !== undefined) settings.zones = readWords(typed.zones);
  if (typed.admission !== undefined) settings.admission = typed.admission;
  if (typed.approval !== undefined) Object.assign(settings, readApproval(typed.approval));
  if (typed.hints !== undefined) settings.hintWords = readHints(typed.hints);
  if (typed.hearing !== undefined) settings.hearingDays = typed.hearing;
  if (typed.seat !== undefined) settings.seat = NONE.has(fold(typed.seat)) ? "" : typed.seat;
  if (typed.site !== undefined) settings.site = readSite(typed.site);
  if (typed.fediverse !== undefined) settings.fediverse = typed.fediverse === "yes";
  return { name: typed.name, zone: typed.zone === undefined ? undefined : readZoneSetting(typed.zone), locale: typed.language, settings };
}

/** The words for the parts of the site, in every language that Parvis speaks. */
const SITE_WORDS: Readonly<Record<string, SitePart>> = {
  ...{ calendar: "calendar", calendrier: "calendar", gatherings: "calendar", rencontres: "calendar" },
  ...{ guests: "guests", guest: "guests", invites: "guests", inscription: "guests", inscriptions: "guests" },
  ...{ results: "results", resultats: "results", votes: "results", charters: "charters", chartes: "charters" },
  ...{
    works: "works",
    work: "works",
    gallery: "works",
    exhibitions: "works",
    oeuvres: "works",
    oeuvre: "works",
    galerie: "works",
    expositions: "works",
  },
  ...{ partners: "partners", partner: "partners", partenaires: "partners", partenaire: "partners" },
};

/** Reads what the public site shows. Guests come to dates of the calendar, so that one goes with the other. */
function readSite(typed: string): SitePart[] {
  const word = fold(typed);
  if (NONE.has(word) || word === "rien" || word === "off") return [];
  if (["all", "tout", "toutes", "tous"].includes(word)) return [...SITE_PARTS];
  const parts = readWords(typed).map((each) => SITE_WORDS[fold(each)]);
  if (parts.length === 0 || parts.includes(undefined)) throw new Misuse("site", "settings-site-unclear", { typed: typed.slice(0, 60) });
  return SITE_PARTS.filter((part) => parts.includes(part) || (part === "calendar" && parts.includes("guests")));
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
  if (from === null || to === null || from === to) throw new Misuse("quiet", "settings-quiet-unclear", { typed });
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

/** Reads what waits for approval: more people than `200`, what `representatives` announce, or both. */
function readApproval(typed: string): Partial<Settings> {
  const words = readWords(typed);
  const above = words.map((word) => /^(\d{1,6})$/.exec(word)?.[1]).find((word) => word !== undefined);
  const representatives = words.some((word) => /^(representatives?|representants?)$/.test(fold(word)));
  const known = words.filter((word) => /^\d{1,6}$/.test(word) || /^(representatives?|representants?)$/.test(fold(word)));
  if (known.length < words.length) throw new Misuse("approval", "settings-approval-unclear", { typed: typed.slice(0, 60) });
  return { approveRepresentatives: representatives, ...(above === undefined ? {} : { approvalAbove: Number(above) }) };
}

/** Reads words that are hinted at: `en: idiot, fool; fr: imbécile`. A word such as `none` empties the lists. */
function readHints(typed: string): Settings["hintWords"] {
  if (NONE.has(fold(typed))) return {};
  const lists: Record<string, string[]> = {};
  for (const part of typed.split(";")) {
    const match = /^\s*(en|fr)\s*:\s*(.+)$/su.exec(part);
    if (match === null) throw new Misuse("hints", "settings-hints-unclear", { typed: typed.slice(0, 60) });
    lists[match[1] as string] = readWords(match[2] as string);
  }
  return lists;
}

function readZoneSetting(typed: string): string {
  const zone = readZone(typed.trim());
  if (zone === null) throw new Misuse("zone", "settings-zone-unclear", { typed });
  return zone;
}

/** The category that a word names, the usual one by an empty word or `usual`. Throws a Misuse of the option `category`. */
export function categoryNamed(settings: Settings, typed: string): Settings["members"][number] {
  const wanted = fold(typed);
  if (["", "-", "usual", "habituelle", "none", "aucune"].includes(wanted)) return { name: "", votes: true };
  const found = settings.members.find((each) => fold(each.name) === wanted);
  if (found !== undefined) return found;
  const known = settings.members.map((each) => each.name).join(", ");
  throw new Misuse("category", "member-no-category", { typed: typed.slice(0, 40), known: known === "" ? "–" : known });
}

const NO_VOTE = /\s*[:(]\s*(?:no vote|without a vote|sans vote|sans voix|voix consultative|consultative)\s*\)?\s*$/i;

/** Reads categories, `active, honorary (no vote)`; a word such as `none` empties the list. Throws a Misuse of the option `categories`. */
export function readCategories(typed: string): Settings["members"] {
  const found = readWords(typed).map((word) => ({ name: word.replace(NO_VOTE, ""), votes: !NO_VOTE.test(word) }));
  const names = found.map((each) => fold(each.name));
  const wrong =
    names.length > 20 || new Set(names).size < names.length || found.some((each) => each.name === "" || [...each.name].length > 40);
  if (wrong) throw new Misuse("categories", "member-categories-unclear", { typed: typed.slice(0, 60) });
  return found;
}
