import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { day, existing, moment, optional, text } from "#chat/option.ts";
import { proposedCard } from "#gatherings/cards.ts";
import type { House } from "#house.ts";

/** Holds a gathering again as last time: everything but the start, the end and the answers. */
export const againGathering = command<House>()({
  path: "gathering again",
  may: "propose gatherings",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    start: moment({ ahead: true }),
    title: optional(text({ max: 80 })),
    repeat: optional(text({ max: 200 })),
    until: optional(day()),
  },
  async run(house, call) {
    const { gathering, ...again } = call.given;
    const proposed = await house.gatherings.repropose(call.by, gathering.id, again);
    const sight = await house.gatherings.see(call.by, proposed.gathering.id, undefined);
    return show(proposedCard(proposed, sight, call.voice));
  },
});
