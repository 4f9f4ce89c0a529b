import { whyCard } from "#aid/board-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Says why somebody was asked for a request or not, and why nobody was. */
export const whyAid = command<House>()({
  path: "aid why",
  may: "ask for help",
  answers: "to the asker",
  options: { request: existing("request"), person: optional(person()) },
  async run(house, call) {
    const { request, person: of } = call.given;
    return show(whyCard(await house.aid.why(call.by, request.id, of?.id ?? null), call.voice));
  },
});
