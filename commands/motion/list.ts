import { motionCard, motionsCard } from "#assemblies/cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

const SHOWN = {
  open: ["open"],
  coming: ["draft", "tabled"],
  closed: ["closed"],
  all: ["open", "draft", "tabled", "closed", "withdrawn"],
} as const;

/** Lists the motions: those open and coming, or others when asked. */
export const listMotions = command<House>()({
  path: "motion list",
  may: "look around",
  answers: "to the asker",
  options: { state: optional(choice(["open", "coming", "closed", "all"])) },
  async run(house, call) {
    const { state } = call.given;
    const states = state === undefined ? [...SHOWN.open, ...SHOWN.coming] : SHOWN[state];
    return show(motionsCard(await house.assemblies.list(call.by, states), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(motionCard(await house.assemblies.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
