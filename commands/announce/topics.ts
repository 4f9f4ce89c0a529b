import { topicsCard } from "#announcements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** The topics that can be followed; adds one. */
export const announceTopics = command<House>()({
  path: "announce topics",
  may: "look around",
  answers: "to the asker",
  options: { add: optional(text({ max: 60 })) },
  async run(house, call) {
    if (call.given.add !== undefined) await house.announcements.addTopic(call.by, call.given.add);
    return show(topicsCard(await house.announcements.topics(call.by), await house.announcements.follows(call.by), call.voice));
  },
});
