import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { DIGEST_JOB, unsend } from "./service.ts";

/** What somebody who asks to be forgotten meant to announce is withdrawn; what was announced was the association's. They follow nothing. */
export async function forgetAnnouncements(
  tx: Tx,
  { community, person }: { readonly community: Id; readonly person: Id; readonly now: Instant },
): Promise<void> {
  const withdrawn = await tx
    .updateTable("announcements")
    .set({ state: "withdrawn", pending: null })
    .where("community", "=", community)
    .where("author", "=", person)
    .where("state", "in", ["waiting", "scheduled"])
    .returning("id")
    .execute();
  for (const { id } of withdrawn) await unsend(tx, community, id);
  await tx.deleteFrom("follows").where("community", "=", community).where("person", "=", person).execute();
  await unplan(tx, { community, kind: DIGEST_JOB, subject: person });
}
