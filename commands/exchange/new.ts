import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, room, text } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import { AUDIENCES, DAYS, KINDS } from "#exchanges/exchange.ts";
import type { House } from "#house.ts";

/** Begins an exchange: every week a post, and people who are put together in twos. */
export const newExchange = command<House>()({
  path: "exchange new",
  may: "propose gatherings",
  answers: "with a form",
  options: {
    title: text({ max: 80 }),
    kind: choice(KINDS),
    day: choice(DAYS),
    hour: optional(text({ max: 10 })),
    channel: optional(room()),
    text: optional(text({ max: 1_000, lines: true })),
    questions: optional(text({ max: 3_000, lines: true })),
    pairs: optional(choice(["yes", "no"])),
    audience: optional(choice(AUDIENCES)),
  },
  async run(house, call) {
    const view = await house.exchanges.begin(call.by, call.given, call.at);
    return show(exchangeCard(view, call.voice, call.voice.say("exchange-begun", { handle: view.exchange.handle })));
  },
});
