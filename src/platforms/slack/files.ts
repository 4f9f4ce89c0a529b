import type { SentFile } from "#chat/platform.ts";
import { fetchAtMost } from "#kernel/fetch-at-most.ts";
import type { Calls } from "./calls.ts";

/** A file's id, in itself or in an address of Slack's that names it. */
const NAMED = /(?:^|\/)(F[A-Z0-9]{6,20})(?:\/|$)/;

/** What files.info says of a file, as far as it is read; docs.slack.dev/reference/objects/file-object. */
interface Info {
  readonly name?: string;
  readonly size?: number;
  readonly user?: string;
  readonly url_private?: string;
  readonly url_private_download?: string;
}

/**
 * Opens the file that an id or an address names, with the workspace's token: only one that whoever names it has uploaded, since the
 * token sees more than they do.
 */
export function slackFiles(calls: Calls, token: string, user: string): (reference: string) => Promise<SentFile | null> {
  return async function open(reference) {
    const id = NAMED.exec(reference)?.[1];
    if (id === undefined) return null;
    const asked = await calls.call(token, "files.info", { file: id });
    if (asked.kind !== "ok") return asked.kind === "error" && asked.error === "file_not_found" ? null : unreached(id);
    const info = (asked.data["file"] ?? {}) as Info;
    if (info.user !== user) return null;
    const url = info.url_private_download ?? info.url_private;
    return {
      name: info.name ?? id,
      size: info.size ?? null,
      bytes: async (most) => (url === undefined ? "gone" : fetchAtMost(url, most, { authorization: `Bearer ${token}` }, isFile)),
    };
  };
}

/** A file that Slack does not tell of now. */
function unreached(name: string): SentFile {
  return { name, size: null, bytes: async () => "gone" };
}

/** Without the scope files:read Slack answers with a page for signing in. */
function isFile(response: Response): boolean {
  return !response.redirected && !(response.headers.get("content-type") ?? "").startsWith("text/html");
}
