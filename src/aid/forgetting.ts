import type { CommunityFacts } from "#chat/call.ts";
import { unplanAll } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import type { Tx } from "#store/db.ts";
import { askNext, freshenRequest, tellPerson, withdrawOffers } from "./asking.ts";
import { activeClaims, endClaim } from "./claim-store.ts";
import { closeRequest } from "./closing.ts";
import { recordEvent } from "./event-store.ts";
import { unpromise } from "./promising.ts";
import { stateWith } from "./request.ts";
import { bumpRequest, cardOut, changeRequest, listRequests } from "./request-store.ts";
import { removePrivate } from "./retention.ts";

const LIVE = ["open", "offered", "claimed", "unmet"] as const;
const ALL = [...LIVE, "done", "withdrawn"] as const;

/**
 * Somebody leaves, or asks to be forgotten. What they hold is given back first, and others are asked; what they asked for is closed,
 * with a neutral word to whoever holds it, and what they confided is removed now, whether it is over or not. The figures stay.
 */
export async function forgetInAid(tx: Tx, ids: Ids, community: CommunityFacts, person: Id, now: Instant): Promise<void> {
  await giveEverythingBack(tx, ids, community, person, now);
  for (const { id } of await listRequests(tx, community.id, ALL, { requester: person }, 100_000)) {
    const row = await bumpRequest.first(tx, { community: community.id, id });
    if (row === null) continue;
    if ((LIVE as readonly string[]).includes(row.state)) {
      const end = { state: "withdrawn", claims: "released", reason: "withdrawn", confirmed: false } as const;
      for (const claim of await closeRequest(tx, community, row, end, now))
        await tellPerson(
          tx,
          { community, now },
          claim.person,
          "aid-withdrawn",
          { request: row.id },
          `aid-withdrawn:${row.handle}:${claim.person}`,
        );
      await recordEvent(tx, ids.next(), { community: community.id, request: row.id, at: now, event: "withdrawn", person: null });
    }
    await unplanAll(tx, community.id, row.id);
    await removePrivate(tx, community, row.id, now);
    await freshenRequest(tx, community.id, row.id);
  }
  await tx.deleteFrom("volunteers").where("community", "=", community.id).where("id", "=", person).execute();
  for (const table of ["vettings", "leaves", "kept_apart"] as const)
    await tx.deleteFrom(table).where("community", "=", community.id).where("person", "=", person).execute();
  await tx.deleteFrom("kept_apart").where("community", "=", community.id).where("other", "=", person).execute();
  await tx.updateTable("leaves").set({ substitute: null }).where("community", "=", community.id).where("substitute", "=", person).execute();
  await tx
    .updateTable("request_events")
    .set({ person: null, note: null })
    .where("community", "=", community.id)
    .where("person", "=", person)
    .execute();
}

/** Whoever leaves holds nothing any more: others are asked, and those who asked are told, without a reason. */
export async function giveEverythingBack(tx: Tx, ids: Ids, community: CommunityFacts, person: Id, now: Instant): Promise<void> {
  const held = await listRequests(tx, community.id, LIVE, { claimer: person }, 1000);
  await tx.updateTable("volunteers").set({ paused: 1 }).where("community", "=", community.id).where("id", "=", person).execute();
  for (const { id } of held) {
    const row = await bumpRequest.first(tx, { community: community.id, id });
    if (row === null) continue;
    await endClaim.first(tx, { community: community.id, request: row.id, person, state: "released" });
    await unpromise(tx, community.id, row.id, person);
    const { length } = await activeClaims(tx, community.id, row.id);
    await changeRequest(tx, community.id, row.id, { state: stateWith(cardOut(row), length, true) });
    const event = ids.next();
    await recordEvent(tx, event, { community: community.id, request: row.id, at: now, event: "released", person });
    await tellPerson(tx, { community, now }, row.requester, "aid-released", { request: row.id }, `aid-released:${row.handle}:${event}`);
    await askNext(tx, { ids }, community, { ...row, state: "offered" }, now);
    await freshenRequest(tx, community.id, row.id);
  }
  await withdrawOffers(tx, { ids }, community, person, now);
}
