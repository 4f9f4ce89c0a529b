import { COUNTERPARTS } from "#agreements/agreement.ts";
import { partiesCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { Refusal } from "#kernel/refusal.ts";

/** The directory of those whom the association negotiates with; adds to it. */
export const agreementParties = command<House>()({
  path: "agreement parties",
  may: "vote",
  answers: "to the asker",
  options: { name: optional(text({ max: 120 })), kind: optional(choice(COUNTERPARTS)), contact: optional(text({ max: 300 })) },
  async run(house, call) {
    const { name, kind, contact } = call.given;
    if (name === undefined) return show(partiesCard(await house.agreements.parties(call.by), call.voice));
    if (!call.by.may("run votes")) throw new Refusal("not-allowed", { ability: "run-votes" });
    return show(partiesCard(await house.agreements.party(call.by, { name, kind, contact }), call.voice));
  },
});
