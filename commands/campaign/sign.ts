import { signedCard, unsignedCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Signs a campaign, with one's name or in confidence, or takes the signature back. */
export const signCampaign = command<House>()({
  path: "campaign sign",
  may: "take part",
  answers: "to the asker",
  options: { campaign: existing("campaign"), confidential: optional(choice(["yes", "no"])), answer: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { campaign, confidential, answer } = call.given;
    if (answer === "no") return show(unsignedCard(await house.campaigns.unsign(call.by, campaign.id), call.voice));
    return show(signedCard(await house.campaigns.sign(call.by, campaign.id, confidential === "yes"), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(signedCard(await house.campaigns.sign(call.by, id as Id, false), call.voice)),
    ),
    back: press("to the asker", async (house, call, id) => show(unsignedCard(await house.campaigns.unsign(call.by, id as Id), call.voice))),
    quietly: press("to the asker", async (house, call, id) =>
      show(signedCard(await house.campaigns.sign(call.by, id as Id, true), call.voice)),
    ),
  },
});
