import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { day, existing, moment, optional, text } from "#chat/option.ts";
import { proposedCard } from "#gatherings/cards.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import { heldCard } from "#gatherings/hold-cards.ts";
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
    const came = await house.gatherings.reproposeOrHold(call.by, gathering.id, again);
    if (came.kind === "held") return show(heldCard(came.view, call.voice));
    const sight = await house.gatherings.see(call.by, came.done.gathering.id, undefined);
    return show(proposedCard(came.done, sight, call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering } = await house.gatherings.see(call.by, readDateAddress(id).id, undefined);
      return begin({ gathering: gathering.handle });
    }),
  },
});
