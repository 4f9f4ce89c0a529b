import { createHash, randomBytes } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type SqliteModule from "better-sqlite3";
import type { Kysely } from "kysely";
import type pg from "pg";
import { type Clock, machineClock } from "#kernel/clock.ts";
import { clockIds, type Ids } from "#kernel/ids.ts";
import type { Db, Dialect } from "./db.ts";
import { reasonOf, StoreProblem } from "./problem.ts";
import type { Schema } from "./schema.ts";
import { sqliteEngine } from "./sqlite.ts";
import { sqliteProblem } from "./sqlite-problem.ts";

/** A connection to a SQLite file. */
export type SqliteDatabase = SqliteModule.Database;

/** Connections to one PostgreSQL database. */
export type PostgresPool = pg.Pool;

/** One of them. */
export type PostgresClient = pg.PoolClient;

/** How to open the database. */
export interface StoreOptions {
  /** `sqlite:/path/parvis.db`, or `postgres://…`, there with `?schema=name` for another schema than the user's own. */
  readonly url: string;
  /** Where `heard`, `audit` and `migrate` take the time from; the machine's clock when not given. */
  readonly clock?: Clock;
  /** How sure SQLite is of the disk before it answers. FULL when not given; OFF is for a database that a test throws away. */
  readonly synchronous?: "FULL" | "OFF";
  /** Most connections to PostgreSQL for changes, and as many again for reads; 10 when not given. */
  readonly connections?: number;
}

/** A writing connection outside any change, for `migrate` alone. */
export interface LentConnection {
  readonly db: Kysely<Schema>;
  /** Runs a statement of the session: `begin`, `commit`, a pragma. */
  readonly say: (sql: string) => Promise<void>;
  /** Rolls back, if a transaction is still open. */
  readonly undo: () => Promise<void>;
}

/** An open database. */
export interface Store {
  /** What readers take, and what `change` is given. */
  readonly db: Db;
  readonly dialect: Dialect;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The file, on SQLite; null on PostgreSQL. */
  readonly path: string | null;
  /** Lends the writing connection to `migrate`, while nobody else of this process writes. */
  readonly migrating: <T>(task: (lent: LentConnection) => Promise<T>) => Promise<T>;
  /** Waits for the changes under way, then closes every connection. */
  readonly close: () => Promise<void>;
}

