import { saidBack } from "#chat/split.ts";
import { Misuse } from "#kernel/refusal.ts";
import type { Motion } from "./motion.ts";

/** The longest text that a motion may have, put together from its pieces. */
export const LONGEST_TEXT = 200_000;

/**
 * The text that a motion would have if an amendment were adopted; null where its passage no longer stands there, or stands
 * there more than once. An amendment without a passage replaces the whole.
 */
export function amendedText(text: string, amendment: { readonly passage: string | null; readonly text: string }): string | null {
  if (amendment.passage === null) return amendment.text;
  const at = text.indexOf(amendment.passage);
  if (at === -1 || text.indexOf(amendment.passage, at + 1) !== -1) return null;
  return text.slice(0, at) + amendment.text + text.slice(at + amendment.passage.length);
}

/** How far one text is from another: the words between the first and the last that differ, in both. */
export function distanceBetween(before: string, after: string): number {
  const [one, two] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < one.length && start < two.length && one[start] === two[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < two.length - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  return one.length + two.length - 2 * (start + end);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Reads what an amendment would make of a text. Throws a Misuse that names the option where it makes nothing of it. */
export function readAmendment(text: string, amendment: { readonly passage: string | null; readonly text: string }): string {
  const after = amendedText(text, amendment);
  if (after === null) {
    const found = text.includes(amendment.passage ?? "");
    throw new Misuse("passage", found ? "amendment-passage-twice" : "amendment-passage-missing", {
      typed: saidBack(amendment.passage ?? ""),
    });
  }
  if (after === text) throw new Misuse("text", "amendment-changes-nothing");
  if (after.length > LONGEST_TEXT) throw new Misuse("text", "motion-text-long", { most: LONGEST_TEXT });
  return after;
}

/** Whether nobody has decided on it yet, and it was not taken back. */
export function isUndecided({ state }: Pick<Motion, "state">): boolean {
  return state === "draft" || state === "tabled" || state === "open";
}

/**
 * The order in which amendments to one text are put to the vote: the farthest from it first, equals in the order in which
 * they were proposed.
 */
export function amendmentsInOrder<A extends Pick<Motion, "text" | "passage">>(text: string, amendments: readonly A[]): readonly A[] {
  const far = new Map(amendments.map((each) => [each, distanceBetween(text, amendedText(text, each) ?? text)]));
  return [...amendments].sort((a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0));
}
