import { auditCard } from "#audit/cards.ts";
import { readAsked } from "#audit/entry.ts";
import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { day, optional, person, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Who did what and when, for whoever administers: by person, by what was done, by day, a page at a time. */
export const audit = command<House>()({
  path: "parvis audit",
  may: "settle the community",
  answers: "to the asker",
  options: {
    person: optional(person()),
    action: optional(text({ max: 30 })),
    from: optional(day()),
    to: optional(day()),
    page: optional(whole({ min: 1, max: 100_000 })),
  },
  async run(house, call) {
    const { person: meant, ...asked } = call.given;
    return show(auditCard(await house.audit.read(call.by, { ...asked, person: meant?.id }), call.voice));
  },
  presses: {
    page: press<House>("to the asker", async (house, call, id) =>
      replace(auditCard(await house.audit.read(call.by, readAsked(id)), call.voice)),
    ),
  },
});
