import { boardCard } from "#aid/board-cards.ts";
import { requestCard } from "#aid/cards.ts";
import { replace, show } from "#chat/answer.ts";
import type { Act } from "#chat/call.ts";
import { command, pick, press } from "#chat/command.ts";
import { optional, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows what may be taken on. */
export const listAid = command<House>()({
  path: "aid list",
  may: "help",
  answers: "to the asker",
  options: { page: optional(whole({ min: 1, max: 100 })) },
  async run(house, call) {
    return show(boardCard(await house.aid.board(call.by), call.voice, readerOf(call), call.given.page));
  },
  presses: {
    page: press("to the asker", async (house, call, id) =>
      replace(boardCard(await house.aid.board(call.by), call.voice, readerOf(call), Math.trunc(Number(id)) || 1)),
    ),
    show: pick(
      "to the asker",
      async (house, call, _id, values) => replace(requestCard(await house.aid.view(call.by, values[0] as Id), call.voice)),
      "ask for help",
    ),
  },
});

function readerOf({ by }: { readonly by: Act }): "coordinator" | "volunteer" {
  return by.may("coordinate help") ? "coordinator" : "volunteer";
}
