import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { needCard } from "#needs/cards.ts";

/** Joins a need into another that says the same. */
export const mergeNeed = command<House>()({
  path: "need merge",
  may: "propose motions",
  answers: "to the asker",
  options: { need: existing("need"), into: existing("need") },
  async run(house, call) {
    return show(needCard(await house.needs.merge(call.by, call.given.need.id, call.given.into), call.voice));
  },
});
