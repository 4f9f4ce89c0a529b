import { campaignCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

const numbered = () => optional(whole({ min: 1, max: 50 }));

/** Adds a task to a campaign, takes one on, gives it back, or says that it is done. */
export const taskCampaign = command<House>()({
  path: "campaign task",
  may: "take part",
  answers: "to the asker",
  options: {
    campaign: existing("campaign"),
    add: optional(text({ max: 120 })),
    take: numbered(),
    done: numbered(),
    release: numbered(),
  },
  async run(house, call) {
    return show(campaignCard(await house.campaigns.task(call.by, call.given.campaign.id, call.given), call.voice));
  },
  presses: {
    take: pick("to the asker", async (house, call, id, values) => {
      const take = /^\d{1,3}$/.test(values[0] ?? "") ? Number(values[0]) : 0;
      return show(campaignCard(await house.campaigns.task(call.by, id as Id, { take }), call.voice));
    }),
  },
});
