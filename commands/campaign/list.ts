import { campaignCard, campaignsCard } from "#campaigns/cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

const SHOWN = { open: ["open"], closed: ["closed"], all: ["open", "closed"] } as const;

/** Lists the campaigns: those under way, or others when asked. */
export const listCampaigns = command<House>()({
  path: "campaign list",
  may: "look around",
  answers: "to the asker",
  options: { state: optional(choice(["open", "closed", "all"])) },
  async run(house, call) {
    return show(campaignsCard(await house.campaigns.list(call.by, SHOWN[call.given.state ?? "open"]), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(campaignCard(await house.campaigns.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
