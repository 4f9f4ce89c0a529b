import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { flagOut, instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { RequestRow, VolunteerRow } from "#store/tables/aid.ts";
import type { Claim, RequestCard, RequestContact } from "./request.ts";
import type { Volunteer } from "./volunteer.ts";

type Key = { readonly community: Id; readonly id: Id };

export const requestById = hot((q, p: Key) =>
  q.selectFrom("requests").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const requestByHandle = hot((q, p: { readonly community: Id; readonly handle: string }) =>
  q.selectFrom("requests").select(["id", "handle"]).where("community", "=", p.community).where("handle", "=", p.handle),
);

/** Takes the request's turn: one row, one lock, whatever the database. */
export const bumpRequest = hotWrite((q, p: Key) =>
  q
    .updateTable("requests")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

export const setRequestState = hotWrite((q, p: { community: Id; id: Id; state: RequestRow["state"] }) =>
  q.updateTable("requests").set({ state: p.state }).where("community", "=", p.community).where("id", "=", p.id),
);

const claimsOf = hot((q, p: { readonly community: Id; readonly request: Id }) =>
  q
    .selectFrom("claims")
    .select(["id", "person", "state", "until"])
    .where("community", "=", p.community)
    .where("request", "=", p.request)
    .orderBy("at")
    .orderBy("id"),
);

const activeOf = hot((q, p: { readonly community: Id; readonly person: Id }) =>
  q.selectFrom("claims").select("id").where("community", "=", p.community).where("person", "=", p.person).where("state", "=", "active"),
);

export const insertClaim = hotWrite((q, p: { community: Id; id: Id; request: Id; person: Id; at: string; until: string }) =>
  q
    .insertInto("claims")
    .values({ community: p.community, id: p.id, request: p.request, person: p.person, state: "active", at: p.at, until: p.until }),
);

export const endClaim = hotWrite((q, p: { community: Id; request: Id; person: Id; state: "released" | "lapsed" | "done" }) =>
  q
    .updateTable("claims")
    .set({ state: p.state })
    .where("community", "=", p.community)
    .where("request", "=", p.request)
    .where("person", "=", p.person)
    .where("state", "=", "active")
    .returning("id"),
);

export const setClaimUntil = hotWrite((q, p: { community: Id; request: Id; person: Id; until: string }) =>
  q
    .updateTable("claims")
    .set({ until: p.until })
    .where("community", "=", p.community)
    .where("request", "=", p.request)
    .where("person", "=", p.person)
    .where("state", "=", "active")
    .returning("id"),
);

/** Writes what became of asking somebody; an offer that is there already takes the new state. */
export const setOffer = hotWrite(
  (q, p: { community: Id; id: string; request: Id; person: Id; state: "open" | "accepted" | "declined" | "closed"; at: string }) =>
    q
      .insertInto("offers")
      .values({ community: p.community, id: p.id, request: p.request, person: p.person, state: p.state, at: p.at })
      .onConflict((conflict) => conflict.columns(["community", "request", "person"]).doUpdateSet({ state: p.state })),
);

const insertEvent = hotWrite(
  (q, p: { community: Id; id: Id; request: Id; at: string; event: string; person: Id | null; note: string | null }) =>
    q
      .insertInto("request_events")
      .values({ community: p.community, id: p.id, request: p.request, at: p.at, event: p.event, person: p.person, note: p.note }),
);

/** Adds a step to the life of a request. */
export function recordEvent(
  tx: Tx,
  id: Id,
  step: { community: Id; request: Id; at: Instant; event: string; person: Id | null; note?: string | null },
): Promise<number> {
  return insertEvent.run(tx, { ...step, note: step.note ?? null, id, at: instantIn(step.at) });
}

const noteById = hot((q, p: Key) =>
  q.selectFrom("request_events").select("note").where("community", "=", p.community).where("id", "=", p.id),
);

/** The word that was added to a step; null where there is none. */
export async function noteOf(db: Db, community: Id, event: Id | undefined): Promise<string | null> {
  return event === undefined ? null : ((await noteById.first(db, { community, id: event }))?.note ?? null);
}

/** The words of those who declined, for the coordinators. */
export async function notesOfDeclining(db: Db, community: Id, request: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("request_events")
    .select("note")
    .where("community", "=", community)
    .where("request", "=", request)
    .where("event", "=", "declined")
    .where("note", "is not", null)
    .orderBy("at")
    .execute();
  return rows.map((row) => row.note as string);
}

export function cardOut(row: RequestRow): RequestCard {
  return {
    id: row.id,
    handle: row.handle,
    category: row.category,
    zone: row.zone,
    urgency: row.urgency,
    languages: JSON.parse(row.languages) as string[],
    helpers: row.helpers,
    state: row.state,
    createdAt: instantOut(row.created_at),
  };
}

export function contactOut(row: RequestRow): RequestContact {
  return { about: row.about, requester: row.requester, anonymous: flagOut(row.anonymous) };
}

export async function loadClaims(db: Db, community: Id, request: Id): Promise<readonly Claim[]> {
  const rows = await claimsOf.all(db, { community, request });
  return rows.map((row) => ({ id: row.id, person: row.person, state: row.state, until: instantOut(row.until) }));
}

export async function openClaims(db: Db, community: Id, person: Id): Promise<number> {
  return (await activeOf.all(db, { community, person })).length;
}

export function findRequest(db: Db, community: Id, text: string): Promise<{ readonly id: Id; readonly handle: string } | null> {
  return requestByHandle.first(db, { community, handle: text.toUpperCase() });
}

/** Requests in these states, the oldest first; only of one requester where given. */
export async function listRequests(
  db: Db,
  community: Id,
  states: readonly RequestRow["state"][],
  of: { readonly requester: Id } | { readonly claimer: Id } | null,
  max: number,
): Promise<readonly RequestRow[]> {
  let query = db.selectFrom("requests as r").selectAll("r").where("r.community", "=", community).where("r.state", "in", states);
  if (of !== null && "requester" in of) query = query.where("r.requester", "=", of.requester);
  if (of !== null && "claimer" in of) {
    const { claimer } = of;
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom("claims as c")
          .select("c.id")
          .whereRef("c.community", "=", "r.community")
          .whereRef("c.request", "=", "r.id")
          .where("c.person", "=", claimer)
          .where("c.state", "=", "active"),
      ),
    );
  }
  return query.orderBy("r.created_at").orderBy("r.id").limit(max).execute();
}

/** The same person's request with the same text since `since`, still live: a form that was sent again after a time-out. */
export async function sameRequest(db: Db, community: Id, requester: Id, about: string, since: Instant): Promise<Id | null> {
  const row = await db
    .selectFrom("requests")
    .select("id")
    .where("community", "=", community)
    .where("requester", "=", requester)
    .where("created_at", ">=", instantIn(since))
    .where("about", "=", about)
    .where("state", "in", ["open", "offered", "claimed", "unmet"])
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertRequest(tx: Tx, row: RequestRow): Promise<void> {
  await tx.insertInto("requests").values(row).execute();
}

function volunteerOut(row: VolunteerRow): Volunteer {
  return {
    person: row.id,
    categories: JSON.parse(row.categories) as string[],
    zones: JSON.parse(row.zones) as string[],
    languages: JSON.parse(row.languages) as string[],
    hours: row.hours,
    most: row.most,
    paused: flagOut(row.paused),
    askedAt: row.asked_at,
  };
}

const volunteerById = hot((q, p: Key) =>
  q.selectFrom("volunteers").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

const lockVolunteer = hotWrite((q, p: Key) =>
  q
    .updateTable("volunteers")
    .set((e) => ({ most: e.ref("most") }))
    .where("community", "=", p.community)
    .where("id", "=", p.id)
    .returningAll(),
);

/** The same, taking the volunteer's turn: two requests claimed at once are counted one after the other. */
export async function holdVolunteer(tx: Tx, community: Id, person: Id): Promise<Volunteer | null> {
  const row = await lockVolunteer.first(tx, { community, id: person });
  return row === null ? null : volunteerOut(row);
}

export async function findVolunteer(db: Db, community: Id, person: Id): Promise<Volunteer | null> {
  const row = await volunteerById.first(db, { community, id: person });
  return row === null ? null : volunteerOut(row);
}

/** Keeps with what somebody helps. */
export async function keepVolunteer(tx: Tx, community: Id, volunteer: Volunteer, now: Instant): Promise<void> {
  const set = {
    categories: JSON.stringify(volunteer.categories),
    zones: JSON.stringify(volunteer.zones),
    languages: JSON.stringify(volunteer.languages),
    hours: volunteer.hours,
    most: volunteer.most,
    paused: volunteer.paused ? 1 : 0,
  };
  await tx
    .insertInto("volunteers")
    .values({ community, id: volunteer.person, ...set, asked_at: null, created_at: instantIn(now) })
    .onConflict((conflict) => conflict.columns(["community", "id"]).doUpdateSet(set))
    .execute();
}

/** Every volunteer with how many requests they hold, and whether they were asked for this one and may not be asked again. */
export async function volunteersFor(db: Db, community: Id, request: Id) {
  const rows = await db
    .selectFrom("volunteers as v")
    .innerJoin("people as p", (join) => join.onRef("p.community", "=", "v.community").onRef("p.id", "=", "v.id"))
    .selectAll("v")
    .select((e) => [
      e
        .selectFrom("claims as c")
        .select((f) => f.fn.countAll().as("n"))
        .whereRef("c.community", "=", "v.community")
        .whereRef("c.person", "=", "v.id")
        .where("c.state", "=", "active")
        .as("active"),
      e
        .selectFrom("offers as o")
        .select("o.state")
        .whereRef("o.community", "=", "v.community")
        .whereRef("o.person", "=", "v.id")
        .where("o.request", "=", request)
        .as("offer"),
      e
        .selectFrom("accounts as a")
        .select("a.zone")
        .whereRef("a.community", "=", "v.community")
        .whereRef("a.person", "=", "v.id")
        .where("a.zone", "is not", null)
        .orderBy("a.created_at", "desc")
        .orderBy("a.id", "desc")
        .limit(1)
        .as("zone"),
    ])
    .where("v.community", "=", community)
    .where("p.standing", "=", "member")
    .where("p.merged_into", "is", null)
    .execute();
  return rows.map(({ active, offer, zone, ...row }) => ({
    volunteer: volunteerOut(row),
    zone,
    active: Number(active ?? 0),
    asked: offer !== null && offer !== "closed",
  }));
}

export async function markAsked(tx: Tx, community: Id, person: Id, now: Instant): Promise<void> {
  await tx
    .updateTable("volunteers")
    .set({ asked_at: instantIn(now) })
    .where("community", "=", community)
    .where("id", "=", person)
    .execute();
}

/** How many waves of volunteers were asked for a request. */
export async function wavesOf(db: Db, community: Id, request: Id): Promise<number> {
  const { waves } = await db
    .selectFrom("request_events")
    .select((e) => e.fn.countAll().as("waves"))
    .where("community", "=", community)
    .where("request", "=", request)
    .where("event", "=", "offered")
    .executeTakeFirstOrThrow();
  return Number(waves);
}

export async function openOffers(db: Db, community: Id, request: Id): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("offers")
    .select("person")
    .where("community", "=", community)
    .where("request", "=", request)
    .where("state", "=", "open")
    .execute();
  return rows.map((row) => row.person);
}

export async function closeOffers(tx: Tx, community: Id, request: Id): Promise<void> {
  await tx
    .updateTable("offers")
    .set({ state: "closed" })
    .where("community", "=", community)
    .where("request", "=", request)
    .where("state", "=", "open")
    .execute();
}

/** Whether a word is offered while somebody types: handle or category, the newest first. */
export async function offerRequests(db: Db, community: Id, person: Id, typed: string) {
  const folded = fold(typed);
  const rows = await db
    .selectFrom("requests")
    .select(["handle", "category", "zone", "requester"])
    .where("community", "=", community)
    .where("state", "in", ["open", "offered", "claimed", "unmet"])
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  return rows
    .filter((row) => fold(`${row.handle} ${row.category} ${row.zone ?? ""}`).includes(folded))
    .slice(0, 25)
    .map((row) => ({ ...row, own: row.requester === person }));
}
