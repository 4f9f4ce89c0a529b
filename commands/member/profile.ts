import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { listedCard } from "#membership/member-cards.ts";

/** What somebody says of themselves; changes what the asker says, or somebody without an account, and what of it the other members see. */
export const memberProfile = command<House>()({
  path: "member profile",
  may: "look around",
  answers: "to the asker",
  onPerson: "person",
  options: {
    person: optional(person()),
    name: optional(text({ max: 80 })),
    about: optional(text({ max: 500, lines: true })),
    skills: optional(text({ max: 200 })),
    city: optional(text({ max: 80 })),
    phone: optional(text({ max: 40 })),
    mail: optional(text({ max: 254 })),
    site: optional(text({ max: 200 })),
    address: optional(text({ max: 300, lines: true })),
    show: optional(text({ max: 80 })),
  },
  async run(house, call) {
    const { person: meant, ...typed } = call.given;
    const changes = Object.values(typed).some((value) => value !== undefined);
    const person = meant?.id ?? call.by.person;
    if (changes) return show(listedCard(await house.directory.edit(call.by, person, typed), call.voice));
    return show(listedCard(await house.directory.show(call.by, person), call.voice));
  },
});
