import { requestCard } from "#aid/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows a request, as far as the asker may see it; a coordinator may open what was confided, and that is written down. */
export const showAid = command<House>()({
  path: "aid show",
  may: "ask for help",
  answers: "to the asker",
  options: { request: existing("request"), open: optional(choice(["yes"])) },
  async run(house, call) {
    const { request, open } = call.given;
    const seen = open === "yes" ? await house.aid.open(call.by, request.id) : await house.aid.view(call.by, request.id);
    return show(requestCard(seen, call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(requestCard(await house.aid.view(call.by, id as Id), call.voice))),
    open: press(
      "to the asker",
      async (house, call, id) => show(requestCard(await house.aid.open(call.by, id as Id), call.voice)),
      "coordinate help",
    ),
  },
});
