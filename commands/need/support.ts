import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { needCard } from "#needs/cards.ts";

/** Supports a need, or no longer does. */
export const supportNeed = command<House>()({
  path: "need support",
  may: "vote",
  answers: "to the asker",
  options: { need: existing("need"), answer: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { need, answer } = call.given;
    return show(needCard(await house.needs.support(call.by, need.id, answer !== "no"), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(needCard(await house.needs.support(call.by, id as Id, true), call.voice))),
    back: press("to the asker", async (house, call, id) => show(needCard(await house.needs.support(call.by, id as Id, false), call.voice))),
  },
});
