import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { audit } from "#store/audit.ts";
import type { Tx } from "#store/db.ts";
import { tellCalledOff } from "./cancel.ts";
import { SEATS_FREED } from "./common-seats.ts";
import { copiesOf, datesAhead } from "./copies.ts";
import type { Gathering } from "./gathering.ts";
import { firstAhead } from "./meant.ts";
import { type KeptDate, keptSince, type Occurrence } from "./occurrence.ts";
import { arrange, freshenDate, withdrawAllReminders, withdrawAnnouncement } from "./promises.ts";
import { registrationsOf, removeRegistration } from "./registrations.ts";
import { dropStandings } from "./standing.ts";
import { findGathering, keptDates, takeGathering, writeFill, writeKept, writeTie } from "./store.ts";
import { alterFrom } from "./term.ts";

/**
 * Ends what shows a partner's gathering: it is called off there with the reason given, who had registered is told, and their registrations
 * for what is still ahead are ended. What has taken place stays. The partner's own gathering goes on without it.
 */
export async function endCopy(
  tx: Tx,
  ids: Ids,
  which: { readonly community: Id; readonly id: Id },
  reason: string,
  now: Instant,
): Promise<void> {
  const copy = await takeGathering(tx, which.community, which.id);
  if (copy === null || copy.tie?.kind !== "shows" || copy.tie.over) return;
  const { tie } = copy;
  const origin = await findGathering(tx, tie.community, tie.gathering);
  const dates = await datesAhead(tx, copy, now);
  const isOver = copy.state === "cancelled" || (copy.ends !== null && copy.ends <= now);
  const loose: Gathering = { ...copy, tie: { ...tie, over: true } };
  await writeTie(tx, copy, loose.tie);
  if (origin !== null) await letGo(tx, origin, copy, now);
  if (isOver) return;
  const ended = await calledOff(tx, loose, dates, { reason }, now);
  const arranged = await arrange(tx, ids, ended, now, { calendar: "changed", overdue: "asked now" });
  await tellCalledOff(tx, { now, person: null }, arranged, dates, "all");
  for (const { kept } of dates) if (kept !== null) await endAnswers(tx, arranged, kept);
  await dropStandings(tx, copy);
  await freshenDate(tx, arranged, null);
  const entry = { community: copy.community, at: now, actor: null, account: null, action: "gathering of a partner ended" };
  await audit(tx, { ...entry, subject: copy.id, facts: { handle: copy.handle } });
}

async function calledOff(
  tx: Tx,
  copy: Gathering,
  dates: readonly Occurrence[],
  cancelled: { readonly reason: string },
  now: Instant,
): Promise<Gathering> {
  const from = (await firstAhead(tx, { now }, copy)) ?? null;
  for (const { kept, original } of dates) {
    await withdrawAnnouncement(tx, copy, original);
    await withdrawAllReminders(tx, copy, original);
    if (kept !== null && (from === null || kept.original < from)) await writeKept(tx, copy.community, { ...kept, cancelled });
    if (copy.post !== null) await freshenDate(tx, copy, kept);
  }
  const terms =
    from === null
      ? copy.terms
      : alterFrom(copy.terms, from, (term) => ({ ...term, cancelled: term.cancelled ?? { ...cancelled, at: now } }));
  return { ...copy, terms, state: "cancelled", reason: cancelled.reason };
}

async function endAnswers(tx: Tx, { community }: Gathering, kept: KeptDate): Promise<void> {
  for (const { id } of await registrationsOf(tx, community, kept.id)) await removeRegistration(tx, community, id);
  await writeFill(tx, community, kept.id, { taken: 0, waiting: 0, held: 0 });
}

/** The partner's own goes on without it: what was taken of the common seats is free there. */
async function letGo(tx: Tx, origin: Gathering, copy: Gathering, now: Instant): Promise<void> {
  const copies = copiesOf(origin).filter((one) => one.gathering !== copy.id);
  await writeTie(tx, origin, copies.length === 0 ? null : { kind: "shown", copies });
  await freshenDate(tx, origin, null);
  for (const kept of await keptDates(tx, origin, keptSince(now, origin.zone))) {
    if (origin.post !== null) await freshenDate(tx, origin, kept);
  }
  for (const { community, gathering: subject } of [{ community: origin.community, gathering: origin.id }, ...copies])
    await plan(tx, { community, kind: SEATS_FREED, subject, due: now });
}
