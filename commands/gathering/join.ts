import { tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, person, text, whole } from "#chat/option.ts";
import { answerProse } from "#gatherings/answer-prose.ts";
import { readDateAddress, SCOPES } from "#gatherings/gathering.ts";
import { ANSWERS, type SeatAnswer } from "#gatherings/seat.ts";
import type { House } from "#house.ts";

function answering(answer: SeatAnswer) {
  return press<House>("to the asker", async (house, call, id) => {
    const meant = readDateAddress(id);
    const given = await house.gatherings.join(call.by, meant.id, { date: meant.date, answer });
    return tell(answerProse(given, call.voice));
  });
}

/** Answers for one date or a whole series: yes, maybe or no, with seats for oneself and guests; an organiser also for a member. */
export const joinGathering = command<House>()({
  path: "gathering join",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    seats: optional(whole({ min: 1, max: 100 })),
    guests: optional(text({ max: 60 })),
    answer: optional(choice(ANSWERS)),
    date: optional(day()),
    scope: optional(choice(SCOPES)),
    person: optional(person()),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return tell(answerProse(await house.gatherings.join(call.by, gathering.id, wish), call.voice));
  },
  presses: {
    going: answering("yes"),
    maybe: answering("maybe"),
    series: press<House>("to the asker", async (house, call, id) => {
      const { id: gathering } = readDateAddress(id);
      return tell(answerProse(await house.gatherings.join(call.by, gathering, { scope: "all" }), call.voice));
    }),
  },
});
