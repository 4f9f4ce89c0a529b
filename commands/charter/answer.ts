import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { breachesCard, replyLinkCard } from "#parties/cards.ts";

/** Follows up what was reported of a party: what it says to it, what whoever reported is answered. */
export const answerOfParty = command<House>()({
  path: "charter answer",
  may: "run votes",
  answers: "to the asker",
  options: {
    party: existing("party"),
    number: whole({ min: 1, max: 10_000 }),
    answer: optional(text({ max: 4_000, lines: true })),
    reply: optional(text({ max: 4_000, lines: true })),
    close: optional(choice(["yes", "no"])),
    tell: optional(text({ max: 4_000, lines: true })),
  },
  async run(house, call) {
    const { party, ...given } = call.given;
    const token = await house.parties.followUp(call.by, party.id, given);
    const { subject, lines } = await house.parties.breaches(call.by, party.id);
    if (token === null) return show(breachesCard(subject, lines, call.voice));
    return show(replyLinkCard(subject, given.number, `${house.defaults.url}/p/${token}`, call.voice));
  },
});
