import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Opens the assembly: its electorate is fixed from then on. */
export const openAssembly = command<House>()({
  path: "assembly open",
  may: "convene assemblies",
  answers: "to the asker",
  options: { assembly: existing("assembly") },
  async run(house, call) {
    return show(assemblyCard(await house.sessions.open(call.by, call.given.assembly.id), call.voice));
  },
});
