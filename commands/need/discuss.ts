import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { needCard } from "#needs/cards.ts";

/** Says something about a need. */
export const discussNeed = command<House>()({
  path: "need discuss",
  may: "propose motions",
  answers: "to the asker",
  options: { need: existing("need"), text: text({ max: 1_000, lines: true }) },
  async run(house, call) {
    return show(needCard(await house.needs.discuss(call.by, call.given.need.id, call.given.text), call.voice));
  },
});
