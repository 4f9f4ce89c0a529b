import type { Platform } from "#chat/platform.ts";
import { type Config, type DiscordConfig, loadEnvFile, readConfig } from "#config.ts";
import { speak } from "#locales/speak.ts";
import { ConfigMistakes, problemText, RunProblem, terminalLocale } from "#problem.ts";
import type { Making, Running } from "#running.ts";

/** What is running, and how it is stopped. */
export interface Started {
  readonly stop: () => Promise<void>;
}

/** Reads the configuration or throws everything that is wrong with it. */
export function configured(): Config {
  loadEnvFile();
  const read = readConfig(process.env);
  if ("problems" in read) throw new ConfigMistakes(read.problems);
  return read.config;
}

/** Starts what is configured: the platforms, or without any the playground on a sample association. */
export async function start(config: Config): Promise<Started> {
  if (config.slack !== null) throw new RunProblem("start-platform-not-yet", { platform: "Slack" });
  if (config.discord !== null) return startPlatforms(config);
  const { openDemo } = await import("#demo/open-demo.ts");
  return openDemo(config, null);
}

/** Starts the platforms that are configured, on the real database. Each is loaded only where it is. */
export async function startPlatforms(config: Config, lost: (problem: Error) => void = endProcess): Promise<Running> {
  const { openRunning } = await import("#running.ts");
  return openRunning(
    config,
    async (making) => {
      const platforms: Platform[] = [];
      if (config.discord !== null) platforms.push(await discordOf(config.discord, making));
      return platforms;
    },
    lost,
  );
}

async function discordOf(own: DiscordConfig, making: Making): Promise<Platform> {
  const { discordPlatform } = await import("#platforms/discord/platform.ts");
  const { commands } = await import("#commands/all.ts");
  const { machineClock } = await import("#kernel/clock.ts");
  const { log, lost } = making;
  const platform = discordPlatform({ ...own, commands, directory: making.directory("discord"), clock: machineClock, log, lost });
  if (own.publicKey !== null) making.serve("/discord/interactions", platform.handle);
  return platform;
}

/** A platform that will not come back by itself: said in a sentence; whatever runs Parvis starts it again or not. */
function endProcess(problem: Error): void {
  fail(problem, terminalLocale(process.env));
}

/** Runs until the process is asked to stop; then finishes what was begun. Mendable problems are said in a sentence, exit code 1. */
export async function runStart(open: (config: Config) => Promise<Started> = start): Promise<void> {
  const locale = terminalLocale(process.env);
  try {
    const started = await open(configured());
    let stopping = false;
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.on(signal, () => {
        if (stopping) process.exit(130);
        stopping = true;
        started.stop().then(
          () => process.exit(0),
          (error: unknown) => fail(error, locale),
        );
      });
    }
  } catch (error) {
    fail(error, locale);
  }
}

/** Says what is wrong and ends the process. */
export function fail(error: unknown, locale: ReturnType<typeof terminalLocale>): never {
  const text = problemText(error, locale);
  process.stderr.write(`${text ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

/** Brings the configured database up to date, and says what was done. */
export async function migrateConfigured(config: Config, locale: ReturnType<typeof terminalLocale>) {
  const { holdWriterLock } = await import("#store/lock.ts");
  const { openStore } = await import("#store/open.ts");
  const { migrate } = await import("#store/migrate.ts");
  const { migrations } = await import("#migrations/all.ts");
  const lock = config.databaseUrl.startsWith("sqlite:") ? await holdWriterLock(config.databaseUrl.slice("sqlite:".length)) : null;
  const store = await openStore({ url: config.databaseUrl });
  try {
    const { done, copy } = await migrate(store, migrations);
    const lines = [speak(locale, "cli-migrated", { count: done.length }), ...done.map((name) => `  ${name}`)];
    if (copy !== null) lines.push(speak(locale, "cli-copy", { path: copy }));
    return { data: { done, copy }, lines };
  } finally {
    await store.close();
    lock?.release();
  }
}
