import { join } from "node:path";
import type { AnyCommand } from "#chat/command.ts";
import { languageNamed } from "#chat/language.ts";
import type { Platform } from "#chat/platform.ts";
import { type Config, type DiscordConfig, loadEnvFile, publicAddress, readConfig, type SlackConfig } from "#config.ts";
import { type Clock, machineClock } from "#kernel/clock.ts";
import { readTheRest } from "#kernel/own-files.ts";
import type { Vault } from "#kernel/vault.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { configuredParts, type Only, readOnly } from "#only.ts";
import { ConfigMistakes, problemText, RunProblem, terminalLocale } from "#problem.ts";
import type { Directory, Making, Running } from "#running.ts";

/** What is running, and how it is stopped. */
export interface Started {
  readonly stop: () => Promise<void>;
  /** What is said on standard output once it can be stopped in order; nothing where it has said so itself. */
  readonly ready?: readonly string[];
  /** Resolves when it cannot go on: a platform that will not come back by itself. */
  readonly lost?: Promise<Error>;
}

/** Reads the configuration or throws everything that is wrong with it. */
export function configured(): Config {
  loadEnvFile();
  const read = readConfig(process.env);
  if ("problems" in read) throw new ConfigMistakes(read.problems);
  return read.config;
}

/** Starts what is configured, or the parts of it that `typed` names: the platforms, or without any the playground on a sample association. */
export async function start(config: Config, typed: string | null = null): Promise<Started> {
  const only = typed === null ? null : readOnly(typed, config);
  const overGateway = only === null || only.has("discord");
  if (overGateway && config.discord !== null && config.discord.publicKey === null && process.env["SHARDING_MANAGER"] === undefined) {
    const divided = await startDivided(config, config.discord);
    if (divided !== null) return divided;
  }
  if (config.discord !== null || config.slack !== null || only !== null) {
    const losing = lostOnTheWay();
    const parts = only ?? configuredParts(config);
    const running = await startPlatforms(config, losing.lost, machineClock, parts);
    return { ...running, ready: readyLines(config, parts, running.port), lost: losing.underWay() };
  }
  const { openDemo } = await import("#demo/open-demo.ts");
  return openDemo(config, null);
}

/** What is said when everybody is heard, or its part is done, to whoever started it; a part of a divided connection says nothing. */
export function readyLines(config: Config, parts: Only, port: number | null): readonly string[] {
  if (process.env["SHARDING_MANAGER"] !== undefined) return [];
  const locale = terminalLocale(process.env);
  const heard = [
    ...(parts.has("discord") || parts.has("discord-http") ? ["Discord"] : []),
    ...(parts.has("slack") || parts.has("slack-http") ? ["Slack"] : []),
  ];
  const list = new Intl.ListFormat(locale);
  const address = port === null ? [] : [speak(locale, "start-address", { url: publicAddress({ ...config, port }) })];
  const ready =
    heard.length > 0
      ? speak(locale, "start-ready", { platforms: list.format(heard) })
      : speak(locale, "start-ready-parts", { parts: list.format(parts) });
  return [ready, ...address];
}

/** In more servers than one connection serves, each part of it is a process of its own on one PostgreSQL; null below that. */
async function startDivided(config: Config, discord: DiscordConfig): Promise<Started | null> {
  const { divide, partsNeeded } = await import("#platforms/discord/shards.ts");
  const parts = await partsNeeded(discord.token, discord.apiUrl);
  if (parts === 1) return null;
  if (config.databaseUrl.startsWith("sqlite:")) throw new RunProblem("discord-parts-need-postgres", { parts });
  const { openLog } = await import("#kernel/log.ts");
  const file = join(import.meta.dirname, "main.ts");
  const divided = await divide({ file, args: [], token: discord.token, parts, log: openLog(config.log), ended: () => process.exit(1) });
  return { ...divided, ready: readyLines(config, configuredParts(config), null) };
}

