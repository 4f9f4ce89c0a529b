import type { Instant } from "./clock.ts";

/**
 * What a sentence may be filled with. Text that a person typed is a plain string; it is escaped where it is shown. A moment
 * is said in the reader's language and zone, a day of the calendar (`YYYY-MM-DD`) in their language.
 */
export type Value = string | number | { readonly moment: Instant } | { readonly date: string };

/** What would do instead, as a button: the key of its label, and where it goes. */
export interface Way {
  readonly label: string;
  readonly address: string;
}

/**
 * A rule said no. Thrown by a noun or a service; it undoes the change, and one boundary in dispatch turns it into a
 * sentence for the asker alone. `key` is a message of the locale files, `values` fill its holes; `way` is what would do instead, where
 * one press does it.
 */
export class Refusal extends Error {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
  readonly way: Way | null;

  constructor(key: string, values: Readonly<Record<string, Value>> = {}, way: Way | null = null) {
    super(key);
    this.name = "Refusal";
    this.key = key;
    this.values = uncut(values);
    this.way = way;
  }
}

/** What was quoted, without the half of a letter that a cut may have left at its end: no platform takes such a text. */
function uncut(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  const isCut = (value: Value): value is string => typeof value === "string" && !value.isWellFormed();
  if (!Object.values(values).some(isCut)) return values;
  const whole = (value: Value) => (isCut(value) ? value.replace(/[\uD800-\uDBFF]$/, "").toWellFormed() : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, whole(value)]));
}

/**
 * What was said may be a mistake: it is asked about, with this sentence, and done once whoever said it has confirmed it (`Call.confirmed`).
 * Thrown like a refusal, and undoes the change as one.
 */
export class Unsure extends Refusal {}

/** What was typed or filled in cannot be read: `option` is the declared name of the option concerned, or null for the line as a whole. */
export class Misuse extends Refusal {
  readonly option: string | null;

  constructor(option: string | null, key: string, values: Readonly<Record<string, Value>> = {}) {
    super(key, values);
    this.name = "Misuse";
    this.option = option;
  }
}
