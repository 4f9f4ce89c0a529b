import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { breachesCard, reportedCard } from "#parties/cards.ts";

/** Reports in confidence that a party does not keep its word; without a text, shows what one reported of it. */
export const breachOfCharter = command<House>()({
  path: "charter breach",
  may: "vote",
  answers: "to the asker",
  options: {
    party: existing("party"),
    text: optional(text({ max: 4_000, lines: true })),
    charter: optional(existing("charter")),
  },
  async run(house, call) {
    const { party, text: words, charter } = call.given;
    if (words !== undefined) {
      const reported = await house.parties.report(call.by, party.id, { words, charter: charter?.id });
      return show(reportedCard(reported, call.voice));
    }
    const { subject, lines } = await house.parties.breaches(call.by, party.id);
    return show(breachesCard(subject, lines, call.voice));
  },
});
