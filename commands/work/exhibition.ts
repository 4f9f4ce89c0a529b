import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { exhibitionCard, exhibitionsCard } from "#works/exhibition-cards.ts";

/** Shows an exhibition; without one, those that there are. */
export const showExhibition = command<House>()({
  path: "work exhibition",
  may: "look around",
  answers: "to the asker",
  options: { exhibition: optional(existing("exhibition")) },
  async run(house, call) {
    const { exhibition } = call.given;
    if (exhibition === undefined) return show(exhibitionsCard(await house.works.exhibitionList(call.by), call.voice));
    return show(exhibitionCard(await house.works.exhibition(call.by, exhibition.id), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(exhibitionCard(await house.works.exhibition(call.by, values[0] as Id), call.voice)),
    ),
  },
});
