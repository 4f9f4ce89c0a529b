import type { Weekday, Zone } from "#calendar/calendar.ts";
import type { Place } from "#chat/place.ts";
import { theOne } from "#chat/the-one.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, flagOut, instantIn, jsonIn, jsonOut, maybeJsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { ExchangeRow } from "#store/tables/exchanges.ts";
import type { Circle } from "./draw.ts";
import type { Exchange } from "./exchange.ts";

type Key = { readonly community: Id; readonly id: Id };

const exchangeById = hot((q, p: Key) => q.selectFrom("exchanges").selectAll().where("community", "=", p.community).where("id", "=", p.id));

const exchangeByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("exchanges").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const exchangeByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("exchanges")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

const bumpExchange = hotWrite((q, p: Key) =>
  q
    .updateTable("exchanges")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

function exchangeOut(row: ExchangeRow): Exchange {
  const { id, handle, title, kind, about, audience, time, author, state, cycle, round } = row;
  const seats = maybeJsonOut(row.seats, (value) => value as Circle["seats"]);
  return {
    ...{ id, handle, title, kind, about, audience, time, author, state, cycle, round },
    questions: jsonOut(row.questions, (value) => value as readonly string[]),
    pairs: flagOut(row.pairs),
    weekday: row.weekday as Weekday,
    zone: row.zone as Zone,
    places: jsonOut(row.places, (value) => value as readonly Place[]),
    circle: seats === null ? null : { seats, turn: row.turn },
  };
}

/** The exchange. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadExchange(db: Db, community: Id, id: Id): Promise<Exchange> {
  const row = await exchangeById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return exchangeOut(row);
}

/** The same, taking its turn; null when there is none. */
export async function takeExchange(tx: Tx, community: Id, id: Id): Promise<Exchange | null> {
  const row = await bumpExchange.first(tx, { community, id });
  return row === null ? null : exchangeOut(row);
}

export async function findExchange(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await exchangeByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await exchangeByTitle.all(db, { community, folded: fold(text) });
  const open = titled.filter(({ state }) => state === "open");
  return theOne(text, open.length > 0 ? open : titled.slice(0, 1));
}

/** Exchanges that are held and whose title holds what was typed, the newest first. */
export function offerExchanges(db: Db, community: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return db
    .selectFrom("exchanges")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where("state", "=", "open")
    .where((e) => e.or([e("folded", "like", like), e("handle", "like", handle)]))
    .orderBy("created_at", "desc")
    .limit(25)
    .execute();
}

/** The exchanges of a community, those that are held first, the oldest first. */
export async function listExchanges(db: Db, community: Id): Promise<readonly Exchange[]> {
  const rows = await db
    .selectFrom("exchanges")
    .selectAll()
    .where("community", "=", community)
    .orderBy("state", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(exchangeOut);
}

export async function insertExchange(tx: Tx, row: ExchangeRow): Promise<void> {
  await tx.insertInto("exchanges").values(row).execute();
}

/** Writes what it is now, but for its members. */
export async function writeExchange(tx: Tx, community: Id, exchange: Exchange): Promise<void> {
  const { title, about, questions, pairs, audience, weekday, time, places, state, circle, cycle, round } = exchange;
  await tx
    .updateTable("exchanges")
    .set({
      ...{ title, about, audience, weekday, time, state, cycle, round },
      folded: fold(title),
      questions: jsonIn(questions),
      pairs: pairs ? 1 : 0,
      places: jsonIn(places),
      seats: circle === null ? null : jsonIn(circle.seats),
      turn: circle?.turn ?? 0,
    })
    .where("community", "=", community)
    .where("id", "=", exchange.id)
    .execute();
}

/** Somebody who takes part. */
export interface Member {
  readonly person: Id;
  /** For how many rounds still they are left out, at their wish. */
  readonly pause: number;
}

/** Whoever takes part, in the order of their coming. */
export function membersOf(db: Db, community: Id, exchange: Id): Promise<readonly Member[]> {
  return db
    .selectFrom("exchange_members")
    .select(["person", "pause"])
    .where("community", "=", community)
    .where("exchange", "=", exchange)
    .orderBy("joined_at")
    .orderBy("id")
    .execute();
}

/** How many take part in each of some exchanges. */
export async function countMembers(db: Db, community: Id): Promise<ReadonlyMap<Id, number>> {
  const rows = await db
    .selectFrom("exchange_members")
    .select((e) => ["exchange", e.fn.countAll().as("count")])
    .where("community", "=", community)
    .groupBy("exchange")
    .execute();
  return new Map(rows.map(({ exchange, count }) => [exchange, countOut(count)]));
}

export async function findMember(db: Db, community: Id, exchange: Id, person: Id): Promise<Member | null> {
  const row = await db
    .selectFrom("exchange_members")
    .select(["person", "pause"])
    .where("community", "=", community)
    .where("exchange", "=", exchange)
    .where("person", "=", person)
    .executeTakeFirst();
  return row ?? null;
}

/** Somebody takes part from now on, for as many rounds later as they pause. Resolves to whether they did not yet. */
export async function putMember(tx: Tx, ids: Ids, community: Id, exchange: Id, { person, pause }: Member, now: Instant): Promise<boolean> {
  const known = await findMember(tx, community, exchange, person);
  if (known !== null) {
    await tx
      .updateTable("exchange_members")
      .set({ pause })
      .where("community", "=", community)
      .where("exchange", "=", exchange)
      .where("person", "=", person)
      .execute();
    return false;
  }
  const row = { community, id: ids.next(), exchange, person, pause, joined_at: instantIn(now) };
  await tx.insertInto("exchange_members").values(row).execute();
  return true;
}

/** Resolves to whether they took part. */
export async function dropMember(tx: Tx, community: Id, exchange: Id, person: Id): Promise<boolean> {
  const gone = await tx
    .deleteFrom("exchange_members")
    .where("community", "=", community)
    .where("exchange", "=", exchange)
    .where("person", "=", person)
    .executeTakeFirst();
  return Number(gone.numDeletedRows) > 0;
}

/** A round went by for those who pause. */
export async function countPauses(tx: Tx, community: Id, exchange: Id): Promise<void> {
  await tx
    .updateTable("exchange_members")
    .set((e) => ({ pause: e("pause", "-", 1) }))
    .where("community", "=", community)
    .where("exchange", "=", exchange)
    .where("pause", ">", 0)
    .execute();
}

/** How those who take part stand, so that whoever may no longer is left out. */
export async function standingsIn(db: Db, community: Id, exchange: Id) {
  return db
    .selectFrom("exchange_members as m")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "m.community").onRef("p.id", "=", "m.person"))
    .select(["p.id", "p.standing", "p.dues_through", "m.pause"])
    .where("m.community", "=", community)
    .where("m.exchange", "=", exchange)
    .where("p.erased_at", "is", null)
    .orderBy("m.joined_at")
    .orderBy("m.id")
    .execute();
}

/** The exchanges that somebody takes part in. */
export async function exchangesOf(db: Db, community: Id, person: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("exchange_members")
    .select("exchange")
    .where("community", "=", community)
    .where("person", "=", person)
    .orderBy("exchange")
    .execute();
  return rows.map(({ exchange }) => exchange);
}
