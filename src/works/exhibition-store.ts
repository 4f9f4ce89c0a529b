import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { ExhibitionRow, ExhibitionWorkRow } from "#store/tables/works.ts";
import type { Exhibition } from "./exhibition.ts";

type Key = { readonly community: Id; readonly id: Id };

const exhibitionById = hot((q, p: Key) =>
  q.selectFrom("exhibitions").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const exhibitionByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("exhibitions").selectAll().where("community", "=", p.community).where("handle", "=", p.handle),
);

const exhibitionByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("exhibitions")
    .select(["id", "handle"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("id", "desc")
    .limit(6),
);

const bump = hotWrite((q, p: Key) =>
  q
    .updateTable("exhibitions")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/** What hangs in an exhibition: its place in the order (0 where it was taken out), and the day of its post. */
export interface Hung {
  readonly work: Id;
  readonly place: number;
  readonly day: string;
}

export function exhibitionOut(row: ExhibitionRow): Exhibition {
  const { id, handle, title, text, curator, hour, audience, state } = row;
  return { id, handle, title, text, curator, from: row.from_day, until: row.until_day, hour, audience, state };
}

/** The row of an exhibition. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadExhibition(db: Db, community: Id, id: Id): Promise<ExhibitionRow> {
  const row = await exhibitionById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return row;
}

/** The same, and nobody else changes it until this change ends. */
export async function holdExhibition(tx: Tx, community: Id, id: Id): Promise<ExhibitionRow> {
  const row = await bump.first(tx, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return row;
}

export async function exhibitionNamed(db: Db, community: Id, handle: string): Promise<Exhibition | null> {
  const row = await exhibitionByHandle.first(db, { community, handle: handle.toUpperCase() });
  return row === null ? null : exhibitionOut(row);
}

export async function findExhibition(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const named = await exhibitionByHandle.first(db, { community, handle: text.toUpperCase() });
  if (named !== null) return { id: named.id, handle: named.handle };
  return theOne(text, await exhibitionByTitle.all(db, { community, folded: fold(text) }));
}

export function offerExhibitions(db: Db, community: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return db
    .selectFrom("exhibitions")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where((e) => e.or([e("folded", "like", like), e("handle", "like", handle)]))
    .orderBy("id", "desc")
    .limit(25)
    .execute();
}

/** The exhibitions of a community, the newest first. */
export async function listExhibitions(db: Db, community: Id, most: number): Promise<readonly Exhibition[]> {
  const rows = await db
    .selectFrom("exhibitions")
    .selectAll()
    .where("community", "=", community)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(exhibitionOut);
}

export async function insertExhibition(tx: Tx, row: ExhibitionRow): Promise<void> {
  await tx.insertInto("exhibitions").values(row).execute();
}

export async function updateExhibition(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<Omit<ExhibitionRow, "community" | "id" | "handle">>,
): Promise<void> {
  await tx.updateTable("exhibitions").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** What hangs in an exhibition, or hung there, in its order; those taken out first. */
export async function hungIn(db: Db, community: Id, exhibition: Id): Promise<readonly Hung[]> {
  return db
    .selectFrom("exhibition_works")
    .select(["work", "place", "day"])
    .where("community", "=", community)
    .where("exhibition", "=", exhibition)
    .orderBy("place")
    .orderBy("id")
    .execute();
}

/** The works that hang in an exhibition and are still shared, in its order. */
export async function shownIn(db: Db, community: Id, exhibition: Id) {
  return db
    .selectFrom("exhibition_works as e")
    .innerJoin("works as w", (join) => join.onRef("w.community", "=", "e.community").onRef("w.id", "=", "e.work"))
    .selectAll("w")
    .select("e.day")
    .where("e.community", "=", community)
    .where("e.exhibition", "=", exhibition)
    .where("e.place", ">", 0)
    .where("w.state", "=", "shared")
    .orderBy("e.place")
    .execute();
}

/** The exhibitions in which a work hangs or hung. */
export async function exhibitionsOf(db: Db, community: Id, work: Id): Promise<readonly (Exhibition & { readonly place: number })[]> {
  const rows = await db
    .selectFrom("exhibition_works as w")
    .innerJoin("exhibitions as e", (join) => join.onRef("e.community", "=", "w.community").onRef("e.id", "=", "w.exhibition"))
    .selectAll("e")
    .select("w.place")
    .where("w.community", "=", community)
    .where("w.work", "=", work)
    .orderBy("e.id")
    .execute();
  return rows.map((row) => ({ ...exhibitionOut(row), place: row.place }));
}

/** Hangs a work, or gives one that hangs there another place and day. */
export async function hang(tx: Tx, row: ExhibitionWorkRow): Promise<void> {
  await tx
    .insertInto("exhibition_works")
    .values(row)
    .onConflict((conflict) => conflict.columns(["community", "exhibition", "work"]).doUpdateSet({ place: row.place, day: row.day }))
    .execute();
}

/** Takes a work out of an exhibition: its day stays known, for the post that may hang. */
export async function takeOut(tx: Tx, community: Id, exhibition: Id, work: Id): Promise<void> {
  await tx
    .updateTable("exhibition_works")
    .set({ place: 0 })
    .where("community", "=", community)
    .where("exhibition", "=", exhibition)
    .where("work", "=", work)
    .execute();
}
