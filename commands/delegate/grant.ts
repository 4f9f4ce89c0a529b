import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, optional, person, room, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { GIVEN_ABILITIES } from "#membership/delegation.ts";
import { delegationCard } from "#membership/delegation-cards.ts";

/** Gives a power that one has to somebody else: what, where, until when. */
export const grantPower = command<House>()({
  path: "delegate grant",
  may: "see members",
  answers: "with a form",
  options: {
    person: person(),
    ability: choice(GIVEN_ABILITIES),
    scope: optional(text({ max: 60 })),
    place: optional(room()),
    start: optional(day()),
    end: optional(day()),
  },
  async run(house, call) {
    return show(delegationCard(await house.delegations.grant(call.by, call.given), "giver", call.voice));
  },
});
