import type { Instant } from "#kernel/clock.ts";
import { clockIds, type Id } from "#kernel/ids.ts";
import { instantIn, jsonIn, jsonOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { hotWrite } from "#store/hot.ts";
import { roomOfPerson } from "./room.ts";

/** What may be kept as a fact: JSON, nothing else. Ids for what should be fresh, the thing itself for what must not change. */
export type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact | undefined };

/**
 * What a scheduled post is, as the export says it. What is told at once, as an answer to an act, has none (null) and is no
 * scheduled post.
 */
export type NoticeKind = "announcement" | "reminder" | "programme" | "result" | "notice";

/** Who is told: a room (see `roomFor`), or one person in private, wherever that person can be reached when it is told. */
export type Audience = { readonly room: Id } | { readonly person: Id };

/** A promise to tell something, kept in the same change as what caused it. */
export interface Notice {
  readonly community: Id;
  readonly to: Audience;
  /** The teller that will render it. */
  readonly name: string;
  /** The version of the facts: that of the teller when it was written. */
  readonly version: number;
  readonly facts: Fact;
  /** Which thing, at which time, for whom: a second notice of the community with the same text is not told. */
  readonly once: string;
  readonly now: Instant;
  readonly kind: NoticeKind | null;
  /** When it is to be told; at once unless given. An instant in the past is told at once, and counts as late. */
  readonly due?: Instant;
  /** The subject of a card that stays fresh: the notice is then rendered by the fresh teller of that kind, now and after. */
  readonly fresh?: { readonly kind: string; readonly id: Id };
}

/**
 * Promises a notice. Resolves to whether it is new: false when the community has had one with the same `once`, which is
 * then left as it is. One that was withdrawn before it was told may be promised again. On PostgreSQL the room's row stays
 * locked until the change ends, so changes that tell the same room go one after another; who tells several rooms in one
 * change does it in the order of their ids.
 */
export async function tell(tx: Tx, notice: Notice): Promise<boolean> {
  const { community, now, name, version, once, kind } = notice;
  const room = "room" in notice.to ? notice.to.room : await roomOfPerson(tx, community, notice.to.person);
  const { sequence, turn } = await nextInRoom(tx, notice, room);
  const id = clockIds({ now: () => now }).next();
  const facts = jsonIn(notice.facts);
  const due = instantIn(notice.due ?? now);
  const kept = await keep.first(tx, { community, id, room, sequence, turn, name, version, facts, once, kind, due });
  if (kept === null) return false;
  if (notice.fresh !== undefined) {
    await hang.run(tx, { community, id: kept.id, room, kind: notice.fresh.kind, subject: notice.fresh.id });
  }
  return true;
}

/** Withdraws what has not been told yet. Resolves to whether there was such a notice. */
export async function untell(tx: Tx, community: Id, once: string): Promise<boolean> {
  const dropped = await drop.first(tx, { community, once });
  if (dropped === null) return false;
  await takeDown(tx, community, [dropped.id]);
  return true;
}

const drop = hotWrite((q, p: { readonly community: Id; readonly once: string }) =>
  q
    .updateTable("notices")
    .set({ state: "dropped", reason: "withdrawn" })
    .where("community", "=", p.community)
    .where("once", "=", p.once)
    .where("state", "=", "due")
    .returning("id"),
);

/** Withdraws everything not told yet whose `once` begins with `prefix`, which may not be empty. Resolves to how many. */
export async function untellAll(tx: Tx, community: Id, prefix: string): Promise<number> {
  if (prefix === "") throw new RangeError("Everything at once is never withdrawn: give the beginning of what is.");
  const dropped = await tx
    .updateTable("notices")
    .set({ state: "dropped", reason: "withdrawn" })
    .where("community", "=", community)
    .where("once", ">=", prefix)
    .where("once", "<", `${prefix}\u{10ffff}`)
    .where("state", "=", "due")
    .returning("id")
    .execute();
  await takeDown(
    tx,
    community,
    dropped.map((row) => row.id),
  );
  return dropped.length;
}

