import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { answerCall, type Failure, type FakeState, messageProblems, nextTs, takeFailure } from "./slack/api.ts";
import type { Node } from "./slack/check-blocks.ts";
import { sockets } from "./slack/delivery.ts";
import { type FakeEphemeral, type FakeTeam, fakeTeam } from "./slack/world.ts";

/** Where a `response_url` leads. */
interface Hook {
  readonly team: FakeTeam;
  readonly channel: string;
  readonly user: string;
  /** The private message that was pressed, and so may be replaced. */
  readonly pressed: FakeEphemeral | null;
  uses: number;
}

/** A Slack of our own, on a free port of the loopback address. */
export interface FakeSlack {
  readonly origin: string;
  /** What `SLACK_API_URL` is set to. */
  readonly apiUrl: string;
  readonly appToken: string;
  readonly signingSecret: string;
  readonly state: FakeState;
  /** The first workspace. */
  readonly team: FakeTeam;
  readonly line: ReturnType<typeof sockets>;
  /** Says what the next calls of a method come to. */
  readonly fail: (failure: Failure) => void;
  /** Whether new connections are greeted; a silent one is open and deaf. */
  greets: boolean;
  readonly hook: (team: FakeTeam, channel: string, user: string, pressed: FakeEphemeral | null) => string;
  /** Makes every hook handed out so far unusable. */
  readonly expireHooks: () => void;
  readonly close: () => Promise<void>;
}

/** Opens the fake. It checks every argument and every block; what was wrong stands in `state.problems`. */
export async function fakeSlack(): Promise<FakeSlack> {
  const line = sockets();
  const hooks = new Map<string, Hook>();
  const team = fakeTeam(1);
  let origin = "";
  const state: FakeState = {
    teams: new Map([[team.id, team]]),
    calls: [],
    problems: [],
    failures: [],
    appToken: "xapp-1-A00000001-1-test",
    configToken: "xoxe.xoxp-1-test",
    manifest: {},
    triggers: new Map(),
    codes: new Map(),
    views: new Map(),
    triggerLife: 3000,
    socketUrl: () => `${origin.replace("http", "ws")}/link`,
    origin: () => origin,
    sequence: 0,
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const answered = route(request, body);
      if (answered.body === null) {
        request.socket.destroy();
        return;
      }
      const type = answered.bytes === undefined ? "application/json" : "application/octet-stream";
      response.writeHead(answered.status, { "content-type": type, ...answered.headers });
      response.end(answered.bytes ?? JSON.stringify(answered.body));
    });
  });

  function route(request: IncomingMessage, body: Buffer): ReturnType<typeof answerCall> {
    const path = new URL(request.url ?? "/", "http://fake").pathname;
    const [, first, second = "", third = ""] = path.split("/");
    if (first === "api") {
      const args = argumentsOf(request, body);
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null;
      return answerCall(state, second, args, bearer ?? (typeof args["token"] === "string" ? args["token"] : null));
    }
    if (first === "respond")
      return { status: respond(hooks.get(second), JSON.parse(body.toString()) as Node), headers: {}, body: { ok: true } };
    if (first === "upload" && takeFailure(state, "upload", {}, null) !== null) return { status: 200, headers: {}, body: null };
    if (first === "file") {
      const kept = state.teams.get(second)?.files.get(third);
      const bytes = request.headers.authorization?.startsWith("Bearer ") === true ? kept?.bytes : undefined;
      return { status: bytes === undefined ? 404 : 200, headers: {}, body: {}, ...(bytes === undefined ? {} : { bytes }) };
    }
    const file = first === "upload" ? state.teams.get(second)?.files.get(third) : undefined;
    if (file !== undefined) file.bytes = body;
    return { status: file === undefined ? 404 : 200, headers: {}, body: {} };
  }

  /** What is sent to a `response_url`: five times within half an hour, a new message or one in the place of the one pressed. */
  function respond(hook: Hook | undefined, said: Node): number {
    if (hook === undefined || hook.uses >= 5) return 404;
    hook.uses += 1;
    const text = String(said["text"] ?? "");
    const blocks = (said["blocks"] ?? []) as readonly Node[];
    if (said["delete_original"] === true) {
      if (hook.pressed !== null) hook.team.ephemerals.splice(hook.team.ephemerals.indexOf(hook.pressed), 1);
      return 200;
    }
    state.problems.push(...messageProblems(blocks, text));
    if (said["replace_original"] === true && hook.pressed !== null) {
      hook.pressed.text = text;
      hook.pressed.blocks = blocks;
    } else if (said["response_type"] === "in_channel") {
      hook.team.messages.push({ ts: nextTs(state), channel: hook.channel, text, blocks, metadata: null, thread: null, edited: 0 });
    } else hook.team.ephemerals.push({ id: nextTs(state), channel: hook.channel, user: hook.user, text, blocks });
    return 200;
  }

  const links = new WebSocketServer({ noServer: true });
  const fake: FakeSlack = {
    get origin() {
      return origin;
    },
    get apiUrl() {
      return `${origin}/api/`;
    },
    appToken: state.appToken,
    signingSecret: "a signing secret for tests",
    state,
    team,
    line,
    greets: true,
    fail: (failure) => {
      state.failures.push(failure);
    },
    hook(owner, channel, user, pressed) {
      const id = `${hooks.size + 1}`;
      hooks.set(id, { team: owner, channel, user, pressed, uses: 0 });
      return `${origin}/respond/${id}`;
    },
    expireHooks() {
      for (const hook of hooks.values()) hook.uses = 5;
    },
    async close() {
      line.cut();
      links.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  server.on("upgrade", (request, socket, head) => {
    links.handleUpgrade(request, socket, head, (opened) => line.connect(opened, { hello: fake.greets }));
  });
  origin = await listening(server);
  return fake;
}

function listening(server: Server): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  return promise;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function argumentsOf(request: IncomingMessage, body: Buffer): Record<string, unknown> {
  const text = body.toString();
  if (request.headers["content-type"]?.startsWith("application/json") === true)
    return JSON.parse(text === "" ? "{}" : text) as Record<string, unknown>;
  return Object.fromEntries(new URLSearchParams(text));
}
