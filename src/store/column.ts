import type { Instant } from "#kernel/clock.ts";

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * An instant as it is stored: UTC, exactly 24 characters (`2027-03-28T01:30:00.000Z`), so that texts sort as times do.
 * Throws a RangeError outside the years 0000 to 9999, whose texts would be longer.
 */
export function instantIn(instant: Instant): string {
  const text = new Date(instant).toISOString();
  if (text.length !== 24) throw new RangeError(`The year of ${text} cannot be stored.`);
  return text;
}

/** An instant that may be absent, as it is stored. */
export function maybeInstantIn(instant: Instant | null): string | null {
  return instant === null ? null : instantIn(instant);
}

/** The instant that a column holds. Throws a RangeError when the text is not one of ours. */
export function instantOut(text: string): Instant {
  const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${text}" is not a stored instant.`);
  return milliseconds as Instant;
}

/** The instant that a column holds, or null. */
export function maybeInstantOut(text: string | null): Instant | null {
  return text === null ? null : instantOut(text);
}

/** A flag as it is stored: neither database would take a boolean in the same way. */
export type Flag = 0 | 1;

/** A boolean as it is stored. */
export function flagIn(value: boolean): Flag {
  return value ? 1 : 0;
}

/** The boolean that a column holds. Throws a RangeError for anything but 0 and 1. */
export function flagOut(value: number): boolean {
  if (value !== 0 && value !== 1) throw new RangeError(`${value} is not a stored flag.`);
  return value === 1;
}

/** What reads a parsed JSON value: a zod schema, or anything with such a `parse`, or a plain function. */
export type JsonReader<T> = ((value: unknown) => T) | { readonly parse: (value: unknown) => T };

/** A value as it is stored: JSON text. Throws a TypeError for what JSON cannot hold. */
export function jsonIn(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new TypeError("This value cannot be stored as JSON.");
  return text;
}

/** The value that a JSON column holds, read by `reader`, whose errors pass through. Throws a SyntaxError for text that is not JSON. */
export function jsonOut<T>(text: string, reader: JsonReader<T>): T {
  const value: unknown = JSON.parse(text);
  return typeof reader === "function" ? reader(value) : reader.parse(value);
}

/** The value that a JSON column holds, or null where the column has none. */
export function maybeJsonOut<T>(text: string | null, reader: JsonReader<T>): T | null {
  return text === null ? null : jsonOut(text, reader);
}

/**
 * A count or a sum as a number: PostgreSQL gives both as text, and a sum over no rows is null on both databases, which is
 * 0 here. Throws a RangeError for what is no safe integer.
 */
export function countOut(value: number | string | bigint | null): number {
  const number = Number(value ?? 0);
  if (!Number.isSafeInteger(number)) throw new RangeError(`"${value}" is not a count.`);
  return number;
}

/**
 * A text as it is searched: see `fold`. Stored in a `folded` column beside the text and applied to what is looked for,
 * so that both databases find the same.
 */
export { fold as folded } from "#kernel/fold.ts";
