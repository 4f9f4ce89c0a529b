import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import { workshopCard } from "#gatherings/workshop-cards.ts";
import type { House } from "#house.ts";

/** Says what a workshop asks of those who come and offers them; without anything to change shows it. */
export const gatheringWorkshop = command<House>()({
  path: "gathering workshop",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    programme: optional(text({ max: 1_500, lines: true })),
    bring: optional(text({ max: 500, lines: true })),
    level: optional(text({ max: 80 })),
    age: optional(text({ max: 80 })),
    access: optional(text({ max: 300 })),
    fee: optional(text({ max: 80 })),
    pay: optional(text({ max: 300 })),
    feedback: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(workshopCard(await house.gatherings.workshop(call.by, gathering.id, wish), call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering } = await house.gatherings.see(call.by, readDateAddress(id).id, undefined);
      return begin({ gathering: gathering.handle });
    }),
  },
});
