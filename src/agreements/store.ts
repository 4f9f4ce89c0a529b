import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { instantIn, instantOut, maybeInstantIn, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { AgreementLogRow, AgreementRow } from "#store/tables/agreements.ts";
import type { Agreement, AgreementState } from "./agreement.ts";

type Key = { readonly community: Id; readonly id: Id };

const agreementById = hot((q, p: Key) =>
  q.selectFrom("agreements").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const agreementByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("agreements").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const agreementByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("agreements")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

/** Takes the agreement's turn, and says how it stands. */
export const bumpAgreement = hotWrite((q, p: Key) =>
  q
    .updateTable("agreements")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

export function agreementOut(row: AgreementRow): Agreement {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    counterpart: row.counterpart,
    motion: row.motion,
    object: row.object,
    limits: row.limits,
    reportOn: row.report_on,
    expiresOn: row.expires_on,
    seenBy: row.seen_by,
    state: row.state,
    from: row.from_day,
    until: row.until_day,
    renewal: row.renewal,
    noticeDays: row.notice_days,
    ratifiedBy: row.ratified_by,
    withdrawnBy: row.withdrawn_by,
    ending: row.ending,
    createdAt: instantOut(row.created_at),
  };
}

/** The agreement. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadAgreement(db: Db, community: Id, id: Id): Promise<Agreement> {
  const row = await agreementById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return agreementOut(row);
}

export async function findAgreement(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await agreementByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await agreementByTitle.all(db, { community, folded: fold(text) });
  const live = titled.filter(({ state }) => state !== "ended" && state !== "lapsed" && state !== "withdrawn");
  return theOne(text, live.length > 0 ? live : titled.slice(0, 1));
}

/** Agreements in these states whose title, object or counterpart holds what is searched; the newest first. */
export async function searchAgreements(
  db: Db,
  community: Id,
  states: readonly AgreementState[],
  searched: string,
  max: number,
): Promise<readonly Agreement[]> {
  const rows = await db
    .selectFrom("agreements as a")
    .leftJoin("counterparts as c", (join) => join.onRef("c.community", "=", "a.community").onRef("c.id", "=", "a.counterpart"))
    .selectAll("a")
    .select("c.folded as party")
    .where("a.community", "=", community)
    .where("a.state", "in", states)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(10_000)
    .execute();
  const words = fold(searched);
  const found = rows.filter((row) => words === "" || fold(`${row.handle} ${row.title} ${row.object} ${row.party ?? ""}`).includes(words));
  return found.slice(0, max).map(agreementOut);
}

export async function insertAgreement(tx: Tx, row: AgreementRow): Promise<void> {
  await tx.insertInto("agreements").values(row).execute();
}

export async function updateAgreement(
  tx: Tx,
  community: Id,
  id: Id,
  set: Partial<
    Pick<
      AgreementRow,
      "state" | "from_day" | "until_day" | "renewal" | "notice_days" | "ratified_by" | "withdrawn_by" | "ending" | "counterpart"
    >
  >,
): Promise<void> {
  await tx.updateTable("agreements").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** The mandates that a motion has given, the earliest first. */
export async function mandatesFrom(db: Db, community: Id, motion: Id): Promise<readonly Agreement[]> {
  const rows = await db
    .selectFrom("agreements")
    .selectAll()
    .where("community", "=", community)
    .where("motion", "=", motion)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(agreementOut);
}

export async function insertNegotiators(tx: Tx, community: Id, agreement: Id, people: readonly Id[]): Promise<void> {
  await tx
    .insertInto("negotiators")
    .values(people.map((person) => ({ community, id: `${agreement}:${person}` as Id, agreement, person })))
    .execute();
}

export async function negotiatorsOf(db: Db, community: Id, agreement: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("negotiators")
    .select("person")
    .where("community", "=", community)
    .where("agreement", "=", agreement)
    .orderBy("id")
    .execute();
  return rows.map(({ person }) => person);
}

/** One line of the log. */
export interface LogLine {
  readonly kind: AgreementLogRow["kind"];
  readonly words: string;
  readonly next: Instant | null;
  readonly author: Id;
  readonly at: Instant;
}

export async function insertLog(
  tx: Tx,
  line: LogLine & { readonly community: Id; readonly id: Id; readonly agreement: Id },
): Promise<void> {
  const { next, at, ...rest } = line;
  await tx
    .insertInto("agreement_log")
    .values({ ...rest, next_at: maybeInstantIn(next), at: instantIn(at) })
    .execute();
}

export async function logOf(db: Db, community: Id, agreement: Id): Promise<readonly LogLine[]> {
  const rows = await db
    .selectFrom("agreement_log")
    .selectAll()
    .where("community", "=", community)
    .where("agreement", "=", agreement)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ kind, words, next_at, author, at }) => ({ kind, words, next: maybeInstantOut(next_at), author, at: instantOut(at) }));
}

