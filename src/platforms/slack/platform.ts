import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { App, type Receiver } from "@slack/bolt";
import type { AnyCommand } from "#chat/command.ts";
import type { Ears, Platform } from "#chat/platform.ts";
import { type Clock, machineClock } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { acknowledging } from "./acknowledging.ts";
import { slackAnswers } from "./answer.ts";
import { type Lasting, slackAttempts } from "./attempts.ts";
import { slackCalls } from "./calls.ts";
import { type Acknowledge, slackDeliveries } from "./deliveries.ts";
import { slackHearing } from "./hearing.ts";
import { type OnWritten, slackHome } from "./home.ts";
import { slackCan, slackLimits } from "./limits.ts";
import { slackLog } from "./logging.ts";
import { onceOnly, type SharedMemory } from "./once.ts";
import { type FindUser, slackOutgoing } from "./outgoing.ts";
import { slackPeople } from "./people.ts";
import { slackPictures } from "./pictures.ts";
import type { Payload } from "./receive.ts";
import { type SocketLine, socketLine } from "./socket-line.ts";
import { close, type Installing, listen, type WebDoor, webDoor } from "./web-door.ts";
import { type Installations, slackWorkspaces } from "./workspaces.ts";

/** What the platform is made of. */
export interface SlackParts {
  /** One workspace's bot token; null where workspaces install by themselves. */
  readonly botToken: string | null;
  /** For Socket Mode; null where Slack comes over HTTP. */
  readonly appToken: string | null;
  /** For HTTP; null where a socket is enough. */
  readonly signingSecret: string | null;
  readonly installing: Installing | null;
  readonly installations: Installations | null;
  /** What several processes of one house remember together; null where there is one. */
  readonly shared: SharedMemory | null;
  /** What is kept of messages under way, so that none is sent twice when the process dies over it; null keeps it in this process alone. */
  readonly lasting: Lasting | null;
  /** Calls a listener after each writing, so that home tabs that are open follow it. */
  readonly onWritten: OnWritten;
  /** Null for Slack itself. */
  readonly apiUrl: string | null;
  /** The public address, without a slash at its end. */
  readonly url: string | null;
  /** Where to listen for what comes over HTTP; null where `listener` is mounted in another server, or nothing comes. */
  readonly listen: { readonly host: string; readonly port: number } | null;
  /** How many sockets: two lose nothing while one is made anew. */
  readonly connections: 1 | 2;
  readonly commands: readonly AnyCommand<never>[];
  readonly findUser: FindUser;
  readonly log: Log;
  readonly clock?: Clock;
  /** Milliseconds without a pong after which a socket counts as dead. */
  readonly pingTimeout?: number;
}

/** The platform `slack`. */
export interface SlackPlatform extends Platform {
  /** Takes what Slack and whoever installs send over HTTP; null where nothing comes that way. */
  readonly listener: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Where it listens, once it does by itself. */
  readonly port: () => number | null;
}

/** A process rarely stands still for longer: the socket is then not taken for dead. */
const PING_TIMEOUT = 4_000;

/** Makes the platform `slack`. `start` rejects with a SlackProblem where Slack will never have it: a wrong token. */
export function slackPlatform(parts: SlackParts): SlackPlatform {
  const { log, commands } = parts;
  const clock = parts.clock ?? machineClock;
  const toBolt = slackLog(log);
  const calls = slackCalls(parts.apiUrl, clock, toBolt);
  const workspaces = slackWorkspaces(calls, parts.botToken, parts.installations, clock);
  const people = slackPeople(calls, workspaces, clock);
  const outgoing = slackOutgoing({
    ...{ calls, workspaces, pictures: slackPictures(calls), findUser: parts.findUser },
    attempts: slackAttempts(parts.lasting),
  });
  const answers = slackAnswers({ calls, outgoing });
  const home = slackHome({ calls, workspaces, people, outgoing, clock, log });
  const hearing = slackHearing({ calls, commands, workspaces, people, answers, home, clock });
  const deliveries = slackDeliveries({ commands, hearing, home, workspaces, once: onceOnly(clock, parts.shared), log });
  let ears: Ears | null = null;
  let server: Server | null = null;

  const overHttp = parts.signingSecret !== null && parts.appToken === null;
  const door: WebDoor | null =
    overHttp || parts.installing !== null
      ? webDoor({ ...parts, signingSecret: overHttp ? parts.signingSecret : null, workspaces, clock, slackLog: toBolt })
      : null;
  const receiver: Receiver = {
    init: (app) => door?.init(acknowledging(app, log)),
    start: async () => undefined,
    stop: async () => undefined,
  };
  const app = new App({
    receiver,
    logger: toBolt,
    convoStore: false,
    tokenVerificationEnabled: false,
    ignoreSelf: false,
    // Nothing is asked before Slack has its acknowledgement; whose workspace it is, is asked afterwards.
    authorize: async () => ({}),
    ...(parts.apiUrl === null
      ? {}
      : { clientOptions: { slackApiUrl: parts.apiUrl, retryConfig: { retries: 0 }, rejectRateLimitedCalls: true } }),
  });
  const lines: readonly SocketLine[] =
    parts.appToken === null
      ? []
      : Array.from({ length: parts.connections }, () =>
          socketLine({
            appToken: parts.appToken as string,
            apiUrl: parts.apiUrl,
            app: acknowledging(app, log),
            log,
            slackLog: toBolt,
            pingTimeout: parts.pingTimeout ?? PING_TIMEOUT,
          }),
        );

  app.error(async (error) => {
    log.error({ err: error }, "Slack's library fails");
  });
  // One listener for everything: Bolt's own, by kind, each read parts of a payload that need not be there.
  app.use(async ({ body, ...more }) => {
    const bolted = (more as { readonly ack?: Acknowledge }).ack;
    const acknowledge: Acknowledge = async (answer) => bolted?.(answer);
    if (ears === null) await acknowledge();
    else await deliveries.take(ears, body as unknown as Payload, acknowledge);
  });

  return {
    name: "slack",
    can: slackCan,
    limits: slackLimits,
    listener: door?.listener ?? null,
    port: () => (server === null ? null : (server.address() as AddressInfo).port),
    stands: () => (lines.length === 0 ? server !== null || door !== null : lines.some((line) => line.stands())),
    async start(given) {
      ears = given;
      await workspaces.check();
      if (door !== null && parts.listen !== null) server = await listen(door, parts.listen.host, parts.listen.port);
      home.watch(given, parts.onWritten);
      await Promise.all(lines.map((line) => line.start()));
    },
    async stop() {
      await Promise.all(lines.map((line) => line.stop()));
      if (server !== null) await close(server);
      server = null;
      await deliveries.settle();
      await home.settle();
      ears = null;
    },
    post: outgoing.post,
    edit: outgoing.edit,
    async whisper(account, card, key) {
      const sent = await outgoing.whisper(account, card, key);
      if (ears !== null) home.freshen(ears, account.team, account.user);
      return sent;
    },
  };
}