/** Moves what has not been told yet to another instant. Resolves to whether there was such a notice. */
export async function retime(tx: Tx, community: Id, once: string, due: Instant): Promise<boolean> {
  const moved = await tx
    .updateTable("notices")
    .set({ due: instantIn(due), turn: instantIn(due) })
    .where("community", "=", community)
    .where("once", "=", once)
    .where("state", "=", "due")
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Changes the facts of what has not been told yet, in the change in which the same was told in vain (so that its room is held). Resolves to
 * whether there was such a notice.
 */
export async function alter(tx: Tx, community: Id, once: string, change: (facts: unknown) => Fact): Promise<boolean> {
  const kept = await tx
    .selectFrom("notices")
    .select(["id", "facts"])
    .where("community", "=", community)
    .where("once", "=", once)
    .where("state", "=", "due")
    .executeTakeFirst();
  if (kept === undefined) return false;
  const facts = jsonIn(change(jsonOut(kept.facts, (value) => value)));
  await tx.updateTable("notices").set({ facts }).where("community", "=", community).where("id", "=", kept.id).execute();
  return true;
}

/** Takes the room's next number. What is told at once never comes before an earlier one, even if two clocks disagree. */
async function nextInRoom(tx: Tx, notice: Notice, room: Id): Promise<{ readonly sequence: number; readonly turn: string }> {
  const key = { community: notice.community, room };
  const scheduled = notice.due !== undefined && notice.due > notice.now ? instantIn(notice.due) : null;
  const taken = scheduled === null ? await takeTurn.first(tx, { ...key, now: instantIn(notice.now) }) : await takeNumber.first(tx, key);
  if (taken === null) throw new Error(`The notice ${notice.name} is for a room that this community does not have.`);
  return { sequence: taken.next_seq - 1, turn: scheduled ?? taken.last_turn };
}

const takeNumber = hotWrite((q, p: { readonly community: Id; readonly room: Id }) =>
  q
    .updateTable("rooms")
    .set((row) => ({ next_seq: row("next_seq", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.room)
    .returning(["next_seq", "last_turn"]),
);

const takeTurn = hotWrite((q, p: { readonly community: Id; readonly room: Id; readonly now: string }) =>
  q
    .updateTable("rooms")
    .set((row) => ({
      next_seq: row("next_seq", "+", 1),
      last_turn: row.case().when("last_turn", "<", p.now).then(p.now).else(row.ref("last_turn")).end(),
    }))
    .where("community", "=", p.community)
    .where("id", "=", p.room)
    .returning(["next_seq", "last_turn"]),
);

/** What `keep` is given for each notice. */
type Kept = Pick<Notice, "community" | "name" | "version" | "once" | "kind"> & {
  readonly id: Id;
  readonly room: Id;
  readonly sequence: number;
  readonly turn: string;
  readonly facts: string;
  readonly due: string;
};

const keep = hotWrite((q, p: Kept) =>
  q
    .insertInto("notices")
    .values({
      community: p.community,
      id: p.id,
      room: p.room,
      sequence: p.sequence,
      turn: p.turn,
      name: p.name,
      version: p.version,
      facts: p.facts,
      once: p.once,
      kind: p.kind,
      due: p.due,
      state: "due",
      attempts: 0,
      reason: null,
      place: null,
      posted: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["community", "once"])
        .doUpdateSet((row) => ({
          room: row.ref("excluded.room"),
          sequence: row.ref("excluded.sequence"),
          turn: row.ref("excluded.turn"),
          name: row.ref("excluded.name"),
          version: row.ref("excluded.version"),
          facts: row.ref("excluded.facts"),
          kind: row.ref("excluded.kind"),
          due: row.ref("excluded.due"),
          state: "due",
          attempts: 0,
          reason: null,
        }))
        .where("notices.state", "=", "dropped")
        .where("notices.posted", "is", null),
    )
    .returning("id"),
);

const hang = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly room: Id; readonly kind: string; readonly subject: Id }) =>
  q
    .insertInto("cards")
    .values({
      community: p.community,
      id: p.id,
      room: p.room,
      kind: p.kind,
      subject: p.subject,
      wanted: 1,
      shown: 0,
      state: "waiting",
      place: null,
      digest: null,
      edit_after: "",
      attempts: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(["community", "id"]).doUpdateSet((row) => ({
        room: row.ref("excluded.room"),
        kind: row.ref("excluded.kind"),
        subject: row.ref("excluded.subject"),
        state: "waiting",
        attempts: 0,
      })),
    ),
);

async function takeDown(tx: Tx, community: Id, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("cards")
    .set({ state: "down" })
    .where("community", "=", community)
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .execute();
}
