import { beginning } from "#chat/split.ts";
import type { Calls } from "./calls.ts";

/** A file on its way to Slack: its name, what it is in a few words, and what it holds. */
export interface Upload {
  readonly name: string;
  readonly about: string;
  readonly bytes: Uint8Array;
}

/**
 * Brings a file to Slack in the three steps that Slack wants: asks for an address, sends the bytes there, says that they have
 * come. With `channel` the file is posted there, otherwise it can only be shown in a message of ours. Null where it failed.
 */
export async function uploadFile(calls: Calls, token: string, { name, about, bytes }: Upload, channel?: string): Promise<string | null> {
  const asked = await calls.call(token, "files.getUploadURLExternal", {
    filename: name,
    length: bytes.length,
    alt_txt: beginning(about, 1_000),
  });
  if (asked.kind !== "ok") return null;
  const { upload_url: address, file_id: id } = asked.data as { readonly upload_url: string; readonly file_id: string };
  if (!(await brought(address, bytes))) return null;
  const where = channel === undefined ? {} : { channel_id: channel };
  const done = await calls.call(
    token,
    "files.completeUploadExternal",
    { files: [{ id, title: beginning(about, 250) }], ...where },
    channel,
  );
  return done.kind === "ok" ? id : null;
}

/** Whether the bytes have come to an address. A network that fails costs the file, never the message that it belongs to. */
async function brought(address: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const sent = await fetch(address, { method: "POST", body: new Uint8Array(bytes), signal: AbortSignal.timeout(30_000) });
    await sent.arrayBuffer();
    return sent.ok;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) return false;
    throw error;
  }
}
