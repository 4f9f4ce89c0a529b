import { agreementCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Gives notice of termination. */
export const endAgreement = command<House>()({
  path: "agreement end",
  may: "vote",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.agreements.requireEnding(call.by, call.given.agreement.id),
  options: { agreement: existing("agreement"), reason: optional(text({ max: 1_000, lines: true })) },
  async run(house, call) {
    return show(agreementCard(await house.agreements.end(call.by, call.given.agreement.id, call.given.reason), call.voice));
  },
});
