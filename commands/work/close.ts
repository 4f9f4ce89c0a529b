import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import { exhibitionNews } from "#works/exhibition-cards.ts";

/** Closes an exhibition before its last day. */
export const closeExhibition = command<House>()({
  path: "work close",
  may: "announce",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.works.requireClosing(call.by, call.given.exhibition.id),
  options: { exhibition: existing("exhibition") },
  async run(house, call) {
    return show(exhibitionNews("exhibition-closed-now", await house.works.close(call.by, call.given.exhibition.id), call.voice));
  },
});
