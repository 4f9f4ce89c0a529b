import { agreementCard } from "#agreements/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Puts to the assembly that a mandate be taken back; or writes down the adopted motion that does. */
export const withdrawMandate = command<House>()({
  path: "agreement withdraw",
  may: "propose motions",
  answers: "to the asker",
  options: { agreement: existing("agreement"), assembly: optional(existing("assembly")), motion: optional(existing("motion")) },
  async run(house, call) {
    return show(agreementCard(await house.agreements.withdraw(call.by, call.given.agreement.id, call.given), call.voice));
  },
});
