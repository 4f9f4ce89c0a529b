import { show, tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, text } from "#chat/option.ts";
import { callOffCard, cancelledProse } from "#gatherings/cards.ts";
import { readDateAddress, SCOPES } from "#gatherings/gathering.ts";
import type { House } from "#house.ts";

/** Calls a gathering off, or some of its dates. One date of a series is called off without asking, more only after asking. */
export const cancelGathering = command<House>()({
  path: "gathering cancel",
  may: "take part",
  answers: "to the asker",
  confirms: ({ scope, date }) => (scope ?? (date === undefined ? "all" : "this")) !== "this",
  before: (house, call) => house.gatherings.requireCancellable(call.by, call.given.gathering.id, call.given.date),
  options: {
    gathering: existing("gathering"),
    scope: optional(choice(SCOPES)),
    date: optional(day()),
    reason: optional(text({ max: 200 })),
  },
  async run(house, call) {
    const { gathering, ...asked } = call.given;
    return tell(cancelledProse(await house.gatherings.cancel(call.by, gathering.id, asked), call.voice));
  },
  presses: {
    ask: press<House>("to the asker", async (house, call, id) => {
      const meant = readDateAddress(id);
      return show(callOffCard(await house.gatherings.see(call.by, meant.id, meant.date), call.voice));
    }),
    off: press<House>("to the asker", async (house, call, id) => {
      const { id: gathering, date } = readDateAddress(id);
      return tell(cancelledProse(await house.gatherings.cancel(call.by, gathering, { date }), call.voice));
    }),
  },
});
