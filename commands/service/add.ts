import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { addedCard } from "#services/cards.ts";

/** Adds a service for members, from an agreement or alone. */
export const addService = command<House>()({
  path: "service add",
  may: "announce",
  answers: "with a form",
  options: {
    title: text({ max: 120 }),
    about: optional(text({ max: 2_000, lines: true })),
    agreement: optional(existing("agreement")),
    code: optional(text({ max: 200 })),
    codes: optional(text({ max: 100_000, lines: true })),
    dues: optional(choice(["yes", "no"])),
    charter: optional(existing("charter")),
    section: optional(text({ max: 60 })),
    every: optional(choice(["once", "month", "year"])),
    limit: optional(whole({ min: 1, max: 1_000_000 })),
    from: optional(day()),
    until: optional(day()),
  },
  async run(house, call) {
    return show(addedCard(await house.services.add(call.by, call.given, null), call.voice));
  },
});
