import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { breachesCard, replyLinkCard } from "#parties/cards.ts";

/** Follows a breach up: what the other side says, what whoever reported it is answered. */
export const answerBreach = command<House>()({
  path: "agreement answer",
  may: "run votes",
  answers: "to the asker",
  options: {
    agreement: existing("agreement"),
    number: whole({ min: 1, max: 10_000 }),
    answer: optional(text({ max: 4_000, lines: true })),
    reply: optional(text({ max: 4_000, lines: true })),
    close: optional(choice(["yes", "no"])),
    tell: optional(text({ max: 4_000, lines: true })),
  },
  async run(house, call) {
    const { agreement, ...given } = call.given;
    const token = await house.agreements.followUp(call.by, agreement.id, given);
    const { subject, lines } = await house.agreements.breaches(call.by, agreement.id);
    if (token === null) return show(breachesCard(subject, lines, call.voice));
    return show(replyLinkCard(subject, given.number, `${house.defaults.url}/p/${token}`, call.voice));
  },
});
