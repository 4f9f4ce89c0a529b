import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { sql } from "kysely";
import type { Config } from "#config.ts";
import { machineClock } from "#kernel/clock.ts";
import { migrations } from "#migrations/all.ts";
import { RunProblem } from "#problem.ts";
import { instantIn } from "#store/column.ts";
import { copySqlite, flush, lookThrough } from "#store/copy.ts";
import { holdWriterLock } from "#store/lock.ts";
import { migrate, RESTORING } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { StoreProblem } from "#store/problem.ts";
import { isShared } from "#store/shared.ts";
import { backupConfigured } from "./backup.ts";
import { backupFolder, backupStem, databaseFile } from "./configured-database.ts";
import { type EraseAgain, stillToTake, type TakenAway, takenAwayIn, takenAwayNow } from "./erasures.ts";
import { archived, restorePostgres, type ToolEnvironment } from "./postgres-tools.ts";
import { type AnyTables, tablesOf } from "./tables.ts";

/** What a restore did. */
export interface Restored {
  readonly from: string;
  /** Where what was there before lies now; null where there was nothing. */
  readonly before: string | null;
  readonly migrated: readonly string[];
  /** How many were erased again, who had asked to be forgotten since the copy. */
  readonly erased: number;
  /** How many works were withdrawn again, which had been withdrawn since the copy. */
  readonly withdrawn: number;
}

/**
 * Puts a copy of `parvis backup` in the place of the configured database. The copy is looked through first, and what is there
 * is itself copied; a Parvis that runs on the file keeps it out. Afterwards the database is brought up to date. Throws a
 * `RunProblem` or `StoreProblem`; then what was there is there still, or, on PostgreSQL, nothing opens it until a restore is done.
 */
export async function restoreConfigured(config: Config, env: ToolEnvironment, from: string, again: EraseAgain): Promise<Restored> {
  const path = resolve(from);
  if (!existsSync(path)) throw new RunProblem("cli-file-unreadable", { path, reason: "ENOENT" });
  const file = databaseFile(config);
  return file === null ? restoreOnServer(config, env, path, again) : restoreFile(config, env, path, file, again);
}

async function restoreFile(config: Config, env: ToolEnvironment, from: string, file: string, again: EraseAgain): Promise<Restored> {
  const { schema, faults } = await lookThrough(from);
  if (schema.length === 0) throw new RunProblem("restore-not-ours", { path: from });
  if (faults.length > 0) throw new RunProblem("copies-unsound", { path: from, reason: faults.join("; ") });
  refuseNewer(schema, from);
  const lock = await holdWriterLock(file);
  const part = `${file}.restored`;
  const away = (path: string) => {
    for (const ending of ["", "-wal", "-shm"]) rmSync(`${path}${ending}`, { force: true });
  };
  try {
    const taken = await takenAwayNow(config);
    away(part);
    await copySqlite(from, part);
    // Whoever asked to be forgotten is forgotten before it is the database: a process that dies on the way has changed nothing.
    const done = await bringUpToDate(`sqlite:${part}`, async () => taken, again);
    const before = existsSync(file) ? await putAside(config, env, file) : null;
    for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
    renameSync(part, file);
    flush(dirname(file));
    return { from, before, ...done };
  } finally {
    away(part);
    lock.release();
  }
}

/**
 * Copies what is there, and empties its log into it, so that the file alone is whole until another takes its place. What cannot be
 * copied any more is moved beside the copies as it is.
 */
async function putAside(config: Config, env: ToolEnvironment, file: string): Promise<string> {
  try {
    const store = await openStore({ url: config.databaseUrl });
    await store.close();
    return (await backupConfigured(config, env, null)).path;
  } catch (error) {
    if (!(error instanceof StoreProblem) && !(error instanceof RunProblem)) throw error;
    const folder = backupFolder(config);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${backupStem(config)}-damaged-${instantIn(machineClock.now()).replace(/[:.]/gu, "-")}.db`);
    for (const ending of ["", "-wal", "-shm"]) if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${path}${ending}`);
    return path;
  }
}

