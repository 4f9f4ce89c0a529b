import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { holding } from "#store/like.ts";
import type { AssemblyRow } from "#store/tables/assemblies.ts";
import type { Assembly, Irregularity, Opening } from "./assembly.ts";
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
  return assembliesOffered.all(db, { community, like: holding(typed) });
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

/** The next assembly that is convened, else the one that is open, whose agenda its members have read; null where there is none. */
export async function nextAssembly(db: Db, community: Id): Promise<Id | null> {
  const inState = (state: "convened" | "open") =>
    db.selectFrom("assemblies").select("id").where("community", "=", community).where("state", "=", state);
  const next = await inState("convened").orderBy("start").orderBy("id").limit(1).executeTakeFirst();
  if (next !== undefined) return next.id;
  return (await inState("open").orderBy("start", "desc").orderBy("id").limit(1).executeTakeFirst())?.id ?? null;
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
