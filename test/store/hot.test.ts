import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { countOut } from "#store/column.ts";
import { hot, hotWrite } from "#store/hot.ts";
import { foundCommunity } from "#test/support/communities.ts";
import { eachDatabase, openTestStore } from "#test/support/databases.ts";

let built = 0;

const findMemo = hot((q, p: { readonly name: string }) => {
  built += 1;
  return q.selectFrom("memos").selectAll().where("name", "=", p.name);
});

const memosFrom = hot((q, p: { readonly first: string; readonly most: number }) =>
  q.selectFrom("memos").select("name").where("name", ">=", p.first).orderBy("name").limit(p.most),
);

const countMemos = hot((q, p: { readonly value: string }) =>
  q
    .selectFrom("memos")
    .select((e) => e.fn.countAll<number | string>().as("count"))
    .where("value", "=", p.value),
);

const keepMemo = hotWrite((q, p: { readonly name: string; readonly value: string }) =>
  q
    .insertInto("memos")
    .values({ name: p.name, value: p.value })
    .onConflict((c) => c.column("name").doNothing())
    .returning("name"),
);

const setMemos = hotWrite((q, p: { readonly from: string; readonly to: string }) =>
  q.updateTable("memos").set({ value: p.to }).where("value", "=", p.from),
);

const folding = hot((q, p: { readonly name: string; readonly tail: string }) =>
  q.selectFrom("memos").select(sql<string>`name || ${p.tail}`.as("joined")).where("name", "=", p.name).where("value", "=", "fixed"),
);

eachDatabase("a hot read gives its rows, its first row or null, and is built once for a database", async (open) => {
  const store = await open();
  const before = built;
  await change(store.db, async (tx) => {
    for (const name of ["a", "b", "c"]) assert.deepEqual(await keepMemo.first(tx, { name, value: "old" }), { name });
    assert.equal(await keepMemo.first(tx, { name: "a", value: "new" }), null);
    assert.deepEqual(await keepMemo.all(tx, { name: "a", value: "new" }), []);
    assert.deepEqual(await findMemo.first(tx, { name: "c" }), { name: "c", value: "old" });
  });
  assert.deepEqual(await findMemo.first(store.db, { name: "a" }), { name: "a", value: "old" });
  assert.equal(await findMemo.first(store.db, { name: "z" }), null);
  assert.deepEqual(await memosFrom.all(store.db, { first: "b", most: 5 }), [{ name: "b" }, { name: "c" }]);
  assert.deepEqual(await memosFrom.all(store.db, { first: "a", most: 1 }), [{ name: "a" }]);
  assert.equal(countOut((await countMemos.first(store.db, { value: "old" }))?.count ?? null), 3);
  assert.ok(built - before <= 1);
});

eachDatabase("a hot write says how many rows it changed", async (open) => {
  const store = await open();
  const changed = await change(store.db, async (tx) => {
    for (const name of ["a", "b", "c"]) await keepMemo.run(tx, { name, value: name === "c" ? "new" : "old" });
    return [await setMemos.run(tx, { from: "old", to: "newer" }), await setMemos.run(tx, { from: "old", to: "newer" })];
  });
  assert.deepEqual(changed, [2, 0]);
});

eachDatabase("holes, values that never vary and pieces of SQL may stand in one hot query", async (open) => {
  const store = await open();
  await change(store.db, (tx) => keepMemo.run(tx, { name: "a", value: "fixed" }));
  assert.deepEqual(await folding.first(store.db, { tail: "!", name: "a" }), { joined: "a!" });
});

eachDatabase("a hot query fails as its statement does, and the change with it", async (open) => {
  const store = await open();
  const insert = hotWrite((q, p: { readonly community: Id; readonly id: string }) =>
    q.insertInto("handles").values({ community: p.community, id: p.id, last: 1 }),
  );
  const community = await foundCommunity(store);
  const twice = change(store.db, async (tx) => {
    await insert.run(tx, { community, id: "G" });
    await insert.run(tx, { community, id: "G" });
  });
  await assert.rejects(twice, /unique/i);
  await assert.rejects(
    change(store.db, (tx) => insert.run(tx, { community: "nowhere" as Id, id: "G" })),
    /foreign key/i,
  );
  assert.deepEqual(await store.db.selectFrom("handles").selectAll().execute(), []);
});

test("a hole that is looked into or spread is refused when the query is built", async () => {
  const store = await openTestStore("sqlite");
  try {
    const joined = hot((q, p: { readonly name: string }) => q.selectFrom("memos").selectAll().where("name", "=", `${p.name}%`));
    await assert.rejects(async () => joined.first(store.db, { name: "a" }), /"name" is a hole/);
    const spread = hotWrite((q, p: { readonly name: string; readonly value: string }) => q.insertInto("memos").values({ ...p }));
    await assert.rejects(
      change(store.db, (tx) => spread.run(tx, { name: "a", value: "b" })),
      /cannot be spread/,
    );
  } finally {
    await store.remove();
  }
});
