import { numbersProse, requestCard } from "#aid/cards.ts";
import { URGENCIES } from "#aid/request.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, moment, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Changes a request of one's own. */
export const editAid = command<House>()({
  path: "aid edit",
  may: "ask for help",
  answers: "to the asker",
  first: async (house, call, typed) => numbersProse(await house.aid.numbersFor(call.by, typed), "words", call.voice),
  options: {
    request: existing("request"),
    about: optional(text({ max: 4_000, lines: true })),
    when: optional(moment({ ahead: true })),
    zone: optional(text({ max: 60 })),
    urgency: optional(choice(URGENCIES)),
    languages: optional(text({ max: 40 })),
    helpers: optional(whole({ min: 1, max: 20 })),
    contact: optional(text({ max: 200 })),
    address: optional(text({ max: 200 })),
    repeat: optional(choice(["none"])),
  },
  async run(house, call) {
    const { request, repeat, ...given } = call.given;
    return show(requestCard(await house.aid.edit(call.by, request.id, { ...given, stop: repeat === "none" }), call.voice));
  },
});
