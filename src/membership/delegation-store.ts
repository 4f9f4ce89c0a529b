import type { Ability } from "#chat/ability.ts";
import type { Place } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut, maybeInstantIn, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { DelegationRow } from "#store/tables/membership.ts";
import type { Delegation } from "./delegation.ts";

/** The delegations that somebody holds and that were not taken back; asked only of whoever holds one. */
export const findHeld = hot((q, p: { readonly community: Id; readonly holder: Id }) =>
  q
    .selectFrom("delegations")
    .select(["ability", "topic", "place", "starts_at", "ends_at"])
    .where("community", "=", p.community)
    .where("holder", "=", p.holder)
    .where("state", "=", "active"),
);

export const delegationById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("delegations").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

export const delegationByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("delegations").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

export function delegationOut(row: DelegationRow): Delegation {
  return {
    id: row.id,
    handle: row.handle,
    giver: row.giver,
    holder: row.holder,
    ability: row.ability as Ability,
    topic: row.topic,
    place: row.place === null ? null : (JSON.parse(row.place) as Place),
    starts: instantOut(row.starts_at),
    ends: maybeInstantOut(row.ends_at),
    parent: row.parent,
    state: row.state,
  };
}

export async function insertDelegation(tx: Tx, community: Id, given: Delegation, now: Instant): Promise<void> {
  await tx
    .insertInto("delegations")
    .values({
      community,
      id: given.id,
      handle: given.handle,
      giver: given.giver,
      holder: given.holder,
      ability: given.ability,
      topic: given.topic,
      place: given.place === null ? null : JSON.stringify(given.place),
      starts_at: instantIn(given.starts),
      ends_at: maybeInstantIn(given.ends),
      parent: given.parent,
      state: given.state,
      closed_at: null,
      created_at: instantIn(now),
    })
    .execute();
}

/** Those that were not taken back, have not ended and have not fallen; of one person's giving or holding where one is named. */
export async function liveDelegations(db: Db, community: Id, by?: { readonly column: "giver" | "holder"; readonly person: Id }) {
  let query = db
    .selectFrom("delegations")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", ["waiting", "active"])
    .orderBy("id");
  if (by !== undefined) query = query.where(by.column, "=", by.person);
  return (await query.execute()).map(delegationOut);
}

/** Every delegation that there ever was, in the order of their giving. */
export async function allDelegations(db: Db, community: Id): Promise<readonly Delegation[]> {
  const rows = await db.selectFrom("delegations").selectAll().where("community", "=", community).orderBy("id").execute();
  return rows.map(delegationOut);
}

/** Moves a live delegation to another state. False when it is live no more. */
export async function setDelegation(
  tx: Tx,
  community: Id,
  id: Id,
  state: Delegation["state"],
  closed: Instant | null,
): Promise<Delegation | null> {
  const row = await tx
    .updateTable("delegations")
    .set({ state, closed_at: maybeInstantIn(closed) })
    .where("community", "=", community)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "active"])
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : delegationOut(row);
}

export async function drawnFrom(tx: Tx, community: Id, parent: Id): Promise<readonly Delegation[]> {
  const rows = await tx
    .selectFrom("delegations")
    .selectAll()
    .where("community", "=", community)
    .where("parent", "=", parent)
    .where("state", "in", ["waiting", "active"])
    .execute();
  return rows.map(delegationOut);
}

/** Counts anew how many powers somebody holds, so that those who hold none cost nothing to ask. */
export async function recount(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx
    .updateTable("people")
    .set((e) => ({
      holds: e
        .selectFrom("delegations")
        .select((row) => row.cast<number>(row.fn.countAll(), "integer").as("held"))
        .where("community", "=", community)
        .where("holder", "=", person)
        .where("state", "=", "active"),
      version: e("version", "+", 1),
    }))
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
}
