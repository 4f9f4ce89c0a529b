import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { serviceCard } from "#services/cards.ts";

/** Shows a service: for whom, until when, and to organisers how often it is used. */
export const showService = command<House>()({
  path: "service show",
  may: "look around",
  answers: "to the asker",
  options: { service: existing("service") },
  async run(house, call) {
    return show(serviceCard(await house.services.view(call.by, call.given.service.id), call.voice));
  },
});
