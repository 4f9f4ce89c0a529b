import { mineCard } from "#aid/board-cards.ts";
import { requestCard } from "#aid/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows what one asked and what one has taken on; takes a request of one's own back. */
export const mineAid = command<House>()({
  path: "aid mine",
  may: "ask for help",
  answers: "to the asker",
  confirms: (given) => given.withdraw !== undefined,
  async before(house, call) {
    if (call.given.withdraw !== undefined) await house.aid.requireWithdrawing(call.by, call.given.withdraw.id);
  },
  options: { withdraw: optional(existing("request")) },
  async run(house, call) {
    const { withdraw } = call.given;
    if (withdraw !== undefined) return show(requestCard(await house.aid.withdraw(call.by, withdraw.id), call.voice));
    const { asked, held } = await house.aid.mine(call.by);
    return show(mineCard(asked, held, call.voice));
  },
  presses: {
    withdraw: press("to the asker", async (house, call, id) => show(requestCard(await house.aid.withdraw(call.by, id as Id), call.voice))),
  },
});
