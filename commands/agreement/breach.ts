import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { breachesCard, reportedCard } from "#parties/cards.ts";

/** Reports in confidence that an agreement is not kept; without a text, shows what one reported. */
export const breachAgreement = command<House>()({
  path: "agreement breach",
  may: "vote",
  answers: "to the asker",
  options: { agreement: existing("agreement"), text: optional(text({ max: 4_000, lines: true })) },
  async run(house, call) {
    const { agreement, text: words } = call.given;
    if (words !== undefined) return show(reportedCard(await house.agreements.report(call.by, agreement.id, { words }), call.voice));
    const { subject, lines } = await house.agreements.breaches(call.by, agreement.id);
    return show(breachesCard(subject, lines, call.voice));
  },
});
