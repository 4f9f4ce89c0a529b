import { proposedCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Proposes to change a motion's text: a passage of it, or the whole. */
export const amendMotion = command<House>()({
  path: "motion amend",
  may: "propose motions",
  answers: "to the asker",
  options: {
    motion: existing("motion"),
    text: text({ max: 20_000, lines: true }),
    passage: optional(text({ max: 20_000, lines: true })),
    title: optional(text({ max: 120 })),
  },
  async run(house, call) {
    const { motion, text: words, passage, title } = call.given;
    const called = title ?? call.voice.text("amendment-title", { handle: motion.handle });
    return show(proposedCard(await house.amendments.amend(call.by, motion.id, { text: words, passage, title: called }), call.voice));
  },
});
