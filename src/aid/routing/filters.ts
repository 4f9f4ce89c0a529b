import { covers } from "#aid/vetting.ts";
import { dateAt, type Local, type LocalDate, toLocal, type Zone } from "#calendar/calendar.ts";
import { isQuiet } from "#calendar/waking.ts";
import { isWithin } from "#phrases/hours.ts";
import { kilometres, outOfZone } from "./distance.ts";
import type { Held, Helper, Need, Terms } from "./sides.ts";

/** Why somebody is not asked, in the fixed order in which it is looked at: the first reason is the one that counts. */
export const REASONS = [
  "scope",
  "own",
  "blocked",
  "conflict",
  "paused",
  "suspended",
  "charter",
  "vetting",
  "category",
  "skill",
  "language",
  "zone",
  "distance",
  "leave",
  "time",
  "quiet",
  "busy",
  "week",
  "recent",
  "asked",
  "unreachable",
] as const;
export type Reason = (typeof REASONS)[number];

/** How many each reason removed; reasons that removed nobody are left out. */
export type Counts = Readonly<Partial<Record<Reason, number>>>;

/** What a coordinator may give up so that somebody is found, in this order. Never vetting, never a blocked pair. */
export const RELAXABLE = ["zone", "language", "time"] as const;
export type Relaxable = (typeof RELAXABLE)[number];

const RELAXES: Readonly<Record<Relaxable, readonly Reason[]>> = {
  zone: ["zone", "distance"],
  language: ["language"],
  time: ["leave", "time", "quiet"],
};

const LASTS: readonly Reason[] = ["time", "quiet", "leave"];

/** Whether a reason passes by itself: the same person may be asked later. */
export function passes(reason: Reason): boolean {
  return LASTS.includes(reason);
}

/**
 * The first reason that keeps a helper from being asked for a need, null when nothing stands against it. Make it once for a
 * need and ask it of everybody.
 */
export function filterFor(need: Need, terms: Terms, relaxed: Relaxable | null = null): (helper: Helper) => Reason | null {
  const checks = checksFor(need, terms);
  const left = relaxed === null ? [] : RELAXES[relaxed];
  return (helper) => {
    for (const [reason, stands] of checks) if (!left.includes(reason) && stands(helper)) return reason;
    return null;
  };
}

type Check = readonly [Reason, (helper: Helper) => boolean];

function checksFor(need: Need, terms: Terms): readonly Check[] {
  const { vetting, languages } = need;
  const day = dateAt(need.starts ?? terms.now, terms.zone as Zone);
  const today = dateAt(terms.now, terms.zone as Zone);
  const people = [need.requester, need.helped].filter((person) => person !== null);
  const elsewhere = outOfZone(need, terms);
  const clock = clockOf(need, terms);
  return [
    ["scope", ({ sections }) => need.section !== null && sections.length > 0 && !sections.includes(need.section)],
    ["own", ({ id }) => people.includes(id)],
    ["blocked", ({ id, blocked }) => need.blocked.includes(id) || people.some((person) => blocked.includes(person))],
    ["conflict", ({ conflicts }) => people.some((person) => conflicts.includes(person))],
    ["paused", ({ paused }) => paused],
    ["suspended", ({ suspended }) => suspended],
    ["charter", ({ charter }) => !charter],
    ["vetting", (helper) => vetting !== null && !helper.vetting.some((held) => covers(held.name, vetting) && holdsOn(held, day))],
    ["category", ({ categories }) => !categories.includes(need.category)],
    ["skill", ({ skills }) => !need.skills.every((skill) => skills.some((held) => held.name === skill && holdsOn(held, day)))],
    // an unstated language is the association's own, never any: silence about Portuguese does not help who needs it
    ["language", (helper) => languages.length > 0 && !languages.every((code) => spokenBy(helper, terms).includes(code))],
    ["zone", elsewhere],
    ["distance", (helper) => terms.limitKm !== null && (kilometres(need, helper, terms) ?? 0) > terms.limitKm],
    ["leave", ({ leave }) => leave.some(({ from, to }) => (from <= day && day <= to) || (from <= today && today <= to))],
    ["time", (helper) => clock.time(helper)],
    ["quiet", (helper) => clock.quiet(helper)],
    ["busy", ({ open, most }) => open >= most],
    ["week", ({ week, perWeek }) => perWeek !== null && week >= perWeek],
    ["recent", ({ askedAt, every }) => askedAt !== null && every !== null && terms.now - askedAt < every],
    ["asked", ({ asked }) => asked.includes(need.id)],
    ["unreachable", ({ reachable }) => !reachable],
  ];
}

function holdsOn(held: Held<string>, day: LocalDate): boolean {
  return held.until === null || day <= held.until;
}

/** What somebody speaks. */
export function spokenBy({ languages }: Helper, terms: Terms): readonly string[] {
  return languages.length === 0 ? [terms.language] : languages;
}

/**
 * Who is free, and who may be disturbed. Stated hours are those of the help where its hour is known; else those in which
 * somebody wishes to be asked, at night too. Without them nobody is asked in their quiet hours, unless help is needed now.
 */
function clockOf({ urgency, starts }: Need, { now, quiet }: Terms) {
  const locals = new Map<string, { readonly help: Local | null; readonly here: Local }>();
  const localIn = (zone: string) => {
    const known = locals.get(zone);
    if (known !== undefined) return known;
    const found = { help: starts === null ? null : toLocal(starts, zone as Zone), here: toLocal(now, zone as Zone) };
    locals.set(zone, found);
    return found;
  };
  const nights = new Map<string, boolean>();
  const night = ({ timeZone, quiet: own }: Helper) => {
    const hours = own ?? quiet;
    const key = `${timeZone} ${hours.quietFrom} ${hours.quietTo}`;
    const known = nights.get(key) ?? isQuiet(now, hours, timeZone);
    nights.set(key, known);
    return known;
  };
  return {
    time({ hours, timeZone }: Helper): boolean {
      if (hours === null) return false;
      const { help, here } = localIn(timeZone);
      return help === null ? urgency !== "now" && !isWithin(hours, here) : !isWithin(hours, help);
    },
    quiet(helper: Helper): boolean {
      if (urgency === "now") return false;
      if (helper.hours !== null && isWithin(helper.hours, localIn(helper.timeZone).here)) return false;
      return night(helper);
    },
  };
}
