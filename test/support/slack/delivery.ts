import { createHmac, randomUUID } from "node:crypto";
import type { WebSocket } from "ws";

/** How an app took what was delivered to it. */
export interface Taken {
  readonly acknowledged: boolean;
  /** HTTP status; 200 over a socket. */
  readonly status: number;
  /** What it answered with, as far as it can be read. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly milliseconds: number;
}

/** Signs and sends a body to an app's request URL. `ahead` seconds date it in the future, or in the past when negative. */
export async function deliverOverHttp(
  url: string,
  secret: string,
  body: string,
  how: { readonly json?: boolean; readonly ahead?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Taken> {
  const stamp = String(Math.floor(Date.now() / 1000) + (how.ahead ?? 0));
  const signature = `v0=${createHmac("sha256", secret).update(`v0:${stamp}:${body}`).digest("hex")}`;
  const began = performance.now();
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "content-type": how.json === true ? "application/json" : "application/x-www-form-urlencoded",
      "x-slack-request-timestamp": stamp,
      "x-slack-signature": signature,
      ...how.headers,
    },
  });
  const text = await response.text();
  const milliseconds = performance.now() - began;
  return {
    acknowledged: response.status === 200,
    status: response.status,
    payload: text.startsWith("{") ? JSON.parse(text) : { text },
    milliseconds,
  };
}

/** The connections of an app over Socket Mode, and what it has not acknowledged yet. */
export function sockets() {
  const open = new Set<WebSocket>();
  const waiting = new Map<string, (payload: Readonly<Record<string, unknown>>) => void>();
  let turn = 0;
  let made = 0;

  function connect(socket: WebSocket, info: { readonly hello: boolean }): void {
    open.add(socket);
    made += 1;
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => open.delete(socket));
    socket.on("message", (data) => {
      const said = JSON.parse(String(data)) as { readonly envelope_id?: string; readonly payload?: Readonly<Record<string, unknown>> };
      if (said.envelope_id !== undefined) waiting.get(said.envelope_id)?.(said.payload ?? {});
    });
    if (info.hello) socket.send(JSON.stringify({ type: "hello", num_connections: open.size, debug_info: { host: "fake" } }));
  }

  /** Sends an envelope to one connection, in turn, and waits at most three seconds for its acknowledgement. */
  function deliver(type: string, payload: unknown, more: Readonly<Record<string, unknown>> = {}): Promise<Taken> {
    const all = [...open];
    const socket = all[turn % Math.max(1, all.length)];
    turn += 1;
    const id = String(more["envelope_id"] ?? randomUUID());
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<Taken>();
    const none: Taken = { acknowledged: false, status: 0, payload: {}, milliseconds: 0 };
    if (socket === undefined) return Promise.resolve(none);
    const late = setTimeout(() => resolve(none), 3000);
    waiting.set(id, (answered) => {
      waiting.delete(id);
      clearTimeout(late);
      resolve({ acknowledged: true, status: 200, payload: answered, milliseconds: performance.now() - began });
    });
    socket.send(JSON.stringify({ type, payload, accepts_response_payload: type !== "events_api", ...more, envelope_id: id }));
    return promise;
  }

  /** Says something to every connection: a warning, a `disconnect`, a frame of nonsense. */
  function say(frame: string): void {
    for (const socket of open) socket.send(frame);
  }

  return {
    connect,
    deliver,
    say,
    count: () => open.size,
    /** How many connections were ever made. */
    made: () => made,
    /** Cuts one of them, as when a link is lost. */
    cutOne() {
      const [first] = open;
      if (first === undefined) return;
      first.terminate();
      open.delete(first);
    },
    cut() {
      for (const socket of open) socket.terminate();
      open.clear();
    },
  };
}
