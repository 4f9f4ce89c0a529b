import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { App, HTTPReceiver, SocketModeReceiver } from "@slack/bolt";
import Sqlite from "better-sqlite3";
import type { AnyCommand } from "#chat/command.ts";
import { voiceOf } from "#chat/voice.ts";
import { readConfig } from "#config.ts";
import type { Instant } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { slackPlatform } from "#platforms/slack/platform.ts";
import { startPlatforms } from "#start.ts";

/**
 * One bot in a process of its own, in front of the fake Slack of the process that began it: a bare Bolt app whose one command
 * is written by hand, Parvis as `parvis start` opens it, or Parvis' platform alone with nothing behind it, for its memory.
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
  const book = several ? null : handwritten();
  app.command(/.*/s, async ({ ack, respond, client, command }) => {
    await ack();
    if (book === null) {
      await client.users.info({ user: command.user_id });
      await respond({ text: "heard", response_type: "ephemeral" });
      return;
    }
    const { going } = book(command.trigger_id, command.user_id, command.text);
    await respond({ text: `You are going: ${going} in all.`, response_type: "ephemeral" });
    freshen(`Figures: ${going} are going.`);
  });

  /** The card that hangs in the channel shows what holds: edited one at a time, the newest state alone. */
  let hanging: { readonly channel: string; readonly ts: string } | null = null;
  let wanted: string | null = null;
  let editing = false;
  function freshen(text: string): void {
    wanted = text;
    if (!editing) void edit();
  }
  async function edit(): Promise<void> {
    editing = true;
    for (let next = wanted; next !== null; next = wanted) {
      wanted = null;
      if (hanging !== null) await app.client.chat.update({ ...hanging, text: next });
      else {
        const { channel, ts } = await app.client.chat.postMessage({ channel: "CGENERAL01", text: next });
        hanging = { channel: channel as string, ts: ts as string };
      }
    }
    editing = false;
  }
  if (socket) {
    await app.start();
    return 0;
  }
  const server = await (receiver as HTTPReceiver).start({ port: 0, host: "127.0.0.1" } as never);
  return (server.address() as { readonly port: number }).port;
}

/**
 * What an answer to a gathering must write, by hand, on the same database in the same mode: the delivery, so that its repetition
 * does nothing; the answer; the seats; a line of what must be told (the card that hangs in the channel is then edited). In one durable transaction, of statements prepared once.
 */
function handwritten() {
  mkdirSync(parts.data, { recursive: true });
  const db = new Sqlite(join(parts.data, "bare.db"));
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.exec(`create table heard (key text primary key, at text) without rowid;
    create table gatherings (id text primary key, capacity integer, taken integer not null) without rowid;
    create table registrations (gathering text, person text, state text, at text, primary key (gathering, person)) without rowid;
    create table outbox (id integer primary key, gathering text, at text);
    insert into gatherings values ('G1', null, 0)`);
  const hear = db.prepare("insert into heard values (?, ?) on conflict do nothing");
  const had = db.prepare<unknown[], { readonly state: string }>("select state from registrations where gathering = ? and person = ?");
  const answer = db.prepare(
    "insert into registrations values (?, ?, ?, ?) on conflict do update set state = excluded.state, at = excluded.at",
  );
  const seat = db.prepare<unknown[], { readonly taken: number }>("update gatherings set taken = taken + ? where id = ? returning taken");
  const tell = db.prepare("insert into outbox (gathering, at) values (?, ?)");
  const write = db.transaction((key: string, person: string, state: string) => {
    const at = new Date().toISOString();
    if (hear.run(key, at).changes === 0) return { going: seat.get(0, "G1")?.taken ?? 0 };
    const before = had.get("G1", person)?.state === "going" ? 1 : 0;
    answer.run("G1", person, state, at);
    const going = seat.get((state === "going" ? 1 : 0) - before, "G1")?.taken ?? 0;
    tell.run("G1", at);
    return { going };
  });
  return (key: string, person: string, text: string) => write.immediate(key, person, text.includes("answer:yes") ? "going" : "maybe");
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
      lasting: null,
      onWritten: () => () => undefined,
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
