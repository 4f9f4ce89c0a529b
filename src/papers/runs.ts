import { plain, type Span } from "#chat/prose.ts";
import type { PaperText } from "./paper.ts";

/** Marks that no paper shows: controls but for tabs and line ends, and what may not stand in XML (XML 1.0, section 2.2). */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g;

/** Text without what no paper can show, with one kind of line end; half of a surrogate pair becomes U+FFFD. */
export function seen(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNSEEN, "")
    .replace(/\t/g, " ");
}

/** A span as it stands on paper, where nobody is mentioned: a member or a room is its name. */
export type PaperSpan = Exclude<Span, { readonly kind: "member" | "room" }>;

/** The spans of a text in reading order, cleaned. */
export function spansOf(text: PaperText): readonly PaperSpan[] {
  const spans = typeof text === "string" ? [plain(text)] : text;
  return spans.map((span) => {
    if (span.kind === "member" || span.kind === "room") return { kind: "plain", text: seen(span.name) };
    return { ...span, text: seen(span.text) };
  });
}