/** Starts the platforms that are configured, on the real database. Each is loaded only where it is. */
export async function startPlatforms(
  config: Config,
  lost: (problem: Error) => void = endProcess,
  clock: Clock = machineClock,
  only: Only = configuredParts(config),
): Promise<Running> {
  const { openRunning } = await import("#running.ts");
  return openRunning(
    config,
    async (making) => {
      const platforms: Platform[] = [];
      const needed = (hears: boolean) => hears || only.has("worker");
      const [discordHears, slackHears] = [only.has("discord") || only.has("discord-http"), only.has("slack") || only.has("slack-http")];
      if (config.discord !== null && needed(discordHears)) platforms.push(await discordOf(config.discord, making, discordHears));
      if (config.slack !== null && needed(slackHears)) platforms.push(await slackOf(config, config.slack, making, slackHears));
      if (config.mail !== null && only.has("worker")) {
        const { mailPlatform } = await import("#platforms/mail/platform.ts");
        platforms.push(mailPlatform({ ...config.mail, clock: making.clock, log: making.log }));
      }
      return platforms;
    },
    lost,
    clock,
    only,
  );
}

/** Stands for the key of a way in that another process serves: nothing is heard here, and no connection is opened. */
const HEARD_ELSEWHERE = "0".repeat(64);

/** `hears`: whether this process hears it; where not, it only tells what is due there. */
async function discordOf(own: DiscordConfig, making: Making, hears: boolean): Promise<Platform> {
  const { discordPlatform } = await import("#platforms/discord/platform.ts");
  const { commands } = await import("#commands/all.ts");
  const { log, lost, clock } = making;
  const platform = discordPlatform({
    ...own,
    publicKey: hears ? own.publicKey : (own.publicKey ?? HEARD_ELSEWHERE),
    commands,
    directory: making.directory("discord"),
    clock,
    log,
    lost,
    part: process.env["SHARDS"] ?? "",
  });
  if (hears && own.publicKey !== null) making.serve("/discord/interactions", platform.handle);
  return platform;
}

async function slackOf(config: Config, own: SlackConfig, making: Making, hears: boolean): Promise<Platform> {
  const { slackPlatform } = await import("#platforms/slack/platform.ts");
  const { commands } = await import("#commands/all.ts");
  const directory = making.directory("slack");
  const { clientId, clientSecret } = own;
  const shared = clientId !== null && clientSecret !== null;
  const platform = slackPlatform({
    ...own,
    ...(hears ? {} : { appToken: null, signingSecret: own.signingSecret ?? HEARD_ELSEWHERE }),
    installing: shared ? { clientId, clientSecret, stateSecret: making.secretFor("installing") } : null,
    installations: shared ? sealedMemos(directory, making.vault) : null,
    shared: config.databaseUrl.startsWith("sqlite:") ? null : directory,
    lasting: directory,
    onWritten: directory.onWritten,
    clock: making.clock,
    url: config.url?.startsWith("https://") === true ? config.url : null,
    listen: null,
    commands: commands as readonly AnyCommand<never>[],
    findUser: async (team, person) => (await directory.usersOf([person], team)).get(person) ?? null,
    log: making.log,
  });
  if (hears && platform.listener !== null) making.serveAll("/slack", platform.listener);
  return platform;
}

/** What a platform keeps of each place where it is installed, sealed: tokens lie open nowhere. */
function sealedMemos<T extends { readonly team: string }>(directory: Directory, vault: Vault) {
  const name = (team: string) => `installed/${team}`;
  return {
    async find(team: string): Promise<T | null> {
      const sealed = await directory.recall(name(team));
      return sealed === null ? null : (JSON.parse(vault.open(sealed).toString("utf8")) as T);
    },
    keep: (installed: T) => directory.keep(name(installed.team), vault.seal(Buffer.from(JSON.stringify(installed))), null),
    drop: (team: string) => directory.drop(name(team)),
  };
}

/** A platform that will not come back by itself: said in a sentence; whatever runs Parvis starts it again or not. */
function endProcess(problem: Error): void {
  fail(problem, terminalLocale(process.env));
}

/** While it starts, a platform that is lost ends the process at once; from `underWay` on, what was begun is finished first. */
function lostOnTheWay() {
  const { promise, resolve } = Promise.withResolvers<Error>();
  let lose = endProcess;
  return {
    lost: (problem: Error) => lose(problem),
    underWay(): Promise<Error> {
      lose = resolve;
      return promise;
    },
  };
}

/** Whoever asks something at once is answered first, and the files that a start does not need are read after so many milliseconds. */
const QUIET = 500;

