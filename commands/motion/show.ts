import { motionCard } from "#assemblies/cards.ts";
import { resultPicture } from "#assemblies/result-picture.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Shows one motion with its text, its buttons while it is open, and its result. */
export const showMotion = command<House>()({
  path: "motion show",
  may: "look around",
  answers: "to the asker",
  options: { motion: existing("motion") },
  async run(house, call) {
    const view = await house.assemblies.view(call.by, call.given.motion.id);
    const { result } = view.motion;
    const picture = result === null ? null : await resultPicture(view.motion, result, call.voice);
    return show(motionCard(view, call.voice, picture));
  },
});
