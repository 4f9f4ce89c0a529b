import { monthCard } from "#aid/statistics-picture.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** How aid goes, in numbers that point at nobody. */
export const statsAid = command<House>()({
  path: "aid stats",
  may: "take part",
  answers: "to the asker",
  options: { month: optional(text({ max: 10 })) },
  async run(house, call) {
    return show(await monthCard(await house.aid.statistics(call.by, call.given.month), call.voice));
  },
});
