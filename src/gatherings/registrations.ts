import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn, jsonIn, maybeInstantOut, maybeJsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { RegistrationRow } from "#store/tables/gatherings.ts";
import type { Guests, Registration, SeatState } from "./seat.ts";

interface OfDate {
  readonly community: Id;
  readonly occurrence: Id;
}

function registrationOut(row: RegistrationRow): Registration {
  return {
    id: row.id,
    person: row.person,
    state: row.state,
    seats: row.seats,
    guests: maybeJsonOut(row.guests, (value) => value as Guests),
    place: row.place,
    promotedAt: maybeInstantOut(row.promoted_at),
    offeredUntil: maybeInstantOut(row.offered_until),
  };
}

const mine = hot((q, p: OfDate & { readonly person: Id }) =>
  q
    .selectFrom("registrations")
    .selectAll()
    .where("community", "=", p.community)
    .where("occurrence", "=", p.occurrence)
    .where("person", "=", p.person),
);

export async function findRegistration(db: Db, community: Id, occurrence: Id, person: Id): Promise<Registration | null> {
  const row = await mine.first(db, { community, occurrence, person });
  return row === null ? null : registrationOut(row);
}

const ofDate = hot((q, p: OfDate) =>
  q.selectFrom("registrations").selectAll().where("community", "=", p.community).where("occurrence", "=", p.occurrence).orderBy("place"),
);

/** Everybody who has answered for a date, in the order of arrival. */
export async function registrationsOf(db: Db, community: Id, occurrence: Id): Promise<readonly Registration[]> {
  return (await ofDate.all(db, { community, occurrence })).map(registrationOut);
}

const byId = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("registrations").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

export async function findRegistrationById(db: Db, community: Id, id: Id): Promise<Registration | null> {
  const row = await byId.first(db, { community, id });
  return row === null ? null : registrationOut(row);
}

const firstInState = hot((q, p: OfDate & { readonly state: SeatState; readonly limit: number }) =>
  q
    .selectFrom("registrations")
    .selectAll()
    .where("community", "=", p.community)
    .where("occurrence", "=", p.occurrence)
    .where("state", "=", p.state)
    .orderBy("place")
    .limit(p.limit),
);

/** The first who have answered so, in the order of arrival. */
export async function firstOf(db: Db, community: Id, occurrence: Id, state: SeatState, limit: number): Promise<readonly Registration[]> {
  return (await firstInState.all(db, { community, occurrence, state, limit })).map(registrationOut);
}

const unoffered = hot((q, p: OfDate & { readonly limit: number }) =>
  q
    .selectFrom("registrations")
    .selectAll()
    .where("community", "=", p.community)
    .where("occurrence", "=", p.occurrence)
    .where("state", "=", "waitlisted")
    .where("offered_until", "is", null)
    .orderBy("place")
    .limit(p.limit),
);

/** The first of those who wait and to whom no seat is offered now. */
export async function unofferedOf(db: Db, community: Id, occurrence: Id, limit: number): Promise<readonly Registration[]> {
  return (await unoffered.all(db, { community, occurrence, limit })).map(registrationOut);
}

const counts = hot((q, p: OfDate) =>
  q
    .selectFrom("registrations")
    .select((row) => ["state", row.fn.countAll<number | string>().as("people"), row.fn.sum<number | string>("seats").as("seats")])
    .where("community", "=", p.community)
    .where("occurrence", "=", p.occurrence)
    .groupBy("state"),
);

/** How many people have answered so, and how many seats that is. */
export interface SeatCount {
  readonly people: number;
  readonly seats: number;
}

/** Who has answered what, in numbers. */
export async function countsOf(db: Db, community: Id, occurrence: Id): Promise<Readonly<Record<SeatState, SeatCount>>> {
  const none = { people: 0, seats: 0 };
  const found = { going: none, maybe: none, declined: none, waitlisted: none };
  for (const row of await counts.all(db, { community, occurrence })) {
    found[row.state] = { people: countOut(row.people), seats: countOut(row.seats) };
  }
  return found;
}

const before = hot((q, p: OfDate & { readonly place: number }) =>
  q
    .selectFrom("registrations")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("community", "=", p.community)
    .where("occurrence", "=", p.occurrence)
    .where("state", "=", "waitlisted")
    .where("place", "<=", p.place),
);

/** Which place of the waiting list somebody has, from 1. */
export async function rankOf(db: Db, community: Id, occurrence: Id, place: number): Promise<number> {
  return countOut((await before.first(db, { community, occurrence, place }))?.count ?? 0);
}

