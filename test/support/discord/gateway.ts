import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import type { Body } from "./body.ts";
import { APPLICATION, BOT, guildBody, snowflake, TOKEN, userBody, type World } from "./world.ts";

interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  readonly intents: number;
  socket: WebSocket | null;
  seq: number;
  /** What was sent, for whoever resumes. */
  readonly sent: Body[];
}

/** The gateway's side of the server. */
export interface FakeGateway {
  /** Sends an event to the session that holds the server; to shard 0 when it is of none. Kept for whoever resumes. */
  readonly dispatch: (type: string, data: Body, guild: string | null) => void;
  /** Asks every session to come back (op 7). */
  readonly reconnect: () => void;
  /** Says that the session is over (op 9); `resumable` as its body says. */
  readonly invalidate: (resumable: boolean) => void;
  /** Closes every socket with a code; sessions can be resumed unless the code forbids it. */
  readonly close: (code: number) => void;
  /** Cuts every socket without a word. */
  readonly cut: () => void;
  /** Answers the next IDENTIFY with this close code. */
  refuseIdentify: number | null;
  /** Takes everything and says nothing any more: heartbeats are not acknowledged, events not sent. */
  deaf: boolean;
  /** Events are not delivered while it is set, only kept for whoever resumes. */
  readonly identifies: Body[];
  resumes: number;
  readonly heartbeat: number;
  readonly connected: () => number;
  readonly stop: () => Promise<void>;
}

/** Opens the gateway at `/gw` of the server. `heartbeat` in milliseconds. */
export function openGateway(server: Server, world: World, address: () => string, heartbeat: number): FakeGateway {
  const sockets = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  server.on("upgrade", (request, socket, head) => {
    if (!(request.url ?? "").startsWith("/gw")) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (opened) => greet(opened));
  });

  function send(socket: WebSocket, body: Body): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(body));
  }

  function greet(socket: WebSocket): void {
    let session: Session | null = null;
    send(socket, { op: 10, d: { heartbeat_interval: heartbeat }, s: null, t: null });
    socket.on("message", (data) => {
      const { op, d } = JSON.parse(String(data)) as Body;
      if (op === 1 && !gateway.deaf) send(socket, { op: 11, d: null, s: null, t: null });
      if (op === 2) session = identify(socket, d) ?? session;
      if (op === 6) session = resume(socket, d) ?? session;
    });
    socket.on("close", () => {
      if (session?.socket === socket) session.socket = null;
    });
    socket.on("error", () => socket.terminate());
  }

  function identify(socket: WebSocket, d: Body): Session | null {
    gateway.identifies.push(d);
    const code = d.token === TOKEN ? gateway.refuseIdentify : 4004;
    if (code !== null) {
      gateway.refuseIdentify = null;
      socket.close(code);
      return null;
    }
    const session: Session = { id: snowflake(), shard: d.shard ?? [0, 1], intents: d.intents, socket, seq: 0, sent: [] };
    sessions.set(session.id, session);
    const guilds = [...world.guilds.values()].filter((guild) => holds(session, guild.id));
    push(session, "READY", {
      v: 10,
      user: { ...userBody(BOT, "Parvis", true), verified: true, mfa_enabled: true, email: null, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: address(),
      application: { id: APPLICATION, flags: world.flags },
      shard: session.shard,
      session_type: "normal",
      private_channels: [],
      relationships: [],
      presences: [],
    });
    for (const guild of guilds) push(session, "GUILD_CREATE", guildBody(guild));
    return session;
  }

  function resume(socket: WebSocket, d: Body): Session | null {
    const session = sessions.get(d.session_id);
    gateway.resumes += 1;
    if (session === undefined) {
      send(socket, { op: 9, d: false, s: null, t: null });
      return null;
    }
    session.socket = socket;
    for (const missed of session.sent.filter(({ s }) => s > d.seq)) send(socket, missed);
    push(session, "RESUMED", {});
    return session;
  }

  function push(session: Session, type: string, data: Body): void {
    session.seq += 1;
    const packet = { op: 0, t: type, s: session.seq, d: data };
    session.sent.push(packet);
    if (session.sent.length > 1_000) session.sent.shift();
    if (session.socket !== null && !gateway.deaf) send(session.socket, packet);
  }

  function each(act: (session: Session, socket: WebSocket) => void): void {
    for (const session of sessions.values()) if (session.socket !== null) act(session, session.socket);
  }

  const gateway: FakeGateway = {
    dispatch(type, data, guild) {
      for (const session of sessions.values()) {
        if (guild === null ? session.shard[0] === 0 : holds(session, guild)) push(session, type, data);
      }
    },
    reconnect: () => each((_, socket) => send(socket, { op: 7, d: null, s: null, t: null })),
    invalidate: (resumable) =>
      each((session, socket) => {
        if (!resumable) sessions.delete(session.id);
        send(socket, { op: 9, d: resumable, s: null, t: null });
      }),
    close: (code) => each((_, socket) => socket.close(code)),
    cut: () => each((_, socket) => socket.terminate()),
    refuseIdentify: null,
    deaf: false,
    identifies: [],
    resumes: 0,
    heartbeat,
    connected: () => [...sessions.values()].filter((session) => session.socket !== null).length,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
  return gateway;
}

function holds(session: Session, guild: string): boolean {
  return Number((BigInt(guild) >> 22n) % BigInt(session.shard[1])) === session.shard[0];
}
