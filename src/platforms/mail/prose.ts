import type { Prose, Span } from "#chat/prose.ts";
import { escapedMarkup } from "#kernel/markup.ts";

/** Marks that no letter shows: controls but for line ends and tabs, marks of writing direction that reorder, halves of pairs. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Text without what no letter can show, with one kind of line end. */
export function seen(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNSEEN, "");
}

/** Text as one line of a letter's head: whatever would end a line there is a space. */
export function headLine(text: string): string {
  return seen(text).replace(/\s+/gu, " ").trim();
}

/** Prose as plain text; a link says where it leads, unless that is what it says. */
export function proseText(prose: Prose): string {
  return seen(prose.map(spanText).join(""));
}

function spanText(span: Span): string {
  switch (span.kind) {
    case "plain":
    case "strong":
    case "code":
    case "moment":
      return span.text;
    case "link":
      return span.text === span.url ? span.url : `${span.text} ${span.url}`;
    case "member":
      return span.name;
    case "room":
      return `#${span.name}`;
    default:
      return span satisfies never;
  }
}

/** Prose as HTML: what was typed is escaped text, whatever it looks like. */
export function proseHtml(prose: Prose): string {
  return prose.map(spanHtml).join("");
}

/** Text as HTML, its lines kept. */
export function escaped(text: string): string {
  return escapedMarkup(seen(text)).replaceAll("\n", "<br>\n");
}

/** A link, or its text alone where the address is none that a letter should lead to. */
export function linkHtml(text: string, url: string): string {
  return /^(?:https?:\/\/|mailto:)/i.test(url) ? `<a href="${escaped(url)}">${escaped(text)}</a>` : escaped(text);
}

function spanHtml(span: Span): string {
  switch (span.kind) {
    case "plain":
    case "moment":
      return escaped(span.text);
    case "strong":
      return `<strong>${escaped(span.text)}</strong>`;
    case "code":
      return `<code>${escaped(span.text)}</code>`;
    case "link":
      return linkHtml(span.text, span.url);
    case "member":
      return escaped(span.name);
    case "room":
      return escaped(`#${span.name}`);
    default:
      return span satisfies never;
  }
}
