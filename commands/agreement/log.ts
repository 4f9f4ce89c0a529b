import { agreementCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, moment, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Writes into the log of a negotiation, or reads it. */
export const logAgreement = command<House>()({
  path: "agreement log",
  may: "vote",
  answers: "to the asker",
  options: {
    agreement: existing("agreement"),
    text: optional(text({ max: 4_000, lines: true })),
    kind: optional(choice(["meeting", "position", "document", "note"])),
    next: optional(moment({ ahead: true })),
  },
  async run(house, call) {
    const { agreement, text: words, kind, next } = call.given;
    if (words === undefined) return show(agreementCard(await house.agreements.view(call.by, agreement.id), call.voice));
    return show(agreementCard(await house.agreements.log(call.by, agreement.id, { text: words, kind, next }), call.voice));
  },
});
