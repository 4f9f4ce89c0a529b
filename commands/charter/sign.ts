import { badgeSvg } from "#charters/badge.ts";
import { signedCard } from "#charters/cards.ts";
import { type Answer, show } from "#chat/answer.ts";
import type { Call } from "#chat/call.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

async function signs(house: House, call: Call<unknown>, id: Id, capacity?: string, visible?: "yes" | "no"): Promise<Answer> {
  const view = await house.charters.sign(call.by, id, capacity, visible);
  return show(signedCard(view, badgeSvg(view.charter, call.by.name, call.by.community.name, call.voice), call.voice));
}

/** Signs the charter as it binds now. */
export const signCharter = command<House>()({
  path: "charter sign",
  may: "see members",
  answers: "to the asker",
  options: { charter: existing("charter"), capacity: optional(text({ max: 80 })), show: optional(choice(["yes", "no"])) },
  run: (house, call) => signs(house, call, call.given.charter.id, call.given.capacity, call.given.show),
  presses: {
    now: press<House>("to the asker", (house, call, id) => signs(house, call, id as Id)),
  },
});
