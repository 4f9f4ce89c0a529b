import { dateOf, type LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { personNames } from "#membership/store.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { SlotRow } from "#store/tables/gatherings.ts";
import { type Gathering, isOrganizer, refuseStrangers } from "./gathering.ts";
import { heardBefore, meantDate, openDate, taken } from "./meant.ts";
import type { Occurrence } from "./occurrence.ts";
import { freshenDate, tellEach } from "./promises.ts";
import { findGathering, keepDate } from "./store.ts";

/** Whether a slot is taken or given back. */
export const SLOT_ANSWERS = ["take", "back"] as const;
export type SlotAnswer = (typeof SLOT_ANSWERS)[number];

/** A task to fill or a ride, as it stands for one date. */
export interface Slot {
  readonly id: Id;
  readonly kind: "task" | "ride";
  /** What is to be done, or where the ride begins. */
  readonly name: string;
  readonly places: number;
  readonly driver: { readonly person: Id; readonly name: string } | null;
  readonly takers: readonly { readonly person: Id; readonly name: string }[];
}

/** What is said about a task: how many people it takes, or that somebody takes it or gives it back. */
export interface SlotWish {
  readonly name: string;
  readonly count?: number | undefined;
  readonly answer?: SlotAnswer | undefined;
  readonly date?: string | undefined;
  readonly person?: GivenPerson | undefined;
}

/** What is said about rides: seats that one offers, or a seat that one takes or gives back. */
export interface RideWish {
  readonly seats?: number | undefined;
  readonly from?: string | undefined;
  readonly driver?: GivenPerson | undefined;
  readonly answer?: SlotAnswer | undefined;
  readonly date?: string | undefined;
}

/** The slots of one date, and what was just done about one of them. */
export interface Slots {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly slots: readonly Slot[];
  readonly done: SlotDone | null;
}

/** What was just done. */
export interface SlotDone {
  readonly what: "opened" | "closed" | "taken" | "given back" | "offered" | "withdrawn" | "as it was";
  readonly kind: "task" | "ride";
  readonly name: string;
}

export const MOST_SLOTS = 20;

/** The tasks and rides of one date. */
export async function slotsOf(db: Db, gathering: Pick<Gathering, "community" | "id">, occurrence: Occurrence): Promise<readonly Slot[]> {
  const { community } = gathering;
  const rows = (await slotRows(db, gathering)).filter((row) => row.original === null || row.original === occurrence.original);
  if (rows.length === 0) return [];
  const takes =
    occurrence.kept === null
      ? []
      : await db
          .selectFrom("slot_takes")
          .select(["slot", "person"])
          .where("community", "=", community)
          .where("occurrence", "=", occurrence.kept.id)
          .orderBy("taken_at")
          .orderBy("id")
          .execute();
  const people = [...takes.map((take) => take.person), ...rows.flatMap((row) => row.driver ?? [])];
  const names = await personNames(db, community, [...new Set(people)]);
  const named = (person: Id) => ({ person, name: names.get(person) ?? "" });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    places: row.places,
    driver: row.driver === null ? null : named(row.driver),
    takers: takes.filter((take) => take.slot === row.id).map((take) => named(take.person)),
  }));
}

