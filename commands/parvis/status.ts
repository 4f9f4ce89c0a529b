import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import type { House } from "#house.ts";
import { statusCard } from "#membership/cards.ts";

/** Says how the association stands: people, what is coming, and whether everything that was promised was told. */
export const status = command<House>()({
  path: "parvis status",
  may: "look around",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    return show(statusCard(call.by.community, await house.status(call.by), call.voice));
  },
});
