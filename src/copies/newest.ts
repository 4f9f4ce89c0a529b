import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config.ts";
import type { Instant } from "#kernel/clock.ts";
import { backupFolder, backupStem } from "./configured-database.ts";

/** The newest copy of the configured database. */
export interface NewestCopy {
  readonly path: string;
  readonly bytes: number;
  readonly at: Instant;
}

/** The newest copy in the folder of the backups, whoever made it; null where there is none. */
export function newestCopy(config: Pick<Config, "databaseUrl" | "data">): NewestCopy | null {
  const folder = backupFolder(config);
  if (!existsSync(folder)) return null;
  const stem = `${backupStem(config)}-`;
  const copies = readdirSync(folder).filter((name) => name.startsWith(stem) && /\.(?:db|dump)$/u.test(name));
  let newest: NewestCopy | null = null;
  for (const name of copies) {
    const { size, mtimeMs } = statSync(join(folder, name));
    if (newest === null || mtimeMs > newest.at) newest = { path: join(folder, name), bytes: size, at: Math.round(mtimeMs) as Instant };
  }
  return newest;
}
