import type { Payload } from "./render.ts";

/** How something is said at a `response_url`. */
export interface HookSaying extends Payload {
  readonly audience: "in the room" | "to the asker";
  /** Puts it in the place of the private message that was pressed. */
  readonly replaces: boolean;
}

/**
 * Says something at a `response_url`: five times within half an hour, also in channels where the bot is no member. Resolves
 * to whether it was taken; who is told no says it another way.
 */
export async function sayAtHook(hook: string, saying: HookSaying): Promise<boolean> {
  const { text, blocks, audience, replaces } = saying;
  const body = {
    text,
    blocks,
    response_type: audience === "in the room" ? "in_channel" : "ephemeral",
    replace_original: replaces,
    unfurl_links: false,
    unfurl_media: false,
  };
  try {
    const response = await fetch(hook, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    // Read to its end, so that the connection serves the next answer too.
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) return false;
    throw error;
  }
}
