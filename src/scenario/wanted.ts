import { createContext, Script } from "node:vm";

/** What an expectation looks for in a text. */
export type Wanted =
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "pattern"; readonly source: string; readonly pattern: RegExp };

/**
 * A text as expectations compare it: no-break spaces are spaces, typographic apostrophes are plain ones, since whoever
 * writes a scenario cannot see the difference.
 */
export function unadorned(text: string): string {
  return text.replace(/[\u00a0\u202f\u2007]/g, " ").replace(/[\u2018\u2019\u02bc]/g, "'");
}

/** The pattern of `/source/flags`, made to match unadorned text. Throws a SyntaxError for what is no regular expression. */
export function wantedPattern(source: string, flags: string): Wanted {
  const plain = unadorned(source)
    .replace(/\\u(?:00a0|202f|2007)|\\xa0/gi, " ")
    .replace(/\\u(?:2018|2019|02bc)/gi, "'");
  return { kind: "pattern", source: `/${source}/${flags}`, pattern: new RegExp(plain, flags.replace(/[gy]/g, "")) };
}

/** Whether the text has what is looked for. */
export function has(text: string, wanted: Wanted): boolean {
  const plain = unadorned(text);
  return wanted.kind === "words" ? plain.includes(unadorned(wanted.words)) : wanted.pattern.test(plain);
}

/** A regular expression may try for ever: after so many milliseconds it is stopped. */
const PATIENCE = 2_000;

const looking = new Script("look()");
let room: { look: () => unknown } | null = null;

/** What `look` gives, which may match patterns; null when it is not done in time. Throws what it throws. */
export function inTime<T>(look: () => T): { readonly value: T } | null {
  room ??= createContext({ look }) as { look: () => unknown };
  room.look = look;
  try {
    return { value: looking.runInContext(room, { timeout: PATIENCE, displayErrors: false }) };
  } catch (error) {
    // It is made where it looked: no Error of ours.
    if (Object(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return null;
    throw error;
  }
}

/** What is looked for, as it is written in a scenario. */
export function wantedText(wanted: Wanted): string {
  return wanted.kind === "words" ? JSON.stringify(wanted.words) : wanted.source;
}
