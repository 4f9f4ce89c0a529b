import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { flagOut, instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { WorkCommentRow, WorkRow } from "#store/tables/works.ts";
import type { Comment, Licence, Work, WorkKind } from "./work.ts";

type Key = { readonly community: Id; readonly id: Id };

const workById = hot((q, p: Key) => q.selectFrom("works").selectAll().where("community", "=", p.community).where("id", "=", p.id));

const workByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("works").selectAll().where("community", "=", p.community).where("handle", "=", p.handle),
);

const workByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("works")
    .select(["id", "handle"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .where("state", "=", "shared")
    .orderBy("id", "desc")
    .limit(6),
);

/** Takes the work's turn. */
const bump = hotWrite((q, p: Key) =>
  q
    .updateTable("works")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

const commentsOf = hot((q, p: { readonly community: Id; readonly work: Id; readonly most: number }) =>
  q
    .selectFrom("work_comments")
    .selectAll()
    .where("community", "=", p.community)
    .where("work", "=", p.work)
    .orderBy("number", "desc")
    .limit(p.most),
);

export function workOut(row: WorkRow): Work {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    kind: row.kind,
    person: row.person,
    author: row.author,
    technique: row.technique,
    year: row.year,
    licence: row.licence as Licence,
    text: row.text,
    link: row.link,
    alt: row.alt,
    consent: row.consent,
    comments: flagOut(row.comments),
    audience: row.audience,
    file: row.file,
    state: row.state,
    at: instantOut(row.created_at),
  };
}

/** A work by its id. Refuses one that the community does not have: it came from a stale or forged button. */
export async function loadWork(db: Db, community: Id, id: Id): Promise<Work> {
  const row = await workById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return workOut(row);
}

/** Whether there is such a work, and it was not withdrawn. */
export async function isShared(db: Db, community: Id, id: Id): Promise<boolean> {
  return (await workById.first(db, { community, id }))?.state === "shared";
}

/** The same, and nobody else changes it until this change ends. */
export async function holdWork(tx: Tx, community: Id, id: Id): Promise<Work> {
  const row = await bump.first(tx, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return workOut(row);
}

export async function workNamed(db: Db, community: Id, handle: string): Promise<Work | null> {
  const row = await workByHandle.first(db, { community, handle: handle.toUpperCase() });
  return row === null ? null : workOut(row);
}

export async function findWork(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const named = await workByHandle.first(db, { community, handle: text.toUpperCase() });
  if (named !== null) return { id: named.id, handle: named.handle };
  return theOne(text, await workByTitle.all(db, { community, folded: fold(text) }));
}

export function offerWorks(db: Db, community: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return db
    .selectFrom("works")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where("state", "=", "shared")
    .where((e) => e.or([e("folded", "like", like), e("handle", "like", handle)]))
    .orderBy("id", "desc")
    .limit(25)
    .execute();
}

/** What is asked of the gallery. */
export interface Wanted {
  readonly kind?: WorkKind | undefined;
  /** A name, folded. */
  readonly author?: string | undefined;
  readonly audience?: "everyone" | undefined;
  /** What was shared before this one; the newest first where it is not given. */
  readonly before?: Id | undefined;
}

/** A page of the gallery, the newest first: `most` works and one more where there are more. Keyed, so that a late page costs no more than the first. */
export async function galleryPage(db: Db, community: Id, wanted: Wanted, most: number): Promise<readonly Work[]> {
  let query = db.selectFrom("works").selectAll().where("community", "=", community).where("state", "=", "shared");
  if (wanted.kind !== undefined) query = query.where("kind", "=", wanted.kind);
  if (wanted.author !== undefined) query = query.where("author_folded", "=", wanted.author);
  if (wanted.audience !== undefined) query = query.where("audience", "=", wanted.audience);
  if (wanted.before !== undefined) query = query.where("id", "<", wanted.before);
  const rows = await query.orderBy("id", "desc").limit(most).execute();
  return rows.map(workOut);
}

/** Every work of a community in the order of its sharing, withdrawn ones too. */
export async function allWorks(db: Db, community: Id): Promise<readonly WorkRow[]> {
  return db.selectFrom("works").selectAll().where("community", "=", community).orderBy("id").execute();
}

/** The works that somebody shared and did not withdraw. */
export async function worksOf(db: Db, community: Id, person: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("works")
    .select("id")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("state", "=", "shared")
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertWork(tx: Tx, row: WorkRow): Promise<void> {
  await tx.insertInto("works").values(row).execute();
}

export async function updateWork(tx: Tx, community: Id, id: Id, set: Partial<Omit<WorkRow, "community" | "id" | "handle">>): Promise<void> {
  await tx.updateTable("works").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** Leaves of a work its number and its days, and of what was said of it nothing. */
export async function emptyWork(tx: Tx, community: Id, id: Id, at: Work["at"]): Promise<void> {
  const nothing = { author: null, technique: null, year: null, text: null, link: null, alt: null, consent: null, file: null } as const;
  await updateWork(tx, community, id, {
    ...nothing,
    ...{ title: "", folded: "", author_folded: "", licence: "all-rights", comments: 0, state: "withdrawn", withdrawn_at: instantIn(at) },
  });
  await tx.deleteFrom("work_comments").where("community", "=", community).where("work", "=", id).execute();
}

/** The newest of what was said of a work, at most `most`, the oldest of them first. */
export async function lastComments(db: Db, community: Id, work: Id, most: number): Promise<readonly Comment[]> {
  const rows = await commentsOf.all(db, { community, work, most });
  return rows.map(commentOut).reverse();
}

function commentOut({ number, person, text, created_at }: WorkCommentRow): Comment {
  return { number, person, text, at: instantOut(created_at) };
}

/** Says something of a work, whose turn was taken; resolves to its number. */
export async function insertComment(tx: Tx, comment: Omit<WorkCommentRow, "number">): Promise<number> {
  const [last] = await commentsOf.all(tx, { community: comment.community, work: comment.work, most: 1 });
  const number = (last?.number ?? 0) + 1;
  await tx
    .insertInto("work_comments")
    .values({ ...comment, number })
    .execute();
  return number;
}

export async function findComment(db: Db, community: Id, work: Id, number: number): Promise<Comment | null> {
  const row = await db
    .selectFrom("work_comments")
    .selectAll()
    .where("community", "=", community)
    .where("work", "=", work)
    .where("number", "=", number)
    .executeTakeFirst();
  return row === undefined ? null : commentOut(row);
}

export async function deleteComment(tx: Tx, community: Id, work: Id, number: number): Promise<void> {
  await tx.deleteFrom("work_comments").where("community", "=", community).where("work", "=", work).where("number", "=", number).execute();
}

/** Takes back everything that somebody said of works; resolves to the works it was said of. */
export async function deleteCommentsBy(tx: Tx, community: Id, person: Id): Promise<readonly Id[]> {
  const rows = await tx
    .deleteFrom("work_comments")
    .where("community", "=", community)
    .where("person", "=", person)
    .returning("work")
    .execute();
  return [...new Set(rows.map(({ work }) => work))];
}