const insert = hotWrite(
  (
    q,
    p: OfDate & {
      readonly id: Id;
      readonly person: Id;
      readonly account: Id | null;
      readonly state: SeatState;
      readonly seats: number;
      readonly guests: string | null;
      readonly place: number;
      readonly at: string;
    },
  ) =>
    q.insertInto("registrations").values({
      community: p.community,
      id: p.id,
      occurrence: p.occurrence,
      person: p.person,
      account: p.account,
      state: p.state,
      seats: p.seats,
      guests: p.guests,
      place: p.place,
      answered_at: p.at,
      promoted_at: null,
      offered_until: null,
    }),
);

/** A first answer as it is written. */
export interface Answered extends Omit<Registration, "promotedAt" | "offeredUntil"> {
  readonly community: Id;
  readonly occurrence: Id;
  readonly account: Id | null;
  readonly now: Instant;
}

export async function insertRegistration(tx: Tx, made: Answered): Promise<void> {
  const guests = made.guests === null ? null : jsonIn(made.guests);
  const { community, id, occurrence, person, account, state, seats, place } = made;
  await insert.run(tx, { community, id, occurrence, person, account, state, seats, guests, place, at: instantIn(made.now) });
}

const update = hotWrite(
  (
    q,
    p: {
      readonly community: Id;
      readonly id: Id;
      readonly account: Id | null;
      readonly state: SeatState;
      readonly seats: number;
      readonly guests: string | null;
      readonly place: number;
      readonly at: string;
    },
  ) =>
    q
      .updateTable("registrations")
      .set({ account: p.account, state: p.state, seats: p.seats, guests: p.guests, place: p.place, answered_at: p.at, offered_until: null })
      .where("community", "=", p.community)
      .where("id", "=", p.id),
);

/** Writes another answer of the same person. */
export async function updateRegistration(tx: Tx, made: Answered): Promise<void> {
  const guests = made.guests === null ? null : jsonIn(made.guests);
  const { community, id, account, state, seats, place } = made;
  await update.run(tx, { community, id, account, state, seats, guests, place, at: instantIn(made.now) });
}

const promote = hotWrite((q, p: { readonly community: Id; readonly id: Id; readonly at: string }) =>
  q
    .updateTable("registrations")
    .set({ state: "going", promoted_at: p.at, offered_until: null })
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .where("state", "=", "waitlisted"),
);

/** Gives somebody who waited a seat. Resolves to whether they still waited. */
export async function promoteRegistration(tx: Tx, community: Id, id: Id, now: Instant): Promise<boolean> {
  return (await promote.run(tx, { community, id, at: instantIn(now) })) > 0;
}

/** Keeps a seat until an instant for somebody who waits. */
export async function writeOffer(tx: Tx, community: Id, id: Id, until: Instant): Promise<void> {
  const offered = { offered_until: instantIn(until) };
  await tx.updateTable("registrations").set(offered).where("community", "=", community).where("id", "=", id).execute();
}

/** Takes back the seat that is kept for somebody, who goes on waiting. */
export async function clearOffer(tx: Tx, community: Id, id: Id): Promise<void> {
  await tx.updateTable("registrations").set({ offered_until: null }).where("community", "=", community).where("id", "=", id).execute();
}

const remove = hotWrite((q, p: { readonly community: Id; readonly id: Id }) =>
  q.deleteFrom("registrations").where("community", "=", p.community).where("id", "=", p.id),
);

export async function removeRegistration(tx: Tx, community: Id, id: Id): Promise<void> {
  await remove.run(tx, { community, id });
}

/** Makes a registration that of somebody who is the same person. */
export async function repointRegistration(tx: Tx, community: Id, id: Id, person: Id): Promise<void> {
  await tx.updateTable("registrations").set({ person }).where("community", "=", community).where("id", "=", id).execute();
}

const ofPerson = hot((q, p: { readonly community: Id; readonly gathering: Id; readonly person: Id }) =>
  q
    .selectFrom("registrations as r")
    .innerJoin("occurrences as o", (join) => join.onRef("o.community", "=", "r.community").onRef("o.id", "=", "r.occurrence"))
    .select(["o.original as original", "r.state as state", "r.seats as seats"])
    .where("r.community", "=", p.community)
    .where("r.person", "=", p.person)
    .where("o.gathering", "=", p.gathering),
);

/** For which original dates of a gathering somebody has answered, and what. */
export function answersOf(db: Db, community: Id, gathering: Id, person: Id) {
  return ofPerson.all(db, { community, gathering, person });
}
