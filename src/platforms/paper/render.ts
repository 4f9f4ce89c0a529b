import type { Card, Control } from "#chat/card.ts";
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

/** A card on paper, whole: its lines, then the sentence that would notify of it. */
export function render(card: Card): Page {
  return { text: [...plainLines(card), card.summary].join("\n"), controls: card.controls.flat() };
}

/** A told sentence on paper. */
export function renderText(text: Prose): Page {
  return { text: written(text), controls: [] };
}
