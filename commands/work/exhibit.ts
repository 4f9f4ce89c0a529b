import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, optional, room, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { exhibitionNews } from "#works/exhibition-cards.ts";

/** Hangs works in an order, from one day through another, with a post a day; or changes what hangs. */
export const exhibit = command<House>()({
  path: "work exhibit",
  may: "announce",
  answers: "with a form",
  options: {
    title: optional(text({ max: 120 })),
    works: optional(text({ max: 1_000 })),
    text: optional(text({ max: 4_000, lines: true })),
    from: optional(day()),
    until: optional(day()),
    hour: optional(text({ max: 10 })),
    audience: optional(choice(["everyone", "members"])),
    channel: optional(room()),
    exhibition: optional(existing("exhibition")),
  },
  async run(house, call) {
    const { exhibition, channel, ...given } = call.given;
    if (exhibition !== undefined)
      return show(exhibitionNews("exhibition-changed", await house.works.rehang(call.by, exhibition.id, given), call.voice));
    return show(exhibitionNews("exhibition-opened", await house.works.exhibit(call.by, given, channel ?? call.at), call.voice));
  },
});
