import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";

/**
 * What somebody who asks to be forgotten had proposed and is not open yet is withdrawn, and their proxies are revoked. What was voted
 * stays as it was counted: the roll and the minutes name a person without a name.
 */
export async function forgetMotions(
  tx: Tx,
  { community, person }: { readonly community: Id; readonly person: Id; readonly now: Instant },
): Promise<void> {
  const withdrawn = await tx
    .updateTable("motions")
    .set((row) => ({ state: "withdrawn" as const, version: row("version", "+", 1) }))
    .where("community", "=", community)
    .where("proposer", "=", person)
    .where("state", "in", ["draft", "tabled"])
    .returning("id")
    .execute();
  for (const { id } of withdrawn) await freshen(tx, community, { kind: "motion", id });
  await tx
    .updateTable("proxies")
    .set({ state: "revoked" })
    .where("community", "=", community)
    .where((e) => e.or([e("giver", "=", person), e("holder", "=", person)]))
    .where("state", "=", "active")
    .execute();
}
