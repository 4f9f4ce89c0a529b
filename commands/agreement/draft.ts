import { agreementCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Writes a new version of an agreement's text, and its days. */
export const draftAgreement = command<House>()({
  path: "agreement draft",
  may: "vote",
  answers: "to the asker",
  options: {
    agreement: existing("agreement"),
    text: optional(text({ max: 18_000, lines: true })),
    from: optional(day()),
    until: optional(day()),
    renewal: optional(choice(["none", "tacit"])),
    notice: optional(whole({ min: 0, max: 3_650 })),
  },
  async run(house, call) {
    return show(agreementCard(await house.agreements.draft(call.by, call.given.agreement.id, call.given), call.voice));
  },
});
