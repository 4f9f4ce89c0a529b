import { askedCard, numbersProse } from "#aid/cards.ts";
import { URGENCIES } from "#aid/request.ts";
import { VETTING } from "#aid/vetting.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, moment, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Asks for help, in confidence: for oneself, or for somebody who has agreed to it. */
export const askAid = command<House>()({
  path: "aid ask",
  may: "ask for help",
  answers: "with a form",
  first: async (house, call, typed) => numbersProse(await house.aid.numbersFor(call.by, typed), "request", call.voice),
  options: {
    category: text({ max: 40 }),
    about: text({ max: 4_000, lines: true }),
    zone: optional(text({ max: 60 })),
    urgency: optional(choice(URGENCIES)),
    languages: optional(text({ max: 40 })),
    anonymous: optional(choice(["yes", "no"])),
    helpers: optional(whole({ min: 1, max: 20 })),
    when: optional(moment({ ahead: true })),
    contact: optional(text({ max: 200 })),
    address: optional(text({ max: 200 })),
    for: optional(text({ max: 80 })),
    consent: optional(choice(["yes", "no"])),
    pair: optional(choice(["yes", "no"])),
    vetting: optional(choice(VETTING)),
    skills: optional(text({ max: 200 })),
    repeat: optional(text({ max: 120 })),
    section: optional(text({ max: 60 })),
  },
  async run(house, call) {
    return show(askedCard(await house.aid.ask(call.by, call.given), call.voice));
  },
});
