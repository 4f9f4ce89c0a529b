import { tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, person } from "#chat/option.ts";
import { answerProse } from "#gatherings/answer-prose.ts";
import { readDateAddress, SCOPES } from "#gatherings/gathering.ts";
import type { House } from "#house.ts";

/** Takes one's answer back; a seat that becomes free goes to whoever waits. */
export const leaveGathering = command<House>()({
  path: "gathering leave",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    date: optional(day()),
    scope: optional(choice(SCOPES)),
    person: optional(person()),
  },
  async run(house, call) {
    const { gathering, ...leaving } = call.given;
    return tell(answerProse(await house.gatherings.leave(call.by, gathering.id, leaving), call.voice));
  },
  presses: {
    leave: press<House>("to the asker", async (house, call, id) => {
      const meant = readDateAddress(id);
      return tell(answerProse(await house.gatherings.leave(call.by, meant.id, { date: meant.date }), call.voice));
    }),
    series: press<House>("to the asker", async (house, call, id) => {
      const { id: gathering } = readDateAddress(id);
      return tell(answerProse(await house.gatherings.leave(call.by, gathering, { scope: "all" }), call.voice));
    }),
  },
});
