import { toLocal } from "#calendar/calendar.ts";
import type { Config } from "#config.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import { type BackedUp, backupConfigured } from "./backup.ts";
import { backupFolder, backupStem } from "./configured-database.ts";
import { newestCopy } from "./newest.ts";
import type { ToolEnvironment } from "./postgres-tools.ts";
import { rotate } from "./rotation.ts";

/** What came of a look whether a copy is due. */
export interface Nightly {
  readonly made: BackedUp;
  readonly removed: readonly string[];
}

/** A copy that is younger than this is tonight's, in milliseconds: a clock that is put back makes no second one. */
const TONIGHT = 20 * HOUR;

/** Whether the copy of the day is due: the hour has come, and none was made since. A night that was slept through is made up for. */
export function copyIsDue(config: Pick<Config, "backup" | "zone" | "databaseUrl" | "data">, now: Instant): boolean {
  if (config.backup === null) return false;
  const newest = newestCopy(config);
  if (newest === null) return true;
  const age = now - newest.at;
  return age >= TONIGHT && (toLocal(now, config.zone).slice(11, 16) >= config.backup || age >= TONIGHT + 24 * HOUR);
}

/** Copies the database while Parvis runs, and removes the copies that are no longer needed. Null where none is due. */
export async function copyTonight(config: Config, env: ToolEnvironment, now: Instant): Promise<Nightly | null> {
  if (!copyIsDue(config, now)) return null;
  const made = await backupConfigured(config, env, null, now);
  return { made, removed: rotate(backupFolder(config), backupStem(config)) };
}
