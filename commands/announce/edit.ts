import { announcementViewCard } from "#announcements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { LOCALES } from "#locales/locale.ts";

/** Changes what an announcement says; what hangs already is changed too, and an approval is void. */
export const editAnnouncement = command<House>()({
  path: "announce edit",
  may: "announce",
  answers: "to the asker",
  options: {
    announcement: existing("announcement"),
    title: optional(text({ max: 80 })),
    text: optional(text({ max: 3_000, lines: true })),
    language: optional(choice(LOCALES)),
  },
  async run(house, call) {
    const { announcement, ...typed } = call.given;
    return show(announcementViewCard(await house.announcements.edit(call.by, announcement.id, typed), call.voice));
  },
});
