import { numbersProse, requestCard } from "#aid/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** A word to the other side, through the house: whoever asked without a name keeps it. */
export const writeAid = command<House>()({
  path: "aid write",
  may: "ask for help",
  answers: "to the asker",
  first: async (house, call, typed) => numbersProse(await house.aid.numbersFor(call.by, typed), "words", call.voice),
  options: { request: existing("request"), text: text({ max: 2_000, lines: true }) },
  async run(house, call) {
    return show(requestCard(await house.aid.write(call.by, call.given.request.id, call.given.text), call.voice));
  },
});
