import { boardCard } from "#aid/board-cards.ts";
import { requestCard } from "#aid/cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows what may be taken on. */
export const listAid = command<House>()({
  path: "aid list",
  may: "help",
  answers: "to the asker",
  options: {},
  async run(house, call) {
    const reader = call.by.may("coordinate help") ? "coordinator" : "volunteer";
    return show(boardCard(await house.aid.board(call.by), call.voice, reader));
  },
  presses: {
    show: pick(
      "to the asker",
      async (house, call, _id, values) => replace(requestCard(await house.aid.view(call.by, values[0] as Id), call.voice)),
      "ask for help",
    ),
  },
});
