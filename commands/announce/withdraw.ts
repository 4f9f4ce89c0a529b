import { announcementViewCard } from "#announcements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Takes an announcement back. */
export const withdrawAnnouncement = command<House>()({
  path: "announce withdraw",
  may: "announce",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.announcements.requireWithdrawing(call.by, call.given.announcement.id),
  options: { announcement: existing("announcement") },
  async run(house, call) {
    return show(announcementViewCard(await house.announcements.withdraw(call.by, call.given.announcement.id), call.voice));
  },
});
