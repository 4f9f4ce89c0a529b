import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { nearestLocale } from "#locales/locale.ts";
import { instantIn, instantOut, jsonIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { GatheringHoldRow } from "#store/tables/gatherings.ts";
import type { AskedFor, Held } from "./hold.ts";

const byId = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("gathering_holds").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

function heldOut(row: GatheringHoldRow): Held {
  const { id, handle, title, author, account, state } = row;
  const locale = nearestLocale(row.locale) ?? "en";
  const asked = jsonOut(row.asked, (value) => value as AskedFor);
  return { id, handle, title, author, account, locale, asked, state, at: instantOut(row.created_at) };
}

export async function findHeld(db: Db, community: Id, id: Id): Promise<Held | null> {
  const row = await byId.first(db, { community, id });
  return row === null ? null : heldOut(row);
}

export async function insertHeld(tx: Tx, community: Id, held: Held): Promise<void> {
  const { id, handle, title, author, account, locale, asked, state, at } = held;
  const gathering = asked.kind === "change" ? asked.gathering : null;
  await tx
    .insertInto("gathering_holds")
    .values({
      ...{ community, id, handle, title, author, account, gathering, locale, asked: jsonIn(asked), state },
      ...{ decider: null, decided_at: null, created_at: instantIn(at) },
    })
    .execute();
}

/** What waits, the oldest first; of one author where one is named. */
export async function heldNow(db: Db, community: Id, author?: Id): Promise<readonly Held[]> {
  let query = db.selectFrom("gathering_holds").selectAll().where("community", "=", community).where("state", "=", "waiting");
  if (author !== undefined) query = query.where("author", "=", author);
  return (await query.orderBy("created_at").orderBy("id").limit(100).execute()).map(heldOut);
}

/** What a handle or a title names of what waits. */
export function heldNamed(all: readonly Held[], typed: string): readonly Held[] {
  const wanted = fold(typed);
  const byHandle = all.filter((one) => fold(one.handle) === wanted);
  return byHandle.length > 0 ? byHandle : all.filter((one) => fold(one.title) === wanted);
}

/** Settles what waits. False when it was settled meanwhile. */
export async function settleHeld(
  tx: Tx,
  community: Id,
  id: Id,
  settled: { readonly state: "approved" | "refused" | "void"; readonly decider: Id; readonly now: Instant },
): Promise<boolean> {
  const { state, decider, now } = settled;
  const row = await tx
    .updateTable("gathering_holds")
    .set({ state, decider, decided_at: instantIn(now) })
    .where("community", "=", community)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** An author who asks for another change of the same gathering asks for the first one no more. */
export async function voidChanges(tx: Tx, community: Id, gathering: Id, author: Id, now: Instant): Promise<void> {
  await tx
    .updateTable("gathering_holds")
    .set({ state: "void", decider: author, decided_at: instantIn(now) })
    .where("community", "=", community)
    .where("gathering", "=", gathering)
    .where("author", "=", author)
    .where("state", "=", "waiting")
    .execute();
}

/** What somebody who is forgotten has waiting is void, and what they had asked for is gone. */
export async function forgetHeld(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  const own = tx.updateTable("gathering_holds").where("community", "=", community).where("author", "=", person);
  await own
    .set({ state: "void", decided_at: instantIn(now) })
    .where("state", "=", "waiting")
    .execute();
  await own.set({ asked: "null", title: "" }).execute();
}
