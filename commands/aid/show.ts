import { requestCard } from "#aid/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows a request, as far as the asker may see it. */
export const showAid = command<House>()({
  path: "aid show",
  may: "ask for help",
  answers: "to the asker",
  options: { request: existing("request") },
  async run(house, call) {
    return show(requestCard(await house.aid.view(call.by, call.given.request.id), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(requestCard(await house.aid.view(call.by, id as Id), call.voice))),
  },
});
