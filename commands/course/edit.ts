import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, optional, person, text, whole } from "#chat/option.ts";
import { courseNews } from "#courses/cards.ts";
import { ADMISSIONS, AUDIENCES } from "#courses/course.ts";
import type { House } from "#house.ts";

/** Changes a course: what it is called and asks, who leads it, and who does so in the leader's place, for some days or for the whole. */
export const editCourse = command<House>()({
  path: "course edit",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    title: optional(text({ max: 80 })),
    text: optional(text({ max: 2_000, lines: true })),
    cohort: optional(text({ max: 40 })),
    capacity: optional(whole({ min: 1, max: 10_000 })),
    admission: optional(choice(ADMISSIONS)),
    audience: optional(choice(AUDIENCES)),
    required: optional(whole({ min: 1, max: 100 })),
    after: optional(existing("course")),
    leader: optional(person()),
    substitute: optional(person()),
    from: optional(day()),
    until: optional(day()),
  },
  async run(house, call) {
    const { course, ...given } = call.given;
    const view = await house.courses.edit(call.by, course.id, given);
    return show(courseNews(call.voice.say("course-edited", { handle: view.course.handle }), view, call.voice));
  },
});
