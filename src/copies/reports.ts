import type { Config } from "#config.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { RunProblem } from "#problem.ts";
import { backupConfigured } from "./backup.ts";
import { backupFolder, backupStem } from "./configured-database.ts";
import { dumpConfigured } from "./dump.ts";
import type { EraseAgain } from "./erasures.ts";
import { loadConfigured } from "./load.ts";
import type { ToolEnvironment } from "./postgres-tools.ts";
import { restoreConfigured } from "./restore.ts";
import { rotate } from "./rotation.ts";

/** What was done, as data and as lines for people. */
interface Said {
  readonly data: unknown;
  readonly lines: readonly string[];
}

export async function dumpReport(config: Config, file: string, locale: Locale): Promise<Said> {
  const data = await dumpConfigured(config, file);
  return { data, lines: [speak(locale, "dump-done", { ...data }), speak(locale, "dump-secret")] };
}

export async function loadReport(config: Config, file: string, locale: Locale): Promise<Said> {
  const data = await loadConfigured(config, file);
  return { data, lines: [speak(locale, "load-done", { tables: data.tables, rows: data.rows }), speak(locale, "dump-secret")] };
}

export async function backupReport(
  config: Config,
  env: ToolEnvironment,
  how: { readonly out: string | null; readonly rotate: boolean },
  locale: Locale,
): Promise<Said> {
  if (how.out !== null && how.rotate) throw new RunProblem("backup-rotate-elsewhere");
  const made = await backupConfigured(config, env, how.out);
  const removed = how.rotate ? rotate(backupFolder(config), backupStem(config)) : [];
  const lines = [speak(locale, "backup-done", { ...made }), ...removed.map((path) => speak(locale, "backup-removed", { path }))];
  return { data: { ...made, removed }, lines };
}

export async function restoreReport(config: Config, env: ToolEnvironment, file: string, again: EraseAgain, locale: Locale): Promise<Said> {
  const data = await restoreConfigured(config, env, file, again);
  const before = data.before === null ? [] : [speak(locale, "cli-copy", { path: data.before })];
  const erased = data.erased === 0 ? [] : [speak(locale, "restore-erased", { count: data.erased })];
  const withdrawn = data.withdrawn === 0 ? [] : [speak(locale, "restore-withdrawn", { count: data.withdrawn })];
  return { data, lines: [speak(locale, "restore-done", { path: data.from }), ...erased, ...withdrawn, ...before] };
}