export function slotRows(db: Db, gathering: Pick<Gathering, "community" | "id">): Promise<SlotRow[]> {
  return db
    .selectFrom("slots")
    .selectAll()
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

async function slotById(db: Db, community: Id, id: Id): Promise<SlotRow | null> {
  return (await db.selectFrom("slots").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** How tasks are opened and taken, and rides offered and shared. */
export function slotting({ db, ids }: Pick<Parts, "db" | "ids">) {
  function within(
    act: Act,
    id: Id,
    date: string | undefined,
    work: (tx: Tx, gathering: Gathering, occurrence: Occurrence) => Promise<SlotDone>,
  ): Promise<Slots> {
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = repeated ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      const occurrence = await openDate(tx, act, gathering, date);
      const done = repeated ? null : await work(tx, gathering, occurrence);
      if (done !== null && done.what !== "as it was") await freshenDate(tx, gathering, occurrence.kept);
      const now = await meantDate(tx, act, gathering, occurrence.moved ? dateOf(occurrence.start) : occurrence.original);
      return { gathering, occurrence: now, slots: await slotsOf(tx, gathering, now), done };
    });
  }

  /** Opens, changes or closes a task, or takes it or gives it back. */
  function slot(act: Act, id: Id, wish: SlotWish): Promise<Slots> {
    return within(act, id, wish.date, async (tx, gathering, occurrence) => {
      const found = await findTask(tx, gathering, occurrence, wish.name);
      if (wish.count !== undefined || (found === null && wish.answer === undefined && mayOrganize(gathering, act))) {
        refuseStrangers(gathering, act.person, act.may("change any gathering"));
        return setTask(tx, act, gathering, found, wish, occurrence);
      }
      if (found === null) throw await noSuchSlot(tx, gathering, occurrence, wish.name);
      const person = whomFor(gathering, act, wish.person);
      return wish.answer === "back" ? giveBack(tx, occurrence, found, person) : take(tx, act, gathering, occurrence, found, person);
    });
  }

  /** Offers a ride or withdraws it, takes a seat in one or gives it back. */
  function ride(act: Act, id: Id, wish: RideWish): Promise<Slots> {
    return within(act, id, wish.date, async (tx, gathering, occurrence) => {
      if (wish.driver === undefined) {
        if (wish.seats === undefined) throw new Misuse("seats", "gathering-ride-what");
        return offerRide(tx, act, gathering, occurrence, wish.seats, wish.from);
      }
      const found = await findRide(tx, gathering, occurrence, wish.driver.id);
      if (found === null) throw new Refusal("gathering-no-ride", { name: wish.driver.name, title: occurrence.title });
      return wish.answer === "back" ? giveBack(tx, occurrence, found, act.person) : take(tx, act, gathering, occurrence, found, act.person);
    });
  }

  /** Takes a slot or gives it back, by a button. */
  async function pressSlot(act: Act, slotId: Id, date: string | undefined, answer: SlotAnswer): Promise<Slots> {
    const row = await slotById(db, act.community.id, slotId);
    if (row === null) throw new Refusal("gathering-slot-gone");
    return within(act, row.gathering, date, async (tx, gathering, occurrence) => {
      const found = await slotById(tx, act.community.id, slotId);
      if (found === null) throw new Refusal("gathering-slot-gone");
      return answer === "back" ? giveBack(tx, occurrence, found, act.person) : take(tx, act, gathering, occurrence, found, act.person);
    });
  }

  /** The tasks and rides of one date, as they stand. */
  async function slots(act: Act, id: Id, date: string | undefined): Promise<Slots> {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    const occurrence = await meantDate(db, act, gathering, date);
    return { gathering, occurrence, slots: await slotsOf(db, gathering, occurrence), done: null };
  }

  async function setTask(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    found: SlotRow | null,
    wish: SlotWish,
    occurrence: Occurrence,
  ): Promise<SlotDone> {
    const { community } = gathering;
    const places = wish.count ?? 1;
    const entry = { community, at: act.now, actor: act.person, account: act.account, action: "gathering slot", subject: gathering.id };
    await audit(tx, { ...entry, facts: { handle: gathering.handle, places } });
    if (found !== null && places === 0) {
      await removeSlot(tx, act.now, gathering, found, act.person);
      return { what: "closed", kind: "task", name: found.name };
    }
    if (found !== null) {
      await tx.updateTable("slots").set({ places }).where("community", "=", community).where("id", "=", found.id).execute();
      return { what: "opened", kind: "task", name: found.name };
    }
    if (places === 0) throw await noSuchSlot(tx, gathering, occurrence, wish.name);
    if ((await slotRows(tx, gathering)).length >= MOST_SLOTS) throw new Refusal("gathering-slots-many", { max: MOST_SLOTS });
    const original = wish.date === undefined ? null : occurrence.original;
    await insertSlot(tx, gathering, { id: ids.next(), original, kind: "task", name: wish.name.trim(), places, driver: null, now: act.now });
    return { what: "opened", kind: "task", name: wish.name.trim() };
  }

  async function offerRide(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    occurrence: Occurrence,
    seats: number,
    from: string | undefined,
  ): Promise<SlotDone> {
    const { community } = gathering;
    const found = await findRide(tx, gathering, occurrence, act.person);
    if (seats === 0) {
      if (found === null) throw new Refusal("gathering-no-own-ride", { title: occurrence.title });
      await removeSlot(tx, act.now, gathering, found, act.person);
      return { what: "withdrawn", kind: "ride", name: found.name };
    }
    const name = from ?? found?.name ?? "";
    if (found !== null) {
      const values = { places: seats, name, folded: fold(name) };
      await tx.updateTable("slots").set(values).where("community", "=", community).where("id", "=", found.id).execute();
    } else {
      const { original } = occurrence;
      await insertSlot(tx, gathering, { id: ids.next(), original, kind: "ride", name, places: seats, driver: act.person, now: act.now });
    }
    return { what: "offered", kind: "ride", name };
  }

  async function take(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, slot: SlotRow, person: Id): Promise<SlotDone> {
    const { community } = gathering;
    const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
    const takes = await takesOf(tx, community, slot.id, kept.id);
    const done = { kind: slot.kind, name: slot.name } as const;
    if (takes.includes(person)) return { ...done, what: "as it was" };
    if (slot.driver === person) throw new Refusal("gathering-own-ride");
    if (takes.length >= slot.places) {
      throw new Refusal(slot.kind === "task" ? "gathering-slot-full" : "gathering-ride-full", { name: slot.name, places: slot.places });
    }
    const row = { community, id: ids.next(), slot: slot.id, occurrence: kept.id, person, taken_at: instantIn(act.now) };
    await tx.insertInto("slot_takes").values(row).execute();
    return { ...done, what: "taken" };
  }

  return { slot, ride, pressSlot, slots };
}

function mayOrganize(gathering: Gathering, act: Act): boolean {
  return isOrganizer(gathering, act.person) || act.may("change any gathering");
}

function whomFor(gathering: Gathering, act: Act, person: GivenPerson | undefined): Id {
  if (person === undefined || person.id === act.person) return act.person;
  if (!mayOrganize(gathering, act)) throw new Refusal("gathering-not-for-others", { title: gathering.title, name: person.name });
  return person.id;
}

async function giveBack(tx: Tx, occurrence: Occurrence, slot: SlotRow, person: Id): Promise<SlotDone> {
  const kept = occurrence.kept?.id;
  const gone =
    kept === undefined
      ? null
      : await tx
          .deleteFrom("slot_takes")
          .where("community", "=", slot.community)
          .where("slot", "=", slot.id)
          .where("occurrence", "=", kept)
          .where("person", "=", person)
          .executeTakeFirst();
  if (gone === null || Number(gone.numDeletedRows) === 0) throw new Refusal("gathering-slot-not-yours", { name: slot.name });
  return { what: "given back", kind: slot.kind, name: slot.name };
}

async function findTask(db: Db, gathering: Gathering, occurrence: Occurrence, name: string): Promise<SlotRow | null> {
  const folded = fold(name.trim());
  const rows = await slotRows(db, gathering);
  const here = rows.filter((row) => row.kind === "task" && (row.original === null || row.original === occurrence.original));
  return here.find((row) => row.folded === folded) ?? null;
}

async function findRide(db: Db, gathering: Gathering, occurrence: Occurrence, driver: Id): Promise<SlotRow | null> {
  const rows = await slotRows(db, gathering);
  return rows.find((row) => row.kind === "ride" && row.driver === driver && row.original === occurrence.original) ?? null;
}

async function noSuchSlot(db: Db, gathering: Gathering, occurrence: Occurrence, name: string): Promise<Refusal> {
  const tasks = (await slotsOf(db, gathering, occurrence)).filter(({ kind }) => kind === "task").map((slot) => slot.name);
  return new Refusal("gathering-no-slot", { name, known: tasks.join(", "), some: tasks.length === 0 ? "no" : "yes" });
}

export async function takesOf(db: Db, community: Id, slot: Id, occurrence: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("slot_takes")
    .select("person")
    .where("community", "=", community)
    .where("slot", "=", slot)
    .where("occurrence", "=", occurrence)
    .execute();
  return rows.map((row) => row.person);
}

export interface NewSlot extends Pick<SlotRow, "id" | "original" | "kind" | "name" | "places" | "driver"> {
  readonly now: Instant;
}

export async function insertSlot(tx: Tx, gathering: Gathering, { now, ...slot }: NewSlot): Promise<void> {
  const named = { community: gathering.community, gathering: gathering.id, folded: fold(slot.name) };
  const values = { ...slot, ...named, rota: null, created_at: instantIn(now) };
  await tx.insertInto("slots").values(values).execute();
}

/** Opens the tasks of another gathering on this one too; nobody has taken them yet. */
export async function copyTasks(tx: Tx, from: Gathering, to: Gathering, next: () => Id, now: Instant): Promise<void> {
  for (const row of await slotRows(tx, from)) {
    if (row.kind !== "task" || row.original !== null) continue;
    await insertSlot(tx, to, { id: next(), original: null, kind: "task", name: row.name, places: row.places, driver: null, now });
  }
}

/** Removes a slot with all that was taken of it, and tells those who had. */
async function removeSlot(tx: Tx, now: Instant, gathering: Gathering, slot: SlotRow, by: Id): Promise<void> {
  const { community } = gathering;
  const takes = await tx
    .deleteFrom("slot_takes")
    .where("community", "=", community)
    .where("slot", "=", slot.id)
    .returning(["person", "occurrence"])
    .execute();
  await tx.deleteFrom("slot_swaps").where("community", "=", community).where("slot", "=", slot.id).execute();
  await tx.deleteFrom("slots").where("community", "=", community).where("id", "=", slot.id).execute();
  const told = new Map(takes.filter(({ person }) => person !== by).map((take) => [take.person, take.occurrence]));
  await tellEach(tx, community, [...told.keys()], (person) => ({
    name: "gathering-slot-off",
    version: 1,
    facts: { gathering: gathering.id, occurrence: told.get(person) ?? "", kind: slot.kind, name: slot.name, driver: slot.driver },
    once: `slot-off/${slot.id}/${person}`,
    now,
    kind: null,
  }));
}

/** Whoever does not come gives back what they had taken, and drives nobody. */
export async function giveBackAll(tx: Tx, gathering: Gathering, occurrence: Id, person: Id, now: Instant): Promise<void> {
  const { community } = gathering;
  await tx
    .deleteFrom("slot_takes")
    .where("community", "=", community)
    .where("occurrence", "=", occurrence)
    .where("person", "=", person)
    .execute();
  const date = await tx
    .selectFrom("occurrences")
    .select("original")
    .where("community", "=", community)
    .where("id", "=", occurrence)
    .executeTakeFirst();
  if (date === undefined) return;
  const rides = (await slotRows(tx, gathering)).filter((row) => row.driver === person && row.original === (date.original as LocalDate));
  for (const row of rides) await removeSlot(tx, now, gathering, row, person);
}
