import { sql } from "kysely";
import { after, type Instant, SECOND } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { NoticeRow, RoomRow } from "#store/tables/telling.ts";

/** How long a process keeps a room without a sign of life, in milliseconds. A platform that takes longer to answer may see a second process. */
export const LEASE = 60 * SECOND;

/** A room where something can be told or edited now. */
export interface WaitingRoom {
  readonly community: Id;
  readonly room: Id;
  /** Empty for a person. */
  readonly platform: string;
}

/** A notice that is due, with the card that it puts up, if any. */
export type WaitingNotice = NoticeRow & { readonly fresh: string | null; readonly subject: Id | null; readonly wanted: number | null };

/** A card whose newest version is not shown yet. */
export interface StaleCard {
  readonly community: Id;
  readonly id: Id;
  readonly kind: string;
  readonly subject: Id;
  readonly wanted: number;
  readonly place: string;
  readonly digest: string | null;
  readonly attempts: number;
  readonly due: string;
  readonly posted: string | null;
}

/** How many of the notices that are due are looked at in one round, the longest due first: rooms are told side by side, so a few thousand are enough for all of them. */
const LOOKED_AT = 2_000;

/** How many rooms one round serves. */
const ROOMS = 500;

/** Literal states let the database use the small indexes that hold nothing else, from the first time on and without statistics. */
const due = sql<"due">`'due'`;
const up = sql<"up">`'up'`;

const withNotices = hot((q, p: { readonly now: string; readonly owner: string; readonly most: number }) =>
  q
    .selectFrom((inner) =>
      inner
        .selectFrom("notices")
        .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
        .select(["notices.community", "notices.room", "rooms.platform", "notices.turn"])
        .where("notices.state", "=", due)
        .where("notices.due", "<=", p.now)
        .where((row) => row.or([row("rooms.held_until", "is", null), row("rooms.held_until", "<=", p.now)]))
        .where((row) =>
          row.or([row("rooms.lease_owner", "is", null), row("rooms.lease_owner", "=", p.owner), row("rooms.lease_until", "<=", p.now)]),
        )
        .orderBy("notices.due")
        .limit(p.most)
        .as("waiting"),
    )
    .select((row) => ["community", "room", "platform", row.fn.countAll<number | string>().as("count")])
    .groupBy(["community", "room", "platform"])
    .orderBy((row) => row.fn.min("turn"))
    .limit(ROOMS),
);

const withCards = hot((q, p: { readonly now: string; readonly edits: string; readonly owner: string }) =>
  q
    .selectFrom("cards")
    .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "cards.community").onRef("rooms.id", "=", "cards.room"))
    .select(["cards.community", "cards.room", "rooms.platform"])
    .where("cards.state", "=", up)
    .whereRef("cards.wanted", ">", "cards.shown")
    .where("cards.edit_after", "<=", p.edits)
    .where((row) => row.or([row("rooms.held_until", "is", null), row("rooms.held_until", "<=", p.now)]))
    .where((row) =>
      row.or([row("rooms.lease_owner", "is", null), row("rooms.lease_owner", "=", p.owner), row("rooms.lease_until", "<=", p.now)]),
    )
    .groupBy(["cards.community", "cards.room", "rooms.platform"])
    .limit(ROOMS),
);

/** The rooms that `owner` may tell something now, those that have waited longest first; `edits` is how far card edits may go ahead of the clock. */
export async function waitingRooms(db: Db, owner: string, now: Instant, edits: Instant): Promise<readonly WaitingRoom[]> {
  const notices = await roomsWithNotices(db, instantIn(now), owner);
  const cards = await withCards.all(db, { now: instantIn(now), edits: instantIn(edits), owner });
  const rooms = new Map<string, WaitingRoom>();
  for (const { community, room, platform } of [...notices, ...cards]) rooms.set(`${community}/${room}`, { community, room, platform });
  return [...rooms.values()];
}

/** A few rooms with very much to say must not hide the others: then all that is due is looked at. */
async function roomsWithNotices(db: Db, now: string, owner: string) {
  const longest = await withNotices.all(db, { now, owner, most: LOOKED_AT });
  const seen = longest.reduce((sum, { count }) => sum + countOut(count), 0);
  return longest.length < ROOMS && seen === LOOKED_AT ? withNotices.all(db, { now, owner, most: EVERYTHING }) : longest;
}

