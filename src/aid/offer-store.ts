import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { OfferRow } from "#store/tables/aid.ts";

/** The name under which an offer is kept, and its card: of what, to whom, and by which step where somebody hands it over. */
export function offerName(request: Id, person: Id, step: Id | null = null): Id {
  return (step === null ? `${request}:${person}` : `${request}:${person}:${step}`) as Id;
}

/** What is known of asking somebody. */
export interface Asked {
  readonly community: Id;
  readonly request: Id;
  readonly person: Id;
  readonly state: OfferRow["state"];
  readonly at: Instant;
  /** What the choice was made of, as JSON. */
  readonly why?: string;
  /** The helper who hands the request over. */
  readonly by?: Id;
}

const putOffer = hotWrite(
  (q, p: { community: Id; id: string; request: Id; person: Id; state: OfferRow["state"]; at: string; why: string | null; by: Id | null }) =>
    q
      .insertInto("offers")
      .values({
        community: p.community,
        id: p.id,
        request: p.request,
        person: p.person,
        state: p.state,
        at: p.at,
        why: p.why,
        handed_by: p.by,
      })
      .onConflict((conflict) =>
        conflict.columns(["community", "request", "person"]).doUpdateSet((row) => ({
          state: p.state,
          why: row.fn.coalesce("excluded.why", "offers.why"),
          handed_by: row.ref("excluded.handed_by"),
        })),
      ),
);

/** Writes what became of asking somebody; an offer that is there already takes the new state. */
export function setOffer(tx: Tx, { community, request, person, state, at, why, by }: Asked): Promise<number> {
  const id = offerName(request, person);
  return putOffer.run(tx, { community, id, request, person, state, at: instantIn(at), why: why ?? null, by: by ?? null });
}

const offerOf = hot((q, p: { readonly community: Id; readonly request: Id; readonly person: Id }) =>
  q.selectFrom("offers").selectAll().where("community", "=", p.community).where("request", "=", p.request).where("person", "=", p.person),
);

/** What became of asking one person. */
export function findOffer(db: Db, community: Id, request: Id, person: Id): Promise<OfferRow | null> {
  return offerOf.first(db, { community, request, person });
}

const offerNamed = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("offers").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

/** The offer that a card shows, with the step by which it was handed over; whoever was asked may have become another person since. */
export async function offerShown(db: Db, community: Id, name: Id) {
  const [request, person, step] = name.split(":") as [Id, Id, Id?];
  const named = await offerNamed.first(db, { community, id: offerName(request, person) });
  return { request, person, step, offer: named ?? (await findOffer(db, community, request, person)) };
}

/** Whoever declined may be asked once more: what was asked has changed. */
export async function forgetDeclined(tx: Tx, community: Id, request: Id): Promise<void> {
  await tx
    .updateTable("offers")
    .set({ state: "closed" })
    .where("community", "=", community)
    .where("request", "=", request)
    .where("state", "=", "declined")
    .execute();
}

/** Whoever helped to the end may be asked once more: it was opened again. */
export async function forgetAccepted(tx: Tx, community: Id, request: Id, people: readonly Id[]): Promise<void> {
  if (people.length === 0) return;
  await tx
    .updateTable("offers")
    .set({ state: "closed" })
    .where("community", "=", community)
    .where("request", "=", request)
    .where("state", "=", "accepted")
    .where("person", "in", people)
    .execute();
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

/** Those who were asked for a request and never had to answer: it was taken, or has changed since. */
export async function passedOver(db: Db, community: Id, request: Id): Promise<ReadonlySet<Id>> {
  const rows = await db
    .selectFrom("offers")
    .select("person")
    .where("community", "=", community)
    .where("request", "=", request)
    .where("state", "=", "closed")
    .execute();
  return new Set(rows.map((row) => row.person));
}

/** The requests for which somebody was asked, in the order of their ids: those that they have not answered, or have said no to. */
export async function offersTo(db: Db, community: Id, person: Id, state: "open" | "declined"): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom("offers")
    .select("request")
    .where("community", "=", community)
    .where("person", "=", person)
    .where("state", "=", state)
    .orderBy("request")
    .execute();
  return rows.map((row) => row.request);
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
