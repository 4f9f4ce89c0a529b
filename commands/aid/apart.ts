import { apartProse } from "#aid/volunteer-cards.ts";
import { tell } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Keeps two people apart: neither is ever asked for the other, and nobody is told. */
export const apartAid = command<House>()({
  path: "aid apart",
  may: "ask for help",
  answers: "to the asker",
  options: { person: person(), from: optional(person()), end: optional(choice(["yes"])) },
  async run(house, call) {
    const { person: other, from, end } = call.given;
    await house.aid.apart(call.by, from?.id ?? call.by.person, other.id, end === "yes");
    return tell(apartProse(other.name, end === "yes", call.voice));
  },
});
