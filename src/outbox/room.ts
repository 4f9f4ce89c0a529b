import type { Place } from "#chat/place.ts";
import { type Instant, machineClock } from "#kernel/clock.ts";
import { clockIds, type Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";

/** A room is nobody's act and has no hour of its own: its id is made by the machine's clock, whatever clock the house goes by. */
const ids = clockIds(machineClock);

/** A room that cannot be told anything at present, for the organisers. */
export interface TroubledRoom {
  readonly id: Id;
  /** Null for a person. */
  readonly place: Place | null;
  /** Null for a channel. */
  readonly person: Id | null;
  /** What the platform said. */
  readonly reason: string;
}

/**
 * The room of the community at this place; it is made when there is none, and takes the place's newest name. Its space is
 * the one attached for that platform and team, if there is one.
 */
export async function roomFor(tx: Tx, community: Id, place: Place): Promise<Id> {
  const { platform, team, name } = place;
  const native = place.room;
  const known = await roomAt.first(tx, { community, platform, team, native });
  if (known !== null && known.name === name && known.space !== null) return known.id;
  const space = await spaceOf.first(tx, { community, platform, team });
  const named = { name, space: space?.id ?? null };
  const room = await tx
    .insertInto("rooms")
    .values({ ...emptyRoom(community), ...named, platform, team, native })
    .onConflict((conflict) => conflict.columns(["community", "platform", "team", "native"]).doUpdateSet(named))
    .returning("id")
    .executeTakeFirstOrThrow();
  return room.id;
}

/** The rooms at these places, in the order in which every change takes them. */
export async function roomsFor(tx: Tx, community: Id, places: readonly Place[]): Promise<readonly Id[]> {
  const rooms: Id[] = [];
  for (const place of places) rooms.push(await roomFor(tx, community, place));
  return rooms.sort();
}

const roomAt = hot((q, p: { readonly community: Id; readonly platform: string; readonly team: string; readonly native: string }) =>
  q
    .selectFrom("rooms")
    .select(["id", "name", "space"])
    .where("community", "=", p.community)
    .where("platform", "=", p.platform)
    .where("team", "=", p.team)
    .where("native", "=", p.native),
);

const spaceOf = hot((q, p: { readonly community: Id; readonly platform: string; readonly team: string }) =>
  q.selectFrom("spaces").select("id").where("community", "=", p.community).where("platform", "=", p.platform).where("team", "=", p.team),
);

/** The room that stands for a person in private; it is made when there is none. */
export async function roomOfPerson(tx: Tx, community: Id, person: Id): Promise<Id> {
  const known = await privateRoom.first(tx, { community, person });
  if (known !== null) return known.id;
  const made = await tx
    .insertInto("rooms")
    .values({ ...emptyRoom(community), person, platform: "", team: "", native: person, name: "", space: null })
    .onConflict((conflict) => conflict.columns(["community", "platform", "team", "native"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  const room = made ?? (await privateRoom.first(tx, { community, person }));
  if (room === null) throw new Error("The room of a person is neither there nor can it be made.");
  return room.id;
}

const privateRoom = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q
    .selectFrom("rooms")
    .select("id")
    .where("community", "=", p.community)
    .where("platform", "=", "")
    .where("team", "=", "")
    .where("native", "=", p.person),
);

/** Those of some people whom nothing reaches at present. */
export async function unreachableOf(db: Db, community: Id, people: readonly Id[], now: Instant): Promise<ReadonlySet<Id>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom("rooms")
    .select("native")
    .where("community", "=", community)
    .where("platform", "=", "")
    .where("team", "=", "")
    .where("native", "in", people)
    .where("closed_until", ">", instantIn(now))
    .execute();
  return new Set(rows.map(({ native }) => native as Id));
}

/** The rooms and persons of the community that nothing can be told to at present. */
export async function troubledRooms(db: Db, community: Id): Promise<readonly TroubledRoom[]> {
  const rows = await db
    .selectFrom("rooms")
    .select(["id", "person", "platform", "team", "native", "name", "trouble"])
    .where("community", "=", community)
    .where("trouble", "is not", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    place: row.person === null ? { platform: row.platform, team: row.team, room: row.native, name: row.name } : null,
    person: row.person,
    reason: row.trouble ?? "",
  }));
}

/**
 * Opens a room again at once, and promises anew what was given up there since `since`. For a person whom we have just heard of
 * again. Resolves to how many notices are due again.
 */
export async function reopen(tx: Tx, community: Id, room: Id, since: Instant): Promise<number> {
  await tx
    .updateTable("rooms")
    .set({ held_until: null, closed_until: null, trouble: null })
    .where("community", "=", community)
    .where("id", "=", room)
    .execute();
  const again = await tx
    .updateTable("notices")
    .set({ state: "due", attempts: 0, reason: null })
    .where("community", "=", community)
    .where("room", "=", room)
    .where("state", "=", "given-up")
    .where("due", ">=", instantIn(since))
    .returning("id")
    .execute();
  return again.length;
}

/**
 * Channels of a space that are there no longer, by what their platform calls them (`natives`): they are forgotten, so that nobody is offered
 * them. One in which something was or is to be told stays: its organisers are told once something cannot be.
 */
export async function forgetRooms(tx: Tx, space: Pick<Place, "platform" | "team">, natives: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("rooms")
    .where("platform", "=", space.platform)
    .where("team", "=", space.team)
    .where("native", "in", natives)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom("notices")
              .select("notices.id")
              .whereRef("notices.community", "=", "rooms.community")
              .whereRef("notices.room", "=", "rooms.id"),
          ),
          exists(
            selectFrom("cards")
              .select("cards.id")
              .whereRef("cards.community", "=", "rooms.community")
              .whereRef("cards.room", "=", "rooms.id"),
          ),
        ]),
      ),
    )
    .execute();
}

function emptyRoom(community: Id) {
  return {
    community,
    id: ids.next(),
    person: null,
    next_seq: 1,
    last_turn: "",
    lease_owner: null,
    lease_until: null,
    held_until: null,
    closed_until: null,
    trouble: null,
  };
}

/** Channels of a space that were closed to us are tried again at once: we were let in anew. */
export async function openRoomsOf(tx: Tx, space: Pick<Place, "platform" | "team">): Promise<void> {
  await tx
    .updateTable("rooms")
    .set({ held_until: null, closed_until: null, trouble: null })
    .where("platform", "=", space.platform)
    .where("team", "=", space.team)
    .where("person", "is", null)
    .where("trouble", "is not", null)
    .execute();
}
