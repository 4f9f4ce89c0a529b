import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { exhibitionNews } from "#works/exhibition-cards.ts";

/** Takes a work out of an exhibition: its author, or whoever exhibits. It stays in the gallery. */
export const unhangWork = command<House>()({
  path: "work unhang",
  may: "take part",
  answers: "to the asker",
  options: { work: existing("work"), exhibition: existing("exhibition") },
  async run(house, call) {
    const { work, exhibition } = call.given;
    return show(exhibitionNews("exhibition-changed", await house.works.unhang(call.by, exhibition.id, work), call.voice));
  },
});
