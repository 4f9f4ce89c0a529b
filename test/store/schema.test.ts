import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { migrations } from "#migrations/all.ts";
import { eachDatabase, missing, openTestStore } from "#test/support/databases.ts";
import { declaredTables, tablesOf } from "#test/support/tables.ts";

const GLOBAL = new Set(["migrations", "memos"]);

eachDatabase("the tables and columns of the database are those that the schema declares", async (open) => {
  const found = await tablesOf(await open());
  assert.deepEqual(found, declaredTables());
  assert.ok(Object.keys(found).length > 6);
});

test("both databases have the same tables and columns", async (t) => {
  if (await missing(t, "postgres")) return;
  const [sqlite, postgres] = [await openTestStore("sqlite"), await openTestStore("postgres")];
  try {
    assert.deepEqual(await tablesOf(sqlite), await tablesOf(postgres));
  } finally {
    await sqlite.remove();
    await postgres.remove();
  }
});

test("every table but the global ones is keyed by its community and its id, on PostgreSQL in the order of bytes", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  try {
    const { rows: keys } = await sql<{ table: string; columns: string }>`
      select c.table_name as "table", string_agg(k.column_name, ',' order by k.ordinal_position) as columns
      from information_schema.table_constraints c
      join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      where c.constraint_schema = current_schema() and c.constraint_type = 'PRIMARY KEY' group by c.table_name`.execute(store.db);
    assert.ok(keys.length > 6);
    for (const { table, columns } of keys.filter((key) => !GLOBAL.has(key.table))) {
      assert.equal(columns, "community,id", table);
    }
    const { rows: foreign } = await sql<{ table: string; columns: string }>`
      select c.table_name as "table", string_agg(k.column_name, ',' order by k.ordinal_position) as columns
      from information_schema.table_constraints c
      join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      where c.constraint_schema = current_schema() and c.constraint_type = 'FOREIGN KEY' group by c.constraint_name, c.table_name`.execute(
      store.db,
    );
    assert.ok(foreign.length > 0);
    for (const { table, columns } of foreign) assert.equal(columns.split(",")[0], "community", table);
    const { rows: loose } = await sql<{ column: string }>`
      select table_name || '.' || column_name as "column" from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'`.execute(store.db);
    assert.deepEqual(loose, []);
  } finally {
    await store.remove();
  }
});

test("on SQLite every table is strict, so that a column never holds another kind of value", async () => {
  const store = await openTestStore("sqlite");
  try {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_list where type = 'table' and strict = 0 and name not like 'sqlite_%'`.execute(store.db);
    assert.deepEqual(rows, []);
  } finally {
    await store.remove();
  }
});

test("a column that is declared and not there, or there and not declared, is noticed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parvis-tables-"));
  const store = await openTestStore("sqlite");
  try {
    const declared = (columns: string) => {
      writeFileSync(
        join(folder, "house.ts"),
        `export interface HouseTables { readonly memos: MemoRow }\nexport interface MemoRow { ${columns} }`,
      );
      return declaredTables(folder)["memos"];
    };
    const { memos } = await tablesOf(store);
    assert.deepEqual(declared("name: string; value: string"), memos);
    assert.notDeepEqual(declared("name: string"), memos);
    assert.notDeepEqual(declared("name: string; value: string; more: string"), memos);
    assert.notDeepEqual(declared("name: string; value: string | null"), memos);
    assert.notDeepEqual(declared("name: string; value: 0 | 1"), memos);
  } finally {
    await store.remove();
    rmSync(folder, { recursive: true });
  }
});

test("migrations are numbered from 0001 without a gap, and each is called as its file", async () => {
  const { readdirSync } = await import("node:fs");
  const files = readdirSync("migrations")
    .filter((file) => /^\d/.test(file))
    .sort();
  assert.deepEqual(
    files,
    migrations.map(({ name }) => `${name}.ts`),
  );
  for (const [at, { name }] of migrations.entries()) assert.equal(name.slice(0, 5), `${String(at + 1).padStart(4, "0")}-`);
});
