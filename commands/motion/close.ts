import { motionCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Closes the vote on a motion now and counts it. */
export const closeVote = command<House>()({
  path: "motion close",
  may: "run votes",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.assemblies.requireClosing(call.by, call.given.motion.id),
  options: { motion: existing("motion") },
  async run(house, call) {
    return show(motionCard(await house.assemblies.close(call.by, call.given.motion.id), call.voice));
  },
});
