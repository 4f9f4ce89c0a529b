import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { Refusal } from "#kernel/refusal.ts";
import { partiesCard } from "#parties/cards.ts";
import { PARTY_KINDS } from "#parties/party.ts";

/** The directory of those outside with whom the association has to do; adds to it. */
export const agreementParties = command<House>()({
  path: "agreement parties",
  may: "vote",
  answers: "to the asker",
  options: { name: optional(text({ max: 120 })), kind: optional(choice(PARTY_KINDS)), contact: optional(text({ max: 300 })) },
  async run(house, call) {
    const { name, kind, contact } = call.given;
    if (name === undefined) return show(partiesCard(await house.parties.list(call.by), call.voice));
    if (!call.by.may("run votes")) throw new Refusal("not-allowed", { ability: "run-votes" });
    return show(partiesCard(await house.parties.keep(call.by, { name, kind, contact }), call.voice));
  },
});
