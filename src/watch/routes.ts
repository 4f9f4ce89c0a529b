import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import type { Clock } from "#kernel/clock.ts";
import { VERSION } from "#kernel/version.ts";
import type { Db } from "#store/db.ts";
import { backlogOf, standsStill } from "./backlog.ts";
import type { Metrics } from "./metrics.ts";

/** What the routes ask. */
export interface Watched {
  readonly db: Db;
  readonly clock: Clock;
  /** Null where nothing is counted; then there is no `/metrics`. */
  readonly metrics: Metrics | null;
  /** What is heard, by name; `stands`: whether something can be heard there now. */
  readonly platforms: readonly { readonly name: string; readonly stands: () => boolean }[];
  /** Whether this process tells and does what is due: how far behind that is says nothing of one that does not. */
  readonly works: boolean;
  /** Whether everything is started and nothing is being stopped. */
  readonly underWay: () => boolean;
}

/** Milliseconds that the database may take before it counts as silent. */
const PATIENCE = 2_000;

/** How late jobs may be, in number, before somebody should look. */
const LATE = 100;

/**
 * `/healthz`: the process answers and so does its database; if not, starting it again may help. `/readyz`: it takes calls on every platform,
 * too, and does and tells what is due where that is its part; if not, its reasons say why. `/metrics`: for
 * Prometheus, and only for machines of the same network that come without a proxy. They say nothing of anybody.
 */
export function watchRoutes(watched: Watched): Hono {
  const app = new Hono();
  app.get("/healthz", async (context) => {
    const silent = await silence(watched);
    return context.json(
      { status: silent === null ? "well" : "ill", version: VERSION, ...(silent === null ? {} : { reason: silent }) },
      silent === null ? 200 : 503,
      fresh,
    );
  });
  app.get("/readyz", async (context) => {
    const reasons = await unready(watched);
    return context.json({ status: reasons.length === 0 ? "ready" : "not ready", reasons }, reasons.length === 0 ? 200 : 503, fresh);
  });
  app.get("/metrics", async (context) => {
    if (watched.metrics === null || !comesFromNear(context)) return context.notFound();
    const { type, body } = await watched.metrics.text();
    return context.body(body, 200, { ...fresh, "content-type": type });
  });
  return app;
}

const fresh = { "cache-control": "no-store" };

async function silence({ db }: Watched): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve("the database is silent"), PATIENCE);
  const asked = db
    .selectFrom("communities")
    .select("id")
    .limit(1)
    .execute()
    .then(
      () => null,
      () => "the database fails",
    );
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function unready(watched: Watched): Promise<readonly string[]> {
  if (!watched.underWay()) return ["it is starting or stopping"];
  const silent = await silence(watched);
  if (silent !== null) return [silent];
  const deaf = watched.platforms.filter(({ stands }) => !stands()).map(({ name }) => `nothing is heard on ${name}`);
  if (!watched.works) return deaf;
  const now = watched.clock.now();
  const { lateJobs } = await backlogOf(watched.db, now);
  return [
    ...deaf,
    ...(lateJobs > LATE ? ["jobs are late"] : []),
    ...((await standsStill(watched.db, now)) ? ["the outbox stands still"] : []),
  ];
}

/** Through a proxy everybody seems near, so whoever comes through one is not. */
function comesFromNear(context: Context): boolean {
  if (context.req.header("x-forwarded-for") !== undefined || context.req.header("forwarded") !== undefined) return false;
  const address = getConnInfo(context).remote.address?.replace(/^::ffff:/u, "") ?? "";
  if (isIP(address) === 6) return address === "::1" || /^f[cd]/iu.test(address);
  return /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./u.test(address);
}
