import { campaignCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Adds something to hand out: a leaflet, a letter, a picture, by its address. */
export const materialCampaign = command<House>()({
  path: "campaign material",
  may: "propose motions",
  answers: "to the asker",
  options: { campaign: existing("campaign"), title: text({ max: 120 }), address: text({ max: 1_000 }) },
  async run(house, call) {
    return show(campaignCard(await house.campaigns.material(call.by, call.given.campaign.id, call.given), call.voice));
  },
});
