import { pollCard } from "#assemblies/poll-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, moment, optional, room, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Asks a quick question, without the formalities of a vote. */
export const newPoll = command<House>()({
  path: "poll new",
  may: "propose motions",
  answers: "to the asker",
  options: {
    title: text({ max: 120 }),
    choices: text({ max: 2_000 }),
    many: optional(choice(["yes", "no"])),
    anonymous: optional(choice(["yes", "no"])),
    results: optional(choice(["now", "after"])),
    closes: optional(moment({ ahead: true })),
    channel: optional(room()),
  },
  async run(house, call) {
    return show(pollCard(await house.polls.ask(call.by, call.given, call.given.channel ?? call.at), call.voice));
  },
});
