import { volunteerCard } from "#aid/volunteer-cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Stops being asked for a while, or takes it up again. */
export const pauseAid = command<House>()({
  path: "aid pause",
  may: "help",
  answers: "to the asker",
  options: { resume: optional(choice(["yes", "no"])) },
  async run(house, call) {
    return show(volunteerCard(await house.aid.pause(call.by, call.given.resume !== "yes"), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call) => replace(volunteerCard(await house.aid.pause(call.by, true), call.voice))),
    resume: press("to the asker", async (house, call) => replace(volunteerCard(await house.aid.pause(call.by, false), call.voice))),
  },
});
