import { startedCard } from "#campaigns/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { moment, optional, room, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Begins a campaign: a demand, its reasons, and how many are to stand behind it. */
export const startCampaign = command<House>()({
  path: "campaign start",
  may: "propose motions",
  answers: "with a form",
  options: {
    title: text({ max: 120 }),
    demand: optional(text({ max: 4_000, lines: true })),
    reasons: optional(text({ max: 4_000, lines: true })),
    goal: optional(whole({ min: 1, max: 1_000_000 })),
    threshold: optional(whole({ min: 2, max: 1_000_000 })),
    pledge: optional(text({ max: 500 })),
    closes: optional(moment({ ahead: true })),
    channel: optional(room()),
  },
  async run(house, call) {
    return show(startedCard(await house.campaigns.start(call.by, call.given, call.at), call.voice));
  },
});
