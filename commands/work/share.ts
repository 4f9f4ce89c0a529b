import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, file, optional, room, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { sharedCard } from "#works/cards.ts";
import { FIRST_YEAR, KINDS, LICENCES } from "#works/work.ts";

/** Shares a picture, a recording, a film, a text or a link. */
export const shareWork = command<House>()({
  path: "work share",
  may: "take part",
  answers: "with a form",
  options: {
    title: text({ max: 120 }),
    file: optional(file()),
    link: optional(text({ max: 2_000 })),
    text: optional(text({ max: 20_000, lines: true })),
    consent: optional(choice(["nobody", "yes", "no"])),
    alt: optional(text({ max: 1_000, lines: true })),
    kind: optional(choice(KINDS)),
    author: optional(text({ max: 120 })),
    technique: optional(text({ max: 120 })),
    year: optional(whole({ min: FIRST_YEAR, max: 9_999 })),
    licence: optional(choice(LICENCES)),
    comments: optional(choice(["yes", "no"])),
    audience: optional(choice(["everyone", "members"])),
    channel: optional(room()),
  },
  async run(house, call) {
    const { channel, ...given } = call.given;
    const view = await house.works.share(call.by, given, channel ?? call.at);
    return show(sharedCard(view, { own: true, address: house.files.address }, call.voice));
  },
});
