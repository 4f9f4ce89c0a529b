import { type Expected, isExpected, type Json } from "./export-value.ts";
import { shown, Unreadable } from "./mistake.ts";

/** One step of a path through the export. */
export type Step =
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "index"; readonly index: number }
  | { readonly kind: "filter"; readonly key: string; readonly value: Expected };

/**
 * Reads `gatherings.G1.occurrences[0].registrations[state=going].length`, and a time as the export writes it:
 * `occurrences[original=2027-03-28T10:30:00+02:00[Europe/Paris]]`. Throws what is unreadable in it.
 */
export function readPath(text: string): readonly Step[] {
  const steps: Step[] = [];
  const piece =
    /(?:(?<dot>\.)?(?<key>[^.[\]\s="]+))|\[(?<index>\d+)\]|\[(?<filter>[^[\]=\s]+)=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>(?:[^\]"[]|\[[^[\]"]*\]|\[)+))\]/uy;
  while (piece.lastIndex < text.length) {
    const at = piece.lastIndex;
    const groups = piece.exec(text)?.groups;
    if (groups === undefined || (groups.key !== undefined && (groups.dot === undefined) !== (at === 0))) {
      throw new Unreadable("scenario-path-bad", { text: shown(text.slice(at)) });
    }
    steps.push(stepOf(groups));
  }
  return steps;
}

function stepOf(groups: Readonly<Record<string, string | undefined>>): Step {
  if (groups.key !== undefined) return { kind: "key", key: groups.key };
  if (groups.index !== undefined) return { kind: "index", index: Number(groups.index) };
  const key = groups.filter as string;
  if (groups.quoted !== undefined) {
    return { kind: "filter", key, value: { kind: "words", words: groups.quoted.replace(/\\(["\\])/g, "$1") } };
  }
  return { kind: "filter", key, value: { kind: "bare", word: (groups.bare as string).trim() } };
}

/** What stands at the end of a path, or how far it went: the steps that exist, and what stands there. */
export type Arrived =
  | { readonly kind: "there"; readonly value: Json }
  | { readonly kind: "missing"; readonly walked: number; readonly last: Json };

/** Follows a path. A filter keeps what fits, of a list or of the values of a map; `.length` counts. */
export function follow(value: Json, steps: readonly Step[]): Arrived {
  let current = value;
  for (const [walked, step] of steps.entries()) {
    const next = stepInto(current, step);
    if (next === undefined) return { kind: "missing", walked, last: current };
    current = next;
  }
  return { kind: "there", value: current };
}

function stepInto(value: Json, step: Step): Json | undefined {
  if (step.kind === "index") return Array.isArray(value) ? value[step.index] : undefined;
  if (step.kind === "filter") {
    if (typeof value !== "object" || value === null) return undefined;
    return Object.values(value).filter((one: Json) => fits(one, step.key, step.value));
  }
  if (typeof value === "string" && step.key === "length") return value.length;
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value) && Object.hasOwn(value, step.key)) return (value as { readonly [key: string]: Json })[step.key];
  return step.key === "length" ? Object.keys(value).length : undefined;
}

function fits(value: Json, key: string, expected: Expected): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !Object.hasOwn(value, key)) return false;
  return isExpected((value as { readonly [key: string]: Json })[key] as Json, expected);
}
