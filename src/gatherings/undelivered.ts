import { z } from "zod";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { unreachableOf } from "#outbox/room.ts";
import { jsonOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { occurrenceAt } from "./occurrence.ts";
import { freshenDate } from "./promises.ts";
import { fillIn, settleFill } from "./register.ts";
import { clearOffer, findRegistration, unofferedOf } from "./registrations.ts";
import { findKeptById, takeGathering } from "./store.ts";

const facts = z.object({ gathering: z.string(), occurrence: z.string(), until: z.number() });

/** How many of those who wait are looked at for somebody who can be told. */
const LOOKED_AT = 200;

/**
 * An offer of a seat did not arrive, since nothing reaches whoever has it. That is no refusal: they keep their place, and the seat is
 * offered to the next who can be told. Where there is nobody else the offer stands for its time.
 */
export async function seatUndelivered(
  tx: Tx,
  lost: { readonly community: Id; readonly notice: Id; readonly person: Id },
  now: Instant,
): Promise<void> {
  const { community, notice, person } = lost;
  const row = await tx.selectFrom("notices").select("facts").where("community", "=", community).where("id", "=", notice).executeTakeFirst();
  if (row === undefined) return;
  const offer = jsonOut(row.facts, (value) => facts.parse(value));
  const gathering = await takeGathering(tx, community, offer.gathering as Id);
  const kept = (await findKeptById(tx, community, offer.occurrence as Id))?.kept;
  const theirs = await findRegistration(tx, community, offer.occurrence as Id, person);
  if (gathering === null || kept === undefined || theirs?.offeredUntil !== offer.until || offer.until <= now) return;
  const here = occurrenceAt(gathering, kept.original, kept);
  if (here === null || here.cancelled !== null || here.at <= now) return;
  const waiting = (await unofferedOf(tx, community, kept.id, LOOKED_AT)).map((each) => each.person);
  const unreachable = await unreachableOf(tx, community, waiting, now);
  if (waiting.every((each) => unreachable.has(each))) return;
  await clearOffer(tx, community, theirs.id);
  const fill = await fillIn(tx, gathering, { ...here, kept });
  await settleFill(tx, now, gathering, { ...here, kept }, fill, { ...fill, held: fill.held - theirs.seats });
  await freshenDate(tx, gathering, kept);
}
