import { replace, show, tell } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { linkCard, linkCodeCard } from "#membership/link-cards.ts";

/** Joins two accounts of one person: a code here, said there, and confirmed on both sides. */
export const link = command<House>()({
  path: "parvis link",
  may: "look around",
  answers: "to the asker",
  options: { code: optional(text({ max: 20 })) },
  async run(house, call) {
    const { code } = call.given;
    if (code === undefined) {
      const given = await house.linking.begin(call.by);
      return show(linkCodeCard(given, call.by.may("settle the community"), call.voice));
    }
    return show(linkCard(await house.linking.answer(call.by, code), call.voice));
  },
  presses: {
    confirm: press<House>("to the asker", async (house, call, id) =>
      replace(linkCard(await house.linking.confirm(call.by, id as Id), call.voice)),
    ),
    cancel: press<House>("to the asker", async (house, call, id) => {
      await house.linking.cancel(call.by, id as Id);
      return tell(call.voice.say("link-cancelled"));
    }),
  },
});
