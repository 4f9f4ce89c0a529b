import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, file, optional, text } from "#chat/option.ts";
import { withKept } from "#files/cards.ts";
import { materialsCard } from "#gatherings/workshop-cards.ts";
import type { House } from "#house.ts";

/** Keeps something to read or to follow, for those who are registered; without a title shows all of it to them. */
export const gatheringMaterial = command<House>()({
  path: "gathering material",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    title: optional(text({ max: 120 })),
    text: optional(text({ max: 500, lines: true })),
    link: optional(text({ max: 300 })),
    file: optional(file()),
    remove: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    const materials = await house.gatherings.materials(call.by, gathering.id, wish);
    return show(withKept(materialsCard(materials, call.voice), wish.file, call.voice));
  },
});
