import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, person, text, whole } from "#chat/option.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import { slotsCard } from "#gatherings/slot-cards.ts";
import { SLOT_ANSWERS, type SlotAnswer } from "#gatherings/slots.ts";
import type { House } from "#house.ts";

function answering(answer: SlotAnswer) {
  return press<House>("to the asker", async (house, call, id) => {
    const { id: slot, date } = readDateAddress(id);
    return show(slotsCard(await house.gatherings.pressSlot(call.by, slot, date, answer), call.by.person, call.voice));
  });
}

/** Opens a task to fill (welcome, music, meal), or takes it or gives it back. */
export const gatheringSlot = command<House>()({
  path: "gathering slot",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    name: text({ max: 40 }),
    count: optional(whole({ min: 0, max: 100 })),
    answer: optional(choice(SLOT_ANSWERS)),
    date: optional(day()),
    person: optional(person()),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(slotsCard(await house.gatherings.slot(call.by, gathering.id, wish), call.by.person, call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { gathering, occurrence } = await house.gatherings.see(call.by, readDateAddress(id).id, readDateAddress(id).date);
      return begin({ gathering: gathering.handle, ...(occurrence === null ? {} : { date: occurrence.original }) });
    }),
    list: press<House>("to the asker", async (house, call, id) => {
      const { id: gathering, date } = readDateAddress(id);
      return show(slotsCard(await house.gatherings.slots(call.by, gathering, date), call.by.person, call.voice));
    }),
    take: answering("take"),
    back: answering("back"),
  },
});
