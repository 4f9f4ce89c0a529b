import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { Misuse } from "#kernel/refusal.ts";
import { platformRolesCard } from "#membership/platform-role-cards.ts";
import { GIVES } from "#membership/platform-roles.ts";

/** What the roles of this platform give here, and which of them an announcement may notify. */
export const roles = command<House>()({
  path: "parvis roles",
  may: "announce",
  answers: "to the asker",
  options: {
    role: optional(text({ max: 100 })),
    gives: optional(choice(GIVES)),
    own: optional(text({ max: 40 })),
    notify: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { role, gives, own, notify } = call.given;
    if (role === undefined && (gives !== undefined || own !== undefined || notify !== undefined))
      throw new Misuse("role", "option-missing");
    if (role !== undefined)
      await house.platformRoles.set(call.by, role, { gives, own, notify: notify === undefined ? undefined : notify === "yes" });
    return show(platformRolesCard(await house.platformRoles.list(call.by), call.voice));
  },
});
