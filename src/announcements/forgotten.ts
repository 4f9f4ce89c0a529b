import { unplan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { untellAll } from "#outbox/notice.ts";
import type { Tx } from "#store/db.ts";
import { ANNOUNCEMENT_JOB, DIGEST_JOB } from "./service.ts";

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
  for (const { id } of withdrawn) {
    await untellAll(tx, community, `announced:${id}:`);
    await unplan(tx, { community, kind: ANNOUNCEMENT_JOB, subject: id });
  }
  await tx.deleteFrom("follows").where("community", "=", community).where("person", "=", person).execute();
  await unplan(tx, { community, kind: DIGEST_JOB, subject: person });
}
