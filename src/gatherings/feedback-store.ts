import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { instantIn, jsonIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { FeedbackResult } from "./feedback.ts";

/** What one person thought of a date; words that are not said stay as they were. */
export interface Rating {
  readonly stars: number;
  readonly words: string | undefined;
}

/** Keeps what somebody thought of a date, in place of what they had said of it. */
export async function putFeedback(
  tx: Tx,
  ids: Ids,
  date: { readonly community: Id; readonly occurrence: Id },
  person: Id,
  { stars, words }: Rating,
): Promise<void> {
  const changed = words === undefined ? { stars } : { stars, words };
  await tx
    .insertInto("feedbacks")
    .values({ ...date, id: ids.secret(), person, stars, words: words ?? null })
    .onConflict((conflict) => conflict.columns(["community", "occurrence", "person"]).doUpdateSet(changed))
    .execute();
}

/** What was said of a date, without who said it. */
export function feedbackOf(db: Db, community: Id, occurrence: Id) {
  return db
    .selectFrom("feedbacks")
    .select(["stars", "words"])
    .where("community", "=", community)
    .where("occurrence", "=", occurrence)
    .orderBy("id")
    .execute();
}

/** Keeps what all thought of a date, and nothing any more of who thought what. */
export async function keepResult(
  tx: Tx,
  date: { readonly community: Id; readonly gathering: Id; readonly occurrence: Id },
  result: FeedbackResult,
  now: Instant,
): Promise<void> {
  const { community, gathering, occurrence } = date;
  await tx.deleteFrom("feedbacks").where("community", "=", community).where("occurrence", "=", occurrence).execute();
  await tx
    .insertInto("feedback_results")
    .values({ community, id: occurrence, gathering, result: jsonIn(result), at: instantIn(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What all thought of one date; null before it is counted. */
export async function findResult(db: Db, community: Id, occurrence: Id): Promise<FeedbackResult | null> {
  const row = await db
    .selectFrom("feedback_results")
    .select("result")
    .where("community", "=", community)
    .where("id", "=", occurrence)
    .executeTakeFirst();
  return row === undefined ? null : resultOut(row.result);
}

/** What all thought of the dates of a gathering that were counted, by the dates' ids. */
export async function findResults(db: Db, community: Id, gathering: Id): Promise<ReadonlyMap<Id, FeedbackResult>> {
  const rows = await db
    .selectFrom("feedback_results")
    .select(["id", "result"])
    .where("community", "=", community)
    .where("gathering", "=", gathering)
    .execute();
  return new Map(rows.map(({ id, result }) => [id, resultOut(result)]));
}

function resultOut(kept: string): FeedbackResult {
  return jsonOut(kept, (value) => value as FeedbackResult);
}
