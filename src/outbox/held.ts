import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { heard } from "#store/heard.ts";

/** Something that waits to be told, or was given up. Of what is for one person, nothing is said but that it is there. */
export interface HeldPost {
  readonly id: Id;
  /** The channel; null for a person, who is not named. */
  readonly channel: string | null;
  readonly platform: string;
  readonly due: Instant;
  readonly attempts: number;
  readonly state: "due" | "given-up";
  /** Why the last attempt failed, in the platform's own words; null where none did. */
  readonly reason: string | null;
}

/** How far back what was given up is shown, in milliseconds. */
const WEEKS = 4 * 604_800_000;

/** What is due by now and not told, and what was given up in the last weeks; the newest first, at most so many. */
export async function heldPosts(db: Db, community: Id, now: Instant, most: number): Promise<readonly HeldPost[]> {
  const rows = await db
    .selectFrom("notices as n")
    .innerJoin("rooms as r", (join) => join.onRef("r.community", "=", "n.community").onRef("r.id", "=", "n.room"))
    .select(["n.id as id", "n.due as due", "n.attempts as attempts", "n.state as state", "n.reason as reason"])
    .select(["r.name as name", "r.platform as platform", "r.person as person"])
    .where("n.community", "=", community)
    .where((e) =>
      e.or([
        e.and([e("n.state", "=", "due"), e("n.due", "<=", instantIn(now))]),
        e.and([e("n.state", "=", "given-up"), e("n.due", ">", instantIn((now - WEEKS) as Instant))]),
      ]),
    )
    .orderBy("n.due", "desc")
    .orderBy("n.id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.person === null ? row.name : null,
    platform: row.platform,
    due: instantOut(row.due),
    attempts: row.attempts,
    state: row.state === "due" ? "due" : "given-up",
    reason: row.person === null ? row.reason : null,
  }));
}

/**
 * Tries again what was given up, or waits for its room: it is told as soon as its platform takes it. Refuses what has been told
 * meanwhile. The room is opened, so that nothing else waits there for a pause that somebody has just ended.
 */
export async function tryAgain(db: Db, act: Act, id: Id): Promise<void> {
  const community = act.community.id;
  await change(db, async (tx) => {
    if (act.delivery !== null && (await heard(tx, { community, ...act.delivery }, id)) !== null) return;
    const row = await tx
      .updateTable("notices")
      .set({ state: "due", attempts: 0 })
      .where("community", "=", community)
      .where("id", "=", id)
      .where("state", "in", ["due", "given-up"])
      .returning("room")
      .executeTakeFirst();
    if (row === undefined) throw new Refusal("posts-told-already");
    await tx
      .updateTable("rooms")
      .set({ held_until: null, closed_until: null, trouble: null })
      .where("community", "=", community)
      .where("id", "=", row.room)
      .execute();
    await audit(tx, { community, at: act.now, actor: act.person, account: act.account, action: "post tried again", subject: id });
  });
}
