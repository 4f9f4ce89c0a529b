import type { Act } from "#chat/call.ts";
import { unplan } from "#jobs/plan.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { actedBefore } from "#membership/acting.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import { freshenRequest } from "./asking.ts";
import { activeClaims } from "./claim-store.ts";
import { recordEvent } from "./event-store.ts";
import { recordLook } from "./look-store.ts";
import { closeOffers } from "./offer-store.ts";
import type { Claim } from "./request.ts";
import { bumpRequest } from "./request-store.ts";
import { type RequestView, viewFor } from "./view.ts";

/** What is done to a request whose turn it is; `claims` are those in force. */
export type Work = (tx: Tx, row: RequestRow, claims: readonly Claim[]) => Promise<void>;

/** How things are done to requests: in their turn, once for each delivery, with a step in their history and one in the audit. */
export type Acting = ReturnType<typeof actingOn>;

/** The ways in which every part of aid acts on requests. */
export function actingOn({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Runs `work` on a request whose turn it is, once for each delivery, and gives the request as the actor sees it then. */
  async function acting(act: Act, id: Id, work: Work): Promise<RequestView> {
    const community = act.community.id;
    return change(db, async (tx) => {
      const again = await actedBefore(tx, act, id);
      if (again === null) {
        const row = await bumpRequest.first(tx, { community, id });
        if (row === null) throw new Refusal("press-stale");
        await work(tx, row, await activeClaims(tx, community, id));
        await freshenRequest(tx, community, id);
      }
      const view = await viewFor(tx, act, id);
      if (again === null && view.role === "helper" && view.contact !== null)
        await recordLook(tx, { community, id: ids.next(), request: id, person: act.person, at: act.now });
      return view;
    });
  }

  /**
   * Writes a step down, in the request's history and in the audit; the audit never holds the note, nor who asked where they wish not to
   * be named.
   */
  async function step(
    tx: Tx,
    act: Act,
    row: Pick<RequestRow, "id" | "handle" | "anonymous" | "requester">,
    event: string,
    note: string | null = null,
  ): Promise<Id> {
    const id = ids.next();
    await recordEvent(tx, id, { community: act.community.id, request: row.id, at: act.now, event, person: act.person, note });
    const { community, now } = act;
    const facts = { handle: row.handle };
    await audit(tx, { community: community.id, at: now, ...auditedBy(act, row), action: `aid ${event}`, subject: row.id, facts });
    return id;
  }

  return { acting, step };
}

/** Who acts, as the audit names them: not whoever asked without a name. */
export function auditedBy({ person, account }: Act, row: Pick<RequestRow, "anonymous" | "requester"> | null) {
  return row?.anonymous === 1 && row.requester === person ? { actor: null } : { actor: person, account };
}

/** Nobody else is asked, and those who were are told by the card that it is taken. */
export async function stopAsking(tx: Tx, community: Id, id: Id): Promise<void> {
  await closeOffers(tx, community, id);
  await unplan(tx, { community, kind: "aid-next-wave", subject: id });
}
