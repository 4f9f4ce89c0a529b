import { signatoriesCard } from "#charters/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Who has signed which version of a charter. */
export const charterSignatories = command<House>()({
  path: "charter signatories",
  may: "look around",
  answers: "to the asker",
  options: { charter: existing("charter") },
  async run(house, call) {
    const { charter, people } = await house.charters.signatories(call.by, call.given.charter.id);
    return show(signatoriesCard(charter, people, call.voice));
  },
});
