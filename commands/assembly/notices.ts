import { lettersCard, noticesCard } from "#assemblies/course-cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, people } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Says who was convened, when, by which way, and who was not reached; gives letters to print for those, and notes who was given one. */
export const assemblyNotices = command<House>()({
  path: "assembly notices",
  may: "convene assemblies",
  answers: "to the asker",
  options: {
    assembly: existing("assembly"),
    letters: optional(choice(["yes"])),
    handed: optional(people({ max: 100 })),
  },
  async run(house, call) {
    const { assembly, letters, handed } = call.given;
    if (handed !== undefined) return show(noticesCard(await house.sessions.handed(call.by, assembly.id, handed), call.voice));
    if (letters === "yes") return show(lettersCard(await house.sessions.letters(call.by, assembly.id, call.voice), call.voice));
    return show(noticesCard(await house.sessions.notices(call.by, assembly.id), call.voice));
  },
  presses: {
    letters: press("to the asker", async (house, call, id) =>
      show(lettersCard(await house.sessions.letters(call.by, id as Id, call.voice), call.voice)),
    ),
  },
});
