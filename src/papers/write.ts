import { Refusal } from "#kernel/refusal.ts";
import { htmlOf } from "./html.ts";
import { markdownOf } from "./markdown.ts";
import type { Paper } from "./paper.ts";
import { pdfOf } from "./pdf.ts";

/** What a paper can be written as. */
export const PAPER_FORMS = ["markdown", "html", "pdf"] as const;

/** One of the forms. */
export type PaperForm = (typeof PAPER_FORMS)[number];

/** A paper as a file. */
export interface Written {
  /** Its media type, with the character set of text. */
  readonly type: string;
  /** What its name ends in, without the dot. */
  readonly ending: "md" | "html" | "pdf";
  readonly bytes: Uint8Array;
}

/**
 * Writes a paper down. Markdown and HTML always; PDF where the optional compiler is installed, otherwise it refuses with a sentence
 * that says what would do.
 */
export async function writePaper(paper: Paper, form: PaperForm): Promise<Written> {
  if (form === "markdown") return { type: "text/markdown; charset=utf-8", ending: "md", bytes: Buffer.from(markdownOf(paper)) };
  if (form === "html") return { type: "text/html; charset=utf-8", ending: "html", bytes: Buffer.from(htmlOf(paper)) };
  const bytes = await pdfOf(paper);
  if (bytes === null) throw new Refusal("paper-no-pdf");
  return { type: "application/pdf", ending: "pdf", bytes };
}
