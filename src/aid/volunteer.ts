import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread } from "#kernel/unread.ts";
import { readHours, type WeeklyHours } from "#phrases/hours.ts";
import type { RequestCard } from "./request.ts";

/** With what somebody helps. An empty list of zones means everywhere. */
export interface Volunteer {
  readonly person: Id;
  readonly categories: readonly string[];
  readonly zones: readonly string[];
  readonly languages: readonly string[];
  readonly hours: string | null;
  readonly most: number;
  readonly paused: boolean;
  readonly askedAt: string | null;
}

/** Words separated by commas, as they are compared: folded, each once. */
export function readWords(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .split(/[,;\n]/)
        .map(fold)
        .filter((word) => word !== ""),
    ),
  ];
}

const CODE = /^[a-z]{2,3}$/;

/** Languages as ISO 639 codes. Throws a Misuse for anything else. */
export function readLanguages(typed: string): readonly string[] {
  const codes = readWords(typed);
  const bad = codes.find((code) => !CODE.test(code));
  if (bad !== undefined) throw new Misuse("languages", "aid-language-unclear", { typed: bad });
  return codes;
}

/** A word as a request holds it: trimmed, one of the list where the community has set one. Throws a Misuse that names the list. */
export function readListed(option: "category" | "zone", typed: string, listed: readonly string[]): string {
  const word = typed.trim();
  if (listed.length === 0) return word;
  const found = listed.find((each) => fold(each) === fold(word));
  if (found === undefined) throw new Misuse(option, "aid-not-listed", { typed: word, known: listed.join(", ") });
  return found;
}

/** Why a volunteer is not asked for a request; null when nothing stands against it. In the fixed order of the filters. */
export type Filter = "own" | "paused" | "category" | "language" | "zone" | "busy" | "asked" | "free";

/**
 * The first filter that keeps a volunteer from being asked. An unstated language counts only as the community's own, never
 * as any: a person who needs Portuguese is not helped by silence about Portuguese.
 */
export function filterOf(
  request: Pick<RequestCard, "category" | "zone" | "languages">,
  volunteer: Volunteer,
  known: { readonly own: boolean; readonly active: number; readonly asked: boolean; readonly language: string; readonly free: boolean },
): Filter | null {
  if (known.own) return "own";
  if (volunteer.paused) return "paused";
  if (!volunteer.categories.includes(fold(request.category))) return "category";
  const spoken = volunteer.languages.length === 0 ? [known.language] : volunteer.languages;
  if (!request.languages.every((code) => spoken.includes(code))) return "language";
  if (request.zone !== null && volunteer.zones.length > 0 && !volunteer.zones.includes(fold(request.zone))) return "zone";
  if (known.active >= volunteer.most) return "busy";
  if (known.asked) return "asked";
  return known.free ? null : "free";
}

/** The hours in which somebody helps; null when they have stated none. */
export function hoursOf(volunteer: Pick<Volunteer, "hours">, locale: string): WeeklyHours | null {
  if (volunteer.hours === null) return null;
  const found = readHours(volunteer.hours, locale);
  return isUnread(found) ? null : found.hours;
}
