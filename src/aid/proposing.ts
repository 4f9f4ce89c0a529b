import type { CommunityFacts } from "#chat/call.ts";
import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Ids } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import type { Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { freshenRequest, offerTo } from "./asking.ts";
import { activeCounts } from "./claim-store.ts";
import { type KnownHelper, loadHelpers, needOf, termsOf } from "./helper-store.ts";
import { bumpRequest, listRequests } from "./request-store.ts";
import type { Ranked } from "./routing/rank.ts";
import { matchTogether } from "./routing/together.ts";
import { afterWave } from "./routing/wave.ts";

/** Matches the waiting queue as a whole and offers what comes of it: nobody is assigned without saying yes. */
export async function proposeTogether(tx: Tx, ids: Ids, community: CommunityFacts, now: Instant): Promise<number> {
  const rows = (await listRequests(tx, community.id, ["open", "unmet"], null, 1000)).filter(({ requester }) => requester !== null);
  if (rows.length === 0) return 0;
  const settings = await communitySettings(tx, community.id);
  const helpers = await loadHelpers(tx, community, settings, now, rows);
  const active = await activeCounts(tx, community.id);
  const needs = [];
  for (const row of rows) {
    const missing = row.helpers - (active.get(row.id) ?? 0);
    if (missing > 0) needs.push(needOf(row, missing, []));
  }
  const { proposals } = matchTogether(needs, helpers, termsOf(community, settings, now));
  const chosen = new Map<string, Ranked<KnownHelper>[]>();
  for (const { need, helper, cost } of proposals) chosen.set(need.id, [...(chosen.get(need.id) ?? []), { helper, cost }]);
  let offers = 0;
  for (const row of rows) {
    const to = chosen.get(row.id);
    if (to === undefined) continue;
    const held: RequestRow | null = await bumpRequest.first(tx, { community: community.id, id: row.id });
    if (held === null || (held.state !== "open" && held.state !== "unmet")) continue;
    await offerTo(tx, { ids }, community, held, to, now);
    // whoever is proposed may stay silent as well: then it goes on, to others or back to the coordinators
    const due = afterWave(held.urgency, now, settings, community.zone);
    await plan(tx, { community: community.id, kind: "aid-next-wave", subject: row.id, due });
    await freshenRequest(tx, community.id, row.id);
    offers += to.length;
  }
  return offers;
}
