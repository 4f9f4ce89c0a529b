import type { types } from "@slack/bolt";
import type { MomentSpan, MomentStyle, Prose, Span } from "#chat/prose.ts";
import type { Id } from "#kernel/ids.ts";

/** One piece of a rich text, as Slack takes it. Text in it is literal: nothing that stands there becomes markup or a mention. */
export type RichPiece = types.RichTextElement;

/** Who is whom in this workspace, for the people a card mentions; whoever is not in it is named and not notified. */
export type Mentions = ReadonlyMap<Id, string>;

/** Text as Slack wants it wherever it reads markup: what could begin a mention, a link or a date is turned into entities. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The text that an escaped one was made of. */
export function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** How a moment is written in each reader's own zone: Slack's tokens. */
const FORMATS: Readonly<Record<MomentStyle, string>> = {
  full: "{date_long} {time}",
  short: "{date_short_pretty} {time}",
  day: "{date_long}",
  hour: "{time}",
  "from now": "{date_short_pretty} {time}",
};

/** What stands in a moment's place where Slack cannot show it: it must be true whenever it is read. */
function standing(span: MomentSpan): string {
  return span.as === "from now" ? `${new Date(span.at).toISOString().slice(0, 16).replace("T", " ")} UTC` : span.text;
}

/** Prose as pieces of a rich text. */
export function richPieces(text: Prose, mentions: Mentions): RichPiece[] {
  return text.flatMap((span) => richPiece(span, mentions)).filter((piece) => piece.type !== "text" || piece.text !== "");
}

function richPiece(span: Span, mentions: Mentions): RichPiece[] {
  switch (span.kind) {
    case "plain":
      return [{ type: "text", text: span.text }];
    case "strong":
      return [{ type: "text", text: span.text, style: { bold: true } }];
    case "code":
      return [{ type: "text", text: span.text, style: { code: true } }];
    case "link":
      return isWebAddress(span.url) ? [{ type: "link", url: span.url, text: span.text }] : [{ type: "text", text: span.text }];
    case "member": {
      const user = mentions.get(span.person);
      return user === undefined ? [{ type: "text", text: span.name }] : [{ type: "user", user_id: user }];
    }
    case "room":
      return isChannel(span.room) ? [{ type: "channel", channel_id: span.room }] : [{ type: "text", text: `#${span.name}` }];
    case "moment":
      return [{ type: "date", timestamp: Math.floor(span.at / 1000), format: FORMATS[span.as], fallback: standing(span) }];
    default:
      return span satisfies never;
  }
}

/** Prose in Slack's own markup, for the few places that take no rich text. Mentions are names there: nobody is notified. */
export function markup(text: Prose): string {
  return text.map(markupOf).join("");
}

function markupOf(span: Span): string {
  switch (span.kind) {
    case "plain":
      return inert(span.text);
    case "strong":
      return inert(span.text);
    case "code":
      return span.text.includes("`") ? inert(span.text) : `\`${escaped(span.text)}\``;
    case "link":
      return isWebAddress(span.url) ? `<${escaped(span.url)}|${inert(span.text).replaceAll("|", "\u2502")}>` : inert(span.text);
    case "member":
      return inert(span.name);
    case "room":
      return isChannel(span.room) ? `<#${span.room}>` : inert(`#${span.name}`);
    case "moment":
      return `<!date^${Math.floor(span.at / 1000)}^${FORMATS[span.as]}|${escaped(standing(span)).replaceAll("|", "\u2502")}>`;
    default:
      return span satisfies never;
  }
}

/** Escaped text whose signs of emphasis are kept from meaning anything by an invisible joiner (U+2060). */
function inert(text: string): string {
  return escaped(text)
    .replaceAll(/[*_~`]/g, "\u2060$&\u2060")
    .replaceAll(/^(&gt;)/gm, "\u2060$1");
}

function isWebAddress(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url);
}

function isChannel(room: string): boolean {
  return /^[CG][A-Z0-9]{7,}$/.test(room);
}
