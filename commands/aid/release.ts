import { requestCard } from "#aid/cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Gives a request back, without a reason; others are asked. Pressed below what was confided, it takes that off the screen. */
export const releaseAid = command<House>()({
  path: "aid release",
  may: "help",
  answers: "to the asker",
  options: { request: existing("request"), note: optional(text({ max: 500 })) },
  async run(house, call) {
    return show(requestCard(await house.aid.release(call.by, call.given.request.id, call.given.note ?? null), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => replace(requestCard(await house.aid.release(call.by, id as Id), call.voice))),
  },
});
