import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";
import { delegationsCard } from "#membership/delegation-cards.ts";

/** Who gave which power to whom. */
export const listPowers = command<House>()({
  path: "delegate list",
  may: "see members",
  answers: "to the asker",
  options: { person: optional(person()) },
  async run(house, call) {
    return show(delegationsCard(await house.delegations.tree(call.by, call.given.person), call.voice));
  },
});
