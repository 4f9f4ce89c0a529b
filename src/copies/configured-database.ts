import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Config } from "#config.ts";

/** The file of the configured database, on SQLite; null on PostgreSQL. */
export function databaseFile(config: Pick<Config, "databaseUrl">): string | null {
  const { databaseUrl: url } = config;
  return url.startsWith("sqlite:") ? url.replace(/^sqlite:(?:\/\/)?/u, "") : null;
}

/** Whether there is a database to read: a file that is missing would be made by looking. */
export function databaseIsThere(config: Pick<Config, "databaseUrl">): boolean {
  const path = databaseFile(config);
  return path === null || existsSync(path);
}

/** Where copies lie: beside the file on SQLite, in the data folder with PostgreSQL. */
export function backupFolder(config: Pick<Config, "databaseUrl" | "data">): string {
  const path = databaseFile(config);
  return join(path === null ? config.data : dirname(path), "backups");
}

/** What the name of a copy begins with. */
export function backupStem(config: Pick<Config, "databaseUrl">): string {
  const path = databaseFile(config);
  return path === null ? "parvis" : basename(path, ".db");
}
