import { tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { day, existing, optional } from "#chat/option.ts";
import { answerProse } from "#gatherings/cards.ts";
import { readDateAddress } from "#gatherings/gathering.ts";
import type { House } from "#house.ts";

/** Takes one's answer back; a seat that becomes free goes to whoever waits. */
export const leaveGathering = command<House>()({
  path: "gathering leave",
  may: "take part",
  answers: "to the asker",
  options: { gathering: existing("gathering"), date: optional(day()) },
  async run(house, call) {
    const { gathering, date } = call.given;
    return tell(answerProse(await house.gatherings.leave(call.by, gathering.id, date), call.voice));
  },
  presses: {
    leave: press<House>("to the asker", async (house, call, id) => {
      const meant = readDateAddress(id);
      return tell(answerProse(await house.gatherings.leave(call.by, meant.id, meant.date), call.voice));
    }),
  },
});
