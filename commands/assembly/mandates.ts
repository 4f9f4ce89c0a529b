import { registerCard } from "#assemblies/mandates/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { day, optional, person, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Shows the register of mandates, or enters, ends and settles what stands in it. */
export const assemblyMandates = command<House>()({
  path: "assembly mandates",
  may: "vote",
  answers: "to the asker",
  options: {
    office: optional(text({ max: 80 })),
    person: optional(person()),
    from: optional(day()),
    until: optional(day()),
    by: optional(text({ max: 200 })),
    seats: optional(whole({ min: 1, max: 200 })),
    months: optional(whole({ min: 1, max: 240 })),
    most: optional(whole({ min: 1, max: 20 })),
    end: optional(day()),
    reason: optional(text({ max: 200 })),
  },
  async run(house, call) {
    return show(registerCard(await house.mandates.say(call.by, call.given), call.voice));
  },
});
