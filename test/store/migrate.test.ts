import assert from "node:assert/strict";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { type Migration, migrate, pending } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { StoreProblem } from "#store/problem.ts";
import { foundCommunity } from "#test/support/communities.ts";
import { eachDatabase, openTestStore } from "#test/support/databases.ts";
import { tablesOf } from "#test/support/tables.ts";

const first: Migration = {
  name: "0001-first",
  async up(db) {
    await sql`create table halls (id text primary key, seats integer not null)`.execute(db);
  },
};

const second: Migration = {
  name: "0002-second",
  async up(db) {
    await sql`create table chairs (id text primary key, hall text not null references halls (id))`.execute(db);
    await sql`insert into halls (id, seats) values ('a', 10)`.execute(db);
  },
};

const broken: Migration = {
  name: "0002-second",
  async up(db) {
    await second.up(db, "sqlite");
    await sql`insert into halls (id, seats) values ('a', 20)`.execute(db);
  },
};

async function names(store: Store): Promise<readonly string[]> {
  return (await store.db.selectFrom("migrations").select("name").orderBy("name").execute()).map(({ name }) => name);
}

eachDatabase("a fresh database takes every migration, once, and a second call does nothing", async (open) => {
  const store = await open({ migrations: [] });
  assert.deepEqual(await pending(store, [first, second]), ["0001-first", "0002-second"]);
  assert.deepEqual(await migrate(store, [first, second]), { done: ["0001-first", "0002-second"], copy: null });
  assert.deepEqual(await migrate(store, [first, second]), { done: [], copy: null });
  assert.deepEqual(await pending(store, [first, second]), []);
  assert.deepEqual(await names(store), ["0001-first", "0002-second"]);
});

eachDatabase("a migration that fails half way leaves nothing of itself, and can be done again", async (open) => {
  const store = await open({ migrations: [first] });
  await assert.rejects(migrate(store, [first, broken]), /unique|duplicate/i);
  assert.deepEqual(await names(store), ["0001-first"]);
  assert.deepEqual(Object.keys(await tablesOf(store)), ["halls", "migrations"]);
  assert.deepEqual((await sql`select * from halls`.execute(store.db)).rows, []);
  await migrate(store, [first, second]);
  assert.deepEqual(Object.keys(await tablesOf(store)), ["chairs", "halls", "migrations"]);
});

eachDatabase("the migrations before the one that fails are kept", async (open) => {
  const store = await open({ migrations: [] });
  await assert.rejects(migrate(store, [first, broken]));
  assert.deepEqual(await names(store), ["0001-first"]);
});

eachDatabase("a database newer than the program is refused, by the names of what it does not know", async (open) => {
  const store = await open({ migrations: [first, second] });
  const refused = (error: unknown) =>
    error instanceof StoreProblem && error.key === "store-database-newer" && error.values.name === "0002-second";
  await assert.rejects(migrate(store, [first]), refused);
  await assert.rejects(pending(store, [first]), refused);
  assert.deepEqual(await names(store), ["0001-first", "0002-second"]);
});

eachDatabase("what was prepared before a migration still reads after it", async (open) => {
  const store = await open();
  const column: Migration = {
    name: "9999-column",
    async up(db) {
      await sql`alter table memos add column extra integer`.execute(db);
    },
  };
  const all = () => store.db.selectFrom("memos").selectAll().execute();
  await all();
  const { migrations } = await import("#migrations/all.ts");
  await migrate(store, [...migrations, column]);
  await sql`select 1`.execute(store.db);
  assert.deepEqual(await all(), []);
});

test("on SQLite a migration that leaves a row pointing to nothing is refused whole", async () => {
  const store = await openTestStore("sqlite", { migrations: [first, second] });
  const orphan: Migration = {
    name: "0003-orphan",
    async up(db) {
      await sql`insert into chairs (id, hall) values ('c', 'nowhere')`.execute(db);
    },
  };
  try {
    await assert.rejects(migrate(store, [first, second, orphan]), /point to nothing/);
    assert.deepEqual((await sql`select * from chairs`.execute(store.db)).rows, []);
    await store.migrating(async ({ db }) => {
      assert.deepEqual((await sql`pragma foreign_keys`.execute(db)).rows, [{ foreign_keys: 1 }]);
    });
  } finally {
    await store.remove();
  }
});

test("every migration of the list is called as its file says", async () => {
  const { migrations } = await import("#migrations/all.ts");
  for (const { name } of migrations) {
    const file = (await import(`#migrations/${name}.ts`)) as Readonly<Record<string, Migration>>;
    assert.deepEqual(
      Object.values(file).map((each) => each.name),
      [name],
    );
  }
});

test("on SQLite a copy is taken before there is something to migrate, and it holds what the file held", async () => {
  const { migrations } = await import("#migrations/all.ts");
  const store = await openTestStore("sqlite");
  try {
    const folder = join(dirname(store.path ?? ""), "backups");
    assert.equal(existsSync(folder), false);
    await foundCommunity(store, "Before");
    const next: Migration = { name: "9999-next", up: async (db) => void (await sql`delete from communities`.execute(db)) };
    const { copy } = await migrate(store, [...migrations, next]);
    assert.deepEqual(readdirSync(folder), ["parvis-2027-03-20T12-00-00-000Z-before-9999-next.db"]);
    for (const file of [copy ?? "", store.path ?? "", `${store.path}-wal`]) assert.equal(statSync(file).mode & 0o077, 0, file);
    const old = await openStore({ url: `sqlite:${copy}` });
    assert.deepEqual(await old.db.selectFrom("communities").select("name").execute(), [{ name: "Before" }]);
    assert.deepEqual(
      await names(old),
      migrations.map(({ name }) => name),
    );
    await old.close();
  } finally {
    await store.remove();
  }
});

test("on SQLite nothing is migrated when the copy cannot be taken", async () => {
  const store = await openTestStore("sqlite", { migrations: [first] });
  try {
    const { writeFileSync } = await import("node:fs");
    writeFileSync(join(dirname(store.path ?? ""), "backups"), "in the way");
    await assert.rejects(migrate(store, [first, second]), (error) => error instanceof StoreProblem && error.key === "store-backup-failed");
    assert.deepEqual(await names(store), ["0001-first"]);
  } finally {
    await store.remove();
  }
});
