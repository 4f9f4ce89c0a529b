import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { partnerCard, partnersCard } from "#partners/cards.ts";

/** Who the partners are, what is shared with each, and what each shows. */
export const listPartners = command<House>()({
  path: "partner list",
  may: "look around",
  answers: "to the asker",
  options: { partner: optional(existing("partner")) },
  async run(house, call) {
    const { partner } = call.given;
    if (partner !== undefined) return show(partnerCard(await house.partners.view(call.by, partner.id), call.voice));
    return show(partnersCard(await house.partners.list(call.by), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(partnerCard(await house.partners.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
