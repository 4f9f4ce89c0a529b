import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { SlotRow, SlotSwapRow } from "#store/tables/gatherings.ts";
import type { Gathering } from "./gathering.ts";
import { heardBefore, openDate, taken } from "./meant.ts";
import { comingDates, type KeptDate, keptSince, type Occurrence } from "./occurrence.ts";
import { freshenDate, tellEach } from "./promises.ts";
import { LOOKED_AT } from "./rota-plan.ts";
import { slotRows, takesOf } from "./slots.ts";
import { findGathering, findKeptById, keptDates } from "./store.ts";
import { handOver, insertSwap, openSwaps, settleSwap, swapById, withdrawOpen } from "./swap-store.ts";
import { dateOfId } from "./told.ts";

/** What is said about a swap: that one gives a date up, takes somebody's, does not, or keeps one's own after all. */
export const SWAP_ANSWERS = ["take", "decline", "keep"] as const;
export type SwapAnswer = (typeof SWAP_ANSWERS)[number];

/** A swap as it was typed. */
export interface SwapWish {
  readonly name: string;
  readonly date?: string | undefined;
  readonly with?: GivenPerson | undefined;
  /** The date that one takes in turn. */
  readonly for?: string | undefined;
  readonly answer?: SwapAnswer | undefined;
}

/** What has become of a swap. */
export interface Swapped {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly name: string;
  readonly what: "asked" | "taken" | "declined" | "kept";
  /** How many people were asked. */
  readonly asked: number;
  /** Whose task it was, by name. */
  readonly giver: string;
}

const BECAME = { take: "taken", decline: "declined", keep: "kept" } as const satisfies Record<SwapAnswer, Swapped["what"]>;

type HeldDate = Occurrence & { readonly kept: KeptDate };

/** How those whose turn it is swap their dates. */
export function swapping({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Gives up one's date of a task, or answers somebody who does. */
  function swap(act: Act, id: Id, wish: SwapWish): Promise<Swapped> {
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = repeated ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      const slot = (await slotRows(tx, gathering)).find((row) => row.kind === "task" && row.folded === fold(wish.name.trim()));
      if (slot === undefined) throw new Refusal("gathering-swap-no-task", { name: wish.name, title: gathering.title });
      const occurrence = await openDate(tx, act, gathering, wish.date);
      const done = { gathering, occurrence, name: slot.name, asked: 0, giver: act.name };
      if (wish.answer !== undefined) {
        if (repeated) return { ...done, what: BECAME[wish.answer] };
        return answered(tx, act, gathering, slot, await openSwap(tx, slot, occurrence, act, wish.answer), wish.answer);
      }
      const asked = repeated ? 0 : await ask(tx, act, gathering, slot, await heldBy(tx, act, slot, occurrence), wish);
      return { ...done, what: "asked", asked };
    });
  }

  /** Answers by a button. Of several who press at once one has it; the others are told that it is settled. */
  async function pressSwap(act: Act, swapId: Id, answer: SwapAnswer): Promise<Swapped> {
    const known = await swapById(db, act.community.id, swapId);
    if (known === null) throw new Refusal("press-stale");
    const kept = await findKeptById(db, act.community.id, known.occurrence);
    if (kept === null) throw new Refusal("press-stale");
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, kept.gathering);
      const gathering = repeated ? await findGathering(tx, act.community.id, kept.gathering) : await taken(tx, act, kept.gathering);
      const found = await swapById(tx, act.community.id, swapId);
      const slot = gathering === null ? undefined : (await slotRows(tx, gathering)).find((row) => row.id === found?.slot);
      if (gathering === null || found === null || slot === undefined) throw new Refusal("press-stale");
      if (found.state !== "open") return settledAlready(tx, act, gathering, slot, found, answer);
      return answered(tx, act, gathering, slot, found, answer);
    });
  }

  async function ask(tx: Tx, act: Act, gathering: Gathering, slot: SlotRow, date: HeldDate, wish: SwapWish): Promise<number> {
    const { community } = gathering;
    const here = await takesOf(tx, community, slot.id, date.kept.id);
    if (wish.with?.id === act.person) throw new Misuse("with", "gathering-swap-yourself");
    if (wish.with !== undefined && here.includes(wish.with.id))
      throw new Refusal("gathering-swap-has-it", { name: wish.with.name, task: slot.name });
    const back = await backFor(tx, act, gathering, slot, wish);
    const asked = wish.with === undefined ? await othersIn(tx, act, gathering, slot, here) : [wish.with.id];
    if (asked.length === 0) throw new Misuse("with", "gathering-swap-nobody", { task: slot.name });
    await withdrawOpen(tx, slot, date.kept.id, act.person);
    const id = ids.next();
    await insertSwap(tx, {
      ...{ community, id, slot: slot.id, occurrence: date.kept.id, giver: act.person, receiver: wish.with?.id ?? null },
      ...{ back, state: "open", at: instantIn(act.now) },
    });
    await tellEach(tx, community, asked, (person) => ({
      name: "gathering-swap-asked",
      version: 1,
      facts: { swap: id },
      once: `swap/${id}/${person}`,
      now: act.now,
      kind: null,
    }));
    return asked.length;
  }

  return { swap, pressSwap };
}

/** One's own date of a task: refused where one does not have it. */
async function heldBy(tx: Tx, act: Act, slot: SlotRow, occurrence: Occurrence): Promise<HeldDate> {
  const { kept } = occurrence;
  const takes = kept === null ? [] : await takesOf(tx, slot.community, slot.id, kept.id);
  if (kept === null || !takes.includes(act.person))
    throw new Refusal("gathering-swap-not-yours", { task: slot.name, at: { moment: occurrence.at } });
  return { ...occurrence, kept };
}

