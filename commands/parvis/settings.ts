import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, optional, room, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { LOCALES } from "#locales/locale.ts";
import { settingsCard } from "#membership/cards.ts";
import { wantedSettings } from "#membership/settings.ts";

/** Shows what the association has chosen, and changes it. */
export const settings = command<House>()({
  path: "parvis settings",
  may: "settle the community",
  answers: "to the asker",
  options: {
    name: optional(text({ max: 80 })),
    zone: optional(text({ max: 60 })),
    language: optional(choice(LOCALES)),
    channel: optional(room()),
    reminders: optional(text({ max: 60 })),
    promise: optional(whole({ min: 1, max: 72 })),
    quiet: optional(text({ max: 20 })),
    waiting: optional(choice(["strict", "fill"])),
    offers: optional(choice(["yes", "no"])),
    threads: optional(choice(["yes", "no"])),
    categories: optional(text({ max: 500 })),
    zones: optional(text({ max: 500 })),
    admission: optional(choice(["decided", "open"])),
    approval: optional(text({ max: 60 })),
    hints: optional(text({ max: 500 })),
    hearing: optional(whole({ min: 1, max: 90 })),
    seat: optional(text({ max: 200 })),
    site: optional(text({ max: 80 })),
    fediverse: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { channel, ...given } = call.given;
    const wanted = wantedSettings(given);
    if (wanted !== null) await house.members.settle(call.by, wanted);
    if (channel !== undefined) await house.members.announceIn(call.by, channel);
    const { id } = call.by.community;
    return show(settingsCard(await house.members.chosen(id), await house.federation.found(id), call.voice));
  },
});
