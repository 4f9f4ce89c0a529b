import { type Control, pressControl } from "./card.ts";
import type { Voice } from "./voice.ts";

/** How many choices one select holds on every platform. */
const MOST_PICKED = 25;

/** A long list of which some can be picked. */
export interface PickPage {
  readonly label: string;
  /** The whole list in its order; `open` says which of it can be picked. */
  readonly rows: readonly { readonly value: string; readonly label: string; readonly open: boolean }[];
  /** The place on the list from which on choices are offered. */
  readonly from: number;
  /** What is said by picking, or by asking for the choices from a place on. */
  readonly address: (press: "present" | "more", from: number) => string;
}

/** A select of as many choices as it holds, and a button to the next ones; after the last ones the first. Nothing where nothing can be picked. */
export function pickPage({ label, rows, from, address }: PickPage, voice: Voice): readonly (readonly Control[])[] {
  const open = rows.flatMap(({ open, ...choice }, at) => (open && at >= from ? [{ ...choice, at }] : []));
  const choices = open.slice(0, MOST_PICKED).map(({ value, label }) => ({ value, label }));
  const next = open[MOST_PICKED]?.at;
  const pick: Control = { kind: "pick", label, address: address("present", from), choices, many: true };
  const more = pressControl(voice.text("label-show-more"), address("more", next ?? 0));
  return [...(choices.length > 0 ? [[pick]] : []), ...(next !== undefined || from > 0 ? [[more]] : [])];
}
