import { saidBack } from "#chat/split.ts";
import { fold } from "#kernel/fold.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { nameInFile } from "./count/blt.ts";
import { type Motion, mostNames } from "./motion.ts";

/**
 * What stands on one ballot. `ranks` are places of choices in the motion's list, the best rank first; a choice among
 * several is one rank, an approval is one rank of all who are approved. Points are ranks too, one for each number of points
 * that can be given: those with five points first, those with one last, and whoever stands nowhere has none.
 */
export type Mark =
  | { readonly kind: "for" }
  | { readonly kind: "against" }
  | { readonly kind: "abstain" }
  | { readonly kind: "blank" }
  | { readonly kind: "ranks"; readonly ranks: readonly (readonly number[])[] };

const WORDS: Readonly<Record<string, Mark["kind"]>> = {
  for: "for",
  yes: "for",
  pour: "for",
  oui: "for",
  against: "against",
  no: "against",
  contre: "against",
  non: "against",
  abstain: "abstain",
  abstention: "abstain",
  "s'abstenir": "abstain",
  blank: "blank",
  blanc: "blank",
};

/** How many points a choice can be given where points are given: 0 to 5. */
export const GRADES = [0, 1, 2, 3, 4, 5] as const;
const MOST_POINTS = 5;

/** The mark as it is stored: `for`, or ranks such as `2>0,1`. */
export function writeMark(mark: Mark): string {
  return mark.kind === "ranks" ? mark.ranks.map((rank) => rank.join(",")).join(">") : mark.kind;
}

/** Reads what `writeMark` wrote. */
export function readMark(text: string): Mark {
  if (text === "for" || text === "against" || text === "abstain" || text === "blank") return { kind: text };
  return { kind: "ranks", ranks: text.split(">").map((rank) => (rank === "" ? [] : rank.split(",").map(Number))) };
}

/**
 * Reads a ballot as a person types it: `for`, `against`, `abstain`, `blank`; a choice's name; several separated by commas
 * where several may be approved; points `Ana:5, Bo:2`; a ranking `Ana > Bo > Chen`. Throws a Misuse that says what would do.
 */
export function readChoice(motion: Motion, typed: string): Mark {
  const word = WORDS[fold(typed)];
  const named = motion.choices.some((name) => isName(name, typed));
  if (!named && (word === "abstain" || word === "blank")) return { kind: word };
  if (motion.method === "yes-no") {
    if (word === "for" || word === "against") return { kind: word };
    throw new Misuse("choice", "vote-choice-unclear", { typed: saidBack(typed) });
  }
  if (isRanked(motion)) return ranksMark(typed.split(">").map((rank) => rank.split("=").map((name) => rankedOf(motion, name))));
  if (motion.method === "score") return gradesMark(motion, typed);
  const places = named ? [placeOf(motion, typed)] : typed.split(/[,;\n]/).map((name) => placeOf(motion, name));
  const most = mostNames(motion);
  if (places.length > most && most === 1) throw new Misuse("choice", "vote-one-choice", { known: motion.choices.join(", ") });
  if (places.length > most) throw new Misuse("choice", "vote-names-many", { given: places.length, most });
  return ranksMark([places]);
}

/** A ballot as it can be typed: `for`, `Ana > Bo`, `Ana:5,Bo:0`; it reads the same in every language. */
export function typedMark(motion: Motion, mark: Mark): string {
  if (mark.kind !== "ranks") return mark.kind;
  if (motion.method === "score") {
    return gradesOf(mark, motion.choices.length)
      .map((points, place) => `${motion.choices[place]}:${points}`)
      .join(",");
  }
  return mark.ranks.map((rank) => rank.map((place) => motion.choices[place]).join(isRanked(motion) ? " = " : ",")).join(" > ");
}

/** Whether a ballot puts choices in an order. */
export function isRanked(motion: Pick<Motion, "method">): boolean {
  return motion.method === "irv" || motion.method === "scottish-stv" || motion.method === "meek-stv" || motion.method === "schulze";
}

function ranksMark(ranks: readonly (readonly number[])[]): Mark {
  const places = ranks.flat();
  if (new Set(places).size !== places.length) throw new Misuse("choice", "vote-choice-twice");
  return { kind: "ranks", ranks };
}

