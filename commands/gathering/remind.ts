import { begin, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import { remindedCard } from "#gatherings/calendar-cards.ts";
import type { House } from "#house.ts";

/** Says when one is reminded of what one comes to, and in which hours not; changes it where something is given. */
export const gatheringRemind = command<House>()({
  path: "gathering remind",
  may: "take part",
  answers: "to the asker",
  options: { before: optional(text({ max: 60 })), quiet: optional(text({ max: 20 })) },
  async run(house, call) {
    return show(remindedCard(await house.gatherings.remind(call.by, call.given), call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async () => begin()),
    look: press<House>("to the asker", async (house, call) => show(remindedCard(await house.gatherings.remind(call.by, {}), call.voice))),
  },
});
