/** A place in a ballot file: where the next line begins, and how many lines stand before it. */
export interface Place {
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** The next line that says something, without its comment; null at the end of the file. */
export function nextLine(from: Place): { content: string; line: number; next: number } | null {
  let { at, line } = from;
  while (at < from.text.length) {
    const found = from.text.indexOf("\n", at);
    const end = found === -1 ? from.text.length : found;
    const content = withoutComment(from.text.slice(at, end)).trim();
    line += 1;
    at = end + 1;
    if (content !== "") return { content, line, next: at };
  }
  return null;
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
