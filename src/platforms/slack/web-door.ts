import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { parse as parseForm } from "node:querystring";
import { type App, HTTPReceiver, type Installation, type InstallationStore, isValidSlackRequest } from "@slack/bolt";
import type { Clock } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { BODY_LENGTH, SIGNATURE_WINDOW } from "./limits.ts";
import type { SlackLog } from "./logging.ts";
import { EVENTS_PATH, INSTALL_PATH, REDIRECT_PATH, scopesFor } from "./manifest.ts";
import { type Installed, teamKey, type Workspaces } from "./workspaces.ts";

/** What is needed for several workspaces to install the app. */
export interface Installing {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs the state of an installation under way; the same in every process. */
  readonly stateSecret: string;
}

export interface DoorParts {
  /** Null where deliveries come over a socket, and only installations over the web. */
  readonly signingSecret: string | null;
  readonly installing: Installing | null;
  readonly apiUrl: string | null;
  /** The public address, without a slash at its end; null on this machine alone. */
  readonly url: string | null;
  readonly workspaces: Workspaces;
  readonly clock: Clock;
  readonly log: Log;
  readonly slackLog: SlackLog;
}

/** What Slack, and whoever installs, asks of us over the web. It can be mounted in any server, behind any balancer. */
export interface WebDoor {
  readonly init: (app: App) => void;
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
}

export function webDoor(parts: DoorParts): WebDoor {
  const { installing, log } = parts;
  const receiver = new HTTPReceiver({
    signingSecret: parts.signingSecret ?? "",
    signatureVerification: parts.signingSecret !== null,
    endpoints: EVENTS_PATH,
    logger: parts.slackLog,
    processEventErrorHandler: async ({ error, response }) => {
      log.error({ err: error }, "a delivery of Slack's failed");
      if (!response.headersSent) response.writeHead(500).end();
      return false;
    },
    ...(installing === null ? {} : installerOf(parts, installing)),
  });

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    const known =
      path === EVENTS_PATH ? parts.signingSecret !== null : installing !== null && (path === INSTALL_PATH || path === REDIRECT_PATH);
    if (!known) {
      response.writeHead(404).end();
      return;
    }
    if (path === EVENTS_PATH && tooFarAhead(request)) {
      response.writeHead(401).end();
      return;
    }
    if (path === EVENTS_PATH && request.method === "POST") void take(request, response);
    else hand(request, response);
  }

  function hand(request: IncomingMessage, response: ServerResponse): void {
    try {
      receiver.requestListener(request, response);
    } catch (error) {
      log.info({ err: error }, "a request that nobody answers");
      if (!response.headersSent) response.writeHead(404).end();
    }
  }

  /** Reads a delivery whole. What is no payload at all would end the process in Bolt: signed, it is acknowledged and laid aside. */
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await wholeBody(request).catch(() => null);
    if (body === null || body === "too long") {
      response.writeHead(body === null ? 400 : 413, { connection: "close" }).end();
      return;
    }
    const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
    if (type !== undefined) request.headers["content-type"] = type;
    if (isPayload(body.toString(), type)) {
      hand(Object.assign(request, { rawBody: body }), response);
      return;
    }
    const signed = parts.signingSecret !== null && isSigned(request, body.toString(), parts.signingSecret);
    if (signed) log.warn({}, "a delivery of Slack's means nothing");
    response.writeHead(signed ? 200 : 401).end();
  }

  /** Bolt refuses what is dated too long ago; what is dated ahead is refused here. */
  function tooFarAhead(request: IncomingMessage): boolean {
    const stamp = Number(request.headers["x-slack-request-timestamp"]);
    return Number.isFinite(stamp) && stamp * 1000 - parts.clock.now() > SIGNATURE_WINDOW * 1000;
  }

  return { init: (app) => receiver.init(app), listener };
}

/** The body of a request; "too long" beyond what Slack ever sends. */
async function wholeBody(request: IncomingMessage): Promise<Buffer | "too long"> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > BODY_LENGTH) return "too long";
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** Whether a body is an object as Slack's deliveries are: a form, a form around one, or JSON. */
function isPayload(body: string, type: string | undefined): boolean {
  const form = type === "application/x-www-form-urlencoded";
  const text = form ? parseForm(body)["payload"] : body;
  if (typeof text !== "string") return form;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

function isSigned({ headers }: IncomingMessage, body: string, signingSecret: string): boolean {
  const signature = headers["x-slack-signature"];
  if (typeof signature !== "string") return false;
  const stamp = Number(headers["x-slack-request-timestamp"]);
  return isValidSlackRequest({ signingSecret, body, headers: { "x-slack-signature": signature, "x-slack-request-timestamp": stamp } });
}

function installerOf(parts: DoorParts, installing: Installing) {
  const { clientId, clientSecret, stateSecret } = installing;
  return {
    clientId,
    clientSecret,
    stateSecret,
    scopes: [...scopesFor(false)],
    installationStore: storeOf(parts.workspaces),
    ...(parts.url === null ? {} : { redirectUri: `${parts.url}${REDIRECT_PATH}` }),
    installerOptions: {
      directInstall: true,
      installPath: INSTALL_PATH,
      redirectUriPath: REDIRECT_PATH,
      ...(parts.apiUrl === null ? {} : { clientOptions: { slackApiUrl: parts.apiUrl } }),
    },
  };
}

/** Bolt's store over ours: only a bot's token is kept. */
function storeOf(workspaces: Workspaces): InstallationStore {
  return {
    storeInstallation: async (installation) => workspaces.keep(installedOf(installation)),
    fetchInstallation: async () => {
      throw new Error("Installations are read by the platform itself.");
    },
  };
}

function installedOf(installation: Installation): Installed {
  const { bot, team, enterprise } = installation;
  if (bot === undefined) throw new Error("An installation without a bot.");
  const key = team === undefined ? (enterprise?.id ?? "") : teamKey(team.id, enterprise?.id);
  return { team: key, name: team?.name ?? enterprise?.name ?? key, token: bot.token, bot: bot.userId, botId: bot.id };
}

/** A server of its own for the door. */
export async function listen(door: WebDoor, host: string, port: number): Promise<Server> {
  const server = createServer(door.listener);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ host, port }, () => resolve());
  await promise;
  server.removeListener("error", reject);
  return server;
}

/** Takes no more requests, and resolves when those that came are answered. */
export async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  await promise;
}
