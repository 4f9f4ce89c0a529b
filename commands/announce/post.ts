import { announcementViewCard, previewCard } from "#announcements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, moment, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { LOCALES } from "#locales/locale.ts";

/** Says something to many: in several channels and languages, now or later; large ones wait for approval. */
export const postAnnouncement = command<House>()({
  path: "announce post",
  may: "announce",
  answers: "with a form",
  options: {
    title: text({ max: 80 }),
    text: text({ max: 3_000, lines: true }),
    topic: optional(text({ max: 60 })),
    channels: optional(text({ max: 400 })),
    when: optional(moment({ ahead: true })),
    language: optional(choice(LOCALES)),
    title2: optional(text({ max: 80 })),
    text2: optional(text({ max: 3_000, lines: true })),
    notify: optional(text({ max: 100 })),
    preview: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { preview, ...given } = call.given;
    if (preview === "yes") return show(previewCard(await house.announcements.preview(call.by, given, call.at), call.voice));
    return show(announcementViewCard(await house.announcements.post(call.by, given, call.at), call.voice));
  },
});
