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
  options: { person: person(), from: optional(person()), reason: optional(choice(["apart", "interest"])), end: optional(choice(["yes"])) },
  async run(house, call) {
    const { person: other, from, reason, end } = call.given;
    const how = end === "yes" ? "together" : (reason ?? "apart");
    await house.aid.apart(call.by, from?.id ?? call.by.person, other.id, how);
    return tell(apartProse(other.name, how, call.voice));
  },
});
