import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { exclusionCard } from "#membership/member-cards.ts";

/** Proposes that somebody be excluded, or says what one has to say to that; another person decides, by pressing or in words. */
export const excludeMember = command<House>()({
  path: "member exclude",
  may: "ask for help",
  answers: "to the asker",
  options: {
    person: optional(person()),
    reason: optional(text({ max: 2_000, lines: true })),
    answer: optional(text({ max: 4_000, lines: true })),
    decision: optional(choice(["exclude", "drop"])),
  },
  async run(house, call) {
    const { person: meant, reason, answer, decision } = call.given;
    if (answer !== undefined) return show(exclusionCard(await house.exclusions.answer(call.by, answer), "meant", call.voice));
    if (meant === undefined) throw new Misuse("person", "option-missing");
    if (decision !== undefined)
      return show(exclusionCard(await house.exclusions.decideAbout(call.by, meant, decision), "decider", call.voice));
    if (reason === undefined) throw new Misuse("reason", "option-missing");
    return show(exclusionCard(await house.exclusions.propose(call.by, meant, reason), "decider", call.voice));
  },
  presses: {
    decide: press<House>(
      "to the asker",
      async (house, call, id) => replace(exclusionCard(await house.exclusions.decide(call.by, id as Id, "exclude"), "decider", call.voice)),
      "admit members",
    ),
    drop: press<House>(
      "to the asker",
      async (house, call, id) => replace(exclusionCard(await house.exclusions.decide(call.by, id as Id, "drop"), "decider", call.voice)),
      "admit members",
    ),
  },
});
