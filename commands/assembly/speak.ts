import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Asks to speak, or says that one has spoken; a secretary may keep the list for somebody in the room. */
export const speakInAssembly = command<House>()({
  path: "assembly speak",
  may: "vote",
  answers: "to the asker",
  options: { assembly: existing("assembly"), done: optional(choice(["yes"])), person: optional(person()) },
  async run(house, call) {
    const { assembly, done, person: who } = call.given;
    return show(assemblyCard(await house.sessions.speak(call.by, assembly.id, who, done === "yes"), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(assemblyCard(await house.sessions.speak(call.by, id as Id, undefined, false), call.voice)),
    ),
    done: press("to the asker", async (house, call, id) =>
      show(assemblyCard(await house.sessions.speak(call.by, id as Id, undefined, true), call.voice)),
    ),
  },
});
