import { motionCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Takes a motion up again that was withdrawn or voted on. */
export const reopenMotion = command<House>()({
  path: "motion reopen",
  may: "propose motions",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.amendments.requireReopening(call.by, call.given.motion.id),
  options: { motion: existing("motion") },
  async run(house, call) {
    return show(motionCard(await house.amendments.reopen(call.by, call.given.motion.id), call.voice));
  },
});
