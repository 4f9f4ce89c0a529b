import { mandateLine } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";
import { delegationsCard } from "#membership/delegation-cards.ts";

/** Who gave which power to whom; and whom the assembly has given a mandate. */
export const listPowers = command<House>()({
  path: "delegate list",
  may: "see members",
  answers: "to the asker",
  options: { person: optional(person()) },
  async run(house, call) {
    const { by, voice } = call;
    const { person: whose } = call.given;
    const mandates = (await house.agreements.mandates(by, whose?.id)).map((mandate) => mandateLine(mandate, voice));
    return show(delegationsCard(await house.delegations.tree(by, whose), mandates, voice));
  },
});
