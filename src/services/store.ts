import { theOne } from "#chat/the-one.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { countOut, flagOut, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { handleFrom, holding } from "#store/like.ts";
import type { ServiceRow } from "#store/tables/services.ts";
import type { Offered } from "./service-offer.ts";

type Key = { readonly community: Id; readonly id: Id };

export const serviceById = hot((q, p: Key) =>
  q.selectFrom("services").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const serviceByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("services").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

const serviceByTitle = hot((q, p: { readonly community: Id; readonly folded: string }) =>
  q
    .selectFrom("services")
    .select(["id", "handle", "state"])
    .where("community", "=", p.community)
    .where("folded", "=", p.folded)
    .orderBy("created_at", "desc")
    .limit(6),
);

/** Takes the service's turn. */
export const bumpService = hotWrite((q, p: Key) =>
  q
    .updateTable("services")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/** Takes the next place, where one is left: the place is this person's alone, whoever asks in the same moment. */
export const takePlace = hotWrite((q, p: Key) =>
  q
    .updateTable("services")
    .set((e) => ({ given: e("given", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where((e) => e.or([e("most", "is", null), e("given", "<", e.ref("most"))]))
    .returning(["given", "most", "state"]),
);

const addUse = hotWrite((q, p: { community: Id; id: Id; service: Id; period: string; who: string; place: number | null; month: string }) =>
  q
    .insertInto("service_uses")
    .values({ community: p.community, id: p.id, service: p.service, period: p.period, who: p.who, place: p.place, month: p.month })
    .onConflict((conflict) => conflict.columns(["community", "service", "period", "who"]).doNothing())
    .returning("id"),
);

const setPlace = hotWrite((q, p: Key & { readonly place: number }) =>
  q.updateTable("service_uses").set({ place: p.place }).where("community", "=", p.community).where("id", "=", p.id),
);

const useBy = hot((q, p: { readonly community: Id; readonly service: Id; readonly period: string; readonly who: string }) =>
  q
    .selectFrom("service_uses")
    .select(["id", "place"])
    .where("community", "=", p.community)
    .where("service", "=", p.service)
    .where("period", "=", p.period)
    .where("who", "=", p.who),
);

const codeAt = hot((q, p: { readonly community: Id; readonly service: Id; readonly place: number }) =>
  q
    .selectFrom("service_codes")
    .select("sealed")
    .where("community", "=", p.community)
    .where("service", "=", p.service)
    .where("place", "=", p.place),
);

const mergedInto = hot((q, p: Key) =>
  q.selectFrom("people").select("id").where("community", "=", p.community).where("merged_into", "=", p.id),
);

const rate = hotWrite((q, p: { community: Id; id: Id; service: Id; who: string; stars: number }) =>
  q
    .insertInto("service_ratings")
    .values({ community: p.community, id: p.id, service: p.service, who: p.who, stars: p.stars })
    .onConflict((conflict) => conflict.columns(["community", "service", "who"]).doUpdateSet({ stars: p.stars })),
);

export function serviceOut(row: ServiceRow): Offered {
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    about: row.about,
    agreement: row.agreement,
    author: row.author,
    sort: row.sort,
    dues: flagOut(row.dues),
    charter: row.charter,
    section: row.section,
    every: row.every,
    most: row.most,
    given: row.given,
    from: row.from_day,
    until: row.until_day,
    state: row.state,
    createdAt: instantOut(row.created_at),
  };
}

/** The row of a service. Refuses an id that the community does not have: it came from a stale or forged button. */
export async function loadService(db: Db, community: Id, id: Id): Promise<ServiceRow> {
  const row = await serviceById.first(db, { community, id });
  if (row === null) throw new Refusal("press-stale");
  return row;
}

export async function findService(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  const byHandle = await serviceByHandle.first(db, { community, handle: text.toUpperCase() });
  if (byHandle !== null) return byHandle;
  const titled = await serviceByTitle.all(db, { community, folded: fold(text) });
  const open = titled.filter(({ state }) => state === "open");
  return theOne(text, open.length > 0 ? open : titled.slice(0, 1));
}

export function offerServices(db: Db, community: Id, typed: string) {
  const [like, handle] = [holding(typed), handleFrom(typed)];
  return db
    .selectFrom("services")
    .select(["handle", "title"])
    .where("community", "=", community)
    .where("state", "=", "open")
    .where((e) => e.or([e("folded", "like", like), e("handle", "like", handle)]))
    .orderBy("title")
    .limit(25)
    .execute();
}

/** The services in these states, the oldest first. */
export async function listServices(db: Db, community: Id, states: readonly Offered["state"][], max: number): Promise<readonly Offered[]> {
  const rows = await db
    .selectFrom("services")
    .selectAll()
    .where("community", "=", community)
    .where("state", "in", states)
    .orderBy("created_at")
    .orderBy("id")
    .limit(max)
    .execute();
  return rows.map(serviceOut);
}

/** The open services that come of an agreement. */
export async function servicesFrom(db: Db, community: Id, agreement: Id): Promise<readonly { readonly id: Id }[]> {
  return db
    .selectFrom("services")
    .select("id")
    .where("community", "=", community)
    .where("agreement", "=", agreement)
    .where("state", "=", "open")
    .execute();
}

export async function insertService(tx: Tx, row: ServiceRow): Promise<void> {
  await tx.insertInto("services").values(row).execute();
}

export async function updateService(tx: Tx, community: Id, id: Id, set: Partial<Pick<ServiceRow, "state" | "most">>): Promise<void> {
  await tx.updateTable("services").set(set).where("community", "=", community).where("id", "=", id).execute();
}

/** Adds sealed codes after those that there are; resolves to how many there are then. */
export async function insertCodes(
  tx: Tx,
  community: Id,
  service: Id,
  from: number,
  codes: readonly { readonly id: Id; readonly sealed: string }[],
): Promise<void> {
  for (let start = 0; start < codes.length; start += 200) {
    const rows = codes
      .slice(start, start + 200)
      .map(({ id, sealed }, at) => ({ community, id, service, place: from + start + at + 1, sealed }));
    await tx.insertInto("service_codes").values(rows).execute();
  }
}

/** Every code of a service, sealed. */
export async function sealedCodes(db: Db, community: Id, service: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("service_codes")
    .select("sealed")
    .where("community", "=", community)
    .where("service", "=", service)
    .orderBy("place")
    .execute();
  return rows.map(({ sealed }) => sealed);
}

export async function sealedAt(db: Db, community: Id, service: Id, place: number): Promise<string | null> {
  return (await codeAt.first(db, { community, service, place }))?.sealed ?? null;
}

/** One person's use of a service in a period. */
export interface Use {
  readonly id: Id;
  readonly place: number | null;
}

/** A use that is there already, under any of the names that one person may be counted as. */
export async function findUse(db: Db, community: Id, service: Id, period: string, whos: readonly string[]): Promise<Use | null> {
  for (const who of whos) {
    const found = await useBy.first(db, { community, service, period, who });
    if (found !== null) return found;
  }
  return null;
}

/** Writes a use down, once for each person and period; null when it is there. */
export function keepUse(
  tx: Tx,
  use: {
    readonly community: Id;
    readonly id: Id;
    readonly service: Id;
    readonly period: string;
    readonly who: string;
    readonly month: string;
  },
): Promise<{ readonly id: Id } | null> {
  return addUse.first(tx, { ...use, place: null });
}

export async function placeUse(tx: Tx, community: Id, id: Id, place: number): Promise<void> {
  await setPlace.run(tx, { community, id, place });
}

/** The persons who were joined into this one. */
export async function formerSelves(db: Db, community: Id, person: Id): Promise<readonly Id[]> {
  return (await mergedInto.all(db, { community, id: person })).map(({ id }) => id);
}

export async function hasUsed(db: Db, community: Id, service: Id, whos: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("service_uses")
    .select("id")
    .where("community", "=", community)
    .where("service", "=", service)
    .where("who", "in", whos)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepRating(
  tx: Tx,
  rating: { readonly community: Id; readonly id: Id; readonly service: Id; readonly who: string; readonly stars: number },
) {
  await rate.run(tx, rating);
}

/** How a service is rated, and how often it was used from a month on. */
export async function serviceFigures(db: Db, community: Id, service: Id, since: string, through = "9999-12") {
  const { ratings, stars } = await db
    .selectFrom("service_ratings")
    .select((e) => [e.fn.countAll().as("ratings"), e.fn.sum("stars").as("stars")])
    .where("community", "=", community)
    .where("service", "=", service)
    .executeTakeFirstOrThrow();
  const { uses } = await db
    .selectFrom("service_uses")
    .select((e) => e.fn.countAll().as("uses"))
    .where("community", "=", community)
    .where("service", "=", service)
    .where("month", ">=", since)
    .where("month", "<=", through)
    .executeTakeFirstOrThrow();
  return { ratings: countOut(ratings), stars: countOut(stars), uses: countOut(uses) };
}
