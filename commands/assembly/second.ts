import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, moment, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Convenes the second call of an assembly that lacked its quorum, on the same agenda. */
export const secondCall = command<House>()({
  path: "assembly second",
  may: "convene assemblies",
  answers: "to the asker",
  options: { assembly: existing("assembly"), start: moment({ ahead: true }), place: optional(text({ max: 120 })) },
  async run(house, call) {
    const { assembly, ...given } = call.given;
    return show(assemblyCard(await house.sessions.second(call.by, assembly.id, given), call.voice));
  },
});
