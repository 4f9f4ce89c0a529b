import { assemblyCard, proxyGivenCard } from "#assemblies/assembly-cards.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Gives another member one's vote for an assembly, binds it on a motion, or takes it back. */
export const assemblyProxy = command<House>()({
  path: "assembly proxy",
  may: "vote",
  answers: "to the asker",
  options: {
    assembly: existing("assembly"),
    to: optional(person()),
    revoke: optional(choice(["yes"])),
    motion: optional(existing("motion")),
    choice: optional(text({ max: 2_000 })),
    from: optional(person()),
  },
  async run(house, call) {
    const { assembly, revoke, ...given } = call.given;
    if (revoke !== undefined) return show(assemblyCard(await house.sessions.revoke(call.by, assembly.id, given.from), call.voice));
    const view = await house.sessions.give(call.by, assembly.id, given);
    return show(proxyGivenCard(view, given.from?.id ?? call.by.person, call.voice));
  },
  presses: {
    decline: press("to the asker", async (house, call, id) => {
      const [assembly, giver] = id.split("~") as [Id, Id?];
      if (giver === undefined) throw new Refusal("press-stale");
      return show(assemblyCard(await house.sessions.decline(call.by, assembly, giver), call.voice));
    }),
  },
});
