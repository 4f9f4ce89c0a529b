import type { ExpressionBuilder } from "kysely";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Schema } from "#store/schema.ts";
import { type Entry, hidesWhom, isInConfidence } from "./entry.ts";

/** Which entries are meant; null for all. */
export interface Meant {
  /** Somebody, under each of the ids that they ever had. */
  readonly people: readonly Id[] | null;
  readonly actions: readonly string[] | null;
  readonly from: Instant | null;
  /** The first instant that is meant no more. */
  readonly until: Instant | null;
}

/** Every sort of action that was ever written down here. */
export async function knownActions(db: Db, community: Id): Promise<readonly string[]> {
  const rows = await db.selectFrom("audit").select("action").distinct().where("community", "=", community).orderBy("action").execute();
  return rows.map(({ action }) => action);
}

/** What of the known actions says nothing of whoever did it, or of whom it concerns. */
function concerns(e: ExpressionBuilder<Schema, "audit">, people: readonly Id[], known: readonly string[]) {
  const open = known.filter((action) => !isInConfidence(action));
  const told = known.filter((action) => !hidesWhom(action));
  const named = e.or([e("subject", "in", people as Id[]), ...people.map((id) => e("facts", "like", `%"${id}"%`))]);
  return e.or([
    e.and([e("actor", "in", people as Id[]), ...(open.length === 0 ? [] : [e("action", "in", open)])]),
    ...(told.length === 0 ? [] : [e.and([named, e("action", "in", told)])]),
  ]);
}

function meantRows(db: Db, community: Id, meant: Meant, known: readonly string[]) {
  let query = db.selectFrom("audit").where("community", "=", community);
  const { people, actions, from, until } = meant;
  if (actions !== null) query = query.where("action", "in", actions as string[]);
  if (from !== null) query = query.where("at", ">=", instantIn(from));
  if (until !== null) query = query.where("at", "<", instantIn(until));
  if (people !== null) query = query.where((e) => concerns(e, people, known));
  return query;
}

export async function countEntries(db: Db, community: Id, meant: Meant, known: readonly string[]): Promise<number> {
  const row = await meantRows(db, community, meant, known)
    .select((e) => e.fn.countAll().as("count"))
    .executeTakeFirst();
  return countOut(row?.count ?? 0);
}

/** Some of them, the newest first. */
export async function entriesFrom(
  db: Db,
  community: Id,
  meant: Meant,
  known: readonly string[],
  part: { readonly after: number; readonly most: number },
): Promise<readonly Entry[]> {
  const rows = await meantRows(db, community, meant, known)
    .select(["at", "actor", "action", "subject", "facts"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(part.most)
    .offset(part.after)
    .execute();
  return rows.map((row) => ({
    at: instantOut(row.at),
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    facts: JSON.parse(row.facts) as Entry["facts"],
  }));
}
