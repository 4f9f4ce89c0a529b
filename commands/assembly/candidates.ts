import { callCard, callsCard } from "#assemblies/elections/cards.ts";
import { METHODS } from "#assemblies/motion.ts";
import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, moment, optional, person, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Calls for candidates, stands or names somebody, accepts, withdraws; or shows who stands. */
export const assemblyCandidates = command<House>()({
  path: "assembly candidates",
  may: "vote",
  answers: "to the asker",
  options: {
    assembly: existing("assembly"),
    office: optional(text({ max: 80 })),
    answer: optional(choice(["stand", "accept", "decline", "withdraw"])),
    person: optional(person()),
    section: optional(text({ max: 60 })),
    born: optional(day()),
    seats: optional(whole({ min: 1, max: 50 })),
    closes: optional(moment({ ahead: true })),
    method: optional(choice(METHODS.filter((name) => name !== "yes-no"))),
    names: optional(whole({ min: 1, max: 50 })),
    limit: optional(whole({ min: 1, max: 50 })),
    rounds: optional(whole({ min: 1, max: 3 })),
    secret: optional(choice(["yes", "no"])),
    months: optional(whole({ min: 1, max: 240 })),
    thirds: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { assembly, office, answer, person: who, section, born, ...terms } = call.given;
    if (Object.values(terms).some((value) => value !== undefined))
      return show(callCard(await house.elections.open(call.by, assembly.id, { office, ...terms }), call.voice));
    if ([answer, who, section, born].some((value) => value !== undefined)) {
      const motion = await house.elections.meant(call.by, assembly.id, office);
      return show(callCard(await house.elections.stand(call.by, motion, { answer, person: who, section, born }), call.voice));
    }
    const calls = await house.elections.calls(call.by, assembly.id, office);
    if (calls.length === 0 && office !== undefined && call.by.may("convene assemblies"))
      return show(callCard(await house.elections.open(call.by, assembly.id, { office }), call.voice));
    return show(callsCard(calls, assembly.handle, call.voice));
  },
  presses: {
    stand: press("to the asker", async (house, call, id) =>
      show(callCard(await house.elections.stand(call.by, id as Id, { answer: "stand" }), call.voice)),
    ),
    accept: press("to the asker", async (house, call, id) =>
      show(callCard(await house.elections.stand(call.by, id as Id, { answer: "accept" }), call.voice)),
    ),
    decline: press("to the asker", async (house, call, id) =>
      show(callCard(await house.elections.stand(call.by, id as Id, { answer: "decline" }), call.voice)),
    ),
    withdraw: press("to the asker", async (house, call, id) =>
      show(callCard(await house.elections.stand(call.by, id as Id, { answer: "withdraw" }), call.voice)),
    ),
  },
});
