import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import { kindnessCard } from "#works/cards.ts";

/** Which charter whoever comments on works has signed first; chooses one, or asks for none. */
export const workCharter = command<House>()({
  path: "work charter",
  may: "settle the community",
  answers: "to the asker",
  options: { charter: optional(existing("charter")), free: optional(choice(["yes"])) },
  async run(house, call) {
    const { charter, free } = call.given;
    const kindness = free === "yes" ? null : charter?.id;
    const wanted = { name: undefined, zone: undefined, locale: undefined };
    if (kindness !== undefined) await house.members.settle(call.by, { ...wanted, settings: { kindness } });
    return show(kindnessCard(await house.works.charter(call.by), call.voice));
  },
});
