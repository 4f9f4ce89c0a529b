import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn, jsonIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { hot, hotWrite } from "#store/hot.ts";
import type { FederationActorRow } from "#store/tables/federation.ts";
import type { ActorFacts } from "./event.ts";

/** An association as it is known to other servers. */
export interface Actor {
  readonly community: Id;
  readonly id: Id;
  readonly name: string;
  readonly state: "on" | "off";
  readonly facts: ActorFacts;
  readonly edition: number;
}

function actorOut({ community, id, name, state, facts, edition }: FederationActorRow): Actor {
  return { community, id, name, state, facts: jsonOut(facts, (value) => value as ActorFacts), edition };
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
