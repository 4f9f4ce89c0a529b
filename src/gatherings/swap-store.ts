import type { Id } from "#kernel/ids.ts";
import type { Db, Tx } from "#store/db.ts";
import type { SlotRow, SlotSwapRow } from "#store/tables/gatherings.ts";

type Task = Pick<SlotRow, "community" | "id">;

export async function insertSwap(tx: Tx, row: SlotSwapRow): Promise<void> {
  await tx.insertInto("slot_swaps").values(row).execute();
}

export async function swapById(db: Db, community: Id, id: Id): Promise<SlotSwapRow | null> {
  return (await db.selectFrom("slot_swaps").selectAll().where("community", "=", community).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** What is asked about a task on a date and not answered yet, the oldest first. */
export function openSwaps(db: Db, { community, id }: Task, occurrence: Id): Promise<readonly SlotSwapRow[]> {
  return db
    .selectFrom("slot_swaps")
    .selectAll()
    .where("community", "=", community)
    .where("slot", "=", id)
    .where("occurrence", "=", occurrence)
    .where("state", "=", "open")
    .orderBy("at")
    .execute();
}

/** Takes back what somebody has asked about a task on a date: they ask anew. */
export async function withdrawOpen(tx: Tx, { community, id }: Task, occurrence: Id, giver: Id): Promise<void> {
  await tx
    .updateTable("slot_swaps")
    .set({ state: "withdrawn" })
    .where("community", "=", community)
    .where("slot", "=", id)
    .where("occurrence", "=", occurrence)
    .where("giver", "=", giver)
    .where("state", "=", "open")
    .execute();
}

/** Writes down what has become of a swap, and with whom. */
export async function settleSwap(
  tx: Tx,
  { community, id }: Pick<SlotSwapRow, "community" | "id">,
  became: Pick<SlotSwapRow, "state" | "receiver">,
): Promise<void> {
  await tx.updateTable("slot_swaps").set(became).where("community", "=", community).where("id", "=", id).execute();
}

/** A task on a date goes from one person to another. */
export async function handOver(
  tx: Tx,
  { community, id }: Task,
  occurrence: Id,
  { from, to }: { readonly from: Id; readonly to: Id },
): Promise<void> {
  await tx
    .updateTable("slot_takes")
    .set({ person: to })
    .where("community", "=", community)
    .where("slot", "=", id)
    .where("occurrence", "=", occurrence)
    .where("person", "=", from)
    .execute();
}
