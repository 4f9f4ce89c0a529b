import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { day, existing, optional, people, text, whole } from "#chat/option.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import { MOST_DATES } from "#gatherings/rota.ts";
import { rotaCard } from "#gatherings/rota-cards.ts";
import type { House } from "#house.ts";

/** Lets a task (who leads, who welcomes, who plays) go round over the dates of a series; without people says who does what. */
export const gatheringRota = command<House>()({
  path: "gathering rota",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    name: optional(text({ max: 40 })),
    people: optional(people({ max: 60 })),
    from: optional(day()),
    dates: optional(whole({ min: 1, max: MOST_DATES })),
    count: optional(whole({ min: 1, max: 20 })),
    remind: optional(text({ max: 20 })),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(rotaCard(await house.gatherings.rota(call.by, gathering.id, wish), call.voice));
  },
  presses: {
    look: press<House>("to the asker", async (house, call, id) =>
      show(rotaCard(await house.gatherings.rota(call.by, readDateAddress(id).id, {}), call.voice)),
    ),
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering } = await house.gatherings.see(call.by, readDateAddress(id).id, undefined);
      return begin({ gathering: gathering.handle });
    }),
  },
});
