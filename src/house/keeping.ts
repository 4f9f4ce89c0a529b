import { federationKeeping } from "#federation/keeping.ts";
import { filesKeeping } from "#files/keeping.ts";
import { gatheringsKeeping } from "#gatherings/keeping.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { membershipKeeping } from "#membership/keeping.ts";
import { moderationKeeping } from "#moderation/keeping.ts";
import { outboxKeeping } from "#outbox/keeping.ts";
import { change, scrub } from "#store/change.ts";
import type { Db } from "#store/db.ts";
import type { Keeping } from "#store/keeping.ts";

/** Everything that is kept for a time, besides what a request for help confided, whose time each community chooses (a job of its own). */
export const KEEPING: readonly Keeping[] = [
  ...membershipKeeping,
  ...outboxKeeping,
  ...gatheringsKeeping,
  ...moderationKeeping,
  ...filesKeeping,
  ...federationKeeping,
];

/** What went, by its kind: for the log, which names no kind that lost nothing. */
export type Gone = Readonly<Record<string, number>>;

/**
 * Removes what is kept no longer, each kind in a change of its own, so that nobody waits for the whole. Done again it finds nothing: two
 * processes may, and what one night missed the next one does.
 */
export async function keepNoLonger(db: Db, now: Instant): Promise<Gone> {
  const gone: Record<string, number> = {};
  for (const { what, days, remove } of KEEPING) {
    const count = await change(db, async (tx) => {
      const removed = await remove(tx, (now - days * DAY) as Instant);
      if (removed > 0) scrub(tx);
      return removed;
    });
    if (count > 0) gone[what] = count;
  }
  return gone;
}
