import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import { troubledRooms } from "./room.ts";

/** What is still to be told, and what could not be. */
export interface OutboxState {
  /** Due by now and not told yet. */
  readonly waiting: number;
  /** Given up in the last week. */
  readonly givenUp: number;
  readonly troubled: readonly { readonly name: string; readonly reason: string }[];
}

const WEEK = 604_800_000;

/** How the community's outbox stands; people who cannot be reached are counted with what was given up, and never named. */
export async function outboxState(db: Db, community: Id, now: Instant): Promise<OutboxState> {
  const row = await db
    .selectFrom("notices")
    .select((e) => [
      e.fn
        .sum(
          e
            .case()
            .when(e.and([e("state", "=", "due"), e("due", "<=", instantIn(now))]))
            .then(1)
            .else(0)
            .end(),
        )
        .as("waiting"),
      e.fn
        .sum(
          e
            .case()
            .when(e.and([e("state", "=", "given-up"), e("due", ">", instantIn((now - WEEK) as Instant))]))
            .then(1)
            .else(0)
            .end(),
        )
        .as("givenUp"),
    ])
    .where("community", "=", community)
    .executeTakeFirst();
  const rooms = await troubledRooms(db, community);
  const troubled = rooms.flatMap((room) => (room.place === null ? [] : [{ name: room.place.name, reason: room.reason }]));
  return { waiting: countOut(row?.waiting ?? 0), givenUp: countOut(row?.givenUp ?? 0), troubled };
}
