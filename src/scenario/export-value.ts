import { has, unadorned, type Wanted, wantedText } from "./wanted.ts";

/** A value of the export. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What an expectation compares with: a bare word (`adopted`, `5`, `null`), a text in quotes, a regular expression, or JSON
 * that begins with a bracket.
 */
export type Expected = { readonly kind: "bare"; readonly word: string } | { readonly kind: "json"; readonly value: Json } | Wanted;

/** Whether a value of the export is the expected one. A bare number is compared as a number, quoted text only with text. */
export function isExpected(value: Json, expected: Expected): boolean {
  switch (expected.kind) {
    case "bare":
      return isBare(value, expected.word);
    case "words":
      return typeof value === "string" && unadorned(value) === unadorned(expected.words);
    case "pattern":
      return typeof value !== "object" && has(String(value), expected);
    case "json":
      return isSame(value, expected.value);
    default:
      return expected satisfies never;
  }
}

function isBare(value: Json, word: string): boolean {
  if (typeof value === "object" && value !== null) return false;
  if (typeof value === "number" && /^[-+]?\d+(?:\.\d+)?$/.test(word)) return value === Number(word);
  return unadorned(String(value)) === unadorned(word);
}

function isSame(value: Json, other: Json): boolean {
  if (typeof value !== "object" || typeof other !== "object" || value === null || other === null) {
    return typeof value === "string" && typeof other === "string" ? unadorned(value) === unadorned(other) : value === other;
  }
  if (Array.isArray(value) !== Array.isArray(other)) return false;
  const [one, two] = [Object.entries(value), Object.entries(other)];
  return (
    one.length === two.length && two.every(([key, each]) => key in value && isSame((value as { [key: string]: Json })[key] as Json, each))
  );
}

/** The expected value, as it is written in a scenario. */
export function expectedText(expected: Expected): string {
  if (expected.kind === "bare") return expected.word;
  return expected.kind === "json" ? JSON.stringify(expected.value) : wantedText(expected);
}

/** The first place at or below a value where the text stands, as a key or as a value; null when it stands nowhere. */
export function whereHas(value: Json, wanted: Wanted): string | null {
  if (typeof value !== "object" || value === null) return value !== null && has(String(value), wanted) ? JSON.stringify(value) : null;
  for (const [key, below] of Object.entries(value)) {
    if (!Array.isArray(value) && has(key, wanted)) return key;
    const found = whereHas(below, wanted);
    if (found !== null) return Array.isArray(value) ? `[${key}] ${found}` : `${key}: ${found}`;
  }
  return null;
}
