import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { workDetailsCard } from "#works/cards.ts";
import { FIRST_YEAR, LICENCES } from "#works/work.ts";

/** Sets right what was said of one's own work. */
export const editWork = command<House>()({
  path: "work edit",
  may: "take part",
  answers: "to the asker",
  options: {
    work: existing("work"),
    title: optional(text({ max: 120 })),
    alt: optional(text({ max: 1_000, lines: true })),
    technique: optional(text({ max: 120 })),
    year: optional(whole({ min: FIRST_YEAR, max: 9_999 })),
    licence: optional(choice(LICENCES)),
    comments: optional(choice(["yes", "no"])),
    audience: optional(choice(["everyone", "members"])),
  },
  async run(house, call) {
    const { work, ...given } = call.given;
    const view = await house.works.edit(call.by, work.id, given);
    return show(workDetailsCard(view, { own: true, address: house.files.address }, call.voice));
  },
});
