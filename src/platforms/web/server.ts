import type { Server } from "node:http";
import { isIP } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Context, Hono, Next } from "hono";
import type { Value } from "#kernel/refusal.ts";
import { lookOf, plainVoice } from "./look.ts";

/** Why the page cannot be served. `key` is a message of the locale files; it is for whoever runs Parvis. */
export class WebProblem extends Error {
  readonly key: "web-port-in-use" | "web-port-forbidden" | "web-host-not-here" | "web-cannot-listen";
  readonly values: Readonly<Record<string, Value>>;

  constructor(key: WebProblem["key"], values: Readonly<Record<string, Value>>, cause: unknown) {
    super(key, { cause });
    this.name = "WebProblem";
    this.key = key;
    this.values = values;
  }
}

const PROBLEMS: Readonly<Record<string, WebProblem["key"]>> = {
  EADDRINUSE: "web-port-in-use",
  EACCES: "web-port-forbidden",
  EADDRNOTAVAIL: "web-host-not-here",
  ENOTFOUND: "web-host-not-here",
};

/** Milliseconds. */
const LET_GO_EVERY = 20;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Takes no more requests and resolves when those in flight are answered. */
  readonly close: () => Promise<void>;
}

/** Listens at `host` and `port` (0: any free one). Rejects with a `WebProblem`. */
export async function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    reject(new WebProblem(PROBLEMS[error.code ?? ""] ?? "web-cannot-listen", { host, port: String(port), code: error.code ?? "" }, error));
  });
  server.listen(port, host, resolve);
  await promise;
  const address = server.address();
  return { port: typeof address === "object" && address !== null ? address.port : port, close: () => closed(server) };
}

/** Connections that are kept for a next request are let go as soon as the one before it is answered. */
function closed(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const letGo = setInterval(() => server.closeIdleConnections(), LET_GO_EVERY);
  server.close(() => {
    clearInterval(letGo);
    resolve();
  });
  return promise;
}

/** Whether this name or number is the machine itself. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return bare === "localhost" || bare === "::1" || /^127(\.\d{1,3}){3}$/.test(bare);
}

/**
 * Lets in only requests whose Host is ours: a page elsewhere that makes its own name point to this machine (DNS rebinding)
 * sends its own name. On the loopback address its names are ours; elsewhere any plain number is, which cannot be made to
 * point anywhere, and the name of the public address.
 */
export function ownHost(host: string, url: string | null): (context: Context, next: Next) => Promise<Response | undefined> {
  const publicHost = url === null ? null : new URL(url).hostname.toLowerCase();
  return async function check(context, next) {
    const name = hostname(context.req.header("host"));
    const loopback = name !== null && isLoopback(name);
    const ours = name !== null && (loopback || name === publicHost || (!isLoopback(host) && isIP(name.replace(/^\[|\]$/g, "")) !== 0));
    if (!ours) return context.text(`${plainVoice(lookOf(context)).text("web-other-host")}\n`, 421);
    await next();
  };
}

function hostname(header: string | undefined): string | null {
  if (header === undefined) return null;
  return URL.parse(`http://${header}`)?.hostname.toLowerCase() ?? null;
}

/** Lets in only what one's own pages send: a change asked by another site's page carries that site's Origin. */
export async function ownOrigin(context: Context, next: Next): Promise<Response | undefined> {
  const { method } = context.req;
  if (method !== "GET" && method !== "HEAD") {
    const origin = context.req.header("origin");
    const same =
      origin === undefined
        ? context.req.header("sec-fetch-site") === "same-origin"
        : URL.parse(origin)?.host === context.req.header("host");
    if (!same) return context.text(`${plainVoice(lookOf(context)).text("web-other-origin")}\n`, 403);
  }
  await next();
}

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

/** Nothing from elsewhere, no script in the page itself, no frame around it, nothing kept. */
export async function strictHeaders(context: Context, next: Next): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
}
