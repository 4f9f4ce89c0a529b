import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Takes part in an exchange no more. */
export const leaveExchange = command<House>()({
  path: "exchange leave",
  may: "take part",
  answers: "to the asker",
  options: { exchange: existing("exchange") },
  async run(house, call) {
    const view = await house.exchanges.leave(call.by, call.given.exchange.id);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-left")));
  },
  presses: {
    now: press<House>("to the asker", async (house, call, id) =>
      show(exchangeCard(await house.exchanges.leave(call.by, id as Id), call.voice, call.voice.say("exchange-left"))),
    ),
  },
});
