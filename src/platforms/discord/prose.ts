import type { MomentStyle, Prose, Span } from "#chat/prose.ts";

/** Person → their user here. Who has none here is named in plain text. */
export type Users = ReadonlyMap<string, string>;

const STYLES: Readonly<Record<MomentStyle, string>> = { full: "F", short: "f", day: "D", hour: "t", "from now": "R" };

/** Addresses in plain text are shown as links by themselves; a backslash inside would break them, and nothing inside is markup. */
const ADDRESS = /https?:\/\/[\w\-./?=&%~+,;:!$#]+/g;

/** Prose as Discord's markup. What a person typed is escaped: it reads as typed, and names nobody. */
export function markup(text: Prose, users: Users): string {
  return asLines(text.map((span) => spanMarkup(span, users)).join(""));
}

function spanMarkup(span: Span, users: Users): string {
  switch (span.kind) {
    case "plain":
      return escapeText(span.text);
    case "strong":
      return span.text.trim() === "" ? span.text : `**${escapeText(span.text)}**`;
    case "code":
      return codeMarkup(span.text);
    case "link":
      return linkMarkup(span.text, span.url);
    case "member": {
      const user = users.get(span.person);
      return user === undefined ? escapeText(span.name) : `<@${user}>`;
    }
    case "room":
      return /^\d+$/.test(span.room) ? `<#${span.room}>` : `#${escapeText(span.name)}`;
    case "moment":
      return `<t:${Math.floor(span.at / 1_000)}:${STYLES[span.as]}>`;
    default:
      return span satisfies never;
  }
}

/** Every sign that begins or ends something in Discord's markup, behind a backslash; addresses stay whole. */
export function escapeText(text: string): string {
  let made = "";
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    made += escapePiece(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return made + escapePiece(text.slice(from));
}

function escapePiece(text: string): string {
  return text.replace(/[\\*_~`|[\]()<>]/g, "\\$&").replace(/@(?=everyone|here)/g, "@\u200b");
}

/** What is markup only at the beginning of a line: headings, lists, quotations, small print. */
function asLines(text: string): string {
  return text.replace(/^(\s*)(#{1,3}|-#?|\+|\d+(?=\.))(?=[\s.])/gm, (_, space: string, sign: string) =>
    /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  );
}

function codeMarkup(text: string): string {
  const inner = text.replaceAll("\n", " ");
  if (!inner.includes("`")) return inner.trim() === "" ? inner : `\`${inner}\``;
  return inner.includes("``") ? escapeText(inner) : `\`\` ${inner} \`\``;
}

/** A link; its text alone where the address is none to follow. */
function linkMarkup(text: string, url: string): string {
  if (!isFollowable(url)) return escapeText(text);
  const address = url.replace(/[()\s<>]/g, (sign) => encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"));
  return `[${escapeText(text)}](${address})`;
}

/** Whether Discord takes this as the address of a link or of a picture. */
export function isFollowable(url: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url);
}
