import type { Reading } from "./blt-ballots.ts";
import { nextLine, shortened } from "./blt-line.ts";
import { BltProblem } from "./blt-problem.ts";

/** Reads the names of the candidates and the title, which may be missing, and makes sure that nothing follows. */
export function readNames(reading: Reading, afterEnd: string): { names: string[]; title: string | null } {
  const words: { text: string; line: number }[] = [];
  let content = afterEnd;
  for (;;) {
    while (content !== "") {
      const word = readQuoted(reading, content);
      words.push({ text: word.text, line: reading.line });
      content = word.rest;
      if (words.length > reading.candidates + 1) {
        throw new BltProblem(reading.line, "blt-too-much", { found: shortened(word.text), candidates: reading.candidates });
      }
    }
    const next = nextLine(reading);
    if (next === null) break;
    if (words.length > reading.candidates) {
      throw new BltProblem(next.line, "blt-too-much", { found: shortened(next.content), candidates: reading.candidates });
    }
    reading.at = next.next;
    reading.line = next.line;
    content = next.content;
  }
  if (words.length < reading.candidates) {
    throw new BltProblem(reading.line, "blt-names-missing", { found: words.length, candidates: reading.candidates });
  }
  checkNames(words.slice(0, reading.candidates));
  return { names: words.slice(0, reading.candidates).map((word) => word.text), title: words[reading.candidates]?.text ?? null };
}

function readQuoted(reading: Reading, content: string): { text: string; rest: string } {
  if (!content.startsWith('"')) throw new BltProblem(reading.line, "blt-name", { found: shortened(content) });
  const end = content.indexOf('"', 1);
  if (end === -1) throw new BltProblem(reading.line, "blt-name-open", { found: shortened(content.slice(1)) });
  if (/^\S/.test(content.slice(end + 1))) throw new BltProblem(reading.line, "blt-name", { found: shortened(content) });
  return { text: content.slice(1, end).trim(), rest: content.slice(end + 1).trim() };
}

function checkNames(words: readonly { text: string; line: number }[]): void {
  const known = new Map<string, number>();
  for (const [at, { text, line }] of words.entries()) {
    const plain = text.replace(/\s+/g, " ");
    if (plain === "") throw new BltProblem(line, "blt-name-empty", { candidate: at + 1 });
    const seen = plain.normalize("NFC");
    const first = known.get(seen);
    if (first !== undefined) throw new BltProblem(line, "blt-name-twice", { first: first + 1, second: at + 1, name: plain });
    known.set(seen, at);
  }
}
