import type { Context } from "hono";

/** A file that is served as it stands, with a mark that is the same for as long as its text is. */
export interface Served {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** What the file is called, where somebody keeps it. */
  readonly name?: string;
}

/** Calendars and papers: below this path there is nothing else. */
const BELOW = "/calendar/";

/**
 * Answers with a file below `/calendar/`; null when there is none. Whoever has the same already is told so (RFC 9110 section
 * 13.1.2): calendars are asked for again and again by machines.
 */
export async function answerFile(context: Context, served: (path: string) => Promise<Served | null>): Promise<Response | null> {
  const found = await served(context.req.path.slice(BELOW.length));
  if (found === null) return null;
  const headers = { etag: found.etag, "cache-control": "private, no-cache" };
  const known = (context.req.header("if-none-match") ?? "").split(",").map((mark) => mark.trim().replace(/^W\//, ""));
  if (known.includes(found.etag) || known.includes("*")) return context.body(null, 304, headers);
  const named = found.name === undefined ? {} : { "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(found.name)}` };
  return context.body(found.body, 200, { ...headers, ...named, "content-type": found.type });
}
