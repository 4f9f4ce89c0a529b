import type { Act } from "#chat/call.ts";
import { unplan } from "#jobs/plan.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { communitySettings } from "#membership/store.ts";
import { instantOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import type { Acting } from "./acting.ts";
import { askNext, tellPerson } from "./asking.ts";
import { loadClaims } from "./claim-store.ts";
import { forgetAccepted } from "./offer-store.ts";
import { mayReopen } from "./request.ts";
import { changeRequest } from "./request-store.ts";
import type { RequestView } from "./view.ts";

/** Opening again what was reported done. */
export function reopeningService({ ids }: Parts, { acting, step }: Acting) {
  /** A new search with the history kept: whoever helped is told, and may be asked like everybody else. */
  function reopen(act: Act, id: Id, note: string | null = null): Promise<RequestView> {
    const community = act.community.id;
    return acting(act, id, async (tx, row) => {
      await requireReopening(tx, act, row);
      const helped = (await loadClaims(tx, community, id)).filter(({ state }) => state === "done").map(({ person }) => person);
      const open = { state: "open", confirmed: 0, closed_at: null, reason: null } as const;
      await changeRequest(tx, community, id, open);
      for (const kind of ["aid-confirm", "aid-purge"]) await unplan(tx, { community, kind, subject: id });
      await forgetAccepted(tx, community, id, helped);
      const event = await step(tx, act, row, "reopened", note);
      const told = row.requester === act.person ? helped : [row.requester, ...helped];
      for (const person of new Set(told))
        await tellPerson(tx, act, person, "aid-reopened", { request: id, event }, `aid-reopened:${event}:${person}`);
      await askNext(tx, { ids }, act.community, { ...row, ...open }, act.now);
    });
  }

  async function requireReopening(tx: Tx, act: Act, row: RequestRow): Promise<void> {
    const { handle } = row;
    const who = { asker: row.requester === act.person, coordinator: act.may("coordinate help") };
    if (!who.asker && !who.coordinator) throw new Refusal("aid-reopen-others", { handle });
    if (row.state === "withdrawn") throw new Refusal("aid-reopen-withdrawn", { handle });
    if (row.state !== "done") throw new Refusal("aid-reopen-open", { handle });
    const { aid } = await communitySettings(tx, act.community.id);
    const closedAt = row.closed_at === null ? null : instantOut(row.closed_at);
    if (row.purged_at !== null || !mayReopen({ state: row.state, closedAt }, who, aid, act.now))
      throw new Refusal("aid-reopen-late", { handle, days: who.coordinator ? aid.retainDays : aid.confirmDays });
  }

  return { reopen };
}
