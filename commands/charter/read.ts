import { chartersCard, charterTextCard } from "#charters/cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows a charter whole, with its versions; without one, says which there are. */
export const readCharter = command<House>()({
  path: "charter read",
  may: "look around",
  answers: "to the asker",
  options: { charter: optional(existing("charter")), version: optional(whole({ min: 1, max: 9_999 })) },
  async run(house, call) {
    const { charter, version } = call.given;
    if (charter === undefined) return show(chartersCard(await house.charters.list(call.by), call.voice));
    return show(charterTextCard(await house.charters.read(call.by, charter.id, version), call.voice));
  },
  presses: {
    read: press<House>("to the asker", async (house, call, id) =>
      show(charterTextCard(await house.charters.read(call.by, id as Id), call.voice)),
    ),
  },
});
