import { type Block, type Card, type Control, contentOf } from "#chat/card.ts";
import { beforeColon } from "#chat/plain.ts";
import { numberIn } from "#chat/voice.ts";
import { HEAD_LENGTH } from "./limits.ts";
import { escaped, headLine, linkHtml, proseHtml, proseText, seen } from "./prose.ts";

/** A card as a letter: its subject, the same words as plain text and as HTML, and the files that lie with it. */
export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly { readonly filename: string; readonly contentType: string; readonly content: Buffer }[];
}

/** Pure and total. Presses and picks are left out, since nobody reads an answer; links stand with their addresses. */
export function render(card: Card): Written {
  const links = card.controls.flat().filter((control): control is Extract<Control, { kind: "link" }> => control.kind === "link");
  const title = proseText(card.title);
  const foot = card.footer === undefined ? "" : proseText(card.footer);
  const text = [
    title,
    ...card.blocks.map((block) => blockText(block, card)),
    ...links.map(({ label, url }) => `${beforeColon(card, seen(label))} ${url}`),
    foot === "" ? "" : `-- \n${foot}`,
  ];
  const html = [
    `<h1 style="font-size:1.2em">${proseHtml(card.title)}</h1>`,
    ...card.blocks.map((block) => blockHtml(block, card)),
    ...links.map(({ label, url }) => `<p>${linkHtml(label, url)}</p>`),
    card.footer === undefined ? "" : `<hr>\n<p style="font-size:.85em">${proseHtml(card.footer)}</p>`,
  ];
  const language = card.locale === undefined ? "" : ` lang="${card.locale}"`;
  return {
    subject: subjectOf(card),
    text: `${text.filter((part) => part !== "").join("\n\n")}\n`,
    html: `<!doctype html>\n<html${language}><head><meta charset="utf-8"></head><body style="font-family:sans-serif;line-height:1.45;max-width:40em">\n${html.filter((part) => part !== "").join("\n")}\n</body></html>\n`,
    files: card.blocks.flatMap(fileOf),
  };
}

/** The sentence that would notify of the card, or its title where that is too long for a list of letters. */
function subjectOf({ summary, title }: Card): string {
  const [whole, short] = [headLine(summary), headLine(proseText(title))];
  const letters = [...(whole.length <= HEAD_LENGTH || short === "" ? whole : short)];
  return letters.length <= HEAD_LENGTH ? letters.join("") : `${letters.slice(0, HEAD_LENGTH - 1).join("")}…`;
}

function blockText(block: Block, card: Pick<Card, "locale">): string {
  const before = (label: string) => beforeColon(card, label);
  const number = (value: number) => numberIn(card.locale, value);
  switch (block.kind) {
    case "paragraph":
      return proseText(block.text);
    case "facts":
      return block.facts.map(([label, value]) => `${before(seen(label))} ${proseText(value)}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${proseText(item).replaceAll("\n", "\n  ")}`).join("\n");
    case "tally":
      return block.rows.map((row) => `${before(seen(row.label))} ${number(row.count)}`).join("\n");
    case "progress":
      return `${before(seen(block.label))} ${number(block.have)}/${number(block.need)}`;
    case "quote":
      return proseText(block.text).replace(/^/gmu, "> ");
    case "picture":
      return seen(block.url.startsWith("data:") ? block.alt : `${before(block.alt)} ${block.url}`);
    case "file":
      return seen(`${before(block.alt)} ${block.name}`);
    case "divider":
      return "---";
    default:
      return block satisfies never;
  }
}

function blockHtml(block: Block, card: Pick<Card, "locale">): string {
  const before = (label: string) => beforeColon(card, label);
  const number = (value: number) => numberIn(card.locale, value);
  switch (block.kind) {
    case "paragraph":
      return `<p>${proseHtml(block.text)}</p>`;
    case "facts":
      return `<p>${block.facts.map(([label, value]) => `<strong>${before(escaped(label))}</strong> ${proseHtml(value)}`).join("<br>\n")}</p>`;
    case "list":
      return `<ul>\n${block.items.map((item) => `<li>${proseHtml(item)}</li>`).join("\n")}\n</ul>`;
    case "tally":
      return `<table>\n${block.rows.map((row) => `<tr><th align="left">${escaped(row.label)}</th><td align="right">${number(row.count)}</td></tr>`).join("\n")}\n</table>`;
    case "progress":
      return `<p>${before(escaped(block.label))} ${number(block.have)}/${number(block.need)}</p>`;
    case "quote":
      return `<blockquote>${proseHtml(block.text)}</blockquote>`;
    // A picture that is fetched would say who has read the letter: it is a link.
    case "picture":
      return `<p>${block.url.startsWith("data:") ? escaped(block.alt) : linkHtml(block.alt, block.url)}</p>`;
    case "file":
      return `<p>${escaped(`${before(block.alt)} ${block.name}`)}</p>`;
    case "divider":
      return "<hr>";
    default:
      return block satisfies never;
  }
}

function fileOf(block: Block): Written["files"] {
  if (block.kind !== "file") return [];
  const { media, bytes } = contentOf(block);
  return [{ filename: block.name, contentType: media, content: bytes }];
}
