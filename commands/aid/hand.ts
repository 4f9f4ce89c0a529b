import { requestCard } from "#aid/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Asks somebody to take a request over; it stays with whoever holds it until they do. */
export const handAid = command<House>()({
  path: "aid hand",
  may: "help",
  answers: "to the asker",
  options: { request: existing("request"), to: person(), note: optional(text({ max: 500 })) },
  async run(house, call) {
    const { request, to, note } = call.given;
    return show(requestCard(await house.aid.hand(call.by, request.id, to.id, note ?? null), call.voice));
  },
});
