import { DAY } from "#kernel/clock.ts";
import { instantIn } from "#store/column.ts";
import type { Keeping } from "#store/keeping.ts";
import { KEPT } from "./one-time.ts";

/** How long what was told, and links that were given, are kept. That something was told, when and how, stays with the row. */
export const outboxKeeping: readonly Keeping[] = [
  {
    what: "what a message was made from",
    days: 90,
    async remove(tx, before) {
      const { numUpdatedRows } = await tx
        .updateTable("notices")
        .set({ facts: "null" })
        .where("state", "in", ["sent", "dropped"])
        .where("due", "<", instantIn(before))
        .where("facts", "!=", "null")
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  },
  {
    what: "one-time links",
    days: KEPT / DAY,
    async remove(tx, before) {
      const { numDeletedRows } = await tx.deleteFrom("one_time_links").where("expires_at", "<", instantIn(before)).executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
];
