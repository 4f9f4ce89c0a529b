import type { Instant } from "#kernel/clock.ts";
import { distanceFor } from "./distance.ts";
import { spokenBy } from "./filters.ts";
import type { Helper, Need, Terms } from "./sides.ts";

/** Why somebody comes before somebody else: whole numbers, added up; the least comes first. */
export interface Cost {
  /** One for every 5 km, or for every ring of zones. */
  readonly distance: number;
  /** `2 × (help given and held over the last 30 days) + 1`, times the weight: each further help costs more than the last. */
  readonly load: number;
  /** One for every question without an answer, three at most. */
  readonly unanswered: number;
  /** Whoever holds a scarce skill that is not needed here is kept for whom it is. */
  readonly reserve: number;
  /** They know each other, and both agreed. */
  readonly continuity: number;
  /** They share a language beyond the one required. */
  readonly language: number;
  readonly total: number;
}

const RESERVE = 3;
const CONTINUITY = -2;
const LANGUAGE = -1;
const MOST_UNANSWERED = 3;

/** What one more help costs somebody who has given and holds so many. */
export function loadCost(given: number, weight: number): number {
  return weight * (2 * given + 1);
}

/** Skills and kinds of help that fewer than `scarceBelow` active people hold. Counted, never typed. */
export function scarceAmong(helpers: readonly Helper[], scarceBelow: number): ReadonlySet<string> {
  const holders = new Map<string, number>();
  for (const helper of helpers) {
    if (helper.paused || helper.suspended) continue;
    for (const word of helper.categories) holders.set(word, (holders.get(word) ?? 0) + 1);
    for (const { name } of helper.skills) holders.set(name, (holders.get(name) ?? 0) + 1);
  }
  return new Set([...holders].filter(([, count]) => count < scarceBelow).map(([word]) => word));
}

/** The cost of asking a helper for a need. Make it once for a need and ask it of everybody. */
export function costFor(need: Need, terms: Terms, scarce: ReadonlySet<string>): (helper: Helper) => Cost {
  const distanceOf = distanceFor(need, terms);
  const people = [need.helped, need.requester].filter((person) => person !== null);
  const welcome = need.speaks.filter((code) => !need.languages.includes(code));
  const spare = (word: string) => word !== need.category && !need.skills.includes(word) && scarce.has(word);
  return (helper) => {
    const distance = distanceOf(helper);
    const load = loadCost(helper.given, terms.loadWeight);
    const unanswered = Math.min(helper.unanswered, MOST_UNANSWERED);
    const kept = scarce.size > 0 && (helper.categories.some(spare) || helper.skills.some(({ name }) => spare(name)));
    const reserve = kept ? RESERVE : 0;
    const continuity = !need.anonymous && people.some((person) => helper.helpedBefore.includes(person)) ? CONTINUITY : 0;
    const language = welcome.length > 0 && welcome.some((code) => spokenBy(helper, terms).includes(code)) ? LANGUAGE : 0;
    const total = distance + load + unanswered + reserve + continuity + language;
    return { distance, load, unanswered, reserve, continuity, language, total };
  };
}

/**
 * Who comes first of those whose cost is the same: whoever was last asked the longest ago, then a number made of request
 * and person, which is nobody's advantage and the same each time.
 */
export function tieOf(need: Pick<Need, "id">): (helper: Pick<Helper, "id" | "askedAt">) => readonly [asked: Instant | -1, lot: number] {
  const begun = mixed(2_166_136_261, `${need.id}\n`);
  return ({ id, askedAt }) => [askedAt ?? -1, settled(mixed(begun, id))];
}

/** FNV-1a over the code units. */
function mixed(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash;
}

/** Spreads what is alike at the beginning over all 32 bits. */
function settled(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
