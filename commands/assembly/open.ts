import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Opens the assembly: its electorate is fixed from then on. */
export const openAssembly = command<House>()({
  path: "assembly open",
  may: "convene assemblies",
  answers: "to the asker",
  options: { assembly: existing("assembly"), chair: optional(person()) },
  async run(house, call) {
    const { assembly, chair } = call.given;
    return show(assemblyCard(await house.sessions.open(call.by, assembly.id, chair), call.voice));
  },
});
