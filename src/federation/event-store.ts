import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countOut, instantIn, instantOut, jsonIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot } from "#store/hot.ts";
import type { FederationEventRow } from "#store/tables/federation.ts";
import type { EventFacts } from "./event.ts";

/** A gathering as other servers were told of it. */
export interface ToldEvent {
  readonly community: Id;
  readonly id: Id;
  readonly gathering: Id;
  readonly state: "up" | "down";
  /** Null once it is down. */
  readonly facts: EventFacts | null;
  readonly edition: number;
  readonly published: Instant;
  readonly changed: Instant;
}

function eventOut(row: FederationEventRow): ToldEvent {
  const { community, id, gathering, state, edition } = row;
  const facts = state === "down" ? null : jsonOut(row.facts, (value) => value as EventFacts);
  return { community, id, gathering, state, facts, edition, published: instantOut(row.published_at), changed: instantOut(row.changed_at) };
}

/** What is up of a gathering; null where other servers know nothing of it. */
export async function eventOfGathering(db: Db, community: Id, gathering: Id): Promise<ToldEvent | null> {
  const row = await db
    .selectFrom("federation_events")
    .selectAll()
    .where("community", "=", community)
    .where("gathering", "=", gathering)
    .where("state", "=", "up")
    .executeTakeFirst();
  return row === undefined ? null : eventOut(row);
}

const eventById = hot((q, p: { readonly community: Id; readonly id: Id }) =>
  q.selectFrom("federation_events").selectAll().where("community", "=", p.community).where("id", "=", p.id),
);

export async function findEvent(db: Db, community: Id, id: Id): Promise<ToldEvent | null> {
  const row = await eventById.first(db, { community, id });
  return row === null ? null : eventOut(row);
}

/** What is up, the newest first; at most so many. */
export async function eventsUp(db: Db, community: Id, most: number): Promise<readonly ToldEvent[]> {
  const rows = await db
    .selectFrom("federation_events")
    .selectAll()
    .where("community", "=", community)
    .where("state", "=", "up")
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(eventOut);
}

/** How many are up. */
export async function countEvents(db: Db, community: Id): Promise<number> {
  const row = await db
    .selectFrom("federation_events")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", community)
    .where("state", "=", "up")
    .executeTakeFirst();
  return countOut(row?.count ?? 0);
}

export async function insertEvent(tx: Tx, event: Omit<ToldEvent, "state" | "facts"> & { readonly facts: EventFacts }): Promise<void> {
  const { community, id, gathering, edition } = event;
  const [published_at, changed_at] = [instantIn(event.published), instantIn(event.changed)];
  await tx
    .insertInto("federation_events")
    .values({ community, id, gathering, state: "up", facts: jsonIn(event.facts), edition, published_at, changed_at })
    .execute();
}

/** Writes what other servers are to know of an event from now on: facts, or that it is gone, and then nothing of it is kept but that. */
export async function writeEvent(tx: Tx, { community, id, edition }: ToldEvent, facts: EventFacts | null, now: Instant): Promise<void> {
  await tx
    .updateTable("federation_events")
    .set({ state: facts === null ? "down" : "up", facts: jsonIn(facts ?? {}), edition, changed_at: instantIn(now) })
    .where("community", "=", community)
    .where("id", "=", id)
    .execute();
}
