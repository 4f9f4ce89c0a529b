import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { CommunityFacts } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { peopleWhoMay } from "#membership/store.ts";
import type { Db, Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { tellPerson } from "./asking.ts";
import { cardOut } from "./request-store.ts";
import { covers } from "./vetting.ts";
import { vettingsOf } from "./volunteer-store.ts";

/** Whether somebody has the check that a request asks for, valid on the day of help; where none is asked for, everybody. */
export async function isVettedFor(db: Db, community: CommunityFacts, row: RequestRow, helper: Id, now: Instant): Promise<boolean> {
  const { vetting, starts } = cardOut(row);
  if (vetting === null) return true;
  const day = dateAt(starts ?? now, community.zone as Zone);
  const held = await vettingsOf(db, community.id, helper);
  return held.some(({ level, until }) => covers(level, vetting) && (until === null || day <= until));
}

/** Tells the coordinators that whoever holds a request has no check that is valid on its day. The claim stays: people decide. */
export async function flagUnvetted(tx: Tx, community: CommunityFacts, row: RequestRow, helper: Id, now: Instant): Promise<void> {
  if (await isVettedFor(tx, community, row, helper, now)) return;
  for (const person of await peopleWhoMay(tx, community.id, "coordinate help"))
    await tellPerson(
      tx,
      { community, now },
      person,
      "aid-unvetted",
      { request: row.id, helper },
      `aid-unvetted:${row.handle}:${helper}:${person}:${now}`,
    );
}
