import { writeAddress } from "#chat/address.ts";
import { type Card, type Control, card, list, paragraph, pressControl } from "#chat/card.ts";
import { link, type Prose, plain, plainText } from "#chat/prose.ts";
import type { Voice } from "#chat/voice.ts";
import type { HeldPost } from "#outbox/held.ts";

/** The link that opens one's own pages in the browser, shown to the asker alone. */
export function webCard(url: string, voice: Voice): Card {
  const said = voice.say("web-link");
  return card({
    summary: plainText(said),
    title: voice.say("web-link-title"),
    blocks: [paragraph(said), paragraph([link(url, url)])],
    footer: voice.say("web-link-once"),
  });
}

/** Buttons of one card: as many as every platform shows beside one another, twice. */
const RETRIES = 8;

/** What waits to be told and what was given up, each with a button to try it again. */
export function postsCard(posts: readonly HeldPost[], voice: Voice): Card {
  const lines = posts.map((post, at) => heldLine(post, at + 1, voice));
  const buttons = posts
    .slice(0, RETRIES)
    .map((post, at) =>
      pressControl(voice.text("posts-retry", { number: at + 1 }), writeAddress({ command: "parvis posts", press: "again", id: post.id })),
    );
  const rows: Control[][] = [];
  for (let at = 0; at < buttons.length; at += 4) rows.push(buttons.slice(at, at + 4));
  const summary = voice.text("posts-summary", { count: posts.length });
  return card({
    summary,
    tone: posts.some(({ state }) => state === "given-up") ? "warning" : "good",
    title: voice.say("posts-title"),
    blocks: [paragraph([plain(summary)]), ...(lines.length === 0 ? [] : [list(lines)])],
    controls: rows,
  });
}

function heldLine({ channel, state, due, attempts, reason }: HeldPost, number: number, voice: Voice): Prose {
  return voice.say("posts-line", {
    number,
    where: channel === null ? "person" : "channel",
    channel: channel ?? "",
    state,
    at: voice.moment(due, "short"),
    attempts,
    reason: reason ?? "",
    why: reason === null ? "no" : "yes",
  });
}
