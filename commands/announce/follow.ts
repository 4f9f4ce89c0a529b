import { topicsCard } from "#announcements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Follows a topic: each announcement in private, once a week together, or not at all; for a member without chat, whoever keeps the register says so. */
export const followTopic = command<House>()({
  path: "announce follow",
  may: "look around",
  answers: "to the asker",
  options: { topic: text({ max: 60 }), how: optional(choice(["each", "digest", "off"])), person: optional(person()) },
  async run(house, call) {
    const { topic, how, person: meant } = call.given;
    const who = meant?.id ?? call.by.person;
    await house.announcements.follow(call.by, topic, how ?? "each", who);
    return show(topicsCard(await house.announcements.topics(call.by), await house.announcements.follows(call.by, who), call.voice));
  },
});
