import type { Block, Card, Control } from "./card.ts";
import { plainText } from "./prose.ts";

/** How numbers are written: `voice.number`, or `String` where nobody in particular reads. */
export type NumberWords = (value: number) => string;

/**
 * A card as lines of plain text, complete: title, blocks, footer, controls, in reading order. It is the last step of the
 * ladder, for whatever can show nothing but text: paper, mail, a fallback. Presses stand in brackets (`[Join] [Leave]`), a
 * pick as its label with its choices. The summary is not repeated here; a notification or a subject line shows it alone.
 */
export function plainLines(card: Card, number: NumberWords = String): readonly string[] {
  const lines = [plainText(card.title)];
  for (const block of card.blocks) lines.push(...blockLines(block, number));
  if (card.footer !== undefined) lines.push(plainText(card.footer));
  for (const row of card.controls) lines.push(row.map(controlText).join(" "));
  return lines.flatMap((line) => line.split("\n")).filter((line) => line.trim() !== "");
}

function blockLines(block: Block, number: NumberWords): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return [plainText(block.text)];
    case "facts":
      return block.facts.map(([label, value]) => `${label}: ${plainText(value)}`);
    case "list":
      return block.items.map((item) => `- ${plainText(item).replaceAll("\n", "\n  ")}`);
    case "tally":
      return block.rows.map((row) => `${row.label}: ${number(row.count)}`);
    case "progress":
      return [`${block.label}: ${number(block.have)}/${number(block.need)}`];
    case "quote":
      return plainText(block.text)
        .split("\n")
        .map((line) => `> ${line}`);
    case "picture":
      return [block.url.startsWith("data:") ? block.alt : `${block.alt}: ${block.url}`];
    case "file":
      return [`${block.alt}: ${block.name}`];
    case "divider":
      return ["---"];
    default:
      return block satisfies never;
  }
}

function controlText(control: Control): string {
  switch (control.kind) {
    case "press":
      return `[${control.label}]`;
    case "link":
      return `${control.label}: ${control.url}`;
    case "pick":
      return `[${control.label}: ${control.choices.map((choice) => choice.label).join(" | ")}]`;
    default:
      return control satisfies never;
  }
}
