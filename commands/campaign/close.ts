import { campaignCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Closes a campaign, and says what was obtained. */
export const closeCampaign = command<House>()({
  path: "campaign close",
  may: "propose motions",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.campaigns.requireClosing(call.by, call.given.campaign.id, call.given.obtained),
  options: { campaign: existing("campaign"), obtained: optional(text({ max: 2_000, lines: true })) },
  async run(house, call) {
    const { campaign, obtained } = call.given;
    return show(campaignCard(await house.campaigns.close(call.by, campaign.id, obtained), call.voice));
  },
});
