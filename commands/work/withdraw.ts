import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { withdrawnCard } from "#works/cards.ts";

/** Withdraws a work: it is gone from everywhere. */
export const withdrawWork = command<House>()({
  path: "work withdraw",
  may: "take part",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.works.requireWithdrawal(call.by, call.given.work.id),
  options: { work: existing("work") },
  async run(house, call) {
    return show(withdrawnCard(await house.works.withdraw(call.by, call.given.work.id), call.voice));
  },
  presses: {
    begin: press("to the asker", async (house, call, id) => begin({ work: (await house.works.view(call.by, id as Id)).work.handle })),
  },
});
