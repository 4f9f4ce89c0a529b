import { fold } from "#kernel/fold.ts";

/** Words that share less with what was typed are no suggestion: a third of their pairs of letters. */
const ENOUGH = 1 / 3;
const MOST = 3;

/** Those of a list that somebody may have meant, the likest first, three at most: by the pairs of letters that both have. */
export function likest(typed: string, listed: readonly string[]): readonly string[] {
  const wanted = pairsOf(typed);
  return listed
    .map((word) => ({ word, shared: sharedWith(wanted, pairsOf(word)) }))
    .filter(({ shared }) => shared >= ENOUGH)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** The pairs of letters that follow each other, with where the word begins and ends. */
function pairsOf(word: string): ReadonlySet<string> {
  const letters = [" ", ...fold(word).replace(/[^\p{L}\p{N}]+/gu, " "), " "];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

function sharedWith(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size);
}
