import { instantIn } from "#store/column.ts";
import type { Keeping } from "#store/keeping.ts";

/** How long membership keeps what it needs for a time alone. */
export const membershipKeeping: readonly Keeping[] = [
  {
    what: "what somebody began to say",
    days: 1,
    async remove(tx, before) {
      const { numDeletedRows } = await tx.deleteFrom("drafts").where("created_at", "<", instantIn(before)).executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
  {
    what: "a table of members to be imported",
    days: 1,
    async remove(tx, before) {
      const { numDeletedRows } = await tx.deleteFrom("imports").where("created_at", "<", instantIn(before)).executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
  {
    what: "words of an application, a refusal, a resignation",
    days: 730,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable("member_events")
        .set({ reason: null })
        .where("event", "in", ["applied", "refused", "resigned"])
        .where("at", "<", instantIn(before))
        .where("reason", "is not", null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
  {
    what: "words of an exclusion that was dropped",
    days: 730,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable("exclusions")
        .set({ reason: "", answer: null })
        .where("state", "=", "dropped")
        .where("created_at", "<", instantIn(before))
        .where((e) => e.or([e("reason", "!=", ""), e("answer", "is not", null)]))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
];
