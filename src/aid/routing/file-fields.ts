import { z } from "zod";
import { URGENCIES } from "#aid/request.ts";
import { VETTING } from "#aid/vetting.ts";
import { type LocalDate, readInstant, readLocal, readLocalDate, readZone } from "#calendar/calendar.ts";
import { fold } from "#kernel/fold.ts";
import { isUnread } from "#kernel/unread.ts";
import { readHours } from "#phrases/hours.ts";

/** The message of a field that is text, but not such text: the key of the sentence that says so. */
type Wrong =
  | "route-no-moment"
  | "route-no-day"
  | "route-no-zone"
  | "route-no-hours"
  | "route-no-language"
  | "route-no-quiet"
  | "route-backwards"
  | "route-empty";

function checked<T>(wrong: Wrong, read: (text: string) => T | null) {
  return z.string().transform((text, context) => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: wrong, input: text });
    return z.NEVER;
  });
}

const name = z.union([z.string(), z.number().int()]).transform((value, context) => {
  const text = String(value).trim();
  if (text === "") context.addIssue({ code: "custom", message: "route-empty" satisfies Wrong, input: value });
  return text;
});
const word = checked("route-empty", (text) => (fold(text) === "" ? null : fold(text)));
const day = checked("route-no-day", readLocalDate);
/** A moment on the wall of the association, or with its offset: which one is known only with its zone. */
const moment = checked("route-no-moment", (text) => (readLocal(text) === null && readInstant(text) === null ? null : text));
const timeZone = checked("route-no-zone", readZone);
const hours = checked("route-no-hours", (text) => {
  for (const locale of ["en", "fr"]) {
    const found = readHours(text, locale);
    if (!isUnread(found)) return found.hours;
  }
  return null;
});
const language = checked("route-no-language", (text) => (/^[a-z]{2,3}$/.test(fold(text)) ? fold(text) : null));
const quiet = checked("route-no-quiet", (text) => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  return match === null ? null : { quietFrom: `${match[1]}:${match[2]}`, quietTo: `${match[3]}:${match[4]}` };
});
const count = z.number().min(0).max(1_000_000).int();
const place = z.strictObject({ x: z.number().min(-50_000).max(50_000), y: z.number().min(-50_000).max(50_000) });
const skill = z.union([word.transform((held) => ({ name: held, until: null })), z.strictObject({ name: word, until: day })]);
const check = z.union([
  z.enum(VETTING).transform((level) => ({ name: level, until: null })),
  z.strictObject({ level: z.enum(VETTING), until: day }).transform(({ level, until }) => ({ name: level, until })),
]);

const leave = z.strictObject({ from: day, to: day }).transform((days, context): { from: LocalDate; to: LocalDate } => {
  if (days.to >= days.from) return days;
  context.addIssue({ code: "custom", message: "route-backwards" satisfies Wrong, input: days.to, path: ["to"] });
  return z.NEVER;
});

/** One request of the file. */
export const requestFields = z.strictObject({
  id: name,
  category: word,
  skills: z.array(word).default([]),
  zone: word.nullable().default(null),
  at: place.nullable().default(null),
  remote: z.boolean().default(false),
  urgency: z.enum(URGENCIES).default("week"),
  languages: z.array(language).default([]),
  speaks: z.array(language).default([]),
  when: moment.nullable().default(null),
  helpers: z.number().min(1).max(20).int().default(1),
  vetting: z.enum(VETTING).nullable().default(null),
  pair: z.boolean().default(false),
  section: word.nullable().default(null),
  requester: name.nullable().default(null),
  anonymous: z.boolean().default(false),
  helped: name.nullable().default(null),
  blocked: z.array(name).default([]),
});

/** One volunteer of the file. */
export const volunteerFields = z.strictObject({
  id: name,
  categories: z.array(word).min(1),
  skills: z.array(skill).default([]),
  vetting: z.array(check).default([]),
  zones: z.array(word).default([]),
  at: place.nullable().default(null),
  languages: z.array(language).default([]),
  hours: hours.nullable().default(null),
  timeZone: timeZone.nullable().default(null),
  quiet: quiet.nullable().default(null),
  leave: z.array(leave).default([]),
  paused: z.boolean().default(false),
  suspended: z.boolean().default(false),
  charter: z.boolean().default(true),
  sections: z.array(word).default([]),
  open: count.default(0),
  most: count.default(2),
  week: count.default(0),
  perWeek: count.nullable().default(null),
  askedAt: moment.nullable().default(null),
  everyHours: count.nullable().default(null),
  given: count.default(0),
  unanswered: count.default(0),
  helpedBefore: z.array(name).default([]),
  blocked: z.array(name).default([]),
  conflicts: z.array(name).default([]),
  asked: z.array(name).default([]),
  reachable: z.boolean().default(true),
  experienced: z.boolean().default(false),
  household: name.nullable().default(null),
});

function requireNames(named: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  for (const name of Object.keys(named))
    if (fold(name) === "") context.addIssue({ code: "custom", message: "route-empty" satisfies Wrong, input: name, path: [name] });
}

/** What the file of requests may say beside them. */
export const termFields = {
  now: moment.optional(),
  zone: timeZone.default(readZone("Europe/Paris") as NonNullable<ReturnType<typeof readZone>>),
  language: language.default("fr"),
  quiet: quiet.default({ quietFrom: "21:00", quietTo: "08:00" }),
  limitKm: z.number().min(0).max(50_000).nullable().default(null),
  neighbours: z.record(z.string(), z.array(word)).superRefine(requireNames).nullable().default(null),
  rings: count.default(1),
  distances: z.array(z.strictObject({ from: word, to: word, km: z.number().min(0).max(50_000) })).default([]),
  scarceBelow: count.default(4),
  loadWeight: z.number().min(0).max(1000).int().default(1),
};
