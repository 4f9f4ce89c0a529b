import type { Block, Card } from "#chat/card.ts";
import type { Voice } from "#chat/voice.ts";
import { carriedBars } from "#pictures/carried.ts";
import { monthOf, statisticsCard } from "./board-cards.ts";
import type { Statistics } from "./figures.ts";
import type { Cell } from "./statistics.ts";

/** The figures of a month with a picture of each table: it says what the words say, and hides what they hide. */
export async function monthCard(found: Statistics, voice: Voice): Promise<Card> {
  const shown = statisticsCard(found, voice);
  if (found.month === null || found.categories.cells.length === 0) return shown;
  const month = monthOf(found.month, voice);
  const outcomes = found.outcomes.cells.map(({ name, count }) => ({ name: voice.text("aid-state", { state: name }), count }));
  const pictures = [
    await pictureOf(voice.text("aid-stats-picture-kinds", { month }), found.categories.cells, voice),
    await pictureOf(voice.text("aid-stats-picture-outcomes", { month }), outcomes, voice),
  ];
  return { ...shown, blocks: [...shown.blocks, ...pictures.flat()] };
}

/** More bars than this say less than the words. */
const MOST_BARS = 24;

/** One table as bars; a number that is not told has its name and no bar. */
async function pictureOf(title: string, cells: readonly Cell[], voice: Voice): Promise<readonly Block[]> {
  if (cells.length > MOST_BARS) return [];
  const bars = cells.map(({ name, count }) => ({
    label: name,
    value: count ?? 0,
    shown: count === null ? voice.text("aid-stats-hidden") : voice.number(count),
    won: false,
  }));
  const said = voice.list(bars.map(({ label, shown }) => `${label} ${shown}`));
  const url = await carriedBars({ title, bars, mark: null });
  return [{ kind: "picture", url, alt: voice.text("said-of", { what: title, said }) }];
}
