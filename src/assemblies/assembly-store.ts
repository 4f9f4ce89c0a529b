import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { AssemblyRow } from "#store/tables/assemblies.ts";
import type { Assembly, Proxy as GivenProxy, Irregularity, Opening } from "./assembly.ts";
import { readQuorum } from "./quorum.ts";
import { SILENT } from "./rules.ts";
import { readRules } from "./rules-store.ts";

type Key = { readonly community: Id; readonly id: Id };

const assemblyById = hot((q, p: Key) => q.selectFrom("assemblies").selectAll().where("community", "=", p.community).where("id", "=", p.id));

const assemblyByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("assemblies").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const assemblyByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("assemblies")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

const assembliesOffered = hot((q, p: { readonly community: Id; readonly like: string }) =>
  q
    .selectFrom("assemblies")
    .select(["handle", "title"])
    .where("community", "=", p.community)
    .where("folded", "like", p.like)
    .orderBy("start", "desc")
    .limit(25),
);

/** Takes the assembly's turn: one row, one lock, whatever the database. */
export const bumpAssembly = hotWrite((q, p: Key) =>
  q
    .updateTable("assemblies")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

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

const proxiesOf = hot((q, p: { readonly community: Id; readonly assembly: Id }) =>
  q
    .selectFrom("proxies")
    .select(["giver", "holder", "state", "blank"])
    .where("community", "=", p.community)
    .where("assembly", "=", p.assembly)
    .orderBy("given_at")
    .orderBy("id"),
);

const electorsOf = hot((q, p: { readonly community: Id; readonly assembly: Id }) =>
  q
    .selectFrom("assembly_electors")
    .select("person")
    .where("community", "=", p.community)
    .where("assembly", "=", p.assembly)
    .orderBy("person"),
);

export function assemblyOut(row: AssemblyRow): Assembly {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    kind: row.kind,
    start: instantOut(row.start),
    place: row.place,
    quorum: readQuorum(row.quorum),
    secondQuorum: row.second_quorum === null ? undefined : readQuorum(row.second_quorum),
    proxyCap: row.proxies,
    record: instantOut(row.record),
    agenda: JSON.parse(row.agenda) as string[],
    state: row.state,
    entitled: row.entitled,
    electorate: row.electorate,
    openedAt: maybeInstantOut(row.opened_at),
    closedAt: maybeInstantOut(row.closed_at),
    rules: row.rules === null ? SILENT : readRules(row.rules),
    rulesSince: row.rules_since,
    convener: row.convener,
    chair: row.chair ?? row.convener,
    irregularities: JSON.parse(row.irregularities) as Irregularity[],
    opening: row.opening === null ? null : (JSON.parse(row.opening) as Opening),
    resumesAt: maybeInstantOut(row.resumes_at),
    secondOf: row.second_of,
  };
}

/** The assembly. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadAssembly(db: Db, community: Id, id: Id): Promise<Assembly> {
  const row = await assemblyById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return assemblyOut(row);
}

export async function findAssembly(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await assemblyByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await assemblyByTitle.all(db, { community, folded: fold(text) });
  const ahead = titled.filter(({ state }) => state !== "closed");
  return theOne(text, ahead.length > 0 ? ahead : titled.slice(0, 1));
}

export function offerAssemblies(db: Db, community: Id, typed: string) {
  return assembliesOffered.all(db, { community, like: `%${fold(typed).replace(/[%_\\]/g, "")}%` });
}

export async function listAssemblies(db: Db, community: Id): Promise<readonly Assembly[]> {
  const rows = await db
    .selectFrom("assemblies")
    .selectAll()
    .where("community", "=", community)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(assemblyOut);
}

export async function peopleInRoom(db: Db, community: Id, assembly: Id): Promise<readonly Id[]> {
  return (await inRoomOf.all(db, { community, assembly })).map((row) => row.person);
}

export function loadProxies(db: Db, community: Id, assembly: Id): Promise<readonly GivenProxy[]> {
  return proxiesOf.all(db, { community, assembly });
}

export async function loadElectors(db: Db, community: Id, assembly: Id): Promise<ReadonlySet<Id>> {
  return new Set((await electorsOf.all(db, { community, assembly })).map((row) => row.person));
}

/** Writes who is entitled, in place of whoever stood there. */
export async function setElectors(tx: Tx, community: Id, assembly: Id, people: readonly Id[]): Promise<void> {
  await tx.deleteFrom("assembly_electors").where("community", "=", community).where("assembly", "=", assembly).execute();
  for (let start = 0; start < people.length; start += 500) {
    const rows = people.slice(start, start + 500).map((person) => ({ community, id: `${assembly}:${person}`, assembly, person }));
    await tx.insertInto("assembly_electors").values(rows).execute();
  }
}

