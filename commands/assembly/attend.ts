import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Signs the attendance sheet, from the hour of the start; a secretary may sign for somebody in the room. */
export const attendAssembly = command<House>()({
  path: "assembly attend",
  may: "vote",
  answers: "to the asker",
  options: { assembly: existing("assembly"), person: optional(person()) },
  async run(house, call) {
    const { assembly, person } = call.given;
    return show(assemblyCard(await house.sessions.attend(call.by, assembly.id, person), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(assemblyCard(await house.sessions.attend(call.by, id as Id, undefined), call.voice)),
    ),
  },
});
