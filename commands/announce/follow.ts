import { topicsCard } from "#announcements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Follows a topic: each announcement in private, once a week together, or not at all. */
export const followTopic = command<House>()({
  path: "announce follow",
  may: "look around",
  answers: "to the asker",
  options: { topic: text({ max: 60 }), how: optional(choice(["each", "digest", "off"])) },
  async run(house, call) {
    await house.announcements.follow(call.by, call.given.topic, call.given.how ?? "each");
    return show(topicsCard(await house.announcements.topics(call.by), await house.announcements.follows(call.by), call.voice));
  },
});
