import { instantIn } from "#store/column.ts";
import type { Keeping } from "#store/keeping.ts";

/** How long what was reported, and what was said to somebody about it, is kept once it is over. */
export const moderationKeeping: readonly Keeping[] = [
  {
    what: "text of a report",
    days: 730,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable("reports")
        .set({ about: "", message: null, meant: null })
        .where("closed_at", "<", instantIn(before))
        .where((e) => e.or([e("about", "!=", ""), e("message", "is not", null), e("meant", "is not", null)]))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
  {
    what: "reason of a measure that is over",
    days: 730,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable("measures")
        .set({ reason: "", appeal: null })
        .where((e) => e.or([e("state", "in", ["ended", "lifted", "dropped", "proposed"]), e("kind", "!=", "suspension")]))
        .where("created_at", "<", instantIn(before))
        .where((e) => e.or([e("reason", "!=", ""), e("appeal", "is not", null)]))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
];
