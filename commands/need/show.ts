import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { needCard } from "#needs/cards.ts";

/** Shows a need, with what the assembly said of it. */
export const showNeed = command<House>()({
  path: "need show",
  may: "look around",
  answers: "to the asker",
  options: { need: existing("need") },
  async run(house, call) {
    return show(needCard(await house.needs.view(call.by, call.given.need.id), call.voice));
  },
});
