import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Config } from "#config.ts";
import { machineClock } from "#kernel/clock.ts";
import { migrations } from "#migrations/all.ts";
import { RunProblem } from "#problem.ts";
import { instantIn } from "#store/column.ts";
import { copySqlite, flush, lookThrough } from "#store/copy.ts";
import { holdWriterLock } from "#store/lock.ts";
import { migrate, pending } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";
import { StoreProblem } from "#store/problem.ts";
import { isShared } from "#store/shared.ts";
import { backupConfigured } from "./backup.ts";
import { backupFolder, backupStem, databaseFile } from "./configured-database.ts";
import { type EraseAgain, type TakenAway, takenAwayIn, takenAwayNow } from "./erasures.ts";
import { restorePostgres, type ToolEnvironment, tablesInArchive } from "./postgres-tools.ts";

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
 * `RunProblem` or `StoreProblem`; then what was there is there still.
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
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = schema.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new RunProblem("load-newer", { path: from, name: unknown.join(", ") });
  const lock = await holdWriterLock(file);
  try {
    const taken = await takenAwayNow(config);
    const before = existsSync(file) ? await putAside(config, env, file) : null;
    const part = `${file}.restored`;
    rmSync(part, { force: true });
    await copySqlite(from, part);
    for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
    renameSync(part, file);
    flush(dirname(file));
    return { from, before, ...(await bringUpToDate(config, taken, again)) };
  } finally {
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

async function restoreOnServer(config: Config, env: ToolEnvironment, from: string, again: EraseAgain): Promise<Restored> {
  const tables = await tablesInArchive(from, env);
  if (!tables.includes("communities")) throw new RunProblem("restore-not-ours", { path: from });
  const before = (await emptyAndAlone(config)) ? null : (await backupConfigured(config, env, null)).path;
  const taken = before === null ? { people: [], works: [] } : await takenAwayNow(config);
  await restorePostgres(config.databaseUrl, from, env);
  return { from, before, ...(await bringUpToDate(config, taken, again)) };
}

/** Whether nothing was ever kept there. Throws a `RunProblem` where a Parvis is connected: it would go on with what is taken away. */
async function emptyAndAlone(config: Config): Promise<boolean> {
  const store = await openStore({ url: config.databaseUrl });
  try {
    if (await isShared(store.db)) throw new RunProblem("restore-in-use");
    return (await pending(store, migrations)).length === migrations.length;
  } finally {
    await store.close();
  }
}

async function bringUpToDate(
  config: Config,
  taken: TakenAway,
  again: EraseAgain,
): Promise<Pick<Restored, "migrated" | "erased" | "withdrawn">> {
  const store = await openStore({ url: config.databaseUrl });
  try {
    const { done } = await migrate(store, migrations);
    const known = await takenAwayIn(store.db);
    const people = new Set(known.people.map(({ person }) => person));
    const works = new Set(known.works.map(({ work }) => work));
    const erasures = taken.people.filter(({ person }) => !people.has(person));
    const withdrawals = taken.works.filter(({ work }) => !works.has(work));
    const erased = await again(store, erasures, withdrawals);
    const now = new Set((await takenAwayIn(store.db)).works.map(({ work }) => work));
    return { migrated: done, erased, withdrawn: withdrawals.filter(({ work }) => now.has(work)).length };
  } finally {
    await store.close();
  }
}
