import { after, DAY, HOUR, type Instant, SECOND } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, instantOut } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { hotWrite } from "#store/hot.ts";
import type { RoomRow } from "#store/tables/telling.ts";
import type { Delivered, Redrawn } from "./deliver.ts";
import type { StaleCard, WaitingNotice } from "./queue.ts";

/** A channel that is closed to us is tried again after this long, in milliseconds. */
export const CHANNEL_CLOSED = HOUR;

/** What is meant for a closed channel waits for it so long after its due time, in milliseconds, unless it is not worth saying before. */
export const CHANNEL_PATIENCE = 30 * DAY;

/** A person who cannot be reached is left alone for this long, in milliseconds. */
export const PERSON_CLOSED = 14 * DAY;

/** What a platform keeps putting off is given up this long after its due time, in milliseconds, and not before `PATIENT_ATTEMPTS`. */
export const PATIENCE = DAY;
export const PATIENT_ATTEMPTS = 10;

/** What fails by a fault of ours is given up after this many attempts. */
export const BROKEN_ATTEMPTS = 5;

/** A card is edited at most once in this time, in milliseconds. */
export const EDIT_PAUSE = SECOND;

/** A notice that will not be told, for the organisers. */
export interface GivenUp {
  readonly community: Id;
  readonly notice: Id;
  readonly name: string;
  readonly once: string;
  readonly room: Id;
  /** What people call the channel; empty for a person. */
  readonly roomName: string;
  /** The person who was to be told, or null. */
  readonly person: Id | null;
  /** Closed: the platform will not take it. Late: it was put off too long. Unsure: it may stand there or not. Broken: a fault of ours. */
  readonly why: "closed" | "late" | "unsure" | "broken";
  readonly reason: string;
  /** Whether it was the person's mailbox that refused it for good. */
  readonly letter?: true;
}

/**
 * What became of a notice, for now: `left` when it has left the queue and its room can be told more at once. `givenUp` is set
 * the first time that a room is in trouble, and for each fault of ours; `lost` for each notice that is given up.
 */
export type Settled = { readonly left: boolean; readonly givenUp: GivenUp | null; readonly lost: GivenUp | null };

/** Writes down what became of a notice. */
export async function settleNotice(tx: Tx, room: RoomRow, notice: WaitingNotice, delivered: Delivered, now: Instant): Promise<Settled> {
  if (delivered.kind === "sent") return await sent(tx, room, notice, delivered, now);
  if (delivered.kind === "dropped") return await leave(tx, notice, "dropped", "not worth saying any more");
  if (delivered.kind === "unreachable") {
    const reason = room.trouble ?? "unreachable";
    await leave(tx, notice, "given-up", reason);
    const lost = givenUp(room, notice, "closed", reason);
    return { left: true, givenUp: delivered.owed === true ? lost : null, lost };
  }
  if (delivered.kind === "unsure") {
    await leave(tx, notice, "given-up", delivered.reason);
    const lost = givenUp(room, notice, "unsure", delivered.reason);
    return { left: true, givenUp: lost, lost };
  }
  if (delivered.kind === "never") return await close(tx, room, notice, delivered, now);
  const attempts = notice.attempts + 1;
  if (delivered.kind === "broken" && attempts >= BROKEN_ATTEMPTS) {
    await leave(tx, notice, "given-up", delivered.reason);
    const lost = givenUp(room, notice, "broken", delivered.reason);
    return { left: true, givenUp: lost, lost };
  }
  if (delivered.kind === "later" && attempts >= PATIENT_ATTEMPTS && now - instantOut(notice.due) >= PATIENCE) {
    await leave(tx, notice, "given-up", delivered.reason);
    const lost = givenUp(room, notice, "late", delivered.reason);
    return { left: true, givenUp: await firstTrouble(tx, room, notice, "late", delivered.reason), lost };
  }
  const wait = delivered.kind === "later" && delivered.wait !== null ? delivered.wait : backoff(attempts);
  await tried.run(tx, { community: notice.community, id: notice.id, reason: delivered.reason });
  await hold.run(tx, { community: room.community, id: room.id, until: instantIn(after(now, Math.max(1, wait))) });
  return { left: false, givenUp: null, lost: null };
}

/** Writes down what became of an edit. Resolves to whether the room can be told more at once. */
export async function settleCard(tx: Tx, room: RoomRow, stale: StaleCard, redrawn: Redrawn, now: Instant): Promise<boolean> {
  const key = { community: stale.community, id: stale.id };
  if (redrawn.kind === "gone") {
    await downNow.run(tx, key);
    return true;
  }
  if (redrawn.kind === "shown") {
    const next = instantIn(after(now, EDIT_PAUSE));
    await shown.run(tx, { ...key, shown: stale.wanted, digest: redrawn.digest, next });
    return true;
  }
  if (redrawn.kind === "same" || (redrawn.kind === "broken" && stale.attempts + 1 >= BROKEN_ATTEMPTS)) {
    await shown.run(tx, { ...key, shown: stale.wanted, digest: stale.digest, next: instantIn(now) });
    return true;
  }
  const attempts = stale.attempts + 1;
  const wait = redrawn.kind === "later" && redrawn.wait !== null ? redrawn.wait : backoff(attempts);
  await cardTried.run(tx, { ...key, attempts });
  await hold.run(tx, { community: room.community, id: room.id, until: instantIn(after(now, Math.max(1, wait))) });
  return false;
}

