import { requestCard } from "#aid/cards.ts";
import { WITHOUT_HELP } from "#aid/closing.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Says that the help was given: the helper, or whoever asked; a coordinator may say why a request ends without help. */
export const finishAid = command<House>()({
  path: "aid done",
  may: "ask for help",
  answers: "to the asker",
  options: { request: existing("request"), note: optional(text({ max: 500 })), reason: optional(choice(WITHOUT_HELP)) },
  async run(house, call) {
    const { request, note, reason } = call.given;
    return show(requestCard(await house.aid.finish(call.by, request.id, note ?? null, reason ?? null), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(requestCard(await house.aid.finish(call.by, id as Id), call.voice))),
  },
});
