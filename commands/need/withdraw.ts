import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { needCard } from "#needs/cards.ts";

/** Takes a need back. */
export const withdrawNeed = command<House>()({
  path: "need withdraw",
  may: "propose motions",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.needs.requireWithdrawing(call.by, call.given.need.id),
  options: { need: existing("need") },
  async run(house, call) {
    return show(needCard(await house.needs.withdraw(call.by, call.given.need.id), call.voice));
  },
});
