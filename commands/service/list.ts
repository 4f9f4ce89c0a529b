import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { serviceCard, servicesCard } from "#services/cards.ts";

const SHOWN = { open: ["open"], ended: ["ended"], all: ["open", "ended"] } as const;

/** The catalogue of what members may use. */
export const listServices = command<House>()({
  path: "service list",
  may: "look around",
  answers: "to the asker",
  options: { state: optional(choice(["open", "ended", "all"])) },
  async run(house, call) {
    return show(servicesCard(await house.services.list(call.by, SHOWN[call.given.state ?? "open"]), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(serviceCard(await house.services.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
