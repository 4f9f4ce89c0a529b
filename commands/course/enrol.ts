import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, optional, person } from "#chat/option.ts";
import { courseCard, placeCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Asks for a place in a course; whoever leads it may give one to somebody. */
export const enrolInCourse = command<House>()({
  path: "course enrol",
  may: "take part",
  answers: "to the asker",
  options: { course: existing("course"), person: optional(person()) },
  async run(house, call) {
    const view = await house.courses.enrol(call.by, call.given.course.id, call.given.person);
    return show(view.own === null ? courseCard(view, call.voice) : placeCard(view, call.voice));
  },
  presses: {
    now: press("to the asker", async (house, call, id) =>
      show(placeCard(await house.courses.enrol(call.by, id as Id, undefined), call.voice)),
    ),
  },
});
