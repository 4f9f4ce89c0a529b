import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, room, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { LOCALES } from "#locales/locale.ts";
import { setupCard } from "#membership/cards.ts";
import { wantedSettings } from "#membership/settings.ts";

/** Sets the association up here, or says what is set up and what is still missing. */
export const setup = command<House>()({
  path: "parvis setup",
  may: "settle the community",
  answers: "to the asker",
  options: {
    name: optional(text({ max: 80 })),
    zone: optional(text({ max: 60 })),
    language: optional(choice(LOCALES)),
    channel: optional(room()),
  },
  async run(house, call) {
    const { channel, ...given } = call.given;
    const wanted = wantedSettings(given);
    if (wanted !== null) await house.members.settle(call.by, wanted);
    const place = channel ?? call.at;
    if (channel !== undefined || (place !== null && !(await house.members.announces(call.by.community.id)))) {
      if (place !== null) await house.members.announceIn(call.by, place);
    }
    return show(setupCard(await house.members.chosen(call.by.community.id), call.voice));
  },
});
