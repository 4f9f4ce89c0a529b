import { begin, replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, optional, room, text } from "#chat/option.ts";
import { programmeCard } from "#gatherings/calendar-cards.ts";
import { PROGRAMME_DAYS } from "#gatherings/programme.ts";
import type { House } from "#house.ts";

/** Chooses when and where the gatherings of the week are posted. */
export const gatheringProgramme = command<House>()({
  path: "gathering programme",
  may: "announce",
  answers: "to the asker",
  options: { day: optional(choice(PROGRAMME_DAYS)), hour: optional(text({ max: 10 })), channel: optional(room()) },
  async run(house, call) {
    return show(programmeCard(await house.gatherings.programme(call.by, call.given, call.at), call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async () => begin()),
    day: pick<House>("to the asker", async (house, call, _id, [value]) => {
      const day = PROGRAMME_DAYS.find((one) => one === value);
      return replace(programmeCard(await house.gatherings.programme(call.by, { day }, call.at), call.voice));
    }),
  },
});
