import { existsSync } from "node:fs";
import type { AnyCommand } from "#chat/command.ts";
import { commands } from "#commands/all.ts";
import { type Config, type DiscordConfig, keptSecret, type MailConfig, type SlackConfig } from "#config.ts";
import { feedLooks } from "#feed-looks.ts";
import { machineClock } from "#kernel/clock.ts";
import { LOCALES, type Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import { machineLooks } from "#machine-looks.ts";

/** What was found, in the order in which it was looked at. */
export interface Diagnosis {
  readonly data: readonly { readonly state: "well" | "note" | "wrong"; readonly text: string }[];
  readonly lines: readonly string[];
  readonly well: boolean;
}

/** One look at something that is configured. */
type Look = () => Promise<
  readonly { readonly state: "well" | "note" | "wrong"; readonly key: string; readonly values: Readonly<Record<string, string | number>> }[]
>;

/** Looks whether what is configured works: the machine, calendars on the web, tokens, rights, addresses. Changes nothing. */
export async function diagnose(config: Config, locale: Locale): Promise<Diagnosis> {
  const looks: Look[] = [];
  if (config.discord !== null) looks.push(discordLook(config, config.discord));
  if (config.slack !== null) looks.push(slackLook(config, config.slack));
  const nothing = looks.length === 0 ? [speak(locale, "doctor-nothing")] : [];
  if (config.mail !== null) looks.push(mailLook(config, config.mail));
  const machine = await machineLooks(config, machineClock.now);
  const feeds = await feedLooks(config);
  const found = [...machine, ...feeds, ...(await Promise.all(looks.map((look) => look()))).flat()];
  const data = found.map(({ state, key, values }) => ({ state, text: speak(locale, key, values) }));
  const lines = data.map(({ state, text }) => speak(locale, "doctor-line", { state, text }));
  return { data, lines: [...lines, ...nothing], well: data.every(({ state }) => state !== "wrong") };
}

function discordLook(config: Config, discord: DiscordConfig): Look {
  return async () => {
    const { examine } = await import("#platforms/discord/doctor.ts");
    return examine({ ...discord, url: config.url, commands, now: machineClock.now });
  };
}

function mailLook(config: Config, mail: MailConfig): Look {
  return async () => {
    const { examine } = await import("#platforms/mail/doctor.ts");
    return examine({ ...mail, site: config.url });
  };
}

function slackLook(config: Config, slack: SlackConfig): Look {
  return async () => {
    const { examine } = await import("#platforms/slack/doctor.ts");
    const languages = [config.locale, ...LOCALES.filter((each) => each !== config.locale)];
    const tokens = slack.clientId === null ? [] : await installedTokens(config);
    return examine({ ...slack, url: config.url, commands: commands as readonly AnyCommand<never>[], languages, installed: tokens });
  };
}

/** Where the app was installed by those who wished it, with its tokens. Reads only; nothing where Parvis was never started. */
async function installedTokens(config: Config): Promise<readonly { readonly name: string; readonly token: string }[]> {
  const { databaseUrl: url } = config;
  if (url.startsWith("sqlite:") && !existsSync(url.replace(/^sqlite:(?:\/\/)?/, ""))) return [];
  const { openStore } = await import("#store/open.ts");
  const { pending } = await import("#store/migrate.ts");
  const { migrations } = await import("#migrations/all.ts");
  const { openVault } = await import("#kernel/vault.ts");
  const store = await openStore({ url });
  try {
    if ((await pending(store, migrations)).length === migrations.length) return [];
    const vault = openVault(keptSecret(config), config.secretOld === null ? [] : [config.secretOld]);
    const sealed = await store.db.selectFrom("memos").select("value").where("name", "like", "installed/%").orderBy("name").execute();
    return sealed.map(({ value }) => JSON.parse(vault.open(value).toString("utf8")) as { readonly name: string; readonly token: string });
  } finally {
    await store.close();
  }
}
