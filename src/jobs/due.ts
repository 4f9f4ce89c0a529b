import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { JobRow } from "#store/tables/telling.ts";

/** A job as it was found; it may have been moved or done since, which its version tells. */
export interface FoundJob {
  readonly community: Id;
  readonly id: Id;
  readonly version: number;
  readonly due: Instant;
}

const found = hot((q, p: { readonly now: string; readonly limit: number }) =>
  q
    .selectFrom("jobs")
    .select(["community", "id", "version", "due"])
    .where("state", "=", "due")
    .where("try_at", "<=", p.now)
    .orderBy("try_at")
    .orderBy("id")
    .limit(p.limit),
);

/** The jobs that are to be tried by `now`, in the order of their due times, at most `limit`. */
export async function dueJobs(db: Db, now: Instant, limit: number): Promise<readonly FoundJob[]> {
  const rows = await found.all(db, { now: instantIn(now), limit });
  return rows.map((row) => ({ community: row.community, id: row.id, version: row.version, due: instantOut(row.due) }));
}

const byId = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q
    .selectFrom("jobs")
    .select(["community", "id", "version", "due", "try_at"])
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("state", "=", "due"),
);

/** One job and the instant of its next attempt; null when it is over or given up. */
export async function findJob(db: Db, community: Id, id: Id): Promise<(FoundJob & { readonly tryAt: Instant }) | null> {
  const row = await byId.first(db, { community, id });
  if (row === null) return null;
  return { community, id, version: row.version, due: instantOut(row.due), tryAt: instantOut(row.try_at) };
}

const firstJob = hot((q, _: object) => q.selectFrom("jobs").select("try_at as at").where("state", "=", "due").orderBy("try_at").limit(1));

const firstNotice = hot((q, _: object) =>
  q
    .selectFrom("notices")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select("notices.due as at")
    .where("notices.state", "=", "due")
    .where("rooms.held_until", "is", null)
    .orderBy("notices.due")
    .limit(1),
);

const heldNotices = hot((q, _: object) =>
  q
    .selectFrom("rooms")
    .innerJoin("notices", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select((row) => ["rooms.held_until as held", row.fn.min("notices.due").as("due")])
    .where("rooms.held_until", "is not", null)
    .where("notices.state", "=", "due")
    .groupBy(["rooms.community", "rooms.id", "rooms.held_until"]),
);

/**
 * When the next thing is due, of all that is still to be done and all that is still to be told, wherever a room waits
 * when it may be tried again; null when nothing is. It may lie in the past. A clock that is moved by hand steps from one
 * to the next.
 */
export async function nextDue(db: Db): Promise<Instant | null> {
  const job = await firstJob.first(db, {});
  const notice = await firstNotice.first(db, {});
  const held = await heldNotices.all(db, {});
  const times = held.map((room) => latest(room.held as string, room.due));
  if (job !== null) times.push(job.at);
  if (notice !== null) times.push(notice.at);
  return times.length === 0 ? null : instantOut(times.reduce(earliest));
}

/** The jobs of a community that were given up, for the organisers and whoever runs Parvis. */
export async function failedJobs(db: Db, community: Id): Promise<readonly JobRow[]> {
  return await db
    .selectFrom("jobs")
    .selectAll()
    .where("community", "=", community)
    .where("state", "=", "failed")
    .orderBy("due")
    .orderBy("id")
    .execute();
}

/** Gives a failed job another chance, at once. Resolves to whether there was one. */
export async function tryAgain(tx: Tx, community: Id, id: Id, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("jobs")
    .set((job) => ({ state: "due" as const, attempts: 0, try_at: instantIn(now), version: job("version", "+", 1) }))
    .where("community", "=", community)
    .where("id", "=", id)
    .where("state", "=", "failed")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}