function refuseNewer(schema: readonly string[], path: string): void {
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = schema.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new RunProblem("load-newer", { path, name: unknown.join(", ") });
}

async function restoreOnServer(config: Config, env: ToolEnvironment, from: string, again: EraseAgain): Promise<Restored> {
  const { tables, migrations: schema } = await archived(from, env);
  if (!tables.includes("communities")) throw new RunProblem("restore-not-ours", { path: from });
  refuseNewer(schema, from);
  const present = await oursAlone(config, tables);
  const before = present.tables.length === 0 ? null : (await backupConfigured(config, env, null)).path;
  const taken = before === null ? { people: [], works: [] } : await takenAwayNow(config);
  mkdirSync(backupFolder(config), { recursive: true });
  // A process that dies between the two leaves what is still to be taken away beside what was put back, and nothing else opens it.
  const how = { present, into: RESTORING, kept: JSON.stringify(taken), script: join(backupFolder(config), "restoring.sql") };
  await restorePostgres(config.databaseUrl, from, env, how);
  return { from, before, ...(await bringUpToDate(config.databaseUrl, ({ db }) => stillToTake(db), again)) };
}

/**
 * What is to go: the tables that the archive has, those of an association that a later program made, and the functions of their triggers, each as
 * it is named in a statement. Tables of others stay. Throws a `RunProblem` where a Parvis is connected: it would go on with what is taken away.
 */
async function oursAlone(
  config: Config,
  archived: readonly string[],
): Promise<{ readonly tables: readonly string[]; readonly functions: readonly string[] }> {
  const store = await openStore({ url: config.databaseUrl });
  try {
    if (await isShared(store.db)) throw new RunProblem("restore-in-use");
    const all = await tablesOf(store.db as unknown as AnyTables, store.dialect);
    const ours = all.filter(({ name, columns }) => archived.includes(name) || columns.includes("community")).map(({ name }) => name);
    if (ours.length === 0) return { tables: [], functions: [] };
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = current_schema() and tablename in (${sql.join(ours)})`.execute(store.db);
    const functions = await sql<{ name: string }>`
      select distinct format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid and c.relname in (${sql.join(ours)})
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      join pg_proc p on p.oid = t.tgfoid and p.pronamespace = n.oid
      where not t.tgisinternal`.execute(store.db);
    return { tables: tables.rows.map(({ name }) => name), functions: functions.rows.map(({ name }) => name) };
  } finally {
    await store.close();
  }
}

async function bringUpToDate(
  url: string,
  takenSince: (store: Store) => Promise<TakenAway>,
  again: EraseAgain,
): Promise<Pick<Restored, "migrated" | "erased" | "withdrawn">> {
  const store = await openStore({ url });
  try {
    const { done, copy } = await migrate(store, migrations, "restore");
    // What is restored is a copy itself, and stays where it was.
    if (copy !== null) rmSync(copy);
    const [taken, known] = [await takenSince(store), await takenAwayIn(store.db)];
    const people = new Set(known.people.map(({ person }) => person));
    const works = new Set(known.works.map(({ work }) => work));
    const erasures = taken.people.filter(({ person }) => !people.has(person));
    const withdrawals = taken.works.filter(({ work }) => !works.has(work));
    const erased = await again(store, erasures, withdrawals);
    await store.migrating(({ db }) => sql`drop table if exists ${sql.table(RESTORING)}`.execute(db));
    const now = new Set((await takenAwayIn(store.db)).works.map(({ work }) => work));
    return { migrated: done, erased, withdrawn: withdrawals.filter(({ work }) => now.has(work)).length };
  } finally {
    await store.close();
    // Opened once more its log is emptied into it, so that the file alone is whole.
    if (store.path !== null) await (await openStore({ url })).close();
  }
}
