import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, person, text } from "#chat/option.ts";
import { swappedCard } from "#gatherings/rota-cards.ts";
import { SWAP_ANSWERS, type SwapAnswer } from "#gatherings/swaps.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function answering(answer: SwapAnswer) {
  return press<House>("to the asker", async (house, call, id) =>
    show(swappedCard(await house.gatherings.pressSwap(call.by, id as Id, answer), call.voice)),
  );
}

/** Gives up one's date of a task that goes round, or takes somebody's. */
export const swapGathering = command<House>()({
  path: "gathering swap",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    name: text({ max: 40 }),
    date: optional(day()),
    with: optional(person()),
    for: optional(day()),
    answer: optional(choice(SWAP_ANSWERS)),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(swappedCard(await house.gatherings.swap(call.by, gathering.id, wish), call.voice));
  },
  presses: { take: answering("take"), decline: answering("decline") },
});
