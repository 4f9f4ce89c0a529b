import { ratifyingCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Puts an agreement's text to the assembly; or writes down the adopted motion that ratifies it. */
export const ratifyAgreement = command<House>()({
  path: "agreement ratify",
  may: "vote",
  answers: "to the asker",
  options: { agreement: existing("agreement"), assembly: optional(existing("assembly")), motion: optional(existing("motion")) },
  async run(house, call) {
    return show(ratifyingCard(await house.agreements.ratify(call.by, call.given.agreement.id, call.given), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(ratifyingCard(await house.agreements.ratify(call.by, id as Id, {}), call.voice)),
    ),
  },
});
