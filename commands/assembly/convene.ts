import { assemblyCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, moment, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Convenes an assembly: every member entitled is told. */
export const conveneAssembly = command<House>()({
  path: "assembly convene",
  may: "convene assemblies",
  answers: "with a form",
  options: {
    title: text({ max: 120 }),
    start: moment({ ahead: true }),
    kind: optional(choice(["ordinary", "extraordinary"])),
    place: optional(text({ max: 120 })),
    quorum: optional(text({ max: 120 })),
    record: optional(moment({ ahead: false })),
    proxies: optional(whole({ min: 0, max: 1_000 })),
    second: optional(text({ max: 120 })),
  },
  async run(house, call) {
    return show(assemblyCard(await house.sessions.convene(call.by, call.given), call.voice));
  },
});
