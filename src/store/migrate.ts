import { existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { instantIn } from "./column.ts";
import { flush } from "./copy.ts";
import type { Dialect } from "./db.ts";
import { type LentConnection, makeFile, type Store } from "./open.ts";
import { reasonOf, StoreProblem } from "./problem.ts";
import type { Schema } from "./schema.ts";

/**
 * The table of a PostgreSQL database that is being restored: whoever was erased, and what was withdrawn, since the copy was made. It comes in the
 * transaction that puts the copy back and goes when all of it is taken away again.
 */
export const RESTORING = "restoring";

/** One step in how the tables came to be. It has one purpose, goes forward only, and imports nothing of ours. */
export interface Migration {
  /** Its number and purpose: `0001-house`, as its file is called. */
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time, not those of the schema
  readonly up: (db: Kysely<any>, dialect: Dialect) => Promise<void>;
}

/** What `migrate` has done. */
export interface Migrated {
  /** The names of the migrations done now, in order. */
  readonly done: readonly string[];
  /** The copy of the file that was taken before, or null where none was needed. */
  readonly copy: string | null;
}

/**
 * The names of the migrations that are still to be done. Throws a `StoreProblem` for a database newer than the program, and for one whose
 * restore was broken off.
 */
export async function pending(store: Store, migrations: readonly Migration[]): Promise<readonly string[]> {
  const done = await store.migrating(async ({ db }) => {
    await refuseUnfinished(db, store.dialect);
    return doneIn(db, store.dialect);
  });
  return pendingOf(done, migrations).map(({ name }) => name);
}

/**
 * Brings the database up to date: each migration and its row in one transaction, so that a failure leaves no half of it.
 * Before the first one the SQLite file is copied into the folder `backups` beside it, unless it is new. Several
 * processes may ask at once. Throws a `StoreProblem` for a database newer than the program, for one whose restore was broken off unless it is
 * `restore` that asks, or when the copy fails.
 */
export async function migrate(store: Store, migrations: readonly Migration[], by: "anybody" | "restore" = "anybody"): Promise<Migrated> {
  return store.migrating(async (lent) => {
    if (by === "anybody") await refuseUnfinished(lent.db, store.dialect);
    const known = await doneIn(lent.db, store.dialect);
    const waiting = pendingOf(known, migrations);
    const copy = known.length > 0 && waiting.length > 0 ? await copyFile(store, lent, waiting[0] as Migration) : null;
    const done: string[] = [];
    for (const migration of waiting) {
      if (await runMigration(store, lent, migration)) done.push(migration.name);
    }
    return { done, copy };
  });
}

function pendingOf(done: readonly string[], migrations: readonly Migration[]): readonly Migration[] {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = done.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new StoreProblem("store-database-newer", { name: unknown.join(", ") });
  return migrations.filter(({ name }) => !done.includes(name));
}

async function refuseUnfinished(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  if (await hasTable(db, dialect, RESTORING)) throw new StoreProblem("store-restore-unfinished");
}

async function doneIn(db: Kysely<Schema>, dialect: Dialect): Promise<readonly string[]> {
  if (!(await hasTable(db, dialect, "migrations"))) return [];
  const rows = await db.selectFrom("migrations").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}

async function hasTable(db: Kysely<Schema>, dialect: Dialect, name: string): Promise<boolean> {
  const table =
    dialect === "sqlite"
      ? sql`select name from sqlite_master where type = 'table' and name = ${name}`
      : sql`select tablename from pg_tables where schemaname = current_schema() and tablename = ${name}`;
  return (await table.execute(db)).rows.length > 0;
}

async function copyFile(store: Store, lent: LentConnection, next: Migration): Promise<string | null> {
  if (store.path === null) return null;
  const folder = join(dirname(store.path), "backups");
  const moment = instantIn(store.clock.now()).replace(/[:.]/g, "-");
  const stem = join(folder, `${basename(store.path, ".db")}-${moment}-before-${next.name}`);
  let copy = `${stem}.db`;
  for (let again = 2; existsSync(copy); again += 1) copy = `${stem}-${again}.db`;
  try {
    mkdirSync(folder, { recursive: true });
    makeFile(copy);
    await sql`vacuum into ${copy}`.execute(lent.db);
    for (const written of [copy, folder]) flush(written);
    return copy;
  } catch (error) {
    if (existsSync(copy)) rmSync(copy);
    throw new StoreProblem("store-backup-failed", { path: copy, reason: reasonOf(error) }, error);
  }
}

async function runMigration(store: Store, lent: LentConnection, migration: Migration): Promise<boolean> {
  const sqlite = store.dialect === "sqlite";
  if (sqlite) await lent.say("pragma foreign_keys = off");
  try {
    await lent.say(sqlite ? "begin immediate" : "begin");
    const fresh = await migrateInside(store, lent.db, migration);
    await lent.say("commit");
    return fresh;
  } catch (error) {
    await lent.undo();
    throw error;
  } finally {
    if (sqlite) await lent.say("pragma foreign_keys = on");
  }
}

async function migrateInside(store: Store, db: Kysely<Schema>, migration: Migration): Promise<boolean> {
  if (store.dialect === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtext('parvis migrations ' || current_schema()))`.execute(db);
  }
  const [text, strict] = store.dialect === "postgres" ? [sql`text collate "C"`, sql``] : [sql`text`, sql`strict`];
  await sql`create table if not exists migrations (name ${text} primary key, at ${text} not null) ${strict}`.execute(db);
  const known = await db.selectFrom("migrations").select("name").where("name", "=", migration.name).execute();
  if (known.length > 0) return false;
  await migration.up(db, store.dialect);
  await db
    .insertInto("migrations")
    .values({ name: migration.name, at: instantIn(store.clock.now()) })
    .execute();
  if (store.dialect === "sqlite") {
    const { rows } = await sql`pragma foreign_key_check`.execute(db);
    if (rows.length > 0) throw new Error(`After ${migration.name}, ${rows.length} rows point to nothing.`);
  }
  return true;
}
