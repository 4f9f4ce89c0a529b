import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, whole } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import { MOST_PAUSED } from "#exchanges/exchange.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function pausing(rounds: number) {
  return press<House>("to the asker", async (house, call, id) => {
    const view = await house.exchanges.pause(call.by, id as Id, rounds);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-paused", { rounds })));
  });
}

/** Sits out the next round of an exchange, or several; none takes the pause back. */
export const pauseExchange = command<House>()({
  path: "exchange pause",
  may: "take part",
  answers: "to the asker",
  options: { exchange: existing("exchange"), rounds: optional(whole({ min: 0, max: MOST_PAUSED })) },
  async run(house, call) {
    const { exchange, rounds = 1 } = call.given;
    const view = await house.exchanges.pause(call.by, exchange.id, rounds);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-paused", { rounds })));
  },
  presses: { once: pausing(1), resume: pausing(0) },
});
