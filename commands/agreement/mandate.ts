import { mandatedCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, optional, people, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { PARTY_KINDS } from "#parties/party.ts";

/** Writes down the mandate that an adopted motion gives. */
export const mandateAgreement = command<House>()({
  path: "agreement mandate",
  may: "run votes",
  answers: "to the asker",
  options: {
    motion: existing("motion"),
    negotiators: people({ max: 20 }),
    object: optional(text({ max: 2_000, lines: true })),
    report: optional(day()),
    expires: optional(day()),
    limits: optional(text({ max: 2_000, lines: true })),
    counterpart: optional(text({ max: 120 })),
    kind: optional(choice(PARTY_KINDS)),
    title: optional(text({ max: 120 })),
    seen: optional(choice(["members", "negotiators"])),
  },
  async run(house, call) {
    return show(mandatedCard(await house.agreements.giveMandate(call.by, call.given), call.voice));
  },
});
