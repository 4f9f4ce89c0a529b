import type { Id } from "#kernel/ids.ts";
import type { Db, Tx } from "#store/db.ts";
import { hotWrite } from "#store/hot.ts";

/** What a card that stays fresh is about: a kind that has a fresh teller, and the subject's id. */
export interface Subject {
  readonly kind: string;
  readonly id: Id;
}

const bump = hotWrite((q, p: { readonly community: Id; readonly kind: string; readonly subject: Id }) =>
  q
    .updateTable("cards")
    .set((row) => ({ wanted: row("wanted", "+", 1) }))
    .where("community", "=", p.community)
    .where("kind", "=", p.kind)
    .where("subject", "=", p.subject)
    .where("state", "!=", "down"),
);

/**
 * Says that what is shown of this subject is out of date: every card of it, in whatever room, will be edited. Costs one
 * statement, and does nothing when it has no card. Many calls together become one edit, which is skipped when it would
 * show the same.
 */
export async function freshen(tx: Tx, community: Id, subject: Subject): Promise<void> {
  await bump.run(tx, { community, kind: subject.kind, subject: subject.id });
}

/** The same for every subject of one kind whose id begins with `prefix`, which may not be empty. */
export async function freshenAll(tx: Tx, community: Id, kind: string, prefix: string): Promise<void> {
  if (prefix === "") throw new RangeError("Everything at once is never drawn anew: give the beginning of what is.");
  await bumpAll.run(tx, { community, kind, from: prefix as Id, to: `${prefix}\u{10ffff}` as Id });
}

const bumpAll = hotWrite((q, p: { readonly community: Id; readonly kind: string; readonly from: Id; readonly to: Id }) =>
  q
    .updateTable("cards")
    .set((row) => ({ wanted: row("wanted", "+", 1) }))
    .where("community", "=", p.community)
    .where("kind", "=", p.kind)
    .where("subject", ">=", p.from)
    .where("subject", "<", p.to)
    .where("state", "!=", "down"),
);

/** What one person's own copy of a private card is called, so that it stays fresh after it was sent to several. */
export function copyFor(subject: Id, person: Id): Id {
  return `${subject}:${person}` as Id;
}

/** Says that every copy of a private card is out of date, whoever has one: see {@link copyFor}. */
export async function freshenCopies(tx: Tx, community: Id, { kind, id }: Subject): Promise<void> {
  await freshenAll(tx, community, kind, `${id}:`);
}

/** Leaves the subject's cards as they are from now on: what is over is not edited again. */
export async function settle(tx: Tx, community: Id, subject: Subject): Promise<void> {
  await tx
    .updateTable("cards")
    .set({ state: "down" })
    .where("community", "=", community)
    .where("kind", "=", subject.kind)
    .where("subject", "=", subject.id)
    .where("state", "=", "up")
    .execute();
}

/** Where the card of this subject hangs in a room, in the platform's own words; null where none does. */
export async function placeShowing(db: Db, community: Id, subject: Subject, room: Id): Promise<string | null> {
  const row = await db
    .selectFrom("cards")
    .select("place")
    .where("community", "=", community)
    .where("kind", "=", subject.kind)
    .where("subject", "=", subject.id)
    .where("room", "=", room)
    .where("state", "=", "up")
    .executeTakeFirst();
  return row?.place ?? null;
}

/** The rooms where a card of this subject hangs or will hang, in the order of their ids. */
export async function roomsShowing(db: Db, community: Id, subject: Subject): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("cards")
    .select("room")
    .distinct()
    .where("community", "=", community)
    .where("kind", "=", subject.kind)
    .where("subject", "=", subject.id)
    .orderBy("room")
    .execute();
  return rows.map((row) => row.room);
}
