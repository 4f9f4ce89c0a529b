import { ballotsCard } from "#assemblies/ballot-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Publishes the ballots of a closed vote, as a list and as a file that anyone can count again. */
export const motionBallots = command<House>()({
  path: "motion ballots",
  may: "look around",
  answers: "to the asker",
  options: { motion: existing("motion") },
  async run(house, call) {
    return show(ballotsCard(await house.assemblies.ballots(call.by, call.given.motion.id), call.voice));
  },
});
