import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { serviceCard } from "#services/cards.ts";

/** Adds codes to a service that gives one to each. */
export const serviceCodes = command<House>()({
  path: "service codes",
  may: "announce",
  answers: "to the asker",
  options: { service: existing("service"), codes: text({ max: 100_000, lines: true }) },
  async run(house, call) {
    return show(serviceCard(await house.services.addCodes(call.by, call.given.service.id, call.given.codes), call.voice));
  },
});
