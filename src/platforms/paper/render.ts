import { type Block, type Card, type Control, contentOf } from "#chat/card.ts";
import { plainLines } from "#chat/plain.ts";
import type { Prose } from "#chat/prose.ts";
import { written } from "./prose.ts";

/** One state of a message on paper. */
export interface Page {
  /** All that can be read, the notification's sentence at the end. */
  readonly text: string;
  /** What can be pressed or picked, in reading order. */
  readonly controls: readonly Control[];
}

/** A card on paper, whole: its lines, its files as far as they are text, then the sentence that would notify of it. */
export function render(card: Card): Page {
  return { text: [...plainLines(card), ...card.blocks.flatMap(fileLines), card.summary].join("\n"), controls: card.controls.flat() };
}

function fileLines(block: Block): readonly string[] {
  if (block.kind !== "file") return [];
  const { media, bytes } = contentOf(block);
  return media.startsWith("text/") || media === "application/json" ? [bytes.toString("utf8")] : [];
}

/** A told sentence on paper. */
export function renderText(text: Prose): Page {
  return { text: written(text), controls: [] };
}
