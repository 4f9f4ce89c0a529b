import { removalCard } from "#aid/board-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Removes what was confided with requests that are over long enough; `dry` only says what that would be. */
export const purgeAid = command<House>()({
  path: "aid purge",
  may: "coordinate help",
  answers: "to the asker",
  options: { dry: optional(choice(["yes", "no"])) },
  confirms: (given) => given.dry !== "yes",
  before: (house, call) => house.aid.requireRemoving(call.by),
  async run(house, call) {
    if (call.given.dry === "yes") return show(removalCard(await house.aid.wouldRemove(call.by), "would be", call.voice));
    return show(removalCard(await house.aid.removeNow(call.by), "done", call.voice));
  },
});
