import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import type { House } from "#house.ts";

/** Ends an exchange: nothing of it is posted any more. */
export const endExchange = command<House>()({
  path: "exchange end",
  may: "take part",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.exchanges.requireEnding(call.by, call.given.exchange.id),
  options: { exchange: existing("exchange") },
  async run(house, call) {
    const view = await house.exchanges.end(call.by, call.given.exchange.id);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-ended", { handle: view.exchange.handle })));
  },
});
