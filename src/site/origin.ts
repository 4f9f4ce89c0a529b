import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** What another site's page sends carries that site's Origin. A browser that names none says at least how far it came. */
export function ownOrigin(context: Context, url: string | null): boolean {
  const origin = context.req.header("origin");
  if (origin === undefined) return ["same-origin", "none", undefined].includes(context.req.header("sec-fetch-site"));
  const host = URL.parse(origin)?.host;
  return host !== undefined && (host === context.req.header("host") || (url !== null && host === URL.parse(url)?.host));
}

/** Where it came from: what the nearest proxy says, else the other end of the connection. Only ever counted, never kept. */
export function addressOf(context: Context): string {
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  if (forwarded !== undefined && forwarded !== "") return forwarded.slice(0, 64);
  try {
    return getConnInfo(context).remote.address ?? "";
  } catch {
    return "";
  }
}