/** Those of the electorate who are members still. */
export async function stillMembers(db: Db, community: Id, assembly: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("assembly_electors as e")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "e.community").onRef("p.id", "=", "e.person"))
    .select("e.person as person")
    .where("e.community", "=", community)
    .where("e.assembly", "=", assembly)
    .where("p.standing", "=", "member")
    .where("p.merged_into", "is", null)
    .orderBy("e.person")
    .execute();
  return rows.map((row) => row.person);
}

export async function insertAssembly(tx: Tx, row: AssemblyRow): Promise<void> {
  await tx.insertInto("assemblies").values(row).execute();
}

export async function updateAssembly(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<
    Pick<AssemblyRow, "state" | "entitled" | "electorate" | "opened_at" | "closed_at" | "agenda" | "chair" | "opening" | "resumes_at">
  >,
): Promise<void> {
  await tx.updateTable("assemblies").set(set).where("community", "=", community).where("id", "=", id).execute();
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

/** Signs everybody out at the close. */
export async function signAllOut(tx: Tx, community: Id, assembly: Id, at: string): Promise<void> {
  await tx
    .updateTable("attendances")
    .set({ left_at: at })
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("left_at", "is", null)
    .execute();
}

/** Ends the giver's proxy, or with `holder` that one; false when there was none in force. */
export async function endProxy(
  tx: Tx,
  community: Id,
  assembly: Id,
  of: { readonly giver: Id; readonly holder: Id | null },
  state: "revoked" | "declined",
  at: string,
): Promise<boolean> {
  let query = tx
    .updateTable("proxies")
    .set({ state, ended_at: at })
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("giver", "=", of.giver)
    .where("state", "=", "active");
  if (of.holder !== null) query = query.where("holder", "=", of.holder);
  return (await query.returning("id").executeTakeFirst()) !== undefined;
}

export async function insertProxy(
  tx: Tx,
  row: { community: Id; id: Id; assembly: Id; giver: Id; holder: Id; at: string; blank: number },
): Promise<void> {
  const { at, ...rest } = row;
  await tx
    .insertInto("proxies")
    .values({ ...rest, state: "active", given_at: at, ended_at: null })
    .execute();
}

/** Handles of the motions of an assembly that are open now. */
export async function openMotionsOf(db: Db, community: Id, assembly: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("motions")
    .select("handle")
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("state", "=", "open")
    .orderBy("created_at")
    .execute();
  return rows.map((row) => row.handle);
}

/** The motions of an assembly in the order in which they were tabled. */
export async function motionsOf(db: Db, community: Id, assembly: Id) {
  return db
    .selectFrom("motions")
    .select(["id", "handle", "title", "state"])
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The handle of an assembly's second call, or null. */
export async function secondCallOf(db: Db, community: Id, first: Id): Promise<string | null> {
  const row = await db
    .selectFrom("assemblies")
    .select("handle")
    .where("community", "=", community)
    .where("second_of", "=", first)
    .executeTakeFirst();
  return row?.handle ?? null;
}

/** Moves the motions that an assembly has not decided to its second call. */
export async function moveTabled(tx: Tx, community: Id, from: Id, to: Id): Promise<void> {
  await tx
    .updateTable("motions")
    .set({ assembly: to, result: null })
    .where("community", "=", community)
    .where("assembly", "=", from)
    .where("state", "=", "tabled")
    .execute();
}

/** Whether a vote of an assembly could not be held for want of a quorum. */
export async function lackedQuorum(db: Db, community: Id, assembly: Id): Promise<boolean> {
  const rows = await db
    .selectFrom("motions")
    .select("result")
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .where("state", "=", "tabled")
    .where("result", "is not", null)
    .execute();
  return rows.length > 0;
}

/** Gives the proxies that name nobody to the chair; the chair's own ends. */
export async function giveBlankTo(tx: Tx, community: Id, assembly: Id, chair: Id, at: string): Promise<void> {
  const blank = () =>
    tx
      .updateTable("proxies")
      .where("community", "=", community)
      .where("assembly", "=", assembly)
      .where("blank", "=", 1)
      .where("state", "=", "active");
  await blank().set({ state: "revoked", ended_at: at }).where("giver", "=", chair).execute();
  await blank().set({ holder: chair }).execute();
}

/** The attendance sheet: every stay with its hours, in the order of arrival. */
export async function staysOf(db: Db, community: Id, assembly: Id) {
  const rows = await db
    .selectFrom("attendances")
    .select(["person", "arrived_at", "left_at"])
    .where("community", "=", community)
    .where("assembly", "=", assembly)
    .orderBy("arrived_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ person: row.person, arrived: instantOut(row.arrived_at), left: maybeInstantOut(row.left_at) }));
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
