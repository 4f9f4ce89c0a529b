import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { partnerCard } from "#partners/cards.ts";

/** Ends a partnership at once, or declines one: what was shared either way goes. */
export const endPartner = command<House>()({
  path: "partner end",
  may: "settle the community",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.partners.requireEnding(call.by, call.given.partner.id),
  options: { partner: existing("partner") },
  async run(house, call) {
    const { id } = await house.partners.end(call.by, call.given.partner.id);
    return show(partnerCard(await house.partners.view(call.by, id), call.voice));
  },
  presses: {
    decline: press<House>("to the asker", async (house, call, id) => {
      await house.partners.end(call.by, id as Id);
      return replace(partnerCard(await house.partners.view(call.by, id as Id), call.voice));
    }),
  },
});
