import { z } from "zod";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { announcementPlaces } from "#membership/store.ts";
import { tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import type { Tx } from "#store/db.ts";
import { askNext, tellPerson } from "./asking.ts";
import { findOffer, openOffers, setOffer } from "./offer-store.ts";
import { isOpen } from "./request.ts";
import { bumpRequest } from "./request-store.ts";
import { communityFacts } from "./told.ts";

/**
 * An offer did not arrive, since the private messages of whoever was asked are closed. That is no refusal: the next person is asked at
 * once, and the one who could not be told sees it where everybody meets, without a word about the request.
 */
export async function offerUndelivered(
  tx: Tx,
  ids: Ids,
  lost: { readonly community: Id; readonly notice: Id; readonly person: Id },
  now: Instant,
): Promise<void> {
  const { community, notice, person } = lost;
  const row = await tx.selectFrom("notices").select("facts").where("community", "=", community).where("id", "=", notice).executeTakeFirst();
  const { request } = z.object({ request: z.string() }).parse(JSON.parse(row?.facts ?? "{}"));
  const asked = await bumpRequest.first(tx, { community, id: request as Id });
  const offer = await findOffer(tx, community, request as Id, person);
  if (asked === null || offer?.state !== "open") return;
  await setOffer(tx, { community, request: asked.id, person, state: "unreachable", at: now });
  for (const place of await announcementPlaces(tx, community)) {
    const room = await roomFor(tx, community, place);
    const once = `aid-undelivered:${person}:${room}:${now}`;
    await tell(tx, { community, to: { room }, name: "aid-undelivered", version: 1, facts: { person }, once, now, kind: null });
  }
  if (offer.handed_by !== null)
    await tellPerson(
      tx,
      { community: { id: community }, now },
      offer.handed_by,
      "aid-not-handed",
      { request: asked.id },
      `aid-not-handed:${notice}`,
    );
  if (isOpen(asked.state) && (await openOffers(tx, community, asked.id)).length === 0)
    await askNext(tx, { ids }, await communityFacts(tx, community), asked, now);
}
