import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { databaseFile } from "#copies/configured-database.ts";
import { newestCopy } from "#copies/newest.ts";
import { hasTool } from "#copies/postgres-tools.ts";
import { DAY, type Instant, MINUTE } from "#kernel/clock.ts";
import { migrations } from "#migrations/all.ts";
import { instantOut } from "#store/column.ts";
import { lookThrough } from "#store/copy.ts";
import { pending } from "#store/migrate.ts";
import { openStore, type Store } from "#store/open.ts";
import { reasonOf, StoreProblem } from "#store/problem.ts";

/** What was found of something: a sentence of the locale files, and whether anything must be done. */
export interface Found {
  readonly state: "well" | "note" | "wrong";
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Less free space than this is too little, and than this is little, in bytes. */
const TOO_LITTLE = 200 * 1024 * 1024;
const LITTLE = 1024 * 1024 * 1024;

/** Clocks may differ by so much, in milliseconds. */
const APART = MINUTE;

/** A copy older than this is worth a note, than this is wrong, in milliseconds. */
const OLD = 2 * DAY;
const TOO_OLD = 8 * DAY;

/** Looks at the machine: database, clock, disk, rights, copies. Changes nothing, and makes no file that is not there. */
export async function machineLooks(
  config: Config,
  now: () => Instant,
  isThere: (tool: string) => boolean = (tool) => hasTool(tool, process.env),
): Promise<readonly Found[]> {
  return [
    ...(await databaseFound(config, now)),
    ...diskFound(config),
    ...rightsFound(config),
    copyFound(config, now()),
    ...toolFound(config, isThere),
  ];
}

function found(state: Found["state"], key: string, values: Found["values"] = {}): Found {
  return { state, key, values };
}

async function databaseFound(config: Config, now: () => Instant): Promise<readonly Found[]> {
  const path = databaseFile(config);
  if (path !== null && !existsSync(path)) return [found("note", "doctor-database-none", { path })];
  if (path !== null) {
    const unsound = await unsoundness(path);
    if (unsound !== null) return [unsound];
  }
  let store: Store | null = null;
  try {
    store = await openStore({ url: config.databaseUrl, connections: 1 });
    const waiting = await pending(store, migrations);
    const said =
      path === null
        ? found("well", "doctor-database-postgres")
        : found("well", "doctor-database-sqlite", { path, megabytes: megabytes(statSync(path).size) });
    const behind = waiting.length === 0 ? [] : [found("note", "doctor-database-behind", { count: waiting.length })];
    return [said, ...behind, await clockFound(store, waiting.length < migrations.length, now)];
  } catch (error) {
    if (error instanceof StoreProblem && ["store-database-newer", "store-restore-unfinished"].includes(error.key))
      return [found("wrong", error.key, textsOf(error))];
    return [found("wrong", "doctor-database-unreachable", { reason: reasonOf(error).split("\n")[0] ?? "" })];
  } finally {
    await store?.close();
  }
}

function textsOf(error: StoreProblem): Found["values"] {
  return Object.fromEntries(Object.entries(error.values).map(([name, value]) => [name, typeof value === "object" ? "" : value]));
}

async function unsoundness(path: string): Promise<Found | null> {
  try {
    const { faults } = await lookThrough(path);
    return faults.length === 0 ? null : found("wrong", "doctor-database-unsound", { path, reason: faults.slice(0, 3).join("; ") });
  } catch (error) {
    return found("wrong", "doctor-database-unsound", { path, reason: reasonOf(error) });
  }
}

/** The clock against what was written last: nothing comes from the future unless a clock was put back. */
async function clockFound(store: Store, hasTables: boolean, now: () => Instant): Promise<Found> {
  const zones = process.versions.tz ?? "";
  if (!hasTables) return found("well", "doctor-clock", { zones });
  const row = await store.db
    .selectFrom("audit")
    .select((e) => e.fn.max("at").as("at"))
    .executeTakeFirst();
  const last = row?.at == null ? null : instantOut(row.at);
  if (last === null || last - now() < APART) return found("well", "doctor-clock", { zones });
  return found("wrong", "doctor-clock-behind", { seconds: Math.round((last - now()) / 1_000) });
}

function diskFound(config: Config): readonly Found[] {
  if (!existsSync(config.data)) return [];
  const { bavail, bsize } = statfsSync(config.data);
  const free = bavail * bsize;
  const values = { path: config.data, megabytes: megabytes(free) };
  if (free < TOO_LITTLE) return [found("wrong", "doctor-disk-full", values)];
  return [free < LITTLE ? found("note", "doctor-disk-little", values) : found("well", "doctor-disk", values)];
}

function megabytes(bytes: number): number {
  return Math.round(bytes / (1024 * 1024));
}

/** Files that hold secrets, or what was confided, are read by their owner alone, and the data folder can be written. */
function rightsFound(config: Config): readonly Found[] {
  const wrong: Found[] = [];
  if (existsSync(config.data) && !writable(config.data)) wrong.push(found("wrong", "doctor-rights-folder", { path: config.data }));
  const path = databaseFile(config);
  if (path !== null && existsSync(path) && !writable(path)) wrong.push(found("wrong", "doctor-rights-folder", { path }));
  for (const secret of [join(config.data, "secret"), ".env", ...(path === null ? [] : [path, `${path}-wal`])]) {
    if (process.platform !== "win32" && existsSync(secret) && (statSync(secret).mode & 0o077) !== 0)
      wrong.push(found("wrong", "doctor-rights-open", { path: secret }));
  }
  return wrong.length === 0 ? [found("well", "doctor-rights")] : wrong;
}

function writable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL is copied with its own tools: without them a copy that was asked for every night fails every night. */
function toolFound(config: Config, isThere: (tool: string) => boolean): readonly Found[] {
  if (databaseFile(config) !== null || isThere("pg_dump")) return [];
  return [found(config.backup === null ? "note" : "wrong", "doctor-backup-tool")];
}

/** The last copy and its age. Where Parvis was never started there is nothing to copy. */
function copyFound(config: Config, now: Instant): Found {
  const path = databaseFile(config);
  const newest = newestCopy(config);
  const by = config.backup === null ? "nobody" : "Parvis";
  if (newest === null) return found(path !== null && !existsSync(path) ? "well" : "note", "doctor-backup-none", { by });
  const hours = Math.max(0, Math.round((now - newest.at) / 3_600_000));
  const values = { path: newest.path, megabytes: megabytes(newest.bytes), hours, by };
  if (now - newest.at > TOO_OLD) return found("wrong", "doctor-backup-old", values);
  return now - newest.at > OLD ? found("note", "doctor-backup-old", values) : found("well", "doctor-backup", values);
}
