import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import type { House } from "#house.ts";
import { ownDataCard } from "#membership/member-cards.ts";

/** Gives whoever asks everything that is kept of them. */
export const exportOwn = command<House>()({
  path: "parvis export",
  may: "ask for help",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    return show(ownDataCard(await house.ownData.exported(call.by), call.voice));
  },
});
