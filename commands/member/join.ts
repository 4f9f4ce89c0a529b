import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { appliedCard } from "#membership/member-cards.ts";

/** Asks to become a member, or to be one again. */
export const joinMember = command<House>()({
  path: "member join",
  may: "look around",
  answers: "to the asker",
  options: { message: optional(text({ max: 1_000, lines: true })) },
  async run(house, call) {
    return show(appliedCard(await house.life.join(call.by, call.given.message), call.voice));
  },
});
