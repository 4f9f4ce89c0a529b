import type { Prose, Span } from "#chat/prose.ts";

/** Prose as it stands on paper. Nothing is markup there, so nothing needs escaping; a link says where it leads. */
export function written(prose: Prose): string {
  return prose.map(writtenSpan).join("");
}

function writtenSpan(span: Span): string {
  switch (span.kind) {
    case "plain":
    case "strong":
    case "code":
    case "moment":
      return span.text;
    case "link":
      return `${span.text} (${span.url})`;
    case "member":
      return span.name;
    case "room":
      return `#${span.name}`;
    default:
      return span satisfies never;
  }
}
