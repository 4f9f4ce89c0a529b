import { dutyCard } from "#aid/volunteer-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, people, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Who is paged in danger, in their order; which numbers are shown then; after how many days help counts as confirmed, and what was confided is removed. */
export const dutyAid = command<House>()({
  path: "aid duty",
  may: "coordinate help",
  answers: "to the asker",
  options: {
    people: optional(people({ max: 5 })),
    confirm: optional(whole({ min: 1, max: 60 })),
    keep: optional(whole({ min: 1, max: 730 })),
    numbers: optional(text({ max: 300 })),
  },
  async run(house, call) {
    const { people: on, ...given } = call.given;
    return show(dutyCard(await house.aid.duty(call.by, { ...given, people: on?.map(({ id }) => id) }), call.voice));
  },
});
