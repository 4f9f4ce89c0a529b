import { rulesCard } from "#aid/rules-card.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** By which rules helpers are chosen: the charter that they have signed, which zones touch and how far help comes from, the sections. */
export const rulesAid = command<House>()({
  path: "aid rules",
  may: "coordinate help",
  answers: "to the asker",
  options: {
    charter: optional(existing("charter")),
    free: optional(choice(["yes"])),
    near: optional(text({ max: 1_000 })),
    rings: optional(whole({ min: 0, max: 9 })),
    limit: optional(whole({ min: 0, max: 1_000 })),
    sections: optional(text({ max: 500 })),
  },
  async run(house, call) {
    const { charter, free, ...given } = call.given;
    const view = await house.aid.rules(call.by, { ...given, charter: charter?.id, free: free === "yes" ? true : undefined });
    return show(rulesCard(view, call.voice));
  },
});
