import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Body } from "./discord/body.ts";
import { requestProblems } from "./discord/check-request.ts";
import { type FakeGateway, openGateway } from "./discord/gateway.ts";
import { type Answer, type Asked, answerTo } from "./discord/routes.ts";
import {
  emptyWorld,
  type FakeGuild,
  type FakeInteraction,
  type FakeMessage,
  guildBody,
  snowflake,
  TOKEN,
  type World,
} from "./discord/world.ts";

/** A failure put before the next requests that match: with `stored`, Discord did what was asked and failed afterwards. One that hangs up answers nothing. */
export interface Failure {
  readonly method: string;
  readonly path: RegExp;
  readonly times: number;
  readonly answer: Answer | "hang up";
  readonly stored?: true;
}

/** A request as it came, with what was answered and what is wrong with its body. */
export interface Request extends Asked {
  readonly status: number;
  readonly problems: readonly string[];
}

/** A Discord of the project's own, on a free port of the loopback address: the API, the gateway and what people see. */
export interface FakeDiscord {
  /** To be given as the address of the API. */
  readonly api: string;
  readonly world: World;
  readonly gateway: FakeGateway;
  readonly requests: Request[];
  /** The files that came with what was taken, the newest last. */
  readonly uploads: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** What is wrong with the bodies that came so far; every test ends by finding nothing here. */
  readonly problems: () => readonly string[];
  readonly fail: (failure: Failure) => void;
  /** Takes away the failures that nothing has met. */
  readonly drain: () => void;
  /** Adds a server; those who are connected hear of it. */
  readonly addGuild: (parts: GuildParts) => FakeGuild;
  /** Takes the bot out of a server. */
  readonly removeGuild: (id: string) => void;
  /** Sends an interaction to the gateway. */
  readonly interact: (payload: Body) => FakeInteraction;
  /** Keeps an interaction without sending it: for the second way in, and for a second delivery. */
  readonly register: (payload: Body) => FakeInteraction;
  readonly messagesIn: (channel: string) => readonly FakeMessage[];
  /** What only this user sees, the newest last: answers to them alone, and direct messages. */
  readonly privateTo: (user: string) => readonly FakeMessage[];
  readonly sessions: { total: number; remaining: number; shards: number };
  readonly close: () => Promise<void>;
}

export interface GuildParts {
  readonly name: string;
  readonly channels: readonly string[];
  /** Name → Discord's locale; the first one owns the server. */
  readonly people: Readonly<Record<string, string>>;
  readonly locale?: string;
  /** Names of roles that people hold, besides the one that everybody has. */
  readonly roles?: readonly string[];
  /** Its id where that is given from outside. */
  readonly id?: string;
  /** Which of its people added the bot, counted from 0, where the server says; what the bot may not do there; since when it is there. */
  readonly addedBy?: number;
  readonly withheld?: bigint;
  readonly joined?: string;
}

const MANAGE_SERVER = 1n << 5n;

/**
 * Opens one. `heartbeat` in milliseconds, as the gateway asks for it. Not `strict`, it takes what the real one takes too: a
 * property that it does not know.
 */
