import { replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { membershipCard, waitingCard } from "#membership/member-cards.ts";

/** Admits somebody as a member or refuses them; without a name, says who waits. */
export const admitMember = command<House>()({
  path: "member admit",
  may: "admit members",
  answers: "to the asker",
  options: {
    person: optional(person()),
    decision: optional(choice(["admit", "refuse"])),
    category: optional(text({ max: 40 })),
    reason: optional(text({ max: 500, lines: true })),
  },
  async run(house, call) {
    const { person: meant, decision = "admit", category, reason } = call.given;
    if (meant === undefined) return show(waitingCard(await house.life.waiting(call.by), call.voice));
    if (decision === "refuse") return show(membershipCard(await house.life.refuse(call.by, meant.id, reason), "refused", call.voice));
    return show(membershipCard(await house.life.admit(call.by, meant.id, { category }), "admitted", call.voice));
  },
  presses: {
    admit: press<House>("to the asker", async (house, call, id) =>
      replace(membershipCard(await house.life.admit(call.by, id as Id), "admitted", call.voice)),
    ),
    refuse: press<House>("to the asker", async (house, call, id) =>
      replace(membershipCard(await house.life.refuse(call.by, id as Id, undefined), "refused", call.voice)),
    ),
    chosen: pick<House>("to the asker", async (house, call, _id, values) =>
      replace(membershipCard(await house.life.admit(call.by, values[0] as Id), "admitted", call.voice)),
    ),
  },
});
