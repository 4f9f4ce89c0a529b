import type { Mistake } from "./mistake.ts";
import { shown } from "./mistake.ts";

/** One statement as it was written, joined from its lines; `line` is the number of the first, from 1. */
export interface Written {
  readonly line: number;
  readonly text: string;
}

interface Open {
  readonly line: number;
  readonly comment: boolean;
  text: string;
}

/**
 * The statements of a scenario: one a line, `#` starts a comment line, and a line that starts with white space goes on from
 * the line before, be it a statement or a comment.
 */
export function writtenStatements(source: string): { readonly statements: readonly Written[]; readonly mistakes: readonly Mistake[] } {
  const statements: Open[] = [];
  const mistakes: Mistake[] = [];
  let before: Open | null = null;
  source
    .replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/)
    .forEach((text, index) => {
      const line = index + 1;
      if (text.trim() === "") {
        before = null;
        return;
      }
      if (/^\s/.test(text)) {
        if (before === null) mistakes.push({ line, key: "scenario-continues-nothing", values: { text: shown(text) } });
        else before.text += ` ${text.trim()}`;
        return;
      }
      const open: Open = { line, comment: text.startsWith("#"), text: text.trimEnd() };
      statements.push(open);
      before = open;
    });
  return { statements: statements.filter((one) => !one.comment).map(({ line, text }) => ({ line, text })), mistakes };
}
