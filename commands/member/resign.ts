import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { membershipCard } from "#membership/member-cards.ts";

/** Ends one's own membership. */
export const resignMember = command<House>()({
  path: "member resign",
  may: "look around",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.life.requireResigning(call.by),
  options: { reason: optional(text({ max: 500, lines: true })) },
  async run(house, call) {
    return show(membershipCard(await house.life.resign(call.by, call.given.reason), "resigned", call.voice));
  },
});
