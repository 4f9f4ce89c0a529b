import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Vault } from "#kernel/vault.ts";
import { flagOut, maybeInstantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { holding } from "#store/like.ts";
import type { PollRow } from "#store/tables/assemblies.ts";
import type { Poll, PollResult } from "./poll.ts";
import { openBallot } from "./secrecy.ts";

type Key = { readonly community: Id; readonly id: Id };

const pollById = hot((q, p: Key) => q.selectFrom("polls").selectAll().where("community", "=", p.community).where("id", "=", p.id));

/** Takes the poll's turn: one row, one lock, whatever the database. */
export const bumpPoll = hotWrite((q, p: Key) =>
  q
    .updateTable("polls")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/** Keeps an answer; a changed mind replaces it. */
export const keepAnswer = hotWrite((q, p: { community: Id; id: string; poll: Id; person: Id; answer: string }) =>
  q
    .insertInto("poll_answers")
    .values({ community: p.community, id: p.id, poll: p.poll, person: p.person, answer: p.answer })
    .onConflict((conflict) => conflict.columns(["community", "poll", "person"]).doUpdateSet({ answer: p.answer })),
);

export function pollOut(row: PollRow): Poll {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    choices: JSON.parse(row.choices) as string[],
    many: flagOut(row.many),
    anonymous: flagOut(row.anonymous),
    live: flagOut(row.live),
    state: row.state,
    asker: row.asker,
    closesAt: maybeInstantOut(row.closes_at),
    closedAt: maybeInstantOut(row.closed_at),
    result: row.result === null ? null : (JSON.parse(row.result) as PollResult),
  };
}

/** The poll's row. Refuses an id that the community does not have. */
export async function pollRow(db: Db, community: Id, id: Id): Promise<PollRow> {
  const row = await pollById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return row;
}

export async function insertPoll(tx: Tx, row: PollRow): Promise<void> {
  await tx.insertInto("polls").values(row).execute();
}

/** What was answered, by person. An anonymous poll is opened with its key, for the count alone. */
export async function answersOf(db: Db, vault: Vault, row: PollRow): Promise<readonly PollAnswer[]> {
  const key = row.sealed_key === null ? null : vault.open(row.sealed_key);
  return readAnswers(db, row, (answer) => (key === null ? answer : openBallot(key, answer).mark));
}

/** What was answered to a poll with names. */
export function namedAnswers(db: Db, row: PollRow): Promise<readonly PollAnswer[]> {
  return readAnswers(db, row, (answer) => answer);
}

export interface PollAnswer {
  readonly person: Id;
  readonly places: readonly number[];
}

async function readAnswers(db: Db, row: PollRow, open: (answer: string) => string): Promise<readonly PollAnswer[]> {
  const rows = await db
    .selectFrom("poll_answers")
    .select(["person", "answer"])
    .where("community", "=", row.community)
    .where("poll", "=", row.id)
    .orderBy("person")
    .execute();
  return rows.map(({ person, answer }) => ({ person, places: open(answer).split(",").map(Number) }));
}

export async function answersCount(db: Db, community: Id, poll: Id): Promise<number> {
  const row = await db
    .selectFrom("poll_answers")
    .select((e) => e.fn.countAll().as("answers"))
    .where("community", "=", community)
    .where("poll", "=", poll)
    .executeTakeFirst();
  return Number(row?.answers ?? 0);
}

/** Writes the result down. Of an anonymous poll the answers and their key are destroyed. */
export async function endPoll(tx: Tx, row: PollRow, result: PollResult, at: string): Promise<void> {
  await tx
    .updateTable("polls")
    .set({ state: "closed", closed_at: at, result: JSON.stringify(result), sealed_key: null })
    .where("community", "=", row.community)
    .where("id", "=", row.id)
    .execute();
  if (!flagOut(row.anonymous)) return;
  await tx.deleteFrom("poll_answers").where("community", "=", row.community).where("poll", "=", row.id).execute();
}

export async function listPolls(db: Db, community: Id, states: readonly Poll["state"][], max: number): Promise<readonly PollRow[]> {
  return db
    .selectFrom("polls")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", states)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(max)
    .execute();
}

export async function findPoll(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const named = () => db.selectFrom("polls").select(["id", "handle"]).where("community", "=", community);
  const byHandle = await named().where("handle", "=", text.toUpperCase()).executeTakeFirst();
  const found = byHandle ?? (await named().where("folded", "=", fold(text)).orderBy("created_at", "desc").limit(1).executeTakeFirst());
  return found ?? null;
}

export async function offerPolls(db: Db, community: Id, typed: string) {
  return db
    .selectFrom("polls")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where("folded", "like", holding(typed))
    .orderBy("created_at", "desc")
    .limit(25)
    .execute();
}
