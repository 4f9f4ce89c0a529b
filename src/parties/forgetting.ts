import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";

/** Somebody asks to be forgotten: what they reported in confidence is gone, and settled; that there was a report stays counted. */
export async function forgetBreaches(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx
    .updateTable("breaches")
    .set({ words: "–", state: "closed" })
    .where("community", "=", community)
    .where("reporter", "=", person)
    .execute();
}
