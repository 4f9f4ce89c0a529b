import { motionCard } from "#assemblies/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Takes a motion back before it is decided. */
export const withdrawMotion = command<House>()({
  path: "motion withdraw",
  may: "propose motions",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.assemblies.requireWithdrawing(call.by, call.given.motion.id),
  options: { motion: existing("motion") },
  async run(house, call) {
    return show(motionCard(await house.assemblies.withdraw(call.by, call.given.motion.id), call.voice));
  },
});
