import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { listCard } from "#gatherings/cards.ts";
import type { House } from "#house.ts";

/** The gatherings ahead, the soonest first, a page at a time. */
export const listGatherings = command<House>()({
  path: "gathering list",
  may: "look around",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    return show(listCard(await house.gatherings.list(call.by, 0), call.voice));
  },
  presses: {
    more: press<House>("to the asker", async (house, call, id) => {
      const from = /^\d{1,6}$/.test(id) ? Number(id) : 0;
      return replace(listCard(await house.gatherings.list(call.by, from), call.voice));
    }),
  },
});
