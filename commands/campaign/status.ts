import { campaignCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Shows how a campaign stands, and what is one's own in it. */
export const campaignStatus = command<House>()({
  path: "campaign status",
  may: "look around",
  answers: "to the asker",
  options: { campaign: existing("campaign") },
  async run(house, call) {
    return show(campaignCard(await house.campaigns.view(call.by, call.given.campaign.id), call.voice));
  },
});
