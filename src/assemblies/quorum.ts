import { Misuse } from "#kernel/refusal.ts";
import { shareNamed } from "./majority-words.ts";

/**
 * The members that an assembly needs, as the statutes write it. `more` asks for more than the share, `least` for the
 * share itself. A quorum of `represented` counts members present or represented, one of `present` those in the room alone, one of
 * `voters` counts ballots.
 */
export type Quorum =
  | {
      readonly kind: "share";
      readonly at: "more" | "least";
      readonly part: number;
      readonly whole: number;
      readonly of: QuorumBasis;
    }
  | { readonly kind: "count"; readonly members: number; readonly of: QuorumBasis };

export type QuorumBasis = "represented" | "present" | "voters";

const noneWords = new Set(["none", "no", "no quorum", "aucun", "aucun quorum", "sans", "sans quorum", "pas de quorum", "-"]);
const moreWords = /^(?:>(?!=)|more than |over |plus (?:de |d')|plus du )\s*/;
const leastInside = / (?:at least|au moins)(?= )/;
/** Members are what a quorum is counted on: present or represented unless it says present, out of all who are entitled. */
const membersWords =
  /(?: (?:of (?:the |all (?:the )?)?|the )(?:members|electors|electorate|membership)(?: of the association)?(?: entitled(?: to vote)?| enrolled| in good standing)?| (?:de l'ensemble des|des) (?:membres|adherents|inscrits|electeurs|societaires)(?: de l'association)?(?: inscrits| actifs| a jour(?: de (?:leur )?cotisation)?)?)?(?: (?:present (?:or|and) represented|present in person or by proxy|presente?s (?:ou|et) representee?s))?$/;
const leastWords = /^(?:>=|≥|at least |au moins )\s*/;
const presentWords = /(?: of the members)? (?:present|presents|presentes)(?: only| seulement)?$/;
const articles = /^(?:the |an? |one |la |le |les |l'|une? )/;

/**
 * Reads `50%`, `1/3`, `none`, `more than half`, `12 members`, and the French for them; null is no quorum. A bare number
 * is refused, since `50` may be meant as fifty members or as half of them.
 */
export function readQuorum(text: string): Quorum | null {
  const typed = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (noneWords.has(typed)) return null;
  const of = presentWords.test(typed) ? "present" : "represented";
  const at = moreWords.test(typed) ? "more" : "least";
  const rest = typed
    .replace(presentWords, "")
    .replace(at === "more" ? moreWords : leastWords, "")
    .replace(leastInside, "")
    .replace(articles, "")
    .trim();
  if (/(?:\bplus|\+) ?(?:one|1|une?)\b/.test(rest)) throw new Misuse("quorum", "quorum-half-plus-one", { typed: text });
  const members = /^(\d{1,9}) ?(?:members?|membres?|adherents?|people|personnes?)$/.exec(rest);
  if (members) return countQuorum(Number(members[1]) + (at === "more" ? 1 : 0), of, text);
  if (/^\d+$/.test(rest)) throw new Misuse("quorum", "quorum-bare-number", { typed: text, number: rest });
  const [part, whole] = readShare(rest.replace(membersWords, "")) ?? refuse(text);
  if (whole === 0 || part > whole || (part === whole && at === "more")) throw new Misuse("quorum", "quorum-unreachable", { typed: text });
  if (part === 0) throw new Misuse("quorum", "quorum-nothing", { typed: text });
  return { kind: "share", at, part, whole, of };
}

/** How many members it takes: a quarter of 101 is 26, half of 17 is 9, more than half of 16 is 9. */
export function quorumRequired(quorum: Quorum | null, entitled: number): number {
  if (quorum === null) return 0;
  if (quorum.kind === "count") return quorum.members;
  const product = quorum.part * entitled;
  return quorum.at === "more" ? Math.floor(product / quorum.whole) + 1 : Math.ceil(product / quorum.whole);
}

/** Writes a quorum the way `readQuorum` reads it. */
export function writeQuorum(quorum: Quorum | null): string {
  if (quorum === null) return "none";
  const present = quorum.of === "present" ? " present" : "";
  if (quorum.kind === "count") return `${quorum.members} members${present}`;
  return `${quorum.at === "more" ? ">" : ""}${quorum.part}/${quorum.whole}${present}`;
}

function readShare(text: string): readonly [number, number] | null {
  const word = shareNamed(...text.split(/[ -]/));
  if (word !== null) return [word.part, word.whole];
  const fraction = /^(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(text);
  if (fraction) return [Number(fraction[1]), Number(fraction[2])];
  const percent = /^(\d{1,3})(?:[.,](\d{1,4}))? ?(?:%|percent|per cent|pour cent)$/.exec(text);
  if (!percent) return null;
  const decimals = percent[2] ?? "";
  return [Number(`${percent[1]}${decimals}`), 100 * 10 ** decimals.length];
}

function countQuorum(members: number, of: QuorumBasis, typed: string): Quorum {
  if (members === 0) throw new Misuse("quorum", "quorum-nothing", { typed });
  return { kind: "count", members, of };
}

function refuse(typed: string): never {
  throw new Misuse("quorum", "quorum-unread", { typed });
}
