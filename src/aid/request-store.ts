import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { flagOut, instantIn, instantOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { RequestRow } from "#store/tables/aid.ts";
import type { RequestCard, RequestContact } from "./request.ts";

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
    skills: JSON.parse(row.skills) as string[],
    vetting: row.vetting,
    pair: flagOut(row.pair),
    starts: row.starts_at === null ? null : instantOut(row.starts_at),
    section: row.section,
  };
}

export function contactOut(row: RequestRow): RequestContact {
  const { about, requester, behalf, contact, address, repeat } = row;
  return { about, requester, behalf, contact, address, repeat, anonymous: flagOut(row.anonymous) };
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

/** By what a request is known again. */
const KNOWN_BY = ["about", "category", "zone", "behalf"] as const;
/** Further details of it, with what stands there when nothing was said. */
const DETAILS = {
  ...{ contact: "", address: "", repeat: "", section: "", urgency: "week", languages: "[]", skills: "[]", vetting: "" },
  ...{ anonymous: "0", helpers: "1", pair: "0" },
} as const;

/**
 * The request that this one repeats: of the same person, since `since`, of the same kind and with the same words, for the same person,
 * place and hour, still live: a form that was sent again after a time-out, or typed again, whatever the case and the spaces. Where a
 * further detail is said that is not that one's, it is another request: nothing is lost without a word.
 */
export async function sameRequest(db: Db, row: RequestRow, since: Instant): Promise<Id | null> {
  const details = Object.keys(DETAILS) as (keyof typeof DETAILS)[];
  const rows = await db
    .selectFrom("requests")
    .select(["id", "starts_at", ...KNOWN_BY, ...details])
    .where("community", "=", row.community)
    .where("requester", "=", row.requester)
    .where("created_at", ">=", instantIn(since))
    .where("state", "in", ["open", "offered", "claimed", "unmet"])
    .orderBy("created_at")
    .execute();
  const said = (one: (typeof rows)[number] | RequestRow, field: (typeof KNOWN_BY)[number] | keyof typeof DETAILS) =>
    fold(String(one[field] ?? ""));
  const same = rows.find(
    (one) =>
      one.starts_at === row.starts_at &&
      KNOWN_BY.every((field) => said(one, field) === said(row, field)) &&
      details.every((field) => [DETAILS[field], said(one, field)].includes(said(row, field))),
  );
  return same?.id ?? null;
}

export async function insertRequest(tx: Tx, row: RequestRow): Promise<void> {
  await tx.insertInto("requests").values(row).execute();
}

/** What is offered while somebody types: by handle, category or zone, the newest first; what is done only to whoever asked for it. */
export async function offerRequests(db: Db, community: Id, person: Id, typed: string) {
  const folded = fold(typed);
  const rows = await db
    .selectFrom("requests")
    .select(["handle", "category", "zone"])
    .where("community", "=", community)
    .where((e) =>
      e.or([e("state", "in", ["open", "offered", "claimed", "unmet"]), e.and([e("state", "=", "done"), e("requester", "=", person)])]),
    )
    .orderBy("created_at", "desc")
    .limit(1_000)
    .execute();
  return rows.filter((row) => fold(`${row.handle} ${row.category} ${row.zone ?? ""}`).includes(folded)).slice(0, 25);
}

/** What may be changed of a request after it was asked. */
export type RequestChange = Partial<
  Pick<
    RequestRow,
    | "about"
    | "zone"
    | "urgency"
    | "languages"
    | "helpers"
    | "state"
    | "confirmed"
    | "starts_at"
    | "contact"
    | "address"
    | "claimed_at"
    | "closed_at"
    | "reason"
    | "helped"
    | "danger"
    | "preferred"
    | "repeat"
  >
>;

export async function changeRequest(tx: Tx, community: Id, id: Id, change: RequestChange): Promise<void> {
  await tx.updateTable("requests").set(change).where("community", "=", community).where("id", "=", id).execute();
}

/** How many requests somebody has made. */
export async function countAsked(db: Db, community: Id, person: Id): Promise<number> {
  const { count } = await db
    .selectFrom("requests")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", community)
    .where("requester", "=", person)
    .executeTakeFirstOrThrow();
  return Number(count);
}
