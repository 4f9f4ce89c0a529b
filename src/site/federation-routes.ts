import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { House } from "#house.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import type { Log } from "#kernel/log.ts";
import { addressOf } from "./origin.ts";
import { pacer } from "./pace.ts";

/** What the routes for other servers stand on. */
export interface FederationRouteParts {
  readonly house: () => Pick<House, "federation">;
  /** The public address: what it says of itself, wherever the request came through. */
  readonly url: string;
  readonly now: () => Instant;
  readonly log: Log;
}

/** Longer than anything that somebody sends who follows. */
const LARGEST_BODY = 64 * 1024;

/** What one address of the network may send: a large server says of each of its people that they are gone. */
const SENT = { most: 3_000, within: HOUR };

/** Where other servers find an association, read what it announces, and say that somebody follows (WebFinger, ActivityPub). */
export function federationRoutes(parts: FederationRouteParts): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    parts.log.error({ err: error }, "an answer to another server failed");
    return context.text("", 500);
  });
  app.use(async (context, next) => {
    await next();
    context.res.headers.set("x-content-type-options", "nosniff");
  });
  const keepsPace = pacer(SENT, parts.now);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => context.text("", 413) }));
  app.get("*", ({ req }) => parts.house().federation.answer(asPublic(req.raw, parts.url, null)));
  app.post("*", async (context) => {
    if (!keepsPace(addressOf(context))) return context.text("", 429);
    const { date } = context.req.header();
    if (date !== undefined && Number.isNaN(Date.parse(date))) return context.text("", 400);
    const body = await context.req.arrayBuffer();
    if (!isPlain(body)) return context.text("", 400);
    return parts.house().federation.answer(asPublic(context.req.raw, parts.url, body));
  });
  app.all("*", (context) => context.text("", 405));
  return app;
}

/** How deep what somebody sends lies in itself at most; an activity with all that stands in it does half of that. */
const DEEPEST = 24;

/** Whether what was sent is an object in JSON, and none that is made to be hard to read. */
function isPlain(body: ArrayBuffer): boolean {
  let ahead: readonly unknown[];
  try {
    ahead = [JSON.parse(new TextDecoder().decode(body))];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
  if (typeof ahead[0] !== "object" || ahead[0] === null || Array.isArray(ahead[0])) return false;
  for (let depth = 0; ahead.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    ahead = ahead.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return true;
}

/** The request as it was meant: of the public address, whatever the proxies on the way made of its name. Signatures hold for that one. */
function asPublic(request: Request, url: string, body: ArrayBuffer | null): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("host", new URL(url).host);
  return new Request(`${url}${pathname}${search}`, { method: request.method, headers, body });
}
