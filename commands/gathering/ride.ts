import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, person, text, whole } from "#chat/option.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import { slotsCard } from "#gatherings/slot-cards.ts";
import { SLOT_ANSWERS } from "#gatherings/slots.ts";
import type { House } from "#house.ts";

/** Offers seats in one's car, or takes a seat in somebody's and gives it back. */
export const gatheringRide = command<House>()({
  path: "gathering ride",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    seats: optional(whole({ min: 0, max: 60 })),
    from: optional(text({ max: 80 })),
    driver: optional(person()),
    answer: optional(choice(SLOT_ANSWERS)),
    date: optional(day()),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(slotsCard(await house.gatherings.ride(call.by, gathering.id, wish), call.by.person, call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering, occurrence } = await house.gatherings.see(call.by, readDateAddress(id).id, readDateAddress(id).date);
      return begin({ gathering: gathering.handle, ...(occurrence === null ? {} : { date: occurrence.original }) });
    }),
  },
});
