import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { givenCard } from "#services/cards.ts";

/** Uses a service: shows how, with one's own code, to oneself alone. */
export const useService = command<House>()({
  path: "service use",
  may: "take part",
  answers: "to the asker",
  options: { service: existing("service") },
  async run(house, call) {
    return show(givenCard(await house.services.use(call.by, call.given.service.id), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(givenCard(await house.services.use(call.by, id as Id), call.voice))),
  },
});
