import { pollCard } from "#assemblies/poll-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Closes a poll now and counts it. */
export const endPoll = command<House>()({
  path: "poll close",
  may: "take part",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.polls.requireClosing(call.by, call.given.poll.id),
  options: { poll: existing("poll") },
  async run(house, call) {
    return show(pollCard(await house.polls.close(call.by, call.given.poll.id), call.voice));
  },
});
