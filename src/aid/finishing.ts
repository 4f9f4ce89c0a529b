import type { Act } from "#chat/call.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tx } from "#store/db.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import type { Acting } from "./acting.ts";
import { tellPerson } from "./asking.ts";
import { loadClaims } from "./claim-store.ts";
import { type ClosingReason, closeRequest, type UnhelpedReason } from "./closing.ts";
import { type Claim, requireLive } from "./request.ts";
import { cardOut } from "./request-store.ts";
import type { RequestView } from "./view.ts";

/** Saying that it is done, or that it ends without help. */
export function finishingService({ acting, step }: Acting) {
  /**
   * Says that it is done: a helper or a coordinator, to be confirmed by whoever asked; or whoever asked, which settles it. A coordinator
   * who ends it without help says why.
   */
  function finish(act: Act, id: Id, note: string | null = null, why: UnhelpedReason | null = null): Promise<RequestView> {
    return acting(act, id, async (tx, row, claims) => {
      requireFinishing(act, row, claims, why);
      if (why !== null) return end(tx, act, row, note, why);
      const asker = row.requester === act.person;
      const reason = claims.length >= row.helpers || row.state === "done" ? "fulfilled" : claims.length > 0 ? "partly" : "referred";
      await closeRequest(tx, act.community, row, { state: "done", claims: "done", reason, confirmed: asker }, act.now);
      const event = await step(tx, act, row, asker ? "confirmed" : "done", note);
      const helped = (await loadClaims(tx, act.community.id, id)).filter((each) => each.state === "done").map((each) => each.person);
      for (const person of asker ? helped : [row.requester])
        await tellPerson(tx, act, person, asker ? "aid-thanks" : "aid-finished", { request: id, event }, `aid-finished:${event}:${person}`);
    });
  }

  /** It ends without help, or with help from elsewhere: whoever asked hears why, and how to open it again; whoever held it is free. */
  async function end(tx: Tx, act: Act, row: RequestRow, note: string | null, reason: ClosingReason): Promise<void> {
    const freed = await closeRequest(tx, act.community, row, { state: "done", claims: "released", reason, confirmed: false }, act.now);
    const event = await step(tx, act, row, "closed", note);
    for (const { person } of freed)
      if (person !== act.person)
        await tellPerson(tx, act, person, "aid-withdrawn", { request: row.id }, `aid-withdrawn:${event}:${person}`);
    if (row.requester !== act.person)
      await tellPerson(tx, act, row.requester, "aid-closed", { request: row.id, event }, `aid-closed:${event}`);
  }

  function requireFinishing(act: Act, row: RequestRow, claims: readonly Claim[], why: UnhelpedReason | null): void {
    const { handle } = row;
    const asker = row.requester === act.person;
    const coordinator = act.may("coordinate help");
    const helping = claims.some((each) => each.person === act.person);
    if (row.state === "withdrawn" || (!asker && row.state === "done")) requireLive(cardOut(row));
    if (!asker && !helping && !coordinator) throw new Refusal("aid-not-yours", { handle });
    if (asker && row.state === "done" && row.confirmed === 1) throw new Refusal("aid-is-done", { handle });
    if (why !== null && !asker && !coordinator) throw new Refusal("aid-close-others", { handle });
    if (why === null && !asker && !helping && claims.length === 0) throw new Refusal("aid-close-why", { handle });
  }

  return { finish };
}
