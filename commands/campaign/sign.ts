import { signedCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Signs a campaign, with one's name or in confidence. */
export const signCampaign = command<House>()({
  path: "campaign sign",
  may: "take part",
  answers: "to the asker",
  options: { campaign: existing("campaign"), confidential: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { campaign, confidential } = call.given;
    return show(signedCard(await house.campaigns.sign(call.by, campaign.id, confidential === "yes"), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(signedCard(await house.campaigns.sign(call.by, id as Id, false), call.voice)),
    ),
    quietly: press("to the asker", async (house, call, id) =>
      show(signedCard(await house.campaigns.sign(call.by, id as Id, true), call.voice)),
    ),
  },
});
