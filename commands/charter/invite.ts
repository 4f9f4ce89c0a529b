import { invitationCard } from "#charters/cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Makes a link by which somebody from outside, such as a commissioning party, reads and signs a charter once. */
export const inviteToCharter = command<House>()({
  path: "charter invite",
  may: "publish charters",
  answers: "to the asker",
  options: { charter: existing("charter"), name: text({ max: 80 }), organisation: optional(text({ max: 80 })) },
  async run(house, call) {
    const { charter, ...meant } = call.given;
    const token = await house.charters.invite(call.by, charter.id, meant);
    const { charter: found } = await house.charters.read(call.by, charter.id);
    return show(invitationCard(found, meant.name, `${house.defaults.url}/p/${token}`, call.voice));
  },
});
