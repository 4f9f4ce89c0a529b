import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { partnerCard } from "#partners/cards.ts";

/** Adds a partner on another installation: its calendar is read here, and it is given a secret address of ours. */
export const followPartner = command<House>()({
  path: "partner follow",
  may: "settle the community",
  answers: "to the asker",
  options: { name: text({ max: 80 }), address: optional(text({ max: 1_000 })) },
  async run(house, call) {
    const { name, address } = call.given;
    const { id } = await house.partners.follow(call.by, name, address);
    return show(partnerCard(await house.partners.view(call.by, id), call.voice));
  },
});