/** One version of the text. */
export interface TextVersion {
  readonly number: number;
  readonly words: string;
  readonly author: Id;
  readonly at: Instant;
}

export async function insertText(
  tx: Tx,
  text: TextVersion & { readonly community: Id; readonly id: Id; readonly agreement: Id },
): Promise<void> {
  await tx
    .insertInto("agreement_texts")
    .values({ ...text, at: instantIn(text.at) })
    .execute();
}

/** The versions of the text, the newest first. */
export async function textsOf(db: Db, community: Id, agreement: Id): Promise<readonly TextVersion[]> {
  const rows = await db
    .selectFrom("agreement_texts")
    .select(["number", "words", "author", "at"])
    .where("community", "=", community)
    .where("agreement", "=", agreement)
    .orderBy("number", "desc")
    .execute();
  return rows.map((row) => ({ ...row, at: instantOut(row.at) }));
}

/** A motion about an agreement. */
export interface AboutMotion {
  readonly agreement: Id;
  readonly motion: Id;
  readonly purpose: "ratify" | "withdraw";
  readonly number: number | null;
}

export async function insertAboutMotion(tx: Tx, about: AboutMotion & { readonly community: Id; readonly id: Id }): Promise<boolean> {
  const row = await tx
    .insertInto("agreement_motions")
    .values(about)
    .onConflict((conflict) => conflict.columns(["community", "motion"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** What a motion is about, where it is about an agreement. */
export async function aboutMotion(db: Db, community: Id, motion: Id): Promise<AboutMotion | null> {
  const row = await db
    .selectFrom("agreement_motions")
    .select(["agreement", "motion", "purpose", "number"])
    .where("community", "=", community)
    .where("motion", "=", motion)
    .executeTakeFirst();
  return row ?? null;
}

/** The version of the text that a motion came to ratify: an amendment makes one of its own. */
export async function updateAboutMotion(tx: Tx, community: Id, motion: Id, number: number): Promise<void> {
  await tx.updateTable("agreement_motions").set({ number }).where("community", "=", community).where("motion", "=", motion).execute();
}

export async function motionsAbout(db: Db, community: Id, agreement: Id): Promise<readonly AboutMotion[]> {
  return db
    .selectFrom("agreement_motions")
    .select(["agreement", "motion", "purpose", "number"])
    .where("community", "=", community)
    .where("agreement", "=", agreement)
    .orderBy("id")
    .execute();
}

/** A signature under a version of the text. */
export interface Signature {
  readonly side: "us" | "them";
  readonly name: string;
  readonly person: Id | null;
  readonly number: number;
  readonly at: Instant;
}

/** Signs for one side, once; false when that side has signed. */
export async function insertSignature(
  tx: Tx,
  signature: Signature & { readonly community: Id; readonly id: Id; readonly agreement: Id },
): Promise<boolean> {
  const row = await tx
    .insertInto("agreement_signatures")
    .values({ ...signature, at: instantIn(signature.at) })
    .onConflict((conflict) => conflict.columns(["community", "agreement", "side"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function signaturesOf(db: Db, community: Id, agreement: Id): Promise<readonly Signature[]> {
  const rows = await db
    .selectFrom("agreement_signatures")
    .select(["side", "name", "person", "number", "at"])
    .where("community", "=", community)
    .where("agreement", "=", agreement)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, at: instantOut(row.at) }));
}
