import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import type { House } from "#house.ts";
import { inviteCard } from "#partners/cards.ts";

/** Gives a code by which another association becomes a partner, once both have confirmed. */
export const invitePartner = command<House>()({
  path: "partner invite",
  may: "settle the community",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    return show(inviteCard(await house.partners.invite(call.by), call.voice));
  },
});
