import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshenCopies } from "#outbox/fresh.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { freshenReport } from "./store.ts";

/** What somebody confided in a report is gone, and an open one of theirs is closed; what was said to them about themselves is gone too. */
export async function forgetReports(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  await tx
    .updateTable("reports")
    .set({ state: "dismissed", closed_at: instantIn(now) })
    .where("community", "=", community)
    .where("reporter", "=", person)
    .where("state", "in", ["received", "handled"])
    .execute();
  const emptied = await tx
    .updateTable("reports")
    .set({ about: "", message: null })
    .where("community", "=", community)
    .where("reporter", "=", person)
    .returning("id")
    .execute();
  for (const { id } of emptied) await freshenReport(tx, community, id);
  await tx.updateTable("reports").set({ meant: null }).where("community", "=", community).where("meant", "=", person).execute();
  await tx
    .updateTable("measures")
    .set({ state: "dropped" })
    .where("community", "=", community)
    .where("person", "=", person)
    .where("state", "=", "proposed")
    .execute();
  const unsaid = await tx
    .updateTable("measures")
    .set({ reason: "", appeal: null })
    .where("community", "=", community)
    .where("person", "=", person)
    .returning("id")
    .execute();
  for (const { id } of unsaid) await freshenCopies(tx, community, { kind: "measure", id });
}
