import { proposedCard } from "#assemblies/cards.ts";
import { METHODS } from "#assemblies/motion.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, moment, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Proposes a text to be put to the vote. */
export const proposeMotion = command<House>()({
  path: "motion propose",
  may: "propose motions",
  answers: "to the asker",
  options: {
    title: text({ max: 120 }),
    text: text({ max: 20_000, lines: true }),
    assembly: optional(existing("assembly")),
    majority: optional(text({ max: 120 })),
    method: optional(choice(METHODS)),
    choices: optional(text({ max: 2_000 })),
    seats: optional(whole({ min: 1, max: 50 })),
    secret: optional(choice(["yes", "no"])),
    closes: optional(moment({ ahead: true })),
  },
  async run(house, call) {
    return show(proposedCard(await house.assemblies.propose(call.by, call.given), call.voice));
  },
});
