import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Closes the assembly; what was decided stands. */
export const closeAssembly = command<House>()({
  path: "assembly close",
  may: "convene assemblies",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.sessions.requireClosing(call.by, call.given.assembly.id),
  options: { assembly: existing("assembly") },
  async run(house, call) {
    return show(assemblyCard(await house.sessions.close(call.by, call.given.assembly.id), call.voice));
  },
});
