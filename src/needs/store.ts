import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { type HotReader, hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { NeedRow } from "#store/tables/needs.ts";
import type { Need, NeedState } from "./need.ts";

type Key = { readonly community: Id; readonly id: Id };

/** A row of a need with how many support it, counted as it is read. */
function withSupports<Q extends HotReader>(q: Q) {
  return q
    .selectFrom("needs as n")
    .selectAll("n")
    .select((e) =>
      e
        .selectFrom("need_supports as s")
        .select((count) => count.fn.countAll().as("count"))
        .whereRef("s.community", "=", "n.community")
        .whereRef("s.need", "=", "n.id")
        .as("supports"),
    );
}

const needById = hot((q, p: Key) => withSupports(q).where("n.community", "=", p.community).where("n.id", "=", p.id));

const needByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("needs").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

/** Those that are confided have no title for anybody: they are named by their handle. */
const needByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("needs")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .where("confided", "<>", 1)
    .orderBy("created_at", "desc")
    .limit(6),
);

/** Takes the need's turn, and says how it stands. */
export const bumpNeed = hotWrite((q, p: Key) =>
  q
    .updateTable("needs")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returning("id"),
);

const addSupport = hotWrite((q, p: { community: Id; id: string; need: Id; person: Id; at: string }) =>
  q
    .insertInto("need_supports")
    .values({ community: p.community, id: p.id, need: p.need, person: p.person, at: p.at })
    .onConflict((conflict) => conflict.columns(["community", "need", "person"]).doNothing())
    .returning("id"),
);

const dropSupport = hotWrite((q, p: { community: Id; need: Id; person: Id }) =>
  q.deleteFrom("need_supports").where("community", "=", p.community).where("need", "=", p.need).where("person", "=", p.person),
);

const supportOf = hot((q, p: { readonly community: Id; readonly need: Id; readonly person: Id }) =>
  q.selectFrom("need_supports").select("at").where("community", "=", p.community).where("need", "=", p.need).where("person", "=", p.person),
);

/** A row as it was read, with the count beside it. */
type CountedNeed = NeedRow & { readonly supports: number | string | bigint | null };

function needOut(row: CountedNeed): Need {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    about: row.about,
    confided: row.confided === 1,
    unnamed: row.confided === 2,
    state: row.state,
    submitter: row.submitter,
    mergedInto: row.merged_into,
    motion: row.motion,
    supports: countOut(row.supports),
    createdAt: instantOut(row.created_at),
  };
}

/** The need. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadNeed(db: Db, community: Id, id: Id): Promise<Need> {
  const row = await needById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return needOut(row);
}

export async function findNeed(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await needByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await needByTitle.all(db, { community, folded: fold(text) });
  const live = titled.filter(({ state }) => state === "open" || state === "tabled");
  return theOne(text, live.length > 0 ? live : titled.slice(0, 1));
}

/** Open needs whose title holds what was typed, those most supported first; of those confided only one's own. */
export function offerNeeds(db: Db, community: Id, person: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return withSupports(db)
    .where("n.community", "=", community)
    .where("n.state", "in", ["open", "tabled", "adopted"])
    .where((e) => e.or([e("n.confided", "<>", 1), e("n.submitter", "=", person)]))
    .where((e) => e.or([e("n.folded", "like", like), e("n.handle", "like", handle)]))
    .orderBy("supports", "desc")
    .orderBy("n.created_at")
    .limit(25)
    .execute();
}

/** Needs in these states, the most supported first; those confided only where `all`, or of `person`. */
export async function listNeeds(
  db: Db,
  community: Id,
  states: readonly NeedState[],
  reader: { readonly all: boolean; readonly person: Id } | null,
  max: number,
): Promise<readonly Need[]> {
  let query = withSupports(db).where("n.community", "=", community).where("n.state", "in", states);
  if (reader !== null && !reader.all) query = query.where((e) => e.or([e("n.confided", "<>", 1), e("n.submitter", "=", reader.person)]));
  const rows = await query.orderBy("supports", "desc").orderBy("n.created_at").orderBy("n.id").limit(max).execute();
  return rows.map(needOut);
}

export async function insertNeed(tx: Tx, row: NeedRow): Promise<void> {
  await tx.insertInto("needs").values(row).execute();
}

export async function updateNeed(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<Pick<NeedRow, "state" | "merged_into" | "motion" | "confided">>,
): Promise<void> {
  await tx.updateTable("needs").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** Adds somebody's support, once; true when it is new. */
export async function keepSupport(tx: Tx, community: Id, need: Id, person: Id, at: string): Promise<boolean> {
  return (await addSupport.first(tx, { community, id: `${need}:${person}`, need, person, at })) !== null;
}

/** Takes somebody's support back; true when there was some. */
export async function takeSupport(tx: Tx, community: Id, need: Id, person: Id): Promise<boolean> {
  return (await dropSupport.run(tx, { community, need, person })) > 0;
}

export async function supports(db: Db, community: Id, need: Id, person: Id): Promise<boolean> {
  return (await supportOf.first(db, { community, need, person })) !== null;
}

/** Everybody who supports a need, in the order in which they began to. */
export async function supportersOf(db: Db, community: Id, need: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("need_supports")
    .select("person")
    .where("community", "=", community)
    .where("need", "=", need)
    .orderBy("at")
    .orderBy("person")
    .execute();
  return rows.map(({ person }) => person);
}

/** The needs that were joined into another one. */
export async function joinedInto(db: Db, community: Id, need: Id): Promise<readonly Need[]> {
  const rows = await withSupports(db)
    .where("n.community", "=", community)
    .where("n.merged_into", "=", need)
    .orderBy("n.created_at")
    .orderBy("n.id")
    .execute();
  return rows.map(needOut);
}

/** The needs that a motion decides. */
export async function needsOfMotion(db: Db, community: Id, motion: Id): Promise<readonly Need[]> {
  const rows = await withSupports(db)
    .where("n.community", "=", community)
    .where("n.motion", "=", motion)
    .orderBy("n.created_at")
    .orderBy("n.id")
    .execute();
  return rows.map(needOut);
}

/** The same text by the same person since `since`, still open: a form that was sent again after a time-out. */
export async function sameNeed(db: Db, community: Id, submitter: Id, title: string, about: string, since: string): Promise<Id | null> {
  const row = await db
    .selectFrom("needs")
    .select("id")
    .where("community", "=", community)
    .where("submitter", "=", submitter)
    .where("created_at", ">=", since)
    .where("title", "=", title)
    .where("about", "=", about)
    .where("state", "=", "open")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** One thing that was said about a need. */
export interface Remark {
  readonly person: Id;
  readonly words: string;
  readonly at: string;
}

export async function insertRemark(tx: Tx, remark: Remark & { readonly community: Id; readonly id: Id; readonly need: Id }): Promise<void> {
  await tx.insertInto("need_remarks").values(remark).execute();
}

/** What was said about a need, the first words first. */
export async function remarksOf(db: Db, community: Id, need: Id): Promise<readonly (Remark & { readonly id: Id })[]> {
  return db
    .selectFrom("need_remarks")
    .select(["id", "person", "words", "at"])
    .where("community", "=", community)
    .where("need", "=", need)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
