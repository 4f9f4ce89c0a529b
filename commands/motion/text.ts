import { motionCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Adds a piece to a motion's text, so that a text of any length can be proposed. */
export const extendMotion = command<House>()({
  path: "motion text",
  may: "propose motions",
  answers: "to the asker",
  options: { motion: existing("motion"), add: text({ max: 20_000, lines: true }) },
  async run(house, call) {
    const { motion, add } = call.given;
    return show(motionCard(await house.amendments.addText(call.by, motion.id, add), call.voice));
  },
});
