import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { serviceCard } from "#services/cards.ts";

/** Ends a service: nobody is given it any more. */
export const endService = command<House>()({
  path: "service end",
  may: "announce",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.services.requireEnding(call.by, call.given.service.id),
  options: { service: existing("service") },
  async run(house, call) {
    return show(serviceCard(await house.services.end(call.by, call.given.service.id), call.voice));
  },
});
