import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { exchangeCard, exchangesCard } from "#exchanges/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Lists the exchanges, those that are held first. */
export const listExchanges = command<House>()({
  path: "exchange list",
  may: "look around",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    return show(exchangesCard(await house.exchanges.list(call.by), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(exchangeCard(await house.exchanges.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
