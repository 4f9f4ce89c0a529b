import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import type { Store } from "#store/open.ts";

/** Adds a community and nothing else, inside a change; for tests of what lies below membership. */
export async function addCommunity(tx: Tx, store: Store, name: string): Promise<Id> {
  const id = store.ids.next();
  await tx
    .insertInto("communities")
    .values({
      community: id,
      id,
      name,
      zone: "Europe/Paris",
      locale: "fr",
      settings: "{}",
      version: 1,
      created_at: instantIn(store.clock.now()),
    })
    .execute();
  return id;
}

/** Adds a community in a change of its own. */
export function foundCommunity(store: Store, name = "Les Amis"): Promise<Id> {
  return change(store.db, (tx) => addCommunity(tx, store, name));
}

/** The names of all communities, in order. */
export async function communityNames(store: Store): Promise<readonly string[]> {
  const rows = await store.db.selectFrom("communities").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}
