import { agreementCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Shows an agreement, as far as the mandate lets the asker see it. */
export const showAgreement = command<House>()({
  path: "agreement show",
  may: "vote",
  answers: "to the asker",
  options: { agreement: existing("agreement") },
  async run(house, call) {
    return show(agreementCard(await house.agreements.view(call.by, call.given.agreement.id), call.voice));
  },
});