/** More notices than a database holds. */
const EVERYTHING = 1_000_000_000;

const takeRoom = hotWrite(
  (q, p: { readonly community: Id; readonly id: Id; readonly owner: string; readonly now: string; readonly until: string }) =>
    q
      .updateTable("rooms")
      .set({ lease_owner: p.owner, lease_until: p.until })
      .where("community", "=", p.community)
      .where("id", "=", p.id)
      .where((row) => row.or([row("held_until", "is", null), row("held_until", "<=", p.now)]))
      .where((row) => row.or([row("lease_owner", "is", null), row("lease_owner", "=", p.owner), row("lease_until", "<=", p.now)]))
      .returningAll(),
);

/** Lends a room to `owner`; null when somebody else has it, or it has to wait. */
export async function take(tx: Tx, room: WaitingRoom, owner: string, now: Instant): Promise<RoomRow | null> {
  const until = instantIn(after(now, LEASE));
  return await takeRoom.first(tx, { community: room.community, id: room.room, owner, now: instantIn(now), until });
}

const giveRoomBack = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly owner: string }) =>
  q
    .updateTable("rooms")
    .set({ lease_owner: null, lease_until: null })
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("lease_owner", "=", p.owner),
);

/** Ends the loan of a room. */
export async function giveBack(tx: Tx, room: RoomRow, owner: string): Promise<void> {
  await giveRoomBack.run(tx, { community: room.community, id: room.id, owner });
}

const dueInRoom = hot((q, p: { readonly community: Id; readonly room: Id; readonly now: string }) =>
  q
    .selectFrom("notices")
    .leftJoin("cards", (join) => join.onRef("cards.community", "=", "notices.community").onRef("cards.id", "=", "notices.id"))
    .selectAll("notices")
    .select(["cards.kind as fresh", "cards.subject as subject", "cards.wanted as wanted"])
    .where("notices.community", "=", p.community)
    .where("notices.room", "=", p.room)
    .where("notices.state", "=", due)
    .where("notices.due", "<=", p.now)
    .orderBy("notices.turn")
    .orderBy("notices.sequence")
    .limit(2),
);

const staleInRoom = hot((q, p: { readonly community: Id; readonly room: Id; readonly edits: string }) =>
  q
    .selectFrom("cards")
    .innerJoin("notices", (join) => join.onRef("notices.community", "=", "cards.community").onRef("notices.id", "=", "cards.id"))
    .select([
      "cards.community",
      "cards.id",
      "cards.kind",
      "cards.subject",
      "cards.wanted",
      "cards.place",
      "cards.digest",
      "cards.attempts",
      "notices.due",
      "notices.posted",
    ])
    .where("cards.community", "=", p.community)
    .where("cards.room", "=", p.room)
    .where("cards.state", "=", up)
    .whereRef("cards.wanted", ">", "cards.shown")
    .where("cards.edit_after", "<=", p.edits)
    .orderBy("cards.edit_after")
    .limit(2),
);

/** A notice to be told next; `last` when nothing follows it in its room for now. */
export interface NextNotice {
  readonly kind: "notice";
  readonly notice: WaitingNotice;
  readonly last: boolean;
}

/** A card to be edited next; `last` as for a notice. */
export interface NextCard {
  readonly kind: "card";
  readonly card: StaleCard;
  readonly last: boolean;
}

/**
 * What is to be done next in a room: its first notice, else a card that wants an edit; null when there is neither. It is
 * read anew for each, so that what has been withdrawn meanwhile is not told.
 */
export async function nextIn(
  db: Db,
  room: Pick<RoomRow, "community" | "id">,
  now: Instant,
  edits: Instant,
): Promise<NextNotice | NextCard | null> {
  const key = { community: room.community, room: room.id };
  const notices = await dueInRoom.all(db, { ...key, now: instantIn(now) });
  const [notice] = notices;
  if (notice !== undefined && notices.length > 1) return { kind: "notice", notice, last: false };
  const rows = await staleInRoom.all(db, { ...key, edits: instantIn(edits) });
  if (notice !== undefined) return { kind: "notice", notice, last: rows.length === 0 };
  const [row] = rows;
  if (row === undefined) return null;
  return { kind: "card", card: { ...row, place: row.place ?? "" }, last: rows.length === 1 };
}
