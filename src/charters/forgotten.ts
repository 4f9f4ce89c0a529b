import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";

/** That somebody has signed stays, since others rely on it; who it was does not. */
export async function forgetSignatures(tx: Tx, community: Id, person: Id): Promise<void> {
  await tx
    .updateTable("signatures")
    .set({ name: "", capacity: "", organisation: "" })
    .where("community", "=", community)
    .where("person", "=", person)
    .execute();
}