/** Runs until the process is asked to stop, or something fails that nothing caught; then finishes what was begun. Mendable problems are said in a sentence, exit code 1. */
export async function runStart(open: (config: Config) => Promise<Started> = start): Promise<void> {
  const locale = terminalLocale(process.env);
  try {
    const started = await open(configured());
    stopInOrder(started, locale);
    for (const line of started.ready ?? []) process.stdout.write(`${line}\n`);
    setTimeout(() => void readTheRest(), QUIET).unref();
  } catch (error) {
    fail(error, locale);
  }
}

/** A terminal and a service manager tell the launcher and the program alike to stop: what comes so soon after the first is the same wish, in milliseconds. */
const ONE_WISH = 1_000;

/** How long what was begun may take once a platform is lost: its answers may never leave, in milliseconds. */
const LAST_PATIENCE = 10_000;

/** Stops once, in order, and ends the process: when it is asked to, when a platform is lost, when something fails that nothing caught. Whoever asks again ends it at once. */
function stopInOrder(started: Started, locale: Locale): void {
  let since: number | null = null;
  function stop(code: () => void): void {
    since ??= performance.now();
    started.stop().then(code, (error: unknown) => fail(error, locale));
  }
  function gaveWay(error: unknown): void {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (since !== null) process.exit(1);
    stop(() => process.exit(1));
  }
  function asked(): void {
    if (since === null) stop(() => process.exit(0));
    else if (performance.now() - since > ONE_WISH) process.exit(130);
  }
  process.on("unhandledRejection", gaveWay);
  process.on("uncaughtException", gaveWay);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, asked);
  void started.lost?.then((problem) => {
    if (since !== null) return;
    setTimeout(() => fail(problem, locale), LAST_PATIENCE).unref();
    stop(() => fail(problem, locale));
  });
}

/** Says what is wrong and ends the process. */
export function fail(error: unknown, locale: ReturnType<typeof terminalLocale>): never {
  const text = problemText(error, locale) ?? incidentText(error, locale);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** A fault of ours in a sentence; where it happened is for whoever asks to see it. */
function incidentText(error: unknown, locale: ReturnType<typeof terminalLocale>): string {
  const reason = error instanceof Error ? error.message : String(error);
  const said = speak(locale, "cli-incident", { reason: reason.split("\n")[0] ?? "" });
  return process.env.PARVIS_LOG === "debug" && error instanceof Error ? `${said}\n${error.stack}` : said;
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

/** The Slack app manifest that the options of the command line ask for. */
export async function slackManifest(options: Readonly<Record<string, string | true | undefined>>): Promise<unknown> {
  const { manifest } = await import("#platforms/slack/manifest.ts");
  const { commands } = await import("#commands/all.ts");
  const named = String(options["languages"]).split(",");
  const languages = named.map((each) => {
    const locale = languageNamed(each.trim());
    if (locale === null) throw new RunProblem("config-locale", { typed: each.trim() });
    return locale;
  });
  const url = typeof options["url"] === "string" ? options["url"].replace(/\/+$/, "") : null;
  if (url !== null && !url.startsWith("https://")) throw new RunProblem("manifest-not-https", { typed: url });
  return manifest(commands as readonly AnyCommand<never>[], {
    single: options["single"] === true,
    languages,
    way: url === null ? { kind: "socket" } : { kind: "url", url },
    shared: options["shared"] === true,
  });
}

/** Makes the commands known to Discord, or says what differs. */
export async function registerConfigured(config: Config, guild: string | null, how: "write" | "only look", locale: Locale) {
  if (config.discord === null) throw new RunProblem("discord-register-nothing");
  const { registerOnce } = await import("#platforms/discord/register.ts");
  const { commands } = await import("#commands/all.ts");
  const data = await registerOnce({ ...config.discord, commands }, guild, how);
  const where = guild ?? speak(locale, "discord-register-everywhere");
  const values = {
    where,
    names: "changed" in data ? data.changed.join(", ") : "",
    ...("reason" in data ? { command: data.command, reason: data.reason } : {}),
  };
  const lines = [speak(locale, `discord-register-${data.kind.replace(" ", "-")}`, values)];
  return { data, lines, well: data.kind !== "refused" && data.kind !== "no access" };
}
