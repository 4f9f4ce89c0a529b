import { motionCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Supports that a motion be put to the vote. */
export const secondMotion = command<House>()({
  path: "motion second",
  may: "propose motions",
  answers: "to the asker",
  options: { motion: existing("motion") },
  async run(house, call) {
    return show(motionCard(await house.amendments.second(call.by, call.given.motion.id), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(motionCard(await house.amendments.second(call.by, id as Id), call.voice))),
  },
});
