import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { CharterRow, CharterVersionRow, SignatureRow } from "#store/tables/charters.ts";
import { type Charter, holds, type Signatory, type Version } from "./charter.ts";

export const charterById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("charters").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/** Takes a charter's turn: its versions and signatures come one after another. */
export const bumpCharter = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .updateTable("charters")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

const byHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("charters").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const byTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q.selectFrom("charters").select(["id", "handle"]).where("community", "=", p.community).where("folded", "=", p.folded).limit(5),
);

/** The charter that a handle or an exact title names. */
export async function findCharter(db: Db, community: Id, text: string) {
  const typed = text.trim();
  if (/^c\d+$/i.test(typed)) {
    const found = await byHandle.first(db, { community, handle: typed.toUpperCase() });
    if (found !== null) return found;
  }
  return theOne(typed, await byTitle.all(db, { community, folded: fold(typed) }));
}

export async function allCharters(db: Db, community: Id): Promise<readonly CharterRow[]> {
  return db.selectFrom("charters").selectAll().where("community", "=", community).orderBy("id").execute();
}

export async function insertCharter(tx: Tx, row: CharterRow): Promise<void> {
  await tx.insertInto("charters").values(row).execute();
}

export async function insertVersion(tx: Tx, row: CharterVersionRow): Promise<void> {
  await tx.insertInto("charter_versions").values(row).execute();
  await tx
    .updateTable("charters")
    .set((e) => ({ current: row.number, ...(row.kind === "substance" ? { binding: row.number } : {}), version: e("version", "+", 1) }))
    .where("community", "=", row.community)
    .where("id", "=", row.charter)
    .execute();
}

const versionOf = hot((q, p: { readonly community: Id; readonly charter: Id; readonly number: number }) =>
  q
    .selectFrom("charter_versions")
    .selectAll()
    .where("community", "=", p.community)
    .where("charter", "=", p.charter)
    .where("number", "=", p.number),
);

export async function findVersion(db: Db, community: Id, charter: Id, number: number): Promise<Version | null> {
  const row = await versionOf.first(db, { community, charter, number });
  return row === null ? null : versionOut(row);
}

/** Every version of a charter, the oldest first. */
export async function versionsOf(db: Db, community: Id, charter: Id): Promise<readonly Version[]> {
  const rows = await db
    .selectFrom("charter_versions")
    .selectAll()
    .where("community", "=", community)
    .where("charter", "=", charter)
    .orderBy("number")
    .execute();
  return rows.map(versionOut);
}

function versionOut(row: CharterVersionRow): Version {
  const { number, body, changes, kind } = row;
  return { number, body, changes, kind, adoptedBy: row.adopted_by, adoptedOn: row.adopted_on, published: instantOut(row.published_at) };
}

/** A charter with its newest version; null when there is none. */
export async function loadCharter(db: Db, community: Id, id: Id): Promise<Charter | null> {
  const row = await charterById.first(db, { community, id });
  const current = row === null ? null : await findVersion(db, community, id, row.current);
  if (row === null || current === null) return null;
  return { id, handle: row.handle, title: row.title, binding: row.binding, current };
}

