import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";

/** Somebody is a member no more: what they had promised to others is given back, by whoever keeps it, as soon as the change is done. */
export async function planLeaving(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  await plan(tx, { community, kind: "person-left", subject: person, due: now });
}
