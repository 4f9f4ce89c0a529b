import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";

/**
 * Somebody asks to be forgotten: signatures in confidence go, and of campaigns still open every signature, every pledge and the
 * tasks that they had taken on. What was public when a campaign closed stays, under a person without a name.
 */
export async function forgetCampaigns(tx: Tx, community: Id, person: Id): Promise<void> {
  const open = (await tx.selectFrom("campaigns").select("id").where("community", "=", community).where("state", "=", "open").execute()).map(
    ({ id }) => id,
  );
  await tx
    .deleteFrom("campaign_signatures")
    .where("community", "=", community)
    .where("person", "=", person)
    .where((e) => e.or([e("confided", "=", 1), e("campaign", "in", open.length === 0 ? ["" as Id] : open)]))
    .execute();
  for (const id of open) {
    await tx
      .deleteFrom("campaign_pledges")
      .where("community", "=", community)
      .where("campaign", "=", id)
      .where("person", "=", person)
      .execute();
    await tx
      .updateTable("campaign_tasks")
      .set({ state: "open", person: null })
      .where("community", "=", community)
      .where("campaign", "=", id)
      .where("person", "=", person)
      .where("state", "=", "taken")
      .execute();
    await freshen(tx, community, { kind: "campaign", id });
  }
}
