import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import { courseCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows a course, and to those who are in it what the next lesson is about. */
export const showCourse = command<House>()({
  path: "course show",
  may: "look around",
  answers: "to the asker",
  options: { course: existing("course") },
  async run(house, call) {
    return show(courseCard(await house.courses.view(call.by, call.given.course.id), call.voice));
  },
  presses: {
    details: press("to the asker", async (house, call, id) => show(courseCard(await house.courses.view(call.by, id as Id), call.voice))),
  },
});
