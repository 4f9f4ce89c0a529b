import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantOut, maybeInstantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { NoticeKind } from "./notice.ts";

/** A scheduled post or reminder as the export shows it. */
export interface Post {
  /** The space of the channel; null for a person, and for a channel of no attached space. */
  readonly space: Id | null;
  /** Empty for a person. */
  readonly platform: string;
  /** What people call the channel; null for a person. */
  readonly channel: string | null;
  /** The person who is told in private, or null. */
  readonly person: Id | null;
  readonly kind: NoticeKind;
  /** Which thing at which time for whom; unique in the community. */
  readonly key: string;
  readonly dueAt: Instant;
  readonly postedAt: Instant | null;
  /** Dropped: withdrawn, no longer worth saying, or given up. */
  readonly state: "due" | "posted" | "dropped";
  /** How often a platform was asked to take it. */
  readonly attempts: number;
}

const shownState = { due: "due", sent: "posted", dropped: "dropped", "given-up": "dropped" } as const;

/** Every scheduled post and reminder of a community, by due time; what is told at once is not among them. */
export async function posts(db: Db, community: Id): Promise<readonly Post[]> {
  const rows = await db
    .selectFrom("notices")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
    .select(["rooms.space", "rooms.platform", "rooms.name", "rooms.person"])
    .select(["notices.kind", "notices.once", "notices.due", "notices.posted", "notices.state", "notices.attempts"])
    .where("notices.community", "=", community)
    .where("notices.kind", "is not", null)
    .orderBy("notices.due")
    .orderBy("notices.once")
    .execute();
  return rows.map((row) => ({
    space: row.space,
    platform: row.platform,
    channel: row.person === null ? row.name : null,
    person: row.person,
    kind: row.kind as NoticeKind,
    key: row.once,
    dueAt: instantOut(row.due),
    postedAt: maybeInstantOut(row.posted),
    state: shownState[row.state],
    attempts: row.attempts,
  }));
}