/** What an engine is given beside its connections. */
export interface EngineParts {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** What an engine gives back. */
export type OpenEngine = Pick<Store, "db" | "migrating" | "close">;

/**
 * Opens the database and tries it. It migrates nothing (see `migrate`) and keeps no other writer out (see `holdWriterLock`). Throws a `StoreProblem` when the address is of
 * neither kind, the folder or file cannot be written, the file is no database, or PostgreSQL does not answer or is too old.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.url.startsWith("sqlite:")) return openSqliteStore(options);
  if (/^postgres(ql)?:/.test(options.url)) return openPostgresStore(options);
  throw new StoreProblem("store-url-unknown", { scheme: options.url.split(":")[0] ?? "" });
}

async function openSqliteStore(options: StoreOptions): Promise<Store> {
  const path = sqlitePath(options.url);
  const clock = options.clock ?? machineClock;
  const ids = clockIds(clock);
  const { writer, reader } = await openFiles(path, options.synchronous ?? "FULL");
  return { ...sqliteEngine(writer, reader, path, { clock, ids }), dialect: "sqlite", clock, ids, path };
}

function sqlitePath(url: string): string {
  const path = url.slice("sqlite:".length);
  return path.startsWith("//") ? path.slice(2) : path;
}

/** How long a database may keep us waiting before that is a problem, in milliseconds. */
const PATIENCE = 5_000;

async function openFiles(path: string, synchronous: "FULL" | "OFF") {
  const { default: Sqlite } = await import("better-sqlite3");
  try {
    makeFolder(dirname(path));
    makeFile(path);
    const writer = new Sqlite(path, { timeout: PATIENCE });
    writer.pragma("journal_mode = WAL");
    writer.pragma(`synchronous = ${synchronous}`);
    writer.pragma("foreign_keys = ON");
    writer.pragma("secure_delete = ON");
    writer.pragma("journal_size_limit = 67108864");
    writer.exec("begin immediate; rollback");
    writer.pragma("wal_checkpoint(TRUNCATE)");
    const reader = new Sqlite(path, { timeout: PATIENCE, readonly: true });
    reader.pragma("query_only = ON");
    return { writer, reader };
  } catch (error) {
    throw sqliteProblem(error, path, "store-not-a-database");
  }
}

/**
 * Makes the file where it is not there, its owner's alone: SQLite would leave that to the umask, and its log takes the rights of the file. One
 * that is there keeps those it has.
 */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

/**
 * Opens an empty file that is only ever locked, never written; see `holdWriterLock`. It does not wait for a lock.
 * Throws what the file system or SQLite says.
 */
export async function openLockFile(path: string): Promise<SqliteDatabase> {
  const { default: Sqlite } = await import("better-sqlite3");
  makeFolder(dirname(path));
  makeFile(path);
  return new Sqlite(path, { timeout: 0 });
}

/**
 * Opens a SQLite file that is there already, to read it and nothing else; other processes go on writing to it. Throws what
 * the file system or SQLite says.
 */
export async function openReadOnly(path: string): Promise<SqliteDatabase> {
  const { default: Sqlite } = await import("better-sqlite3");
  return new Sqlite(path, { timeout: PATIENCE, readonly: true, fileMustExist: true });
}

async function openPostgresStore(options: StoreOptions): Promise<Store> {
  const { default: postgres } = await import("pg");
  const [{ postgresEngine }, { postgresProblem }] = await Promise.all([import("./postgres.ts"), import("./postgres-problem.ts")]);
  const clock = options.clock ?? machineClock;
  const ids = clockIds(clock);
  const { connectionString, schema, server } = postgresAddress(options.url);
  const max = options.connections ?? 10;
  const search = schema === null ? "" : `-c search_path=${schema}`;
  const common = { connectionString, max, connectionTimeoutMillis: PATIENCE, application_name: sessionName(schema) };
  const writers = new postgres.Pool({ ...common, options: `${search} -c idle_in_transaction_session_timeout=60000` });
  const readers = new postgres.Pool({ ...common, options: `${search} -c default_transaction_read_only=on` });
  for (const pool of [writers, readers]) outliveErrors(pool);
  try {
    const { rows } = await writers.query("select current_setting('server_version_num')::int as version");
    const version = Number(rows[0].version);
    if (version < 140000) throw new StoreProblem("store-postgres-too-old", { server, version: Math.floor(version / 10000) });
    if (schema !== null) await writers.query(`create schema if not exists "${schema}"`);
  } catch (error) {
    await Promise.all([writers.end(), readers.end()]);
    throw postgresProblem(error, server) ?? new StoreProblem("store-unreachable", { server, reason: reasonOf(error) }, error);
  }
  return { ...postgresEngine(writers, readers, server, { clock, ids }), dialect: "postgres", clock, ids, path: null };
}

/** What the sessions of this process are called on the server: its first twenty characters name the tables, the rest the process. */
function sessionName(schema: string | null): string {
  const tables = createHash("sha256")
    .update(schema ?? "public")
    .digest("hex");
  return `parvis ${tables.slice(0, 12)} ${randomBytes(6).toString("hex")}`;
}

function postgresAddress(text: string) {
  const url = new URL(text);
  const schema = url.searchParams.get("schema");
  if (schema !== null && !/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new StoreProblem("store-url-unknown", { scheme: "postgres" });
  url.searchParams.delete("schema");
  const server = url.searchParams.get("host") ?? url.host;
  return { connectionString: url.toString(), schema, server };
}

/**
 * A connection that dies also says so as an event, which ends the process when nobody listens. Whoever was using it has the
 * error in hand as a rejected query, and the pool replaces those that were idle, so there is nothing left to do.
 */
function outliveErrors(pool: PostgresPool): void {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
}

/** Makes a folder and those above it. Node's own way to do so never ends below /proc, where nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
