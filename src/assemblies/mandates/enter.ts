import { addDays, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import { plan, unplan } from "#jobs/plan.ts";
import { after, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { findCommunity } from "#membership/store.ts";
import type { Tx } from "#store/db.ts";
import { type Mandate, type Office, REMINDED_BEFORE, stateOn } from "./mandate.ts";
import { endMandate, insertMandate, listMandates } from "./store.ts";

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

/**
 * Ends what has no fixed end and was taken over by an election, on the eve of its first day: the earlier mandate of whoever holds the
 * office again, and of the others the oldest, as far as there are more holders than seats.
 */
export async function endSucceeded(tx: Tx, community: Id, office: Office, election: Id, from: LocalDate): Promise<void> {
  const known = await listMandates(tx, community, office.id);
  const holding = known.filter((each) => stateOn(each, from) === "in force");
  const fresh = new Set(holding.filter(({ motion }) => motion === election).map(({ person }) => person));
  const open = holding.filter(({ motion, until, ended }) => motion !== election && until === null && ended === null);
  const again = open.filter(({ person }) => fresh.has(person));
  const excess = Math.max(0, holding.length - again.length - office.seats);
  const eve = addDays(from, -1);
  for (const each of [...again, ...open.filter(({ person }) => !fresh.has(person)).slice(0, excess)])
    await endMandate(tx, community, each.id, each.from === from ? from : eve, null);
}

/** Takes the reminder of a mandate back: it ended before. */
export async function dropReminder(tx: Tx, community: Id, id: Id): Promise<void> {
  await unplan(tx, { community, kind: "mandate-ending", subject: id });
}