/** Keeps a signature. False when that person has signed that version. */
export async function insertSignature(tx: Tx, row: SignatureRow): Promise<boolean> {
  const kept = await tx
    .insertInto("signatures")
    .values(row)
    .onConflict((conflict) => conflict.columns(["community", "charter", "number", "person"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Everybody who has ever signed a charter, in the order of signing. */
export async function signatoriesOf(db: Db, community: Id, charter: Pick<CharterRow, "id" | "binding">): Promise<readonly Signatory[]> {
  const rows = await db
    .selectFrom("signatures as s")
    .leftJoin("people as p", (join) => join.onRef("p.community", "=", "s.community").onRef("p.id", "=", "s.person"))
    .selectAll("s")
    .select("p.name as personName")
    .where("s.community", "=", community)
    .where("s.charter", "=", charter.id)
    .orderBy("s.signed_at")
    .orderBy("s.id")
    .execute();
  return rows.map((row) => signatoryOut(row, row.personName, charter.binding));
}

export function signatoryOut(row: SignatureRow, personName: string | null, binding: number): Signatory {
  const { person, capacity, organisation, number, digest } = row;
  const name = personName ?? row.name;
  return {
    person,
    name,
    capacity,
    organisation,
    number,
    digest,
    at: instantOut(row.signed_at),
    holds: holds(number, binding),
    shown: row.shown === 1,
  };
}

/** Whoever has signed what binds and chose that everybody may see it, in the order of signing; never somebody who was erased. */
export async function shownSignatories(db: Db, community: Id, charter: Pick<CharterRow, "id" | "binding">): Promise<readonly Signatory[]> {
  const rows = await db
    .selectFrom("signatures as s")
    .leftJoin("people as p", (join) => join.onRef("p.community", "=", "s.community").onRef("p.id", "=", "s.person"))
    .selectAll("s")
    .select("p.name as personName")
    .where("s.community", "=", community)
    .where("s.charter", "=", charter.id)
    .where("s.shown", "=", 1)
    .where("s.number", ">=", charter.binding)
    .where("s.name", "!=", "")
    .where("p.erased_at", "is", null)
    .orderBy("s.signed_at")
    .orderBy("s.id")
    .execute();
  const newest = new Map<string, Signatory>();
  for (const row of rows) newest.set(row.person ?? row.id, signatoryOut(row, row.personName, charter.binding));
  return [...newest.values()];
}

/** Lets everybody see a signature that was given, or no longer. */
export async function showSignature(
  tx: Tx,
  which: { readonly community: Id; readonly charter: Id; readonly person: Id; readonly number: number },
  shown: number,
): Promise<void> {
  await tx
    .updateTable("signatures")
    .set({ shown })
    .where("community", "=", which.community)
    .where("charter", "=", which.charter)
    .where("person", "=", which.person)
    .where("number", "=", which.number)
    .execute();
}

/** How many signatures of a charter hold. */
export async function countHolding(db: Db, community: Id, charter: Pick<CharterRow, "id" | "binding">): Promise<number> {
  const row = await db
    .selectFrom("signatures")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", community)
    .where("charter", "=", charter.id)
    .where("number", ">=", charter.binding)
    .executeTakeFirst();
  return countOut(row?.count ?? 0);
}

/** The newest version of a charter that a person has signed; null when they have signed none. */
export async function signedBy(db: Db, community: Id, charter: Id, person: Id): Promise<number | null> {
  const row = await db
    .selectFrom("signatures")
    .select("number")
    .where("community", "=", community)
    .where("charter", "=", charter)
    .where("person", "=", person)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Whether a person has signed a charter as it binds now. */
export async function hasSigned(db: Db, charter: Pick<CharterRow, "community" | "id" | "binding">, person: Id): Promise<boolean> {
  const number = await signedBy(db, charter.community, charter.id, person);
  return number !== null && holds(number, charter.binding);
}

/** Everybody who has signed a charter as it binds now; null is whoever is no person of the community. */
export const signatoriesBound = hot((q, p: { readonly community: Id; readonly charter: Id }) =>
  q
    .selectFrom("signatures as s")
    .innerJoin("charters as c", (join) => join.onRef("c.community", "=", "s.community").onRef("c.id", "=", "s.charter"))
    .select("s.person")
    .where("s.community", "=", p.community)
    .where("s.charter", "=", p.charter)
    .whereRef("s.number", ">=", "c.binding"),
);

/** The signature that was given by a one-time link. */
export async function signedByLink(db: Db, community: Id, link: Id): Promise<SignatureRow | null> {
  const row = await db.selectFrom("signatures").selectAll().where("community", "=", community).where("link", "=", link).executeTakeFirst();
  return row ?? null;
}
