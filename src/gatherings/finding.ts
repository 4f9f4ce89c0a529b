import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { Gathering } from "./gathering.ts";
import { gatheringOut } from "./store.ts";

const byHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("gatherings").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const byTitle = hot((q, p: { readonly community: Id; readonly folded: string; readonly limit: number }) =>
  q
    .selectFrom("gatherings")
    .select(["id", "handle", "ends", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(p.limit),
);

/**
 * The gathering that a handle or an exact title names. Those that are over or called off are meant only where no other has
 * the title, and then the newest; of several ahead, who asked says which.
 */
export async function findByWords(
  db: Db,
  community: Id,
  text: string,
  now: Instant,
): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const typed = text.trim();
  if (/^g\d+$/i.test(typed)) {
    const found = await byHandle.first(db, { community, handle: typed.toUpperCase() });
    if (found !== null) return found;
  }
  const titled = await byTitle.all(db, { community, folded: fold(typed), limit: 50 });
  const alive = titled.filter((row) => row.state === "scheduled" && (row.ends === null || row.ends > instantIn(now)));
  return theOne(typed, alive.length > 0 ? alive : titled.slice(0, 1));
}

const offered = hot(
  (q, p: { readonly community: Id; readonly like: string; readonly handle: string; readonly now: string; readonly limit: number }) =>
    q
      .selectFrom("gatherings")
      .select(["handle", "title", "next_start", "zone"])
      .where("community", "=", p.community)
      .where("state", "=", "scheduled")
      .where("next_start", "is not", null)
      .where((row) => row.or([row("folded", "like", p.like), row("handle", "like", p.handle)]))
      .orderBy("next_start")
      .limit(p.limit),
);

/** The gatherings ahead whose title holds what was typed, or whose handle begins with it; the soonest first. */
export function findOffered(db: Db, community: Id, typed: string, now: Instant, limit: number) {
  return offered.all(db, { community, like: holding(typed), handle: handleFrom(typed), now: instantIn(now), limit });
}

const coming = hot((q, p: { readonly community: Id; readonly offset: number; readonly limit: number }) =>
  q
    .selectFrom("gatherings")
    .selectAll()
    .where("community", "=", p.community)
    .where("state", "=", "scheduled")
    .where("next_start", "is not", null)
    .orderBy("next_start")
    .orderBy("id")
    .limit(p.limit)
    .offset(p.offset),
);

/** The gatherings that have a date ahead, the soonest first. */
export async function comingGatherings(db: Db, community: Id, offset: number, limit: number): Promise<readonly Gathering[]> {
  return (await coming.all(db, { community, offset, limit })).map(gatheringOut);
}

/** The gatherings that are for everybody and have not ended by an instant; the soonest first. */
export async function openToEveryone(db: Db, community: Id, since: Instant, most: number): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("gatherings")
    .select("id")
    .where("community", "=", community)
    .where("audience", "=", "everyone")
    .where((row) => row.or([row("ends", "is", null), row("ends", ">", instantIn(since))]))
    .orderBy("next_start")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

const countComing = hot((q, p: { readonly community: Id }) =>
  q
    .selectFrom("gatherings")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("community", "=", p.community)
    .where("state", "=", "scheduled")
    .where("next_start", "is not", null),
);

export async function countOfComing(db: Db, community: Id): Promise<number> {
  return countOut((await countComing.first(db, { community }))?.count ?? 0);
}

/** Every gathering of a community, in the order of their making. */
export async function allGatherings(db: Db, community: Id): Promise<readonly Gathering[]> {
  const rows = await db
    .selectFrom("gatherings")
    .selectAll()
    .where("community", "=", community)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(gatheringOut);
}
