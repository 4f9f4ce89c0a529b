import { show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { day, existing, optional } from "#chat/option.ts";
import { ownCard } from "#gatherings/cards.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import type { House } from "#house.ts";

/** One gathering in detail, with the asker's own answer. */
export const showGathering = command<House>()({
  path: "gathering show",
  may: "look around",
  answers: "to the asker",
  options: { gathering: existing("gathering"), date: optional(day()) },
  async run(house, call) {
    const { gathering, date } = call.given;
    return show(ownCard(await house.gatherings.see(call.by, gathering.id, date), call.voice));
  },
  presses: {
    one: pick<House>("to the asker", async (house, call, _id, [value = ""]) => {
      const meant = readDateAddress(value);
      return show(ownCard(await house.gatherings.see(call.by, meant.id, meant.date), call.voice));
    }),
    details: press<House>("to the asker", async (house, call, id) => {
      const meant = readDateAddress(id);
      return show(ownCard(await house.gatherings.see(call.by, meant.id, meant.date), call.voice));
    }),
  },
});
