import type { Instant } from "#kernel/clock.ts";
import { countOut, instantIn, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";

/** What is behind, in the whole database. */
export interface Backlog {
  /** Notices due and not told yet. */
  readonly waiting: number;
  /** Seconds since the oldest of them was due; 0 where none is. */
  readonly oldestWaiting: number;
  readonly givenUp: number;
  readonly staleCards: number;
  readonly troubledRooms: number;
  /** Jobs due for more than a minute. */
  readonly lateJobs: number;
  readonly failedJobs: number;
}

const MINUTE = 60_000;
const WEEK = 604_800_000;

/** Counts what is behind at `now`. */
export async function backlogOf(db: Db, now: Instant): Promise<Backlog> {
  const at = instantIn(now);
  const waiting = await db
    .selectFrom("notices")
    .select((e) => [e.fn.countAll().as("count"), e.fn.min("due").as("oldest")])
    .where("state", "=", "due")
    .where("due", "<=", at)
    .executeTakeFirst();
  const givenUp = await db
    .selectFrom("notices")
    .select((e) => e.fn.countAll().as("count"))
    .where("state", "=", "given-up")
    .where("due", ">", instantIn((now - WEEK) as Instant))
    .executeTakeFirst();
  const stale = await db
    .selectFrom("cards")
    .select((e) => e.fn.countAll().as("count"))
    .where("state", "=", "up")
    .whereRef("wanted", ">", "shown")
    .executeTakeFirst();
  const rooms = await db
    .selectFrom("rooms")
    .select((e) => e.fn.countAll().as("count"))
    .where("trouble", "is not", null)
    .executeTakeFirst();
  const jobs = (state: "due" | "failed", before: Instant) =>
    db
      .selectFrom("jobs")
      .select((e) => e.fn.countAll().as("count"))
      .where("state", "=", state)
      .where("try_at", "<=", instantIn(before))
      .executeTakeFirst();
  const late = await jobs("due", (now - MINUTE) as Instant);
  const failed = await jobs("failed", now);
  const oldest = waiting?.oldest ?? null;
  return {
    waiting: countOut(waiting?.count ?? 0),
    oldestWaiting: oldest === null ? 0 : (now - instantOut(oldest)) / 1000,
    givenUp: countOut(givenUp?.count ?? 0),
    staleCards: countOut(stale?.count ?? 0),
    troubledRooms: countOut(rooms?.count ?? 0),
    lateJobs: countOut(late?.count ?? 0),
    failedJobs: countOut(failed?.count ?? 0),
  };
}

/** How long a notice that nothing hinders may wait before the outbox counts as standing still, in milliseconds. */
const STILL = 10 * MINUTE;

/**
 * Whether the outbox stands still: something has been due for ten minutes in a room that is in no trouble and waits for nothing, and nothing at
 * all has been told meanwhile. A platform that is away, or a long queue that moves, is no standstill.
 */
export async function standsStill(db: Db, now: Instant): Promise<boolean> {
  const before = instantIn((now - STILL) as Instant);
  const stuck = await db
    .selectFrom("notices")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select("notices.id")
    .where("notices.state", "=", "due")
    .where("notices.due", "<=", before)
    .where("rooms.trouble", "is", null)
    .where((row) => row.or([row("rooms.held_until", "is", null), row("rooms.held_until", "<=", before)]))
    .limit(1)
    .executeTakeFirst();
  if (stuck === undefined) return false;
  const told = await db
    .selectFrom("notices")
    .select("id")
    .where("state", "=", "sent")
    .where("posted", ">", before)
    .limit(1)
    .executeTakeFirst();
  return told === undefined;
}
