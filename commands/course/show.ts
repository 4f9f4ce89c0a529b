import { show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { existing, optional, whole } from "#chat/option.ts";
import { courseCard } from "#courses/cards.ts";
import { lessonCard } from "#courses/lesson-cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows a course, and to those who are in it what the next lesson is about. */
export const showCourse = command<House>()({
  path: "course show",
  may: "look around",
  answers: "to the asker",
  options: { course: existing("course"), lesson: optional(whole({ min: 1, max: 10_000 })) },
  async run(house, call) {
    const { course, lesson } = call.given;
    if (lesson !== undefined) return show(lessonCard(await house.courses.look(call.by, course.id, lesson), call.voice));
    return show(courseCard(await house.courses.view(call.by, course.id), call.voice));
  },
  presses: {
    lesson: pick<House>("to the asker", async (house, call, id, values) =>
      show(lessonCard(await house.courses.look(call.by, id as Id, Number(values[0])), call.voice)),
    ),
    details: press("to the asker", async (house, call, id) => show(courseCard(await house.courses.view(call.by, id as Id), call.voice))),
  },
});
