import { fold } from "#kernel/fold.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import type { Motion } from "./motion.ts";

/**
 * What stands on one ballot. `ranks` are places of choices in the motion's list, the best rank first; a choice among
 * several is one rank, an approval is one rank of all who are approved.
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

/** The mark as it is stored: `for`, or ranks such as `2>0,1`. */
export function writeMark(mark: Mark): string {
  return mark.kind === "ranks" ? mark.ranks.map((rank) => rank.join(",")).join(">") : mark.kind;
}

/** Reads what `writeMark` wrote. */
export function readMark(text: string): Mark {
  if (text === "for" || text === "against" || text === "abstain" || text === "blank") return { kind: text };
  return { kind: "ranks", ranks: text.split(">").map((rank) => rank.split(",").map(Number)) };
}

/**
 * Reads a ballot as a person types it: `for`, `against`, `abstain`, `blank`; a choice's name; several separated by commas
 * where several may be approved; a ranking `Ana > Bo > Chen`. Throws a Misuse that says what would do.
 */
export function readChoice(motion: Motion, typed: string): Mark {
  const word = WORDS[fold(typed)];
  const named = motion.choices.some((name) => fold(name) === fold(typed));
  if (!named && (word === "abstain" || word === "blank")) return { kind: word };
  if (motion.method === "yes-no") {
    if (word === "for" || word === "against") return { kind: word };
    throw new Misuse("choice", "vote-choice-unclear", { typed: short(typed) });
  }
  if (isRanked(motion)) return ranksMark(typed.split(">").map((rank) => rank.split("=").map((name) => placeOf(motion, name))));
  const places = named ? [placeOf(motion, typed)] : typed.split(",").map((name) => placeOf(motion, name));
  if (places.length > 1 && motion.method !== "approval")
    throw new Misuse("choice", "vote-one-choice", { known: motion.choices.join(", ") });
  return ranksMark([places]);
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

function placeOf(motion: Motion, typed: string): number {
  const place = motion.choices.findIndex((name) => fold(name) === fold(typed));
  if (place === -1) throw new Misuse("choice", "vote-choice-unknown", { typed: short(typed.trim()), known: motion.choices.join(", ") });
  return place;
}

/** What was typed, as far as a sentence can quote it. */
function short(typed: string): string {
  const letters = [...typed];
  return letters.length <= 60 ? typed : `${letters.slice(0, 59).join("")}…`;
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

/** Reads a choice picked from a list by its place. Refuses what is none of this motion's. */
export function readPlace(motion: Pick<Motion, "choices">, value: string): number {
  const place = /^\d{1,2}$/.test(value) ? Number(value) : -1;
  if (place < 0 || place >= motion.choices.length) throw new Refusal("press-stale");
  return place;
}
