import { createHash } from "node:crypto";
import type { Calls } from "./calls.ts";
import type { Picture } from "./render.ts";
import { uploadFile } from "./upload.ts";

/** Pictures that stand in a card itself are brought to Slack as files, with their description. */
export interface Pictures {
  /** How a picture is shown in the workspace of a token; uploads it where that is needed. */
  readonly bring: (token: string, url: string, alt: string) => Promise<Picture>;
  /** Deletes a picture that was brought, there and here: what it showed was withdrawn. */
  readonly forget: (token: string, id: string) => Promise<void>;
}

/** What Slack shows as a picture; docs.slack.dev/reference/block-kit/blocks/image-block. */
const SHOWN = /^data:image\/(png|jpeg|gif);base64,([A-Za-z0-9+/=]+)$/;

export function slackPictures(calls: Calls): Pictures {
  const brought = new Map<string, Promise<Picture>>();

  async function upload(token: string, kind: string, bytes: Buffer, alt: string): Promise<Picture> {
    const id = await uploadFile(calls, token, { name: `picture.${kind}`, about: alt, bytes });
    return id === null ? { kind: "words" } : { kind: "file", id };
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
    async forget(token, id) {
      for (const [key, bringing] of brought) {
        const picture = await bringing;
        if (picture.kind === "file" && picture.id === id) brought.delete(key);
      }
      await calls.call(token, "files.delete", { file: id });
    },
  };
}
