import type { CommunityFacts } from "#chat/call.ts";
import { plan, unplan, unplanAll } from "#jobs/plan.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { stopAsking } from "./acting.ts";
import { activeClaims, endClaim } from "./claim-store.ts";
import { unpromise } from "./promising.ts";
import type { Claim } from "./request.ts";
import { changeRequest, type RequestChange } from "./request-store.ts";

/** Why a request is over. */
export const REASONS_TO_CLOSE = [
  "fulfilled",
  "partly",
  "not-possible",
  "withdrawn",
  "no-answer",
  "duplicate",
  "referred",
  "expired",
] as const;
export type ClosingReason = (typeof REASONS_TO_CLOSE)[number];

/** Of these, why it ends without help from here. */
export const WITHOUT_HELP = ["not-possible", "no-answer", "duplicate", "referred", "expired"] as const satisfies readonly ClosingReason[];
export type UnhelpedReason = (typeof WITHOUT_HELP)[number];

/** Ends a request: claims, offers, waves and reminders with it. What was confided is removed some days later. */
export async function closeRequest(
  tx: Tx,
  community: CommunityFacts,
  row: RequestRow,
  end: {
    readonly state: "done" | "withdrawn";
    readonly claims: "done" | "released";
    readonly reason: ClosingReason;
    readonly confirmed: boolean;
  },
  now: Instant,
): Promise<readonly Claim[]> {
  const claims = await activeClaims(tx, community.id, row.id);
  for (const { person } of claims) {
    await endClaim.first(tx, { community: community.id, request: row.id, person, state: end.claims });
    await unpromise(tx, community.id, row.id, person);
  }
  await stopAsking(tx, community.id, row.id);
  await unplanAll(tx, community.id, row.id, "aid-duty");
  const helped = end.claims === "done" ? row.helped + claims.length : row.helped;
  const change: RequestChange = {
    state: end.state,
    confirmed: end.confirmed ? 1 : 0,
    closed_at: instantIn(now),
    reason: end.reason,
    helped,
  };
  await changeRequest(tx, community.id, row.id, change);
  await planAfter(tx, community.id, row.id, end.confirmed || end.state === "withdrawn", now);
  return claims;
}

/** What happens some days after a request is over: it counts as confirmed without a word, and what was confided is removed. */
async function planAfter(tx: Tx, community: Id, id: Id, settled: boolean, now: Instant): Promise<void> {
  const { aid } = await communitySettings(tx, community);
  if (settled) await unplan(tx, { community, kind: "aid-confirm", subject: id });
  else await plan(tx, { community, kind: "aid-confirm", subject: id, due: (now + aid.confirmDays * DAY) as Instant });
  await plan(tx, { community, kind: "aid-purge", subject: id, due: (now + aid.retainDays * DAY) as Instant });
}