async function sent(
  tx: Tx,
  room: RoomRow,
  notice: WaitingNotice,
  delivered: Delivered & { readonly kind: "sent" },
  now: Instant,
): Promise<Settled> {
  const key = { community: notice.community, id: notice.id };
  const troubled = room.trouble !== null || room.held_until !== null || room.closed_until !== null;
  if (troubled && delivered.letter !== true) {
    await open.run(tx, { community: room.community, id: room.id });
  }
  await markSent.run(tx, { ...key, place: delivered.where, posted: instantIn(now) });
  if (notice.wanted !== null) {
    const state = delivered.edits ? ("up" as const) : ("down" as const);
    await hang.run(tx, { ...key, state, place: delivered.where, digest: delivered.digest, shown: notice.wanted });
  }
  return { left: true, givenUp: null, lost: null };
}

async function close(
  tx: Tx,
  room: RoomRow,
  notice: WaitingNotice,
  { reason, letter }: Delivered & { readonly kind: "never" },
  now: Instant,
): Promise<Settled> {
  const trouble = await firstTrouble(tx, room, notice, "closed", reason);
  const first = letter === true ? { ...givenUp(room, notice, "closed", reason), letter } : trouble;
  const ends = instantIn(after(now, room.person === null ? CHANNEL_CLOSED : PERSON_CLOSED));
  const closing = room.person === null ? { held_until: ends } : { closed_until: ends };
  await tx.updateTable("rooms").set(closing).where("community", "=", room.community).where("id", "=", room.id).execute();
  const waits = room.person === null && now - instantOut(notice.due) < CHANNEL_PATIENCE;
  if (waits) await tried.run(tx, { community: notice.community, id: notice.id, reason });
  else await leave(tx, notice, "given-up", reason);
  return { left: false, givenUp: first, lost: waits ? null : givenUp(room, notice, "closed", reason) };
}

/** Marks the room as in trouble; null when it was already. */
async function firstTrouble(tx: Tx, room: RoomRow, notice: WaitingNotice, why: GivenUp["why"], reason: string): Promise<GivenUp | null> {
  const marked = await tx
    .updateTable("rooms")
    .set({ trouble: reason })
    .where("community", "=", room.community)
    .where("id", "=", room.id)
    .where("trouble", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked === undefined ? null : givenUp(room, notice, why, reason);
}

async function leave(tx: Tx, notice: WaitingNotice, state: "dropped" | "given-up", reason: string): Promise<Settled> {
  const attempt = state === "given-up" ? 1 : 0;
  const changed = await leaveQueue.run(tx, { community: notice.community, id: notice.id, state, reason, attempt });
  if (changed > 0 && notice.wanted !== null && state === "dropped") await downNow.run(tx, { community: notice.community, id: notice.id });
  return { left: true, givenUp: null, lost: null };
}

function givenUp(room: RoomRow, notice: WaitingNotice, why: GivenUp["why"], reason: string): GivenUp {
  const { community, name, once } = notice;
  return { community, notice: notice.id, name, once, room: room.id, roomName: room.name, person: room.person, why, reason };
}

/** Two seconds, twice as long after each attempt, at most an hour; a quarter more or less, so that rooms do not come back together. */
function backoff(attempts: number): number {
  const wait = Math.min(HOUR, 2 * SECOND * 2 ** (attempts - 1));
  return Math.round(wait * (0.75 + Math.random() / 2));
}

type Key = { readonly community: Id; readonly id: Id };

const markSent = hotWrite((q, p: Key & { readonly place: string; readonly posted: string }) =>
  q
    .updateTable("notices")
    .set((row) => ({ state: "sent", place: p.place, posted: p.posted, attempts: row("attempts", "+", 1), reason: null }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("state", "!=", "sent"),
);

const hang = hotWrite(
  (q, p: Key & { readonly state: "up" | "down"; readonly place: string; readonly digest: string; readonly shown: number }) =>
    q
      .updateTable("cards")
      .set({ state: p.state, place: p.place, digest: p.digest, shown: p.shown, attempts: 0 })
      .where("community", "=", p.community)
      .where("id", "=", p.id)
      .where("place", "is", null),
);

const leaveQueue = hotWrite((q, p: Key & { readonly state: "dropped" | "given-up"; readonly reason: string; readonly attempt: number }) =>
  q
    .updateTable("notices")
    .set((row) => ({ state: p.state, reason: p.reason, attempts: row("attempts", "+", p.attempt) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("state", "=", "due"),
);

const tried = hotWrite((q, p: Key & { readonly reason: string }) =>
  q
    .updateTable("notices")
    .set((row) => ({ attempts: row("attempts", "+", 1), reason: p.reason }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("state", "=", "due"),
);

const hold = hotWrite((q, p: Key & { readonly until: string }) =>
  q.updateTable("rooms").set({ held_until: p.until }).where("community", "=", p.community).where("id", "=", p.id),
);

const open = hotWrite((q, p: Key) =>
  q
    .updateTable("rooms")
    .set({ held_until: null, closed_until: null, trouble: null })
    .where("community", "=", p.community)
    .where("id", "=", p.id),
);

const shown = hotWrite((q, p: Key & { readonly shown: number; readonly digest: string | null; readonly next: string }) =>
  q
    .updateTable("cards")
    .set({ shown: p.shown, digest: p.digest, edit_after: p.next, attempts: 0 })
    .where("community", "=", p.community)
    .where("id", "=", p.id),
);

const downNow = hotWrite((q, p: Key) =>
  q.updateTable("cards").set({ state: "down" }).where("community", "=", p.community).where("id", "=", p.id),
);

const cardTried = hotWrite((q, p: Key & { readonly attempts: number }) =>
  q.updateTable("cards").set({ attempts: p.attempts }).where("community", "=", p.community).where("id", "=", p.id),
);
