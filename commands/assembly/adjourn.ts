import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, moment } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Breaks an assembly off until an hour at which it goes on. */
export const adjournAssembly = command<House>()({
  path: "assembly adjourn",
  may: "convene assemblies",
  answers: "to the asker",
  options: { assembly: existing("assembly"), until: moment({ ahead: true }) },
  async run(house, call) {
    const { assembly, until } = call.given;
    return show(assemblyCard(await house.sessions.adjourn(call.by, assembly.id, until.at), call.voice));
  },
});
