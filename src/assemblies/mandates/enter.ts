import { addDays, startOfDate, type Zone } from "#calendar/calendar.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { after, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findCommunity } from "#membership/store.ts";
import type { Tx } from "#store/db.ts";
import { type Mandate, REMINDED_BEFORE } from "./mandate.ts";
import { insertMandate } from "./store.ts";

/** Enters a mandate and plans its reminder, in the same change; false when it was there already. */
export async function enterMandate(tx: Tx, community: Id, mandate: Mandate, now: Instant): Promise<boolean> {
  const fresh = await insertMandate(tx, community, mandate, now);
  if (fresh) await planReminder(tx, community, mandate, now);
  return fresh;
}

/** Two months before the last day, at nine in the morning. One that was due before now is left out. */
async function planReminder(tx: Tx, community: Id, { id, until }: Mandate, now: Instant): Promise<void> {
  if (until === null) return;
  const zone = ((await findCommunity.first(tx, { community }))?.zone ?? "UTC") as Zone;
  const wanted = after(startOfDate(addDays(until, -REMINDED_BEFORE), zone), 9 * HOUR);
  if (wanted <= now) return;
  await plan(tx, { community, kind: "mandate-ending", subject: id, due: wanted });
}

/** Takes the reminder of a mandate back: it ended before. */
export async function dropReminder(tx: Tx, community: Id, id: Id): Promise<void> {
  await unplan(tx, { community, kind: "mandate-ending", subject: id });
}
