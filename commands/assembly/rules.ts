import { KINDS } from "#assemblies/rules.ts";
import { rulesCard } from "#assemblies/rules-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Shows the rules of assemblies, or changes some of them from a day on. */
export const assemblyRules = command<House>()({
  path: "assembly rules",
  may: "look around",
  answers: "to the asker",
  options: {
    kind: optional(choice(KINDS)),
    from: optional(day()),
    majority: optional(text({ max: 120 })),
    quorum: optional(text({ max: 120 })),
    basis: optional(choice(["represented", "present"])),
    notice: optional(whole({ min: 0, max: 365 })),
    late: optional(choice(["refuse", "record"])),
    second: optional(text({ max: 120 })),
    interval: optional(text({ max: 20 })),
    proxies: optional(text({ max: 20 })),
    blank: optional(choice(["refused", "chair"])),
    casting: optional(choice(["yes", "no"])),
    tie: optional(choice(["none", "eldest", "lot"])),
    secret: optional(choice(["open", "secret", "request"])),
    membership: optional(whole({ min: 0, max: 3_650 })),
    dues: optional(choice(["required", "free"])),
    seconds: optional(whole({ min: 0, max: 100 })),
  },
  async run(house, call) {
    const { kind, from, ...typed } = call.given;
    if (Object.values(typed).every((value) => value === undefined))
      return show(rulesCard(await house.rules.show(call.by, { kind, from }), call.voice));
    if (!call.by.may("settle the community")) throw new Refusal("not-allowed", { ability: "settle-the-community" });
    return show(rulesCard(await house.rules.set(call.by, { kind, from }, typed), call.voice));
  },
});
