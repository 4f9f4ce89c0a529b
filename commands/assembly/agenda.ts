import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Shows the agenda, or adds an item to it before the opening. */
export const assemblyAgenda = command<House>()({
  path: "assembly agenda",
  may: "look around",
  answers: "to the asker",
  options: { assembly: existing("assembly"), add: optional(text({ max: 200 })) },
  async run(house, call) {
    const { assembly, add } = call.given;
    if (add === undefined) return show(assemblyCard(await house.sessions.view(call.by, assembly.id), call.voice));
    if (!call.by.may("convene assemblies")) throw new Refusal("not-allowed", { ability: "convene-assemblies" });
    return show(assemblyCard(await house.sessions.addToAgenda(call.by, assembly.id, add), call.voice));
  },
});