/** Points as they are typed, `Ana:5, Bo:2`; a name alone says nothing of how many it has. */
function gradesMark(motion: Motion, typed: string): Mark {
  const grades = motion.choices.map(() => 0);
  const seen = new Set<number>();
  const parts = typed.split(/[,;\n]/).filter((part) => part.trim() !== "");
  if (parts.length === 0) throw new Misuse("choice", "option-missing");
  for (const part of parts) {
    const found = /^(.*\S)\s*[:=]\s*(\S+)\s*$/s.exec(part.trim());
    if (found === null) throw new Misuse("choice", "vote-points-missing", { typed: saidBack(part.trim()), most: MOST_POINTS });
    const [, name = "", points = ""] = found;
    const place = placeOf(motion, name);
    if (!/^\d+$/.test(points) || Number(points) > MOST_POINTS)
      throw new Misuse("choice", "vote-points-out", { typed: saidBack(points), name: motion.choices[place] as string, most: MOST_POINTS });
    if (seen.has(place)) throw new Misuse("choice", "vote-choice-twice");
    seen.add(place);
    grades[place] = Number(points);
  }
  return markOfGrades(grades);
}

/** The mark of a ballot that gives each choice, by its place, so many points. */
export function markOfGrades(grades: readonly number[]): Mark {
  const places = grades.map((_, place) => place);
  return {
    kind: "ranks",
    ranks: GRADES.toReversed()
      .slice(0, -1)
      .map((points) => places.filter((place) => grades[place] === points)),
  };
}

/** How many points a ballot gives each choice. */
export function gradesOf(mark: Mark, choices: number): readonly number[] {
  const ranks = mark.kind === "ranks" ? mark.ranks : [];
  return Array.from({ length: choices }, (_, place) => {
    const rank = ranks.findIndex((each) => each.includes(place));
    return rank === -1 ? 0 : MOST_POINTS - rank;
  });
}

/** Whether what was typed is that name, as it stands on ballots. */
function isName(name: string, typed: string): boolean {
  return fold(nameInFile(name)) === fold(nameInFile(typed));
}

function placeOf(motion: Motion, typed: string): number {
  const place = motion.choices.findIndex((name) => isName(name, typed));
  if (place === -1) throw new Misuse("choice", "vote-choice-unknown", { typed: saidBack(typed.trim()), known: motion.choices.join(", ") });
  return place;
}

/** The place of a name in a ranking. Commas say no order, so what is separated by them is answered with how a ranking is written. */
function rankedOf(motion: Motion, typed: string): number {
  if (!/[,;\n]/.test(typed)) return placeOf(motion, typed);
  const [first = "", second = ""] = motion.choices;
  throw new Misuse("choice", "vote-ranking-unclear", { typed: saidBack(typed.trim()), line: `${first} > ${second}` });
}

const PLACES = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Choices ranked so far as they stand in a button, one letter each: fifty of them fit beside the motion's id. */
export function writeRanking(places: readonly number[]): string {
  return places.map((place) => PLACES[place] as string).join("");
}

/** Reads what `writeRanking` wrote. Refuses what is no ranking of this motion's choices. */
export function readRanking(motion: Pick<Motion, "method" | "choices">, text: string): readonly number[] {
  const places = [...text].map((letter) => PLACES.indexOf(letter));
  const fits = places.every((place, index) => place >= 0 && place < motion.choices.length && places.indexOf(place) === index);
  if (!isRanked(motion) || !fits) throw new Refusal("press-stale");
  return places;
}

/** Points given so far as they stand in a button, one digit for each choice in its order. */
export function writeGrades(grades: readonly number[]): string {
  return grades.join("");
}

/** What was ranked or graded with buttons, as it is typed; of nothing at all a ballot cannot be made. */
export function typedOf(motion: Motion, said: string): string {
  if (said === "") throw new Refusal("press-stale");
  if (motion.method === "score")
    return readGrades(motion, said)
      .map((points, place) => `${motion.choices[place]}:${points}`)
      .join(",");
  return readRanking(motion, said)
    .map((place) => motion.choices[place])
    .join(" > ");
}

/** Reads what `writeGrades` wrote. Refuses what gives no points to this motion's choices. */
export function readGrades(motion: Pick<Motion, "method" | "choices">, text: string): readonly number[] {
  const fits = /^[0-5]*$/.test(text) && text.length <= motion.choices.length && motion.method === "score";
  if (!fits) throw new Refusal("press-stale");
  return [...text].map(Number);
}

/** Reads a choice picked from a list by its place. Refuses what is none of this motion's. */
export function readPlace(motion: Pick<Motion, "choices">, value: string): number {
  const place = /^\d{1,2}$/.test(value) ? Number(value) : -1;
  if (place < 0 || place >= motion.choices.length) throw new Refusal("press-stale");
  return place;
}
