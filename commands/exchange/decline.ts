import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Says no to whom one was put with this week; one takes part the next time all the same. */
export const declineExchange = command<House>()({
  path: "exchange decline",
  may: "take part",
  answers: "to the asker",
  options: { exchange: existing("exchange") },
  async run(house, call) {
    const view = await house.exchanges.decline(call.by, call.given.exchange.id);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-declined")));
  },
  presses: {
    now: press<House>("to the asker", async (house, call, id) =>
      show(exchangeCard(await house.exchanges.decline(call.by, id as Id), call.voice, call.voice.say("exchange-declined"))),
    ),
    group: press<House>("to the asker", async (house, call, id) =>
      show(exchangeCard(await house.exchanges.declineGroup(call.by, id as Id), call.voice, call.voice.say("exchange-declined"))),
    ),
  },
});
