import { instantIn } from "#store/column.ts";
import type { Keeping } from "#store/keeping.ts";

/** How long what was asked for is kept once it was decided: what was approved is a gathering by then. */
export const gatheringsKeeping: readonly Keeping[] = [
  {
    what: "a gathering that waited for approval",
    days: 90,
    async remove(tx, before) {
      const { numDeletedRows } = await tx
        .deleteFrom("gathering_holds")
        .where("state", "!=", "waiting")
        .where("decided_at", "<", instantIn(before))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
];