export async function openFakeDiscord(options: { readonly heartbeat?: number; readonly strict?: boolean } = {}): Promise<FakeDiscord> {
  const world = emptyWorld();
  const requests: Request[] = [];
  const uploads: { readonly name: string; readonly bytes: Buffer }[] = [];
  const failures: { failure: Failure; left: number }[] = [];
  const sessions = { total: 1000, remaining: 1000, shards: 1 };
  const server = createServer((request, response) => void serve(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const gateway = openGateway(server, world, () => `ws://127.0.0.1:${port}/gw`, options.heartbeat ?? 41_250);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const { body, files, held } = readBody(Buffer.concat(chunks), request.headers["content-type"] ?? "");
    const path = decodeURIComponent(url.pathname.replace(/^\/api\/v10/, ""));
    const asked: Asked = { method: request.method ?? "GET", path, query: url.searchParams, body, files, at: performance.now() };
    const problems = options.strict === false ? [] : requestProblems(asked.method, path, body, files);
    const answer = give(asked, problems, request.headers.authorization);
    if (answer === "hang up") return void request.socket.destroy();
    if (answer.status < 300) uploads.push(...files.map((name, at) => ({ name, bytes: held[at] as Buffer })));
    requests.push({ ...asked, status: answer.status, problems });
    const json = answer.body === undefined ? "" : JSON.stringify(answer.body);
    response.writeHead(answer.status, { ...(json === "" ? {} : { "content-type": "application/json" }), ...answer.headers });
    response.end(json);
  }

  function give(asked: Asked, problems: readonly string[], authorization: string | undefined): Answer | "hang up" {
    const open = /^\/(?:interactions|webhooks)\//.test(asked.path);
    if (!open && authorization !== `Bot ${TOKEN}`) return { status: 401, body: { code: 0, message: "401: Unauthorized" } };
    if (problems.length > 0)
      return {
        status: 400,
        body: { code: 50035, message: "Invalid Form Body", errors: { _errors: problems.map((message) => ({ code: "FAKE", message })) } },
      };
    const failing = failures.find(({ failure, left }) => left > 0 && failure.method === asked.method && failure.path.test(asked.path));
    if (failing !== undefined) {
      failing.left -= 1;
      if (failing.failure.stored === true) answerTo(world, asked);
      return failing.failure.answer;
    }
    if (asked.path === "/gateway/bot") {
      const { total, remaining, shards } = sessions;
      return {
        status: 200,
        body: {
          url: `ws://127.0.0.1:${port}/gw`,
          shards,
          session_start_limit: { total, remaining, reset_after: 86_400_000, max_concurrency: 16 },
        },
      };
    }
    return answerTo(world, asked);
  }

  function addGuild(parts: GuildParts): FakeGuild {
    const names = Object.keys(parts.people);
    const members = names.map((name, at) => ({
      user: snowflake(),
      name,
      roles: [],
      permissions: at === 0 ? String(MANAGE_SERVER | (1n << 11n)) : String(1n << 11n),
      locale: parts.people[name] as string,
    }));
    const channels = parts.channels.map((name) => ({ id: snowflake(), name, type: 0, access: "all" as const }));
    const guild: FakeGuild = {
      id: parts.id ?? snowflake(),
      name: parts.name,
      owner: members[0]?.user ?? snowflake(),
      channels: new Map(channels.map((channel) => [channel.id, channel])),
      members: new Map(members.map((member) => [member.user, member])),
      roles: new Map((parts.roles ?? []).map((name) => [snowflake(), name])),
      events: new Map(),
      addedBy: members[parts.addedBy ?? -1]?.user ?? null,
      withheld: parts.withheld ?? 0n,
      joined: parts.joined ?? "2026-11-01T00:00:00.000000+00:00",
      commands: [],
      mayRegister: true,
      locale: parts.locale ?? "en-US",
    };
    world.guilds.set(guild.id, guild);
    gateway.dispatch("GUILD_CREATE", guildBody(guild), guild.id);
    return guild;
  }

  function register(payload: Body): FakeInteraction {
    const known = world.interactions.get(payload.id);
    if (known !== undefined) return known;
    const made: FakeInteraction = {
      payload,
      sentAt: performance.now(),
      answer: null,
      answeredAt: null,
      expired: false,
      message: null,
      answered: Promise.withResolvers(),
    };
    world.interactions.set(payload.id, made);
    return made;
  }

  return {
    api: `http://127.0.0.1:${port}/api`,
    world,
    gateway,
    requests,
    uploads,
    problems: () => requests.flatMap(({ method, path, problems }) => problems.map((problem) => `${method} ${path}: ${problem}`)),
    fail: (failure) => failures.push({ failure, left: failure.times }),
    drain: () => void failures.splice(0),
    addGuild,
    removeGuild(id) {
      world.guilds.delete(id);
      gateway.dispatch("GUILD_DELETE", { id }, id);
    },
    interact(payload) {
      const interaction = register(payload);
      gateway.dispatch("INTERACTION_CREATE", payload, payload.guild_id ?? null);
      return interaction;
    },
    register,
    messagesIn: (channel) =>
      [...world.messages.values()].filter((message) => message.channel === channel && message.onlyFor === null && !message.deleted),
    privateTo: (user) =>
      [...world.messages.values()].filter(
        (message) => !message.deleted && (message.onlyFor === user || world.directs.get(message.channel) === user),
      ),
    sessions,
    async close() {
      await gateway.stop();
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The JSON of a request, and the files beside it (multipart): their names, and what each holds. */
function readBody(raw: Buffer, type: string): { readonly body: Body; readonly files: readonly string[]; readonly held: readonly Buffer[] } {
  if (raw.length === 0) return { body: undefined, files: [], held: [] };
  if (!type.startsWith("multipart/form-data")) return { body: JSON.parse(raw.toString("utf8")), files: [], held: [] };
  const boundary = /boundary=("?)([^";]+)\1/.exec(type)?.[2] ?? "";
  let body: Body;
  const files: string[] = [];
  const held: Buffer[] = [];
  for (const part of raw.toString("latin1").split(`--${boundary}`)) {
    const [head = "", ...rest] = part.split("\r\n\r\n");
    const content = Buffer.from(rest.join("\r\n\r\n").replace(/\r\n$/, ""), "latin1");
    if (/name="payload_json"/.test(head)) body = JSON.parse(content.toString("utf8"));
    const name = /name="files\[\d+\]"; filename="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) continue;
    files.push(name);
    held.push(content);
  }
  return { body, files, held };
}
