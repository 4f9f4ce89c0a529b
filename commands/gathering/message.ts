import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { day, existing, optional, text } from "#chat/option.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import { messageCard, messagesCard } from "#gatherings/rota-cards.ts";
import type { House } from "#house.ts";

/** Posts the message of a date afterwards, with its recording; without either shows those of the series. */
export const gatheringMessage = command<House>()({
  path: "gathering message",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    date: optional(day()),
    text: optional(text({ max: 3_000, lines: true })),
    link: optional(text({ max: 300 })),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    const posted = await house.gatherings.message(call.by, gathering.id, wish);
    if (posted !== null) return show(messageCard(posted, call.voice));
    return show(messagesCard(await house.gatherings.messages(call.by, gathering.id), call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering } = await house.gatherings.see(call.by, readDateAddress(id).id, undefined);
      return begin({ gathering: gathering.handle });
    }),
  },
});
