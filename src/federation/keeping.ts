import { instantIn } from "#store/column.ts";
import type { Keeping } from "#store/keeping.ts";

/** How long it is known what other servers were told: of what is up for as long as it is, since it is to be changed and taken back there. */
export const federationKeeping: readonly Keeping[] = [
  {
    what: "what other servers were told of something that is gone",
    days: 30,
    async remove(tx, before) {
      const at = instantIn(before);
      const down = tx.selectFrom("federation_events").select("id").where("state", "=", "down").where("changed_at", "<", at);
      const tellings = await tx
        .deleteFrom("federation_tellings")
        .where("state", "!=", "due")
        .where("try_at", "<", at)
        .where((row) => row.or([row("kind", "!=", "event"), row("subject", "in", down)]))
        .executeTakeFirst();
      const events = await tx
        .deleteFrom("federation_events")
        .where("state", "=", "down")
        .where("changed_at", "<", at)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("federation_tellings as t")
                .select("t.id")
                .whereRef("t.community", "=", "federation_events.community")
                .whereRef("t.subject", "=", "federation_events.id"),
            ),
          ),
        )
        .executeTakeFirst();
      return Number(tellings.numDeletedRows) + Number(events.numDeletedRows);
    },
  },
];
