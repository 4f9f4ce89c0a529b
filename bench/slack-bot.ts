import { App, HTTPReceiver, SocketModeReceiver } from "@slack/bolt";
import type { AnyCommand } from "#chat/command.ts";
import { voiceOf } from "#chat/voice.ts";
import { readConfig } from "#config.ts";
import type { Instant } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { slackPlatform } from "#platforms/slack/platform.ts";
import { startPlatforms } from "#start.ts";

/**
 * One bot in a process of its own, in front of the fake Slack of the process that began it: a bare Bolt app that answers with
 * a fixed text, Parvis as `parvis start` opens it, or Parvis' platform alone with nothing behind it, for its memory.
 */
export interface BotParts {
  readonly bot: "bare" | "parvis" | "platform";
  readonly way: "socket" | "http";
  readonly api: string;
  readonly token: string;
  readonly appToken: string;
  readonly secret: string;
  readonly data: string;
  readonly tokens: Readonly<Record<string, string>>;
}

const parts = JSON.parse(process.argv[2] as string) as BotParts;
const { way, api, token, appToken, secret } = parts;
const clientOptions = { slackApiUrl: api, retryConfig: { retries: 0 } };

async function bare(): Promise<number> {
  const socket = way === "socket";
  const receiver = socket
    ? new SocketModeReceiver({ appToken, installerOptions: { clientOptions } })
    : new HTTPReceiver({ signingSecret: secret, endpoints: "/slack/events" });
  const several = Object.keys(parts.tokens).length > 0;
  const authorize = async ({ teamId }: { readonly teamId?: string | undefined }) => ({
    botToken: parts.tokens[teamId ?? ""] ?? "",
    botId: "B1",
    botUserId: "U1",
  });
  const app = new App({ receiver, clientOptions, ...(several ? { authorize } : { token, botId: "B1", botUserId: "U1" }) });
  app.command(/.*/s, async ({ ack, respond, client, command }) => {
    await ack();
    if (several) await client.users.info({ user: command.user_id });
    await respond({ text: "heard", response_type: "ephemeral" });
  });
  if (socket) {
    await app.start();
    return 0;
  }
  const server = await (receiver as HTTPReceiver).start({ port: 0, host: "127.0.0.1" } as never);
  return (server.address() as { readonly port: number }).port;
}

async function parvis(): Promise<number> {
  const door = way === "socket" ? { SLACK_APP_TOKEN: appToken } : { SLACK_SIGNING_SECRET: secret };
  const usual = { PARVIS_DATA: parts.data, PARVIS_ZONE: "Europe/Paris", PARVIS_LOG: "error", PARVIS_PORT: "0" };
  const read = readConfig({ ...usual, SLACK_BOT_TOKEN: token, SLACK_API_URL: api, ...door });
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  return (await startPlatforms(read.config)).port ?? 0;
}

async function platform(): Promise<number> {
  const voice = voiceOf("en", "UTC", 0 as Instant);
  const installed = (team: string) => ({ team, name: team, token: parts.tokens[team] ?? "", bot: "U1", botId: "B1" });
  const made = slackPlatform({
    ...{
      botToken: null,
      appToken,
      signingSecret: null,
      installing: null,
      shared: null,
      apiUrl: api,
      url: null,
      listen: null,
      connections: 1,
      log: silentLog,
    },
    installations: { find: async (team) => installed(team), keep: async () => undefined, drop: async () => undefined },
    commands: [] as readonly AnyCommand<never>[],
    findUser: async () => null,
  });
  await made.start({
    hear: async () => ({
      outcome: "done",
      audience: "to the asker",
      answer: { kind: "tell", text: [{ kind: "plain", text: "heard" }] },
      voice,
    }),
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  });
  return 0;
}

const port = await { bare, parvis, platform }[parts.bot]();
process.send?.({ port });
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
process.on("disconnect", () => process.exit(0));
