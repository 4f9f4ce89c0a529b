import type { Motion } from "#assemblies/motion.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { tellEach } from "#membership/acting.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";
import { takeBack } from "./service.ts";
import { aboutMotion, agreementOut, bumpAgreement, negotiatorsOf, updateAgreement } from "./store.ts";

/** What a vote means for the agreement that it was about: ratified, or a mandate taken back. The negotiators are told either way. */
export async function agreementDecided(tx: Tx, community: Id, motion: Motion, now: Instant): Promise<void> {
  const about =
    (await aboutMotion(tx, community, motion.id)) ?? (motion.reopens === null ? null : await aboutMotion(tx, community, motion.reopens));
  if (about === null || motion.state === "withdrawn") return;
  const row = await bumpAgreement.first(tx, { community, id: about.agreement });
  if (row === null) return;
  const agreement = agreementOut(row);
  const { id, handle, state } = agreement;
  const adopted = motion.result?.outcome === "adopted";
  const negotiators = await negotiatorsOf(tx, community, id);
  const by = { community: { id: community }, now };
  const open = state === "mandated" || state === "negotiating" || state === "lapsed";
  if (about.purpose === "ratify" && open) {
    if (adopted) await updateAgreement(tx, community, id, { state: "ratified", ratified_by: motion.id });
    await tellEach(tx, by, negotiators, { name: "agreement-voted", facts: { id, adopted }, once: `${handle}:${motion.handle}` });
  }
  if (about.purpose === "withdraw" && adopted && (open || state === "ratified")) await takeBack(tx, by, agreement, motion.id, negotiators);
  await freshen(tx, community, { kind: "agreement", id });
}
