import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Config } from "#config.ts";
import { type Instant, machineClock } from "#kernel/clock.ts";
import { RunProblem } from "#problem.ts";
import { instantIn } from "#store/column.ts";
import { copySqlite, lookThrough } from "#store/copy.ts";
import { reasonOf } from "#store/problem.ts";
import { backupFolder, backupStem, databaseFile, databaseIsThere } from "./configured-database.ts";
import { dumpPostgres, type ToolEnvironment } from "./postgres-tools.ts";

/** A copy that was made and looked through. */
export interface BackedUp {
  readonly path: string;
  readonly bytes: number;
}

/**
 * Copies the configured database while Parvis may be running, to `out` or to a file with the moment in its name in the folder of the
 * backups, and opens the copy to see that it is sound. SQLite: one database file; PostgreSQL: an archive of its own pg_dump.
 * Readable by its owner alone. Throws a `RunProblem` or `StoreProblem`; then no copy is left.
 */
export async function backupConfigured(
  config: Config,
  env: ToolEnvironment,
  out: string | null,
  now: Instant = machineClock.now(),
): Promise<BackedUp> {
  if (!databaseIsThere(config)) throw new RunProblem("copies-no-database");
  const from = databaseFile(config);
  const path = out === null ? freshName(config, now, from === null ? ".dump" : ".db") : resolve(out);
  if (existsSync(path)) throw new RunProblem("copies-there-already", { path });
  makeFolder(dirname(path), path);
  if (from === null) await dumpPostgres(config.databaseUrl, path, env);
  else await copyAndLook(from, path);
  chmodSync(path, 0o600);
  return { path, bytes: statSync(path).size };
}

async function copyAndLook(from: string, path: string): Promise<void> {
  await copySqlite(from, path);
  const { faults } = await lookThrough(path);
  if (faults.length > 0) throw new RunProblem("copies-unsound", { path, reason: faults.join("; ") });
}

function freshName(config: Config, now: Instant, ending: string): string {
  const moment = instantIn(now).replace(/[:.]/gu, "-");
  const stem = join(backupFolder(config), `${backupStem(config)}-${moment}`);
  let path = `${stem}${ending}`;
  for (let again = 2; existsSync(path); again += 1) path = `${stem}-${again}${ending}`;
  return path;
}

function makeFolder(folder: string, path: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new RunProblem("copies-unwritable", { path, reason: reasonOf(error) });
  }
}
