import type { Prose } from "#chat/prose.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";

/** What stands in a paper. A string is what it is, whoever typed it: nothing in it becomes markup, in any form. */
export type PaperText = string | Prose;

/** A column of a table. `sign` leaves room for a signature by hand in every row. */
export interface PaperColumn {
  readonly title: string;
  readonly room: "narrow" | "wide" | "sign";
  readonly align: "start" | "end";
}

/** Who signs, and as what: a line is left above the name for the hand. An empty name is filled in by hand as well. */
export interface Signer {
  readonly name: string;
  readonly as: string;
}

/**
 * What a paper is made of. A part says what a thing is, not how it looks. Sections may hold sections; a picture is an SVG
 * drawing, with what it shows in words.
 */
export type PaperPart =
  | { readonly kind: "section"; readonly title: string; readonly parts: readonly PaperPart[] }
  | { readonly kind: "paragraph"; readonly text: PaperText }
  | { readonly kind: "facts"; readonly facts: readonly (readonly [label: string, value: PaperText])[] }
  | { readonly kind: "list"; readonly items: readonly PaperText[]; readonly numbered: boolean }
  | { readonly kind: "quote"; readonly text: PaperText }
  | {
      readonly kind: "table";
      readonly caption: string | null;
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly PaperText[])[];
    }
  | { readonly kind: "signatures"; readonly signers: readonly Signer[] }
  | { readonly kind: "picture"; readonly svg: string; readonly alt: string }
  | { readonly kind: "new page" };

/**
 * A document of an association, as data: minutes, a register, a charter, a certificate. It is written as Markdown, as a page
 * to print, or as PDF by `writePaper`. The same paper gives the same bytes.
 */
export interface Paper {
  readonly locale: Locale;
  readonly title: string;
  /** The association it comes from, above the title. */
  readonly issuer: string;
  /** When it was drawn up: the date that the PDF carries, not shown. */
  readonly at: Instant;
  readonly turned: "upright" | "sideways";
  readonly parts: readonly PaperPart[];
}

export function section(title: string, ...parts: readonly PaperPart[]): PaperPart {
  return { kind: "section", title, parts };
}

export function says(text: PaperText): PaperPart {
  return { kind: "paragraph", text };
}

/** Facts with their labels; those that are null are left out. */
export function factsOf(...pairs: readonly (readonly [label: string, value: PaperText] | null)[]): PaperPart {
  return { kind: "facts", facts: pairs.filter((pair) => pair !== null) };
}

export function points(items: readonly PaperText[], numbered: "numbered" | "plain" = "plain"): PaperPart {
  return { kind: "list", items, numbered: numbered === "numbered" };
}

/** A column as wide as it needs (`narrow`), as wide as there is room, or with room to sign. */
export function column(title: string, room: PaperColumn["room"] = "wide", align: PaperColumn["align"] = "start"): PaperColumn {
  return { title, room, align };
}

/** A table; every row has as many cells as there are columns. */
export function table(columns: readonly PaperColumn[], rows: readonly (readonly PaperText[])[], caption: string | null = null): PaperPart {
  const uneven = rows.findIndex((row) => row.length !== columns.length);
  if (uneven >= 0) throw new Error(`Row ${uneven + 1} of a table has ${rows[uneven]?.length} cells for ${columns.length} columns.`);
  return { kind: "table", caption, columns, rows };
}

export function signatures(...signers: readonly Signer[]): PaperPart {
  return { kind: "signatures", signers };
}
