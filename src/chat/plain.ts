import { speak } from "#locales/speak.ts";
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
  const before = (label: string) => beforeColon(card, label);
  for (const block of card.blocks) lines.push(...blockLines(block, number, before));
  if (card.footer !== undefined) lines.push(plainText(card.footer));
  for (const row of card.controls) lines.push(row.map((control) => controlText(control, before)).join(" "));
  return lines.flatMap((line) => line.split("\n")).filter((line) => line.trim() !== "");
}

/** A label as it stands before what it labels, with the colon of the card's language: `Seats:`, `Places :` in French. */
export function beforeColon({ locale }: Pick<Card, "locale">, label: string): string {
  return speak(locale ?? "en", "fit-label", { label });
}

type Before = (label: string) => string;

function blockLines(block: Block, number: NumberWords, before: Before): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return [plainText(block.text)];
    case "facts":
      return block.facts.map(([label, value]) => `${before(label)} ${plainText(value)}`);
    case "list":
      return block.items.map((item) => `- ${plainText(item).replaceAll("\n", "\n  ")}`);
    case "tally":
      return block.rows.map((row) => `${before(row.label)} ${number(row.count)}`);
    case "progress":
      return [`${before(block.label)} ${number(block.have)}/${number(block.need)}`];
    case "quote":
      return plainText(block.text)
        .split("\n")
        .map((line) => `> ${line}`);
    case "picture":
      return [block.url.startsWith("data:") ? block.alt : `${before(block.alt)} ${block.url}`];
    case "file":
      return [`${before(block.alt)} ${block.name}`];
    case "divider":
      return ["---"];
    default:
      return block satisfies never;
  }
}

function controlText(control: Control, before: Before): string {
  switch (control.kind) {
    case "press":
      return `[${control.label}]`;
    case "link":
      return `${before(control.label)} ${control.url}`;
    case "pick":
      return `[${before(control.label)} ${control.choices.map((choice) => choice.label).join(" | ")}]`;
    default:
      return control satisfies never;
  }
}
