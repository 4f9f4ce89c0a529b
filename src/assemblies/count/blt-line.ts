import { BltProblem } from "./blt-problem.ts";

/**
 * Control characters but the tab, what has no width, and what turns a line around: a name with one of them would be shown as
 * another name. What joins letters (U+200C, U+200D) is part of names in some scripts, and stays.
 */
export const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A place in a ballot file: where the next line begins, and how many lines stand before it. */
export interface Place {
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** The next line that says something, without its comment; null at the end of the file. Refuses what nobody would see on it. */
export function nextLine(from: Place): { content: string; line: number; next: number } | null {
  let { at, line } = from;
  while (at < from.text.length) {
    const found = from.text.indexOf("\n", at);
    const end = found === -1 ? from.text.length : found;
    const content = withoutComment(from.text.slice(at, end)).trim();
    line += 1;
    at = end + 1;
    if (content === "") continue;
    const unseen = content.match(UNSEEN)?.[0];
    if (unseen !== undefined) throw new BltProblem(line, "blt-unseen", { code: codeOf(unseen) });
    return { content, line, next: at };
  }
  return null;
}

/** A character by its number, such as `U+001B`. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A `#` begins a comment, except within quotes or a ballot's id. */
function withoutComment(line: string): string {
  if (!line.includes("#")) return line;
  const kept = /^(?:[^#"(]|"[^"]*(?:"|$)|\([^)]*(?:\)|$))*/.exec(line);
  return kept ? kept[0] : line;
}

/** The first word of a line and what follows it. */
export function firstWord(text: string): [string, string] {
  const end = text.search(/\s/);
  return end === -1 ? [text, ""] : [text.slice(0, end), text.slice(end).trimStart()];
}

/** What was found, short enough for a sentence. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
