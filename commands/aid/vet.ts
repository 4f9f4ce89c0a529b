import { VETTING } from "#aid/vetting.ts";
import { volunteerCard } from "#aid/volunteer-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** A coordinator writes down what was checked of a volunteer, and until when it holds. */
export const vetAid = command<House>()({
  path: "aid vet",
  may: "coordinate help",
  answers: "to the asker",
  options: {
    person: person(),
    level: optional(choice(VETTING)),
    until: optional(day()),
    revoke: optional(choice(["yes", "no"])),
    experienced: optional(choice(["yes", "no"])),
    household: optional(text({ max: 60 })),
  },
  async run(house, call) {
    const { person: of, revoke, experienced, ...given } = call.given;
    const known = experienced === undefined ? undefined : experienced === "yes";
    const checked = await house.aid.check(call.by, { person: of.id, revoke: revoke === "yes", experienced: known, ...given });
    return show(volunteerCard(checked, call.voice, of.name));
  },
});
