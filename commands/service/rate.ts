import { show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { existing, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { serviceCard } from "#services/cards.ts";

/** Says how good a service was. */
export const rateService = command<House>()({
  path: "service rate",
  may: "take part",
  answers: "to the asker",
  options: { service: existing("service"), stars: whole({ min: 1, max: 5 }) },
  async run(house, call) {
    return show(serviceCard(await house.services.rate(call.by, call.given.service.id, call.given.stars), call.voice));
  },
  presses: {
    now: pick("to the asker", async (house, call, id, values) => {
      if (!/^[1-5]$/.test(values[0] ?? "")) throw new Refusal("press-stale");
      return show(serviceCard(await house.services.rate(call.by, id as Id, Number(values[0])), call.voice));
    }),
  },
});
