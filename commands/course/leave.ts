import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { placeCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Gives one's place in a course back. */
export const leaveCourse = command<House>()({
  path: "course leave",
  may: "take part",
  answers: "to the asker",
  options: { course: existing("course") },
  async run(house, call) {
    return show(placeCard(await house.courses.leave(call.by, call.given.course.id), call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) => show(placeCard(await house.courses.leave(call.by, id as Id), call.voice))),
  },
});
