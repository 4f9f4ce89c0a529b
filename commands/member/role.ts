import { show } from "#chat/answer.ts";
import { partOf } from "#chat/call.ts";
import { command } from "#chat/command.ts";
import { choice, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { categoriesCard, membershipCard } from "#membership/member-cards.ts";
import { ROLES } from "#membership/role.ts";

/** Gives or takes a role, puts a member into a category, or says which categories there are, and which roles besides the usual ones. */
export const memberRole = command<House>()({
  path: "member role",
  may: "settle the community",
  answers: "to the asker",
  options: {
    person: optional(person()),
    role: optional(choice(ROLES)),
    how: optional(choice(["give", "take"])),
    category: optional(text({ max: 40 })),
    categories: optional(text({ max: 400 })),
    own: optional(text({ max: 40 })),
    roles: optional(text({ max: 1_000 })),
  },
  async run(house, call) {
    const { person: meant, role, how = "give", category, categories, own, roles } = call.given;
    if (roles !== undefined) await house.life.setOwnRoles(partOf(call.by, "roles"), roles);
    if (categories !== undefined) await house.life.setCategories(partOf(call.by, "categories"), categories);
    if (meant === undefined) return show(categoriesCard(await house.members.settings(call.by.community.id), call.voice));
    if (role === undefined && category === undefined && own === undefined)
      return show(membershipCard(await house.life.show(call.by, meant), "shown", call.voice));
    return show(membershipCard(await house.life.setRole(call.by, meant.id, { role, own, how, category }), "changed", call.voice));
  },
});
