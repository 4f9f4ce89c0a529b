import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { dropSeatsOf } from "./group-store.ts";
import { groupNow, sayNo } from "./round.ts";
import { dropMember, exchangesOf, takeExchange } from "./store.ts";

/**
 * Somebody asks to be forgotten: they take part in nothing any more, whoever was with them now is told or put with somebody else, and
 * with whom they had been is gone.
 */
export async function forgetExchanges(tx: Tx, ids: Ids, community: Id, person: Id, now: Instant): Promise<void> {
  for (const id of await exchangesOf(tx, community, person)) {
    const exchange = await takeExchange(tx, community, id);
    await dropMember(tx, community, id, person);
    const group = exchange === null ? null : await groupNow(tx, community, exchange, person);
    if (exchange !== null && group !== null && group.seats.length > 1) await sayNo(tx, { community, ids, now }, exchange, group, person);
  }
  await dropSeatsOf(tx, community, person);
}
