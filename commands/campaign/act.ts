import { actionCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, length, moment, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

const LONGEST = 14 * 86_400_000;

/** Sets up a dated action of a campaign. */
export const actCampaign = command<House>()({
  path: "campaign act",
  may: "propose motions",
  answers: "to the asker",
  options: {
    campaign: existing("campaign"),
    title: text({ max: 80 }),
    start: moment({ ahead: true }),
    duration: optional(length({ max: LONGEST })),
    place: optional(text({ max: 120 })),
    capacity: optional(whole({ min: 1, max: 10_000 })),
    description: optional(text({ max: 2_000, lines: true })),
  },
  async run(house, call) {
    const { view, gathering } = await house.campaigns.act(call.by, call.given.campaign.id, call.given, call.at);
    return show(actionCard(view, gathering, call.voice));
  },
});
