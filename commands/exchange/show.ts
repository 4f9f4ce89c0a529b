import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** One exchange: when it is posted, how many take part, and whom one is with this week. */
export const showExchange = command<House>()({
  path: "exchange show",
  may: "look around",
  answers: "to the asker",
  options: { exchange: existing("exchange") },
  async run(house, call) {
    return show(exchangeCard(await house.exchanges.view(call.by, call.given.exchange.id), call.voice));
  },
  presses: {
    one: press<House>("to the asker", async (house, call, id) =>
      show(exchangeCard(await house.exchanges.view(call.by, id as Id), call.voice)),
    ),
  },
});
