import assert from "node:assert/strict";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import { nextHandle } from "#store/handles.ts";
import { heard } from "#store/heard.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";

async function community(store: TestStore, tx: Tx): Promise<Id> {
  const id = store.ids.next();
  const at = instantIn(store.clock.now());
  await tx
    .insertInto("communities")
    .values({ community: id, id, name: "Les Amis", zone: "Europe/Paris", locale: "fr", settings: "{}", version: 1, created_at: at })
    .execute();
  return id;
}

async function names(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom("communities").select("name").execute()).map(({ name }) => name);
}

eachDatabase("what a change has written is read back", async (open) => {
  const store = await open();
  const id = await change(store.db, (tx) => community(store, tx));
  assert.deepEqual(await names(store.db), ["Les Amis"]);
  assert.deepEqual(await change(store.db, async (tx) => [await nextHandle(tx, id, "G"), await nextHandle(tx, id, "G")]), ["G1", "G2"]);
  const delivery = { community: id, platform: "discord", key: "1" };
  assert.equal(await change(store.db, (tx) => heard(tx, delivery, "G1")), null);
  assert.equal(await change(store.db, (tx) => heard(tx, delivery, "G2")), "G1");
});
