import type { OnConflictBuilder } from "kysely";
import { after, type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { insertMany } from "#store/many.ts";
import type { Schema } from "#store/schema.ts";
import type { FederationTellingRow } from "#store/tables/federation.ts";

/** What is to be told, and to which servers. */
export type Subject = Pick<FederationTellingRow, "kind" | "subject" | "wanted">;

/** The servers that know of a thing, or were to. */
export async function inboxesOf(db: Db, community: Id, subject: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("federation_tellings")
    .select("inbox")
    .where("community", "=", community)
    .where("subject", "=", subject)
    .orderBy("inbox")
    .execute();
  return rows.map(({ inbox }) => inbox);
}

/** What a server was told of, or is to be. */
export async function toldAt(db: Db, community: Id, inbox: string): Promise<ReadonlySet<Id>> {
  const rows = await db
    .selectFrom("federation_tellings")
    .select("subject")
    .where("community", "=", community)
    .where("inbox", "=", inbox)
    .where("kind", "=", "event")
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

const insertTellings = insertMany(
  "federation_tellings",
  ["community", "id", "inbox", "kind", "subject", "wanted", "told", "state", "attempts", "try_at", "reason"],
  (insert) =>
    insert.onConflict((conflict: OnConflictBuilder<Schema, "federation_tellings">) =>
      conflict.columns(["community", "inbox", "kind", "subject"]).doUpdateSet((row) => ({
        wanted: row.ref("excluded.wanted"),
        state: "due",
        attempts: 0,
        try_at: row.ref("excluded.try_at"),
        reason: null,
      })),
    ),
);

/** Plans that servers are told of a thing as it is from now on; what waits to be told there already is told in its newest state. */
export async function tellServers(tx: Tx, ids: Ids, community: Id, to: readonly string[], what: Subject, now: Instant): Promise<void> {
  const fresh = { community, ...what, told: 0, state: "due", attempts: 0, try_at: instantIn(now), reason: null } as const;
  await insertTellings(
    tx,
    to.map((inbox) => ({ ...fresh, id: ids.next(), inbox })),
  );
}

/** What is due to be told, in the order in which it was wanted. */
export async function dueTellings(db: Db, now: Instant, most: number): Promise<readonly FederationTellingRow[]> {
  return db
    .selectFrom("federation_tellings")
    .selectAll()
    .where("state", "=", "due")
    .where("try_at", "<=", instantIn(now))
    .orderBy("try_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Whether something of a community is still to be told. */
export async function hasDue(db: Db, community: Id): Promise<boolean> {
  const row = await db
    .selectFrom("federation_tellings")
    .select("id")
    .where("community", "=", community)
    .where("state", "=", "due")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** For how long what a process has taken is left to it. */
const LOAN = 5 * MINUTE;

/** Takes what was found due, for a while: of several processes one does. Resolves to its row as it is now, or null. */
export async function takeTelling(tx: Tx, found: FederationTellingRow, now: Instant): Promise<FederationTellingRow | null> {
  const row = await tx
    .updateTable("federation_tellings")
    .set({ try_at: instantIn(after(now, LOAN)) })
    .where("community", "=", found.community)
    .where("id", "=", found.id)
    .where("state", "=", "due")
    .where("try_at", "=", found.try_at)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what became of something that was taken: where a newer edition is wanted by now, it stays due. */
export async function settleTelling(
  tx: Tx,
  taken: FederationTellingRow,
  became: Partial<Pick<FederationTellingRow, "told" | "state" | "attempts" | "reason">> & { readonly tryAt: Instant },
): Promise<void> {
  const { tryAt, ...changed } = became;
  const same = await tx
    .updateTable("federation_tellings")
    .set({ ...changed, try_at: instantIn(tryAt) })
    .where("community", "=", taken.community)
    .where("id", "=", taken.id)
    .where("wanted", "=", taken.wanted)
    .returning("id")
    .executeTakeFirst();
  if (same !== undefined || changed.told === undefined) return;
  const { told } = changed;
  await tx.updateTable("federation_tellings").set({ told }).where("community", "=", taken.community).where("id", "=", taken.id).execute();
}

export async function dropTelling(tx: Tx, { community, id }: FederationTellingRow): Promise<void> {
  await tx.deleteFrom("federation_tellings").where("community", "=", community).where("id", "=", id).execute();
}
