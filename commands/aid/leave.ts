import { volunteerCard } from "#aid/volunteer-cards.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, optional, person } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Says on which days one does not help, and who does in one's place; shows it when nothing is said. */
export const leaveAid = command<House>()({
  path: "aid leave",
  may: "help",
  answers: "to the asker",
  options: { from: optional(day()), to: optional(day()), substitute: optional(person()), end: optional(choice(["yes"])) },
  async run(house, call) {
    const { from, to, substitute, end } = call.given;
    if (end === "yes") return show(volunteerCard(await house.aid.leave(call.by, null), call.voice));
    if (from === undefined) return show(volunteerCard(await house.aid.volunteerView(call.by), call.voice));
    const leave = { from, to: to ?? from, substitute: substitute?.id ?? null };
    return show(volunteerCard(await house.aid.leave(call.by, leave), call.voice));
  },
});
