import { pledgedCard, unpledgedCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Pledges what a campaign asks, or takes it back before it binds. */
export const pledgeCampaign = command<House>()({
  path: "campaign pledge",
  may: "take part",
  answers: "to the asker",
  options: { campaign: existing("campaign"), answer: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { campaign, answer } = call.given;
    if (answer === "no") return show(unpledgedCard(await house.campaigns.unpledge(call.by, campaign.id), call.voice));
    return show(pledgedCard(await house.campaigns.pledge(call.by, campaign.id), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(pledgedCard(await house.campaigns.pledge(call.by, id as Id), call.voice))),
    back: press("to the asker", async (house, call, id) =>
      show(unpledgedCard(await house.campaigns.unpledge(call.by, id as Id), call.voice)),
    ),
  },
});
