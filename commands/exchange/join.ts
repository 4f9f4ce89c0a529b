import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Takes part in an exchange: from the next round on one is put with somebody. */
export const joinExchange = command<House>()({
  path: "exchange join",
  may: "take part",
  answers: "to the asker",
  options: { exchange: existing("exchange") },
  async run(house, call) {
    const view = await house.exchanges.join(call.by, call.given.exchange.id);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-joined")));
  },
  presses: {
    now: press<House>("to the asker", async (house, call, id) =>
      show(exchangeCard(await house.exchanges.join(call.by, id as Id), call.voice, call.voice.say("exchange-joined"))),
    ),
  },
});
