import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, length, moment, optional, people, text, whole } from "#chat/option.ts";
import { isSeries, LONGEST_DURATION, REVEALS, readDateAddress, SCOPES } from "#gatherings/gathering.ts";
import { revisedOrHeldCard } from "#gatherings/hold-cards.ts";
import type { House } from "#house.ts";

/** Changes one date of a gathering, that date and those after it, or all that are ahead. */
export const editGathering = command<House>()({
  path: "gathering edit",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    scope: optional(choice(SCOPES)),
    date: optional(day()),
    title: optional(text({ max: 80 })),
    start: optional(moment({ ahead: true })),
    duration: optional(length({ max: LONGEST_DURATION })),
    place: optional(text({ max: 120 })),
    capacity: optional(whole({ min: 0, max: 10_000 })),
    description: optional(text({ max: 1_000, lines: true })),
    closes: optional(text({ max: 20 })),
    link: optional(text({ max: 300 })),
    reveal: optional(choice(REVEALS)),
    organizers: optional(people({ max: 20 })),
    cover: optional(text({ max: 300 })),
    mark: optional(text({ max: 3_000, lines: true })),
    offers: optional(choice(["yes", "no", "usual"])),
    notify: optional(text({ max: 100 })),
  },
  async run(house, call) {
    const { gathering, ...revision } = call.given;
    return show(revisedOrHeldCard(await house.gatherings.editOrHold(call.by, gathering.id, revision), call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering, occurrence } = await house.gatherings.see(call.by, readDateAddress(id).id, readDateAddress(id).date);
      const one = occurrence !== null && isSeries(gathering) ? { scope: "this", date: occurrence.original } : {};
      return begin({ gathering: gathering.handle, ...one });
    }),
  },
});
