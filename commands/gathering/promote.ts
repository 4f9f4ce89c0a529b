import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import { promotionCard } from "#gatherings/workshop-cards.ts";
import type { House } from "#house.ts";

/** Shows a gathering in more channels, and says whether it stands on the site and in the calendars for everyone. */
export const promoteGathering = command<House>()({
  path: "gathering promote",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    channels: optional(text({ max: 400 })),
    feeds: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(promotionCard(await house.gatherings.promote(call.by, gathering.id, wish, call.at), call.voice));
  },
});
