import { volunteerCard } from "#aid/volunteer-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Says with what one can help, when, and how much. */
export const volunteerAid = command<House>()({
  path: "aid volunteer",
  may: "help",
  answers: "with a form",
  options: {
    categories: text({ max: 300 }),
    zones: optional(text({ max: 300 })),
    languages: optional(text({ max: 60 })),
    hours: optional(text({ max: 200 })),
    most: optional(whole({ min: 1, max: 20 })),
    skills: optional(text({ max: 300 })),
    week: optional(whole({ min: 1, max: 20 })),
    every: optional(whole({ min: 1, max: 720 })),
    quiet: optional(text({ max: 20 })),
    sections: optional(text({ max: 300 })),
  },
  async run(house, call) {
    return show(volunteerCard(await house.aid.volunteer(call.by, call.given), call.voice));
  },
});
