import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Breachable, Taken } from "#parties/breaches.ts";
import type { Subject } from "#parties/party.ts";
import type { Db } from "#store/db.ts";
import { bumpAgreement, loadAgreement } from "./store.ts";

/** What can be broken: an agreement that both have signed, while it holds and afterwards. */
const SIGNED: readonly string[] = ["signed", "in-force", "ended"];

/** An agreement of which breaches are reported. */
export const agreementKeeping: Breachable = {
  kind: "agreement",
  purpose: "breach",
  async read(db: Db, community: Id, id: Id): Promise<Subject> {
    const { handle, title } = await loadAgreement(db, community, id);
    return { kind: "agreement", id, handle, title };
  },
  async turn(tx, community, id, why): Promise<Taken | null> {
    const row = await bumpAgreement.first(tx, { community, id });
    if (row === null) return null;
    const { handle, title, state } = row;
    if (why === "report" && !SIGNED.includes(state)) throw new Refusal("agreement-not-in-force", { handle, state });
    await freshen(tx, community, { kind: "agreement", id });
    return { kind: "agreement", id, handle, title, party: row.counterpart };
  },
};
