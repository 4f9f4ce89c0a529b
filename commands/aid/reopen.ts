import { requestCard } from "#aid/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Opens a request again that was reported done, where something is still missing. */
export const reopenAid = command<House>()({
  path: "aid reopen",
  may: "ask for help",
  answers: "to the asker",
  options: { request: existing("request"), note: optional(text({ max: 500 })) },
  async run(house, call) {
    return show(requestCard(await house.aid.reopen(call.by, call.given.request.id, call.given.note ?? null), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(requestCard(await house.aid.reopen(call.by, id as Id), call.voice))),
  },
});
