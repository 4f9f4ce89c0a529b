import { announcementsCard, announcementViewCard } from "#announcements/cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Approves or refuses an announcement of somebody else; without one, says which wait. */
export const approveAnnouncement = command<House>()({
  path: "announce approve",
  may: "approve announcements",
  answers: "to the asker",
  options: { announcement: optional(existing("announcement")), decision: optional(choice(["approve", "refuse"])) },
  async run(house, call) {
    const { announcement, decision = "approve" } = call.given;
    if (announcement === undefined) return show(announcementsCard(await house.announcements.list(call.by, "waiting"), call.voice));
    return show(announcementViewCard(await house.announcements.decide(call.by, announcement.id, decision), call.voice));
  },
  presses: {
    approve: press<House>("to the asker", async (house, call, id) =>
      replace(announcementViewCard(await house.announcements.decide(call.by, id as Id, "approve"), call.voice)),
    ),
    refuse: press<House>("to the asker", async (house, call, id) =>
      replace(announcementViewCard(await house.announcements.decide(call.by, id as Id, "refuse"), call.voice)),
    ),
  },
});
