import { motionCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, moment, optional } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Opens the vote on a motion, until an hour or until it is closed. */
export const openMotion = command<House>()({
  path: "motion open",
  may: "run votes",
  answers: "to the asker",
  options: { motion: existing("motion"), closes: optional(moment({ ahead: true })) },
  async run(house, call) {
    const { motion, closes } = call.given;
    return show(motionCard(await house.assemblies.open(call.by, motion.id, closes?.at ?? null, call.at), call.voice));
  },
});
