import type { OnConflictBuilder } from "kysely";
import { after, type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { countOut, instantIn, instantOut, jsonIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { insertMany } from "#store/many.ts";
import type { Schema } from "#store/schema.ts";
import type { FederationActorRow, FederationEventRow, FederationFollowerRow, FederationTellingRow } from "#store/tables/federation.ts";
import type { ActorFacts, EventFacts } from "./event.ts";

/** An association as it is known to other servers. */
export interface Actor {
  readonly community: Id;
  readonly id: Id;
  readonly name: string;
  readonly state: "on" | "off";
  readonly facts: ActorFacts;
  readonly edition: number;
}

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

/** What is to be told, and to which servers. */
export type Subject = Pick<FederationTellingRow, "kind" | "subject" | "wanted">;

function actorOut({ community, id, name, state, facts, edition }: FederationActorRow): Actor {
  return { community, id, name, state, facts: jsonOut(facts, (value) => value as ActorFacts), edition };
}

function eventOut(row: FederationEventRow): ToldEvent {
  const { community, id, gathering, state, edition } = row;
  const facts = state === "down" ? null : jsonOut(row.facts, (value) => value as EventFacts);
  return { community, id, gathering, state, facts, edition, published: instantOut(row.published_at), changed: instantOut(row.changed_at) };
}

const actorOfCommunity = hot((q, p: { readonly community: Id }) =>
  q.selectFrom("federation_actors").selectAll().where("community", "=", p.community),
);

export async function findActor(db: Db, community: Id): Promise<Actor | null> {
  const row = await actorOfCommunity.first(db, { community });
  return row === null ? null : actorOut(row);
}

/** The actor with this name, of whichever community. */
export async function actorNamed(db: Db, name: string): Promise<Actor | null> {
  const row = await db.selectFrom("federation_actors").selectAll().where("name", "=", name).executeTakeFirst();
  return row === undefined ? null : actorOut(row);
}

const bump = hotWrite((q, p: { readonly community: Id }) =>
  q
    .updateTable("federation_actors")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("community", "=", p.community)
    .returningAll(),
);

/** Takes the actor for the rest of the change: who follows, and what they are told, is settled one after the other. Null where there is none. */
export async function takeActor(tx: Tx, community: Id): Promise<Actor | null> {
  const row = await bump.first(tx, { community });
  return row === null ? null : actorOut(row);
}

/** Makes the actor of a community. Where its name is another's by now, null. */
export async function insertActor(tx: Tx, id: Id, community: Id, name: string, facts: ActorFacts, now: Instant): Promise<Actor | null> {
  const row = await tx
    .insertInto("federation_actors")
    .values({
      ...{ community, id, name, state: "on", facts: jsonIn(facts), edition: 1 },
      ...{ private_key: null, public_key: null, version: 1, created_at: instantIn(now) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : actorOut(row);
}

/** Writes what the actor is now. It must be taken. */
export async function writeActor(tx: Tx, { community, state, facts, edition }: Actor): Promise<void> {
  const changed = { state, facts: jsonIn(facts), edition };
  await tx.updateTable("federation_actors").set(changed).where("community", "=", community).execute();
}

/** The keys of a community's actor, the private one sealed; null where it has none yet. */
export async function sealedKeys(db: Db, community: Id): Promise<{ readonly sealed: string; readonly open: string } | null> {
  const row = await actorOfCommunity.first(db, { community });
  if (row === null || row.private_key === null || row.public_key === null) return null;
  return { sealed: row.private_key, open: row.public_key };
}

/** Keeps the keys of an actor that has none: of several processes the first. */
export async function keepKeys(tx: Tx, community: Id, keys: { readonly sealed: string; readonly open: string }): Promise<void> {
  await tx
    .updateTable("federation_actors")
    .set({ private_key: keys.sealed, public_key: keys.open })
    .where("community", "=", community)
    .where("private_key", "is", null)
    .execute();
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

/** Somebody on another server. */
export type Follower = Pick<FederationFollowerRow, "actor" | "inbox" | "follow">;

export async function findFollower(db: Db, community: Id, id: Id): Promise<FederationFollowerRow | null> {
  const rows = db.selectFrom("federation_followers").selectAll().where("community", "=", community).where("id", "=", id);
  return (await rows.executeTakeFirst()) ?? null;
}

/** Keeps who follows, once each: resolves to their row's id, also where they did before. The actor must be taken. */
export async function keepFollower(tx: Tx, id: Id, community: Id, follower: Follower, now: Instant): Promise<Id> {
  const row = await tx
    .insertInto("federation_followers")
    .values({ community, id, actor: follower.actor, inbox: follower.inbox, follow: follower.follow, since: instantIn(now) })
    .onConflict((conflict) =>
      conflict.columns(["community", "actor"]).doUpdateSet((e) => ({ inbox: e.ref("excluded.inbox"), follow: e.ref("excluded.follow") })),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? id;
}

/** Forgets somebody who follows no more, by their address or the id of the row. Resolves to whether they did. */
export async function dropFollower(tx: Tx, community: Id, which: { readonly actor: string } | { readonly id: Id }): Promise<boolean> {
  const [column, value] = "actor" in which ? (["actor", which.actor] as const) : (["id", which.id] as const);
  const row = await tx
    .deleteFrom("federation_followers")
    .where("community", "=", community)
    .where(column, "=", value)
    .returning(["id", "inbox"])
    .executeTakeFirst();
  if (row === undefined) return false;
  await tx
    .deleteFrom("federation_tellings")
    .where("community", "=", community)
    .where("subject", "=", row.id)
    .where("kind", "=", "accept")
    .execute();
  const others = await tx
    .selectFrom("federation_followers")
    .select("id")
    .where("community", "=", community)
    .where("inbox", "=", row.inbox)
    .limit(1)
    .executeTakeFirst();
  // Nobody there hears of what is new; what was told there is still changed and taken back.
  if (others === undefined) await dropUntold(tx, community, row.inbox);
  return true;
}

async function dropUntold(tx: Tx, community: Id, inbox: string): Promise<void> {
  await tx
    .deleteFrom("federation_tellings")
    .where("community", "=", community)
    .where("inbox", "=", inbox)
    .where("kind", "=", "event")
    .where("told", "=", 0)
    .execute();
}

/** A server that is gone for good: nobody there follows any more, and nothing is told there. */
export async function dropInbox(tx: Tx, community: Id, inbox: string): Promise<void> {
  await tx.deleteFrom("federation_tellings").where("community", "=", community).where("inbox", "=", inbox).execute();
  await tx.deleteFrom("federation_followers").where("community", "=", community).where("inbox", "=", inbox).execute();
}

/** Which communities somebody follows: all, or those that one wish was about. */
export async function followedBy(db: Db, actor: string, which: { readonly follow: string } | "everybody"): Promise<readonly Id[]> {
  let query = db.selectFrom("federation_followers").select("community").where("actor", "=", actor);
  if (which !== "everybody") query = query.where("follow", "=", which.follow);
  return (await query.execute()).map(({ community }) => community);
}

export async function countFollowers(db: Db, community: Id): Promise<number> {
  const row = await db
    .selectFrom("federation_followers")
    .select((e) => e.fn.countAll().as("count"))
    .where("community", "=", community)
    .executeTakeFirst();
  return countOut(row?.count ?? 0);
}

/** Everybody who follows, with the inbox of each. */
export async function allFollowers(db: Db, community: Id): Promise<readonly Pick<FederationFollowerRow, "id" | "inbox">[]> {
  return db.selectFrom("federation_followers").select(["id", "inbox"]).where("community", "=", community).orderBy("id").execute();
}

/** Every server at which somebody follows. */
export async function inboxes(db: Db, community: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("federation_followers")
    .select("inbox")
    .distinct()
    .where("community", "=", community)
    .orderBy("inbox")
    .execute();
  return rows.map(({ inbox }) => inbox);
}

/** The servers that know of a thing, or were to. */
export async function inboxesOf(db: Db, community: Id, subject: Id): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("federation_tellings")
    .select("inbox")
    .where("community", "=", community)
    .where("subject", "=", subject)
    .orderBy("inbox")
    .execute();
  return rows.map(({ inbox }) => inbox);
}

/** What a server was told of, or is to be. */
export async function toldAt(db: Db, community: Id, inbox: string): Promise<ReadonlySet<Id>> {
  const rows = await db
    .selectFrom("federation_tellings")
    .select("subject")
    .where("community", "=", community)
    .where("inbox", "=", inbox)
    .where("kind", "=", "event")
    .execute();
  return new Set(rows.map(({ subject }) => subject));
}

const insertTellings = insertMany(
  "federation_tellings",
  ["community", "id", "inbox", "kind", "subject", "wanted", "told", "state", "attempts", "try_at", "reason"],
  (insert) =>
    insert.onConflict((conflict: OnConflictBuilder<Schema, "federation_tellings">) =>
      conflict.columns(["community", "inbox", "kind", "subject"]).doUpdateSet((row) => ({
        wanted: row.ref("excluded.wanted"),
        state: "due",
        attempts: 0,
        try_at: row.ref("excluded.try_at"),
        reason: null,
      })),
    ),
);

/** Plans that servers are told of a thing as it is from now on; what waits to be told there already is told in its newest state. */
export async function tellServers(tx: Tx, ids: Ids, community: Id, to: readonly string[], what: Subject, now: Instant): Promise<void> {
  const fresh = { community, ...what, told: 0, state: "due", attempts: 0, try_at: instantIn(now), reason: null } as const;
  await insertTellings(
    tx,
    to.map((inbox) => ({ ...fresh, id: ids.next(), inbox })),
  );
}

/** What is due to be told, in the order in which it was wanted. */
export async function dueTellings(db: Db, now: Instant, most: number): Promise<readonly FederationTellingRow[]> {
  return db
    .selectFrom("federation_tellings")
    .selectAll()
    .where("state", "=", "due")
    .where("try_at", "<=", instantIn(now))
    .orderBy("try_at")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Whether something of a community is still to be told. */
export async function hasDue(db: Db, community: Id): Promise<boolean> {
  const row = await db
    .selectFrom("federation_tellings")
    .select("id")
    .where("community", "=", community)
    .where("state", "=", "due")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** For how long what a process has taken is left to it. */
const LOAN = 5 * MINUTE;

/** Takes what was found due, for a while: of several processes one does. Resolves to its row as it is now, or null. */
export async function takeTelling(tx: Tx, found: FederationTellingRow, now: Instant): Promise<FederationTellingRow | null> {
  const row = await tx
    .updateTable("federation_tellings")
    .set({ try_at: instantIn(after(now, LOAN)) })
    .where("community", "=", found.community)
    .where("id", "=", found.id)
    .where("state", "=", "due")
    .where("try_at", "=", found.try_at)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes what became of something that was taken: where a newer edition is wanted by now, it stays due. */
export async function settleTelling(
  tx: Tx,
  taken: FederationTellingRow,
  became: Partial<Pick<FederationTellingRow, "told" | "state" | "attempts" | "reason">> & { readonly tryAt: Instant },
): Promise<void> {
  const { tryAt, ...changed } = became;
  const same = await tx
    .updateTable("federation_tellings")
    .set({ ...changed, try_at: instantIn(tryAt) })
    .where("community", "=", taken.community)
    .where("id", "=", taken.id)
    .where("wanted", "=", taken.wanted)
    .returning("id")
    .executeTakeFirst();
  if (same !== undefined || changed.told === undefined) return;
  const { told } = changed;
  await tx.updateTable("federation_tellings").set({ told }).where("community", "=", taken.community).where("id", "=", taken.id).execute();
}

export async function dropTelling(tx: Tx, { community, id }: FederationTellingRow): Promise<void> {
  await tx.deleteFrom("federation_tellings").where("community", "=", community).where("id", "=", id).execute();
}
