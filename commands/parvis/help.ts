import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { helpAboutCard, helpCard } from "#chat/help.ts";
import { optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { fold } from "#kernel/fold.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Says what one can say here, written from the declarations, as far as the asker may. */
export const help = command<House>()({
  path: "parvis help",
  may: "ask for help",
  answers: "to the asker",
  options: { command: optional(text({ max: 40 })) },
  async run(house, call) {
    const wanted = call.given.command;
    if (wanted === undefined) return show(helpCard(house.declared.commands, call.by.may, call.voice));
    const first = house.declared.firsts.get(fold(wanted.replace(/^\//, "").split(" ")[0] as string));
    const found = first === undefined ? null : helpAboutCard(house.declared.commands, first, call.by.may, call.voice);
    if (found === null) throw new Refusal("help-unknown", { typed: wanted });
    return show(found);
  },
  presses: {
    about: pick("to the asker", async (house, call, _id, values) => {
      const found = helpAboutCard(house.declared.commands, values[0] ?? "", call.by.may, call.voice);
      if (found === null) throw new Refusal("press-stale");
      return replace(found);
    }),
  },
});
