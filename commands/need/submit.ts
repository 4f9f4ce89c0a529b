import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { submittedCard } from "#needs/cards.ts";

/** Asks the association to obtain something, before everybody or in confidence. */
export const submitNeed = command<House>()({
  path: "need submit",
  may: "propose motions",
  answers: "with a form",
  options: {
    title: text({ max: 120 }),
    text: optional(text({ max: 4_000, lines: true })),
    private: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    return show(submittedCard(await house.needs.submit(call.by, call.given, call.at), call.voice));
  },
});
