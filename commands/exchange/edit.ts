import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, room, text } from "#chat/option.ts";
import { exchangeCard } from "#exchanges/cards.ts";
import { AUDIENCES, DAYS } from "#exchanges/exchange.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Changes an exchange: its day, its hour, its channel, its questions. */
export const editExchange = command<House>()({
  path: "exchange edit",
  may: "take part",
  answers: "to the asker",
  options: {
    exchange: existing("exchange"),
    title: optional(text({ max: 80 })),
    day: optional(choice(DAYS)),
    hour: optional(text({ max: 10 })),
    channel: optional(room()),
    text: optional(text({ max: 1_000, lines: true })),
    questions: optional(text({ max: 3_000, lines: true })),
    pairs: optional(choice(["yes", "no"])),
    audience: optional(choice(AUDIENCES)),
  },
  async run(house, call) {
    const { exchange, ...wish } = call.given;
    return show(exchangeCard(await house.exchanges.edit(call.by, exchange.id, wish), call.voice, call.voice.say("exchange-changed")));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { exchange } = await house.exchanges.view(call.by, id as Id);
      return begin({ exchange: exchange.handle });
    }),
  },
});
