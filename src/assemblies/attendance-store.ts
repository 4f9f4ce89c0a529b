import type { Id } from "#kernel/ids.ts";
import { instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";

const inRoomOf = hot((q, p: { readonly community: Id; readonly assembly: Id }) =>
  q
    .selectFrom("attendances")
    .select("person")
    .where("community", "=", p.community)
    .where("assembly", "=", p.assembly)
    .where("left_at", "is", null)
    .orderBy("arrived_at")
    .orderBy("id"),
);

export async function peopleInRoom(db: Db, community: Id, assembly: Id): Promise<readonly Id[]> {
  return (await inRoomOf.all(db, { community, assembly })).map((row) => row.person);
}

/** Signs somebody in; false when they are in the room already. */
export async function signIn(tx: Tx, row: { community: Id; id: Id; assembly: Id; person: Id; at: string }): Promise<boolean> {
  const { at, ...rest } = row;
  const made = await tx
    .insertInto("attendances")
    .values({ ...rest, arrived_at: at, left_at: null })
    .onConflict((conflict) => conflict.columns(["community", "assembly", "person"]).where("left_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Signs somebody out; false when they were not in the room. */
export async function signOut(tx: Tx, community: Id, assembly: Id, person: Id, at: string): Promise<boolean> {
  const left = await tx
    .updateTable("attendances")
    .set({ left_at: at })
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("person", "=", person)
    .where("left_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return left !== undefined;
}

/** Signs everybody out when the sitting is broken off. Who stays to the close is never signed out: the sheet ends with it. */
export async function signAllOut(tx: Tx, community: Id, assembly: Id, at: string): Promise<void> {
  await tx
    .updateTable("attendances")
    .set({ left_at: at })
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("left_at", "is", null)
    .execute();
}

/** The attendance sheet: every stay with its hours, in the order of arrival; whoever stayed to the close left with it. */
export async function staysOf(db: Db, community: Id, assembly: Id) {
  const rows = await db
    .selectFrom("attendances as a")
    .innerJoin("assemblies as s", (join) => join.onRef("s.community", "=", "a.community").onRef("s.id", "=", "a.assembly"))
    .select(["a.person", "a.arrived_at", "a.left_at", "s.closed_at"])
    .where("a.community", "=", community)
    .where("a.assembly", "=", assembly)
    .orderBy("a.arrived_at")
    .orderBy("a.id")
    .execute();
  return rows.map((row) => ({
    person: row.person,
    arrived: instantOut(row.arrived_at),
    left: maybeInstantOut(row.left_at ?? row.closed_at),
  }));
}

/** Everybody who was in the room, and every proxy that was in force, at some time between two instants. */
export async function sheetDuring(db: Db, community: Id, assembly: Id, from: string, to: string) {
  const stays = await db
    .selectFrom("attendances")
    .select("person")
    .distinct()
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("arrived_at", "<=", to)
    .where((e) => e.or([e("left_at", "is", null), e("left_at", ">=", from)]))
    .execute();
  const proxies = await db
    .selectFrom("proxies")
    .select(["giver", "holder"])
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("given_at", "<=", to)
    .where((e) => e.or([e("ended_at", "is", null), e("ended_at", ">=", from)]))
    .execute();
  return { inRoom: stays.map(({ person }) => person), proxies };
}
