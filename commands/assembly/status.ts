import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Says who is present or represented, and whether they are enough. */
export const assemblyStatus = command<House>()({
  path: "assembly status",
  may: "look around",
  answers: "to the asker",
  options: { assembly: existing("assembly") },
  async run(house, call) {
    return show(assemblyCard(await house.sessions.view(call.by, call.given.assembly.id), call.voice));
  },
});
