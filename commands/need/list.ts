import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { needCard, needsCard } from "#needs/cards.ts";
import { STATES } from "#needs/need.ts";

const SHOWN = { open: ["open", "tabled"], adopted: ["adopted"], rejected: ["rejected"], all: STATES } as const;

/** Lists the needs, those that most support first: those open, or others when asked. */
export const listNeeds = command<House>()({
  path: "need list",
  may: "look around",
  answers: "to the asker",
  options: { state: optional(choice(["open", "adopted", "rejected", "all"])) },
  async run(house, call) {
    return show(needsCard(await house.needs.list(call.by, SHOWN[call.given.state ?? "open"]), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(needCard(await house.needs.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
