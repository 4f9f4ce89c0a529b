import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import { calendarCard } from "#gatherings/calendar-cards.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import type { House } from "#house.ts";

/** Where gatherings are read by a calendar: those for everyone, one's own, and a single one. */
export const gatheringCalendar = command<House>()({
  path: "gathering calendar",
  may: "look around",
  answers: "to the asker",
  options: { gathering: optional(existing("gathering")), renew: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { gathering, renew } = call.given;
    const addresses = await house.gatherings.calendars(call.by, gathering?.id, renew === "yes" ? "renew" : "keep");
    return show(calendarCard(addresses, house.defaults.url, call.voice));
  },
  presses: {
    renew: press<House>("to the asker", async () => begin({ renew: "yes" })),
    one: press<House>("to the asker", async (house, call, id) => {
      const addresses = await house.gatherings.calendars(call.by, readDateAddress(id).id, "keep");
      return show(calendarCard(addresses, house.defaults.url, call.voice));
    }),
  },
});
