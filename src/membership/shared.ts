import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";

/** The job that looks anew at what partners are shown of something. */
export const LOOK_SHARED = "partner-look";

/**
 * Says in this change that something which partners may be shown was altered, withdrawn or ended, so that what they are shown of it follows
 * at once. For what is shared with nobody it does nothing.
 */
export async function lookAtShared(tx: Tx, community: Id, subject: Id, now: Instant): Promise<void> {
  const shared = await tx
    .selectFrom("partner_shares")
    .select("id")
    .where("community", "=", community)
    .where("subject", "=", subject)
    .where("state", "=", "open")
    .limit(1)
    .executeTakeFirst();
  if (shared !== undefined) await plan(tx, { community, kind: LOOK_SHARED, subject, due: now });
}
