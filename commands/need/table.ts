import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { tabledCard } from "#needs/cards.ts";

/** Puts one need or several to the next assembly, as one motion. */
export const tableNeed = command<House>()({
  path: "need table",
  may: "propose motions",
  answers: "to the asker",
  options: {
    need: existing("need"),
    assembly: optional(existing("assembly")),
    also: optional(text({ max: 200 })),
    title: optional(text({ max: 120 })),
    majority: optional(text({ max: 120 })),
  },
  async run(house, call) {
    const { needs, motion } = await house.needs.table(call.by, call.given.need.id, call.given);
    return show(tabledCard(needs, motion, call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => {
      const { needs, motion } = await house.needs.table(call.by, id as Id, {});
      return show(tabledCard(needs, motion, call.voice));
    }),
  },
});
