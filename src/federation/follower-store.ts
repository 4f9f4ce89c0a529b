import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { FederationFollowerRow } from "#store/tables/federation.ts";

/** Somebody on another server. */
export type Follower = Pick<FederationFollowerRow, "actor" | "inbox" | "follow">;

export async function findFollower(db: Db, community: Id, id: Id): Promise<FederationFollowerRow | null> {
  const rows = db.selectFrom("federation_followers").selectAll().where("community", "=", community).where("id", "=", id);
  return (await rows.executeTakeFirst()) ?? null;
}

/** Keeps who follows, once each: resolves to their row's id, also where they did before. The actor must be taken. */
export async function keepFollower(tx: Tx, id: Id, community: Id, follower: Follower, now: Instant): Promise<Id> {
  const row = await tx
    .insertInto("federation_followers")
    .values({ community, id, actor: follower.actor, inbox: follower.inbox, follow: follower.follow, since: instantIn(now) })
    .onConflict((conflict) =>
      conflict.columns(["community", "actor"]).doUpdateSet((e) => ({ inbox: e.ref("excluded.inbox"), follow: e.ref("excluded.follow") })),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? id;
}

/** Forgets somebody who follows no more, by their address or the id of the row. Resolves to whether they did. */
export async function dropFollower(tx: Tx, community: Id, which: { readonly actor: string } | { readonly id: Id }): Promise<boolean> {
  const [column, value] = "actor" in which ? (["actor", which.actor] as const) : (["id", which.id] as const);
  const row = await tx
    .deleteFrom("federation_followers")
    .where("community", "=", community)
    .where(column, "=", value)
    .returning(["id", "inbox"])
    .executeTakeFirst();
  if (row === undefined) return false;
  await tx
    .deleteFrom("federation_tellings")
    .where("community", "=", community)
    .where("subject", "=", row.id)
    .where("kind", "=", "accept")
    .execute();
  const others = await tx
    .selectFrom("federation_followers")
    .select("id")
    .where("community", "=", community)
    .where("inbox", "=", row.inbox)
    .limit(1)
    .executeTakeFirst();
  // Nobody there hears of what is new; what was told there is still changed and taken back.
  if (others === undefined) await dropUntold(tx, community, row.inbox);
  return true;
}

async function dropUntold(tx: Tx, community: Id, inbox: string): Promise<void> {
  await tx
    .deleteFrom("federation_tellings")
    .where("community", "=", community)
    .where("inbox", "=", inbox)
    .where("kind", "=", "event")
    .where("told", "=", 0)
    .execute();
}

/** A server that is gone for good: nobody there follows any more, and nothing is told there. */
export async function dropInbox(tx: Tx, community: Id, inbox: string): Promise<void> {
  await tx.deleteFrom("federation_tellings").where("community", "=", community).where("inbox", "=", inbox).execute();
  await tx.deleteFrom("federation_followers").where("community", "=", community).where("inbox", "=", inbox).execute();
}

/** Which communities somebody follows: all, or those that one wish was about. */
export async function followedBy(db: Db, actor: string, which: { readonly follow: string } | "everybody"): Promise<readonly Id[]> {
  let query = db.selectFrom("federation_followers").select("community").where("actor", "=", actor);
  if (which !== "everybody") query = query.where("follow", "=", which.follow);
  return (await query.execute()).map(({ community }) => community);
}

export async function countFollowers(db: Db, community: Id): Promise<number> {
  const row = await db
    .selectFrom("federation_followers")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", community)
    .executeTakeFirst();
  return countOut(row?.count ?? 0);
}

/** Everybody who follows, with the inbox of each. */
export async function allFollowers(db: Db, community: Id): Promise<readonly Pick<FederationFollowerRow, "id" | "inbox">[]> {
  return db.selectFrom("federation_followers").select(["id", "inbox"]).where("community", "=", community).orderBy("id").execute();
}

/** Every server at which somebody follows. */
export async function inboxes(db: Db, community: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("federation_followers")
    .select("inbox")
    .distinct()
    .where("community", "=", community)
    .orderBy("inbox")
    .execute();
  return rows.map(({ inbox }) => inbox);
}
