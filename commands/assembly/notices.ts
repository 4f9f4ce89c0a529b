import { noticesCard } from "#assemblies/course-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Says who was convened, when, by which way, and who was not reached. */
export const assemblyNotices = command<House>()({
  path: "assembly notices",
  may: "convene assemblies",
  answers: "to the asker",
  options: { assembly: existing("assembly") },
  async run(house, call) {
    return show(noticesCard(await house.sessions.notices(call.by, call.given.assembly.id), call.voice));
  },
});
