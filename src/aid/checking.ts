import { dateAt, type Zone } from "#calendar/calendar.ts";
import type { CommunityFacts } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { peopleWhoMay } from "#membership/store.ts";
import type { Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { tellPerson } from "./asking.ts";
import { cardOut } from "./request-store.ts";
import { covers } from "./vetting.ts";
import { vettingsOf } from "./volunteer-store.ts";

/** Tells the coordinators that whoever holds a request has no check that is valid on its day. The claim stays: people decide. */
export async function flagUnvetted(tx: Tx, community: CommunityFacts, row: RequestRow, helper: Id, now: Instant): Promise<void> {
  const { vetting, starts } = cardOut(row);
  if (vetting === null) return;
  const day = dateAt(starts ?? now, community.zone as Zone);
  const held = await vettingsOf(tx, community.id, helper);
  if (held.some(({ level, until }) => covers(level, vetting) && (until === null || day <= until))) return;
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
