import { shown, Unreadable } from "./mistake.ts";
import { type Wanted, wantedPattern } from "./wanted.ts";

/** One `name:value` of a statement. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** Reads a statement from left to right. Every method takes what it reads, and the white space after it. */
export interface Scan {
  readonly done: () => boolean;
  /** What is still to be read. */
  readonly rest: () => string;
  /** The next word, up to white space; empty at the end. */
  readonly word: () => string;
  /** Takes `word` when it comes next. */
  readonly takes: (word: string) => boolean;
  /** A text in double quotes, `\"` and `\\` inside; null when there is none. */
  readonly quoted: () => string | null;
  /** A text in quotes or a regular expression. */
  readonly wanted: () => Wanted;
  /** `name:value` pairs up to the end, values of several words in quotes. */
  readonly named: () => readonly NamedValue[];
  /** Refuses anything that is left. */
  readonly end: () => void;
}

/** A scan over the text of one statement. */
export function scanOf(text: string): Scan {
  let at = 0;

  function skip(): void {
    while (at < text.length && /\s/.test(text[at] as string)) at += 1;
  }

  function match(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, "uy");
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found === null) return null;
    at = sticky.lastIndex;
    return found;
  }

  function word(): string {
    const found = match(/\S*/)?.[0] ?? "";
    skip();
    return found;
  }

  function takes(wanted: string): boolean {
    const after = text[at + wanted.length];
    if (!text.startsWith(wanted, at) || (after !== undefined && !/\s/.test(after))) return false;
    at += wanted.length;
    skip();
    return true;
  }

  function quoted(): string | null {
    if (text[at] !== '"') return null;
    const found = match(/"((?:[^"\\]|\\.)*)"/);
    if (found === null) throw new Unreadable("scenario-quote-open", { text: shown(text.slice(at)) });
    if (at < text.length && !/\s/.test(text[at] as string)) throw new Unreadable("scenario-too-much", { text: shown(text.slice(at)) });
    skip();
    return (found[1] as string).replace(/\\(["\\])/g, "$1");
  }

  function pattern(): Wanted | null {
    if (text[at] !== "/") return null;
    const start = at;
    const found = match(/\/((?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/([a-z]*)/);
    if (found === null) throw new Unreadable("scenario-pattern-open", { text: shown(text.slice(start)) });
    skip();
    try {
      return wantedPattern(found[1] as string, found[2] as string);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new Unreadable("scenario-pattern-bad", { text: shown(found[0]), reason: error.message });
    }
  }

  function wanted(): Wanted {
    const words = quoted();
    if (words !== null) return { kind: "words", words };
    const found = pattern();
    if (found === null) throw new Unreadable("scenario-text-missing", { text: shown(text.slice(at)) });
    return found;
  }

  function named(): readonly NamedValue[] {
    const values: NamedValue[] = [];
    while (at < text.length) {
      const name = match(/(\p{L}[\p{L}\p{N}_-]*):/u)?.[1];
      if (name === undefined) throw new Unreadable("scenario-value-unnamed", { text: shown(text.slice(at)) });
      const whole = quoted();
      const value = whole ?? word();
      if (whole === null && value === "") throw new Unreadable("scenario-value-missing", { name });
      values.push({ name, value });
    }
    return values;
  }

  return {
    done: () => at >= text.length,
    rest: () => text.slice(at),
    word,
    takes,
    quoted,
    wanted,
    named,
    end() {
      if (at < text.length) throw new Unreadable("scenario-too-much", { text: shown(text.slice(at)) });
    },
  };
}
