import { html as template } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Prose, Span } from "#chat/prose.ts";

/** Markup that is safe to send: what was filled in is escaped. */
export type Html = HtmlEscapedString;

/** What a template may be filled with. `false` and null leave nothing. */
export type HtmlValue = string | number | false | null | undefined | Html | readonly HtmlValue[];

/** Builds markup; everything filled in is escaped, for text and for quoted attributes alike. All markup is built with it. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return template(strings, ...values) as Html;
}

/** Spans as HTML. What a member typed is escaped text, whatever it looks like. */
export function proseHtml(text: Prose): Html {
  return html`${text.map(spanHtml)}`;
}

function spanHtml(span: Span): Html {
  switch (span.kind) {
    case "plain":
      return html`${span.text}`;
    case "strong":
      return html`<strong>${span.text}</strong>`;
    case "code":
      return html`<code>${span.text}</code>`;
    case "link":
      return linkHtml(span.text, span.url, "");
    case "member":
      return html`<span class="mention">${span.name}</span>`;
    case "room":
      return html`<span class="mention">#${span.name}</span>`;
    case "moment":
      return html`<time datetime="${new Date(span.at).toISOString()}">${span.text}</time>`;
    default:
      return span satisfies never;
  }
}

/** A link, or its text alone where the address is none that a page should follow. */
export function linkHtml(text: string, url: string, look: string): Html {
  if (!/^(https?:\/\/|mailto:|\/(?!\/))/i.test(url)) return html`<span class="${look}">${text}</span>`;
  return html`<a class="${look}" href="${url}" rel="noopener noreferrer">${text}</a>`;
}
