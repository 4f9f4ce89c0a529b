import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";

/** Something in a scenario that cannot be read or played as it stands. `key` is a message of the locale files that says what would do. */
export interface Mistake {
  readonly line: number;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Thrown inside a statement that cannot be read; the reader adds the line. */
export class Unreadable extends Error {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;

  /** Where it stands, when that is not the statement that is played. */
  readonly line: number | null;

  constructor(key: string, values: Readonly<Record<string, string | number>> = {}, line: number | null = null) {
    super(key);
    this.name = "Unreadable";
    this.key = key;
    this.values = values;
    this.line = line;
  }
}

/** The sentence for a key with values; a text that is missing altogether is told apart from one that is wrong. */
export function mistakeText(locale: Locale, key: string, values: Readonly<Record<string, string | number>>): string {
  return speak(locale, key, values["text"] === "" ? { ...values, text: "scenario-none" } : values);
}

/** What stands in the way, short enough to be shown. */
export function shown(text: string): string {
  const line = text.replaceAll("\n", " ").trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
