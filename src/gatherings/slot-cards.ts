import { writeAddress } from "#chat/address.ts";
import { type Block, type Card, type Control, card, list, paragraph, pressControl } from "#chat/card.ts";
import { type Prose, plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { Id } from "#kernel/ids.ts";
import type { Slot, SlotDone, Slots } from "./slots.ts";

/** What a button of a slot says: the slot, and the original date. */
function writeSlotAddress({ occurrence }: Slots, slot: Id): string {
  return `${slot}~${occurrence.original}`;
}

/** One task or ride in a line: who has it, and how many places it has. */
function slotInWords(slot: Slot, voice: Voice): Prose {
  const taken = slot.takers.length;
  const names = taken === 0 ? "" : voice.list(slot.takers.map(({ name }) => name));
  const counts = { taken, places: slot.places, names };
  if (slot.driver === null) return voice.say("gathering-slot-line", { ...counts, name: slot.name });
  return voice.say("gathering-ride-line", { ...counts, driver: slot.driver.name, from: slot.name, where: slot.name === "" ? "no" : "yes" });
}

/** The tasks and rides of a date, on its card. */
export function slotBlocks(slots: readonly Slot[], voice: Voice): readonly Block[] {
  if (slots.length === 0) return [];
  return [paragraph(voice.say("gathering-slots-label")), list(slots.map((slot) => slotInWords(slot, voice)))];
}

/** The button that shows them one by one. */
export function slotsButton(dateAddress: string, voice: Voice): Control {
  return pressControl(voice.text("label-slots"), writeAddress({ command: "gathering slot", press: "list", id: dateAddress }));
}

/** What was just done, in a sentence. */
function doneInWords(done: SlotDone, voice: Voice): Prose {
  const words = {
    opened: "opened",
    closed: "closed",
    taken: "taken",
    "given back": "back",
    offered: "offered",
    withdrawn: "withdrawn",
    "as it was": "same",
  };
  return voice.say("gathering-slot-done", { what: words[done.what], kind: done.kind, name: done.name === "" ? "–" : done.name });
}

/** Said when more people have it than it now has room for: none of them is taken off. */
function tooManyInWords({ slots, done }: Slots, person: Id, voice: Voice): readonly Block[] {
  if (done?.what !== "opened" && done?.what !== "offered") return [];
  const slot = slots.find(({ name, driver }) => (done.kind === "ride" ? driver?.person === person : driver === null && name === done.name));
  if (slot === undefined || slot.takers.length <= slot.places) return [];
  return [paragraph(voice.say("gathering-slot-over", { taken: slot.takers.length, places: slot.places }))];
}

/** The tasks and rides of one date for one person, who takes them or gives them back here. */
export function slotsCard(seen: Slots, person: Id, voice: Voice): Card {
  const { occurrence, slots, done } = seen;
  const values = { title: occurrence.title, moment: voice.moment(occurrence.at) };
  const buttons = slots.flatMap((slot, index) => {
    const mine = slot.takers.some((taker) => taker.person === person);
    if (slot.driver?.person === person || (!mine && slot.takers.length >= slot.places)) return [];
    const press = mine ? "back" : "take";
    const label = voice.text(mine ? "gathering-slot-back" : "gathering-slot-take", { number: index + 1 });
    return [pressControl(label, writeAddress({ command: "gathering slot", press, id: writeSlotAddress(seen, slot.id) }))];
  });
  const rows: Control[][] = [];
  for (let at = 0; at < buttons.length; at += 5) rows.push(buttons.slice(at, at + 5));
  const said = done === null ? null : doneInWords(done, voice);
  return card({
    summary: said === null ? voice.text("gathering-slots-summary", values) : plainText(said),
    title: [plain(occurrence.title)],
    blocks: [
      ...(said === null ? [] : [paragraph(said), ...tooManyInWords(seen, person, voice)]),
      paragraph([voice.moment(occurrence.at)]),
      slots.length === 0
        ? paragraph(voice.say("gathering-slots-none"))
        : list(slots.map((slot, index) => voice.say("gathering-slot-numbered", { number: index + 1, slot: slotInWords(slot, voice) }))),
    ],
    controls: rows,
  });
}
