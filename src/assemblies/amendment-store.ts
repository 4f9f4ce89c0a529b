import type { Id } from "#kernel/ids.ts";
import { countOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { isUndecided } from "./amendment.ts";
import type { Motion } from "./motion.ts";
import { motionOut } from "./store.ts";

/** The amendments to a motion's text, in the order in which they were proposed. */
export async function amendmentsOf(db: Db, community: Id, motion: Id): Promise<readonly Motion[]> {
  const rows = await db
    .selectFrom("motions")
    .selectAll()
    .where("community", "=", community)
    .where("amends", "=", motion)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(motionOut);
}

/** Those on which nobody has decided yet. */
export async function undecidedOf(db: Db, community: Id, motion: Id): Promise<readonly Motion[]> {
  return (await amendmentsOf(db, community, motion)).filter(isUndecided);
}

export async function secondsOf(db: Db, community: Id, motion: Id): Promise<number> {
  const row = await db
    .selectFrom("motion_seconds")
    .select((e) => e.fn.countAll().as("seconds"))
    .where("community", "=", community)
    .where("motion", "=", motion)
    .executeTakeFirst();
  return countOut(row?.seconds ?? 0);
}

/** Notes that somebody seconds a motion; once is enough. */
export async function addSecond(tx: Tx, community: Id, motion: Id, person: Id, at: string): Promise<void> {
  await tx
    .insertInto("motion_seconds")
    .values({ community, id: `${motion}:${person}`, motion, person, seconded_at: at })
    .onConflict((conflict) => conflict.columns(["community", "motion", "person"]).doNothing())
    .execute();
}

export async function setText(tx: Tx, community: Id, motion: Id, text: string): Promise<void> {
  await tx.updateTable("motions").set({ text }).where("community", "=", community).where("id", "=", motion).execute();
}

/** Writes into an adopted amendment what stood in the text before it. */
export async function setReplaced(tx: Tx, community: Id, amendment: Id, replaced: string): Promise<void> {
  await tx.updateTable("motions").set({ replaced }).where("community", "=", community).where("id", "=", amendment).execute();
}

export async function setSecret(tx: Tx, community: Id, motion: Id): Promise<void> {
  await tx.updateTable("motions").set({ secret: 1 }).where("community", "=", community).where("id", "=", motion).execute();
}

/** Takes back motions that have no object any more. */
export async function dropMotions(tx: Tx, community: Id, motions: readonly Id[], at: string): Promise<void> {
  if (motions.length === 0) return;
  await tx
    .updateTable("motions")
    .set({ state: "withdrawn", closed_at: at })
    .where("community", "=", community)
    .where("id", "in", motions)
    .execute();
}