/** The date that one takes in turn: it has to be somebody's whom one asks by name. */
async function backFor(tx: Tx, act: Act, gathering: Gathering, slot: SlotRow, wish: SwapWish): Promise<Id | null> {
  if (wish.for === undefined) return null;
  if (wish.with === undefined) throw new Misuse("with", "gathering-swap-for-whom");
  const date = await openDate(tx, act, gathering, wish.for);
  const takes = date.kept === null ? [] : await takesOf(tx, gathering.community, slot.id, date.kept.id);
  if (date.kept === null || !takes.includes(wish.with.id))
    throw new Refusal("gathering-swap-not-theirs", { name: wish.with.name, task: slot.name, at: { moment: date.at } });
  if (takes.includes(act.person)) throw new Refusal("gathering-swap-has-both", { task: slot.name, at: { moment: date.at } });
  return date.kept.id;
}

/** Whoever has the task on another date that is still ahead, and not on this one. */
async function othersIn(tx: Tx, act: Act, gathering: Gathering, slot: SlotRow, here: readonly Id[]): Promise<readonly Id[]> {
  const kept = await keptDates(tx, gathering, keptSince(act.now, gathering.zone));
  const found = new Set<Id>();
  for (const date of comingDates(gathering, kept, act.now, LOOKED_AT)) {
    if (date.kept === null) continue;
    for (const person of await takesOf(tx, gathering.community, slot.id, date.kept.id)) found.add(person);
  }
  return [...found].filter((person) => person !== act.person && !here.includes(person));
}

/** The open swap that somebody means who answers by typing: their own, or one that they are asked about. */
async function openSwap(tx: Tx, slot: SlotRow, date: Occurrence, act: Act, answer: SwapAnswer): Promise<SlotSwapRow> {
  const rows = date.kept === null ? [] : await openSwaps(tx, slot, date.kept.id);
  const found = rows.find((row) => maySay(row, act.person, answer));
  if (found === undefined) throw new Refusal("gathering-swap-none", { task: slot.name, at: { moment: date.at } });
  return found;
}

/** Whoever gives a date up may keep it after all; the others who are asked may take it, or say no. */
function maySay({ giver, receiver }: Pick<SlotSwapRow, "giver" | "receiver">, person: Id, answer: SwapAnswer): boolean {
  if (answer === "keep") return giver === person;
  return giver !== person && (receiver === null || receiver === person);
}

async function answered(tx: Tx, act: Act, gathering: Gathering, slot: SlotRow, swap: SlotSwapRow, answer: SwapAnswer): Promise<Swapped> {
  const { community } = gathering;
  const found = await dateOfId(tx, community, swap.occurrence);
  if (found === null) throw new Refusal("press-stale");
  const { occurrence } = found;
  if (!maySay(swap, act.person, answer)) throw new Refusal("gathering-swap-not-for-you");
  if (answer === "take") await take(tx, act, gathering, slot, swap, occurrence);
  // one of several who says no leaves it to the others
  const state = answer === "take" ? "taken" : answer === "keep" ? "withdrawn" : swap.receiver === null ? "open" : "declined";
  const receiver = answer === "take" ? act.person : swap.receiver;
  await settleSwap(tx, swap, { state, receiver });
  if (state === "taken" || state === "declined")
    await tellEach(tx, community, [swap.giver], () => ({
      name: "gathering-swapped",
      version: 1,
      facts: { swap: swap.id, state, by: act.person },
      once: `swapped/${swap.id}/${state}`,
      now: act.now,
      kind: null,
    }));
  return became(tx, gathering, slot, swap, occurrence, BECAME[answer]);
}

async function became(
  tx: Tx,
  gathering: Gathering,
  slot: SlotRow,
  swap: SlotSwapRow,
  occurrence: Occurrence,
  what: Swapped["what"],
): Promise<Swapped> {
  const giver = (await personNames(tx, gathering.community, [swap.giver])).get(swap.giver) ?? "";
  return { gathering, occurrence, name: slot.name, what, asked: 0, giver };
}

async function settledAlready(
  tx: Tx,
  act: Act,
  gathering: Gathering,
  slot: SlotRow,
  swap: SlotSwapRow,
  answer: SwapAnswer,
): Promise<Swapped> {
  const found = await dateOfId(tx, gathering.community, swap.occurrence);
  const mine = swap.state === "taken" && swap.receiver === act.person && answer === "take";
  if (found === null || !mine) throw new Refusal("gathering-swap-settled", { task: slot.name });
  return became(tx, gathering, slot, swap, found.occurrence, "taken");
}

/** The date changes hands, and the other one where there is one. Refused where somebody has it no longer, or has it already. */
async function take(tx: Tx, act: Act, gathering: Gathering, slot: SlotRow, swap: SlotSwapRow, occurrence: Occurrence): Promise<void> {
  if (occurrence.at <= act.now || occurrence.cancelled !== null) throw new Refusal("gathering-swap-settled", { task: slot.name });
  const here = await takesOf(tx, gathering.community, slot.id, swap.occurrence);
  if (!here.includes(swap.giver)) throw new Refusal("gathering-swap-settled", { task: slot.name });
  if (here.includes(act.person)) throw new Refusal("gathering-swap-has-it-yourself", { task: slot.name });
  if (swap.back !== null) {
    const there = await takesOf(tx, gathering.community, slot.id, swap.back);
    if (!there.includes(act.person) || there.includes(swap.giver)) throw new Refusal("gathering-swap-settled", { task: slot.name });
    await handOver(tx, slot, swap.back, { from: act.person, to: swap.giver });
    await freshenDate(tx, gathering, { id: swap.back });
  }
  await handOver(tx, slot, swap.occurrence, { from: swap.giver, to: act.person });
  await freshenDate(tx, gathering, { id: swap.occurrence });
}
