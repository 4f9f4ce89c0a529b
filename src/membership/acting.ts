import type { Act } from "#chat/call.ts";
import type { Place } from "#chat/place.ts";
import type { Id } from "#kernel/ids.ts";
import { copyFor, type Subject } from "#outbox/fresh.ts";
import { type Fact, tell } from "#outbox/notice.ts";
import { roomFor } from "#outbox/room.ts";
import { audit } from "#store/audit.ts";
import { link, type Tx } from "#store/db.ts";
import { heard } from "#store/heard.ts";
import { announcementPlaces } from "./store.ts";

/** Writes down that a delivery was acted on, first of all; the id of what came of it when it had been before, else null. */
export async function actedBefore(tx: Tx, act: Act, subject: Id): Promise<Id | null> {
  if (act.delivery === null) return null;
  return (await heard(tx, { community: act.community.id, ...act.delivery }, subject)) as Id | null;
}

/** Appends to the record of who did what: `action` as a short name, never what somebody wrote. */
export function noteAct(tx: Tx, act: Act, action: string, subject: Id, handle: string): Promise<void> {
  const { community, person, account, now } = act;
  return audit(tx, { community: community.id, at: now, actor: person, account, action, subject, facts: { handle } });
}

/** Which card is hung up, and where: at a place, else where announcements go. */
export interface Hanging {
  readonly kind: string;
  readonly id: Id;
  /** The name of the notice that hangs it up. */
  readonly name: string;
  /** What its notices are told apart by: the handle. */
  readonly handle: string;
  readonly at: Place | null;
}

/** Promises a standing card, which stays fresh from then on, in each of its rooms. */
export async function hangCard(tx: Tx, act: Pick<Act, "community" | "now">, hanging: Hanging): Promise<void> {
  const { kind, id, name, handle, at } = hanging;
  const community = act.community.id;
  const places = at === null ? await announcementPlaces(tx, community) : [at];
  const rooms: Id[] = [];
  for (const place of places) rooms.push(await roomFor(tx, community, place));
  for (const room of rooms.sort()) {
    const once = `${name}:${handle}:${room}`;
    await tell(tx, { community, to: { room }, name, version: 1, facts: { id }, once, now: act.now, kind: null, fresh: { kind, id } });
  }
}

/** A word that no other change has: it tells apart what is told by several acts of one kind, though they come within the same instant. */
export function wordOfAct(tx: Tx): string {
  return tx[link].engine.ids.next();
}

/**
 * Tells each of some people the same, at once, in private. `once` tells it apart from other notices of that name. With `copies` each is sent a
 * copy of a card that stays fresh: what was confided to them for as long as they have to decide is not left with them.
 */
export async function tellEach(
  tx: Tx,
  about: { readonly community: { readonly id: Id }; readonly now: Act["now"] },
  people: readonly Id[],
  notice: { readonly name: string; readonly facts: Fact; readonly once: string; readonly copies?: Subject },
): Promise<void> {
  const community = about.community.id;
  for (const person of [...new Set(people)].sort()) {
    const once = `${notice.name}:${notice.once}:${person}`;
    await tell(tx, {
      community,
      to: { person },
      name: notice.name,
      version: 1,
      facts: notice.facts,
      once,
      now: about.now,
      kind: null,
      ...(notice.copies === undefined ? {} : { fresh: { kind: notice.copies.kind, id: copyFor(notice.copies.id, person) } }),
    });
  }
}
