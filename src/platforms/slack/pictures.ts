import { createHash } from "node:crypto";
import type { Calls } from "./calls.ts";
import type { Picture } from "./render.ts";

/** Pictures that stand in a card itself are brought to Slack as files, with their description. */
export interface Pictures {
  /** How a picture is shown in the workspace of a token; uploads it where that is needed. */
  readonly bring: (token: string, url: string, alt: string) => Promise<Picture>;
}

/** What Slack shows as a picture; docs.slack.dev/reference/block-kit/blocks/image-block. */
const SHOWN = /^data:image\/(png|jpeg|gif);base64,([A-Za-z0-9+/=]+)$/;

export function slackPictures(calls: Calls): Pictures {
  const brought = new Map<string, Promise<Picture>>();

  async function upload(token: string, kind: string, bytes: Buffer, alt: string): Promise<Picture> {
    const words: Picture = { kind: "words" };
    const asked = await calls.call(token, "files.getUploadURLExternal", {
      filename: `picture.${kind}`,
      length: bytes.length,
      alt_txt: alt.slice(0, 1_000),
    });
    if (asked.kind !== "ok") return words;
    const { upload_url: address, file_id: id } = asked.data as { readonly upload_url: string; readonly file_id: string };
    const sent = await fetch(address, { method: "POST", body: new Uint8Array(bytes), signal: AbortSignal.timeout(30_000) });
    if (!sent.ok) return words;
    const done = await calls.call(token, "files.completeUploadExternal", { files: [{ id, title: alt.slice(0, 250) }] });
    return done.kind === "ok" ? { kind: "file", id } : words;
  }

  return {
    bring(token, url, alt) {
      if (/^https:\/\//.test(url)) return Promise.resolve({ kind: "address" });
      const match = SHOWN.exec(url);
      if (match === null) return Promise.resolve({ kind: "words" });
      const key = createHash("sha256").update(`${token}\n${alt}\n${url}`).digest("base64url");
      const before = brought.get(key);
      if (before !== undefined) return before;
      const bringing = upload(token, match[1] as string, Buffer.from(match[2] as string, "base64"), alt);
      brought.set(key, bringing);
      void bringing.then((picture) => {
        if (picture.kind === "words") brought.delete(key);
      });
      return bringing;
    },
  };
}
