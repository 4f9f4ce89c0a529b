import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, file, length, moment, optional, person, text, whole } from "#chat/option.ts";
import { courseCard } from "#courses/cards.ts";
import { withKept } from "#files/cards.ts";
import type { House } from "#house.ts";

/** Plans one lesson of a course or a row of them; with a number, changes that one. */
export const planLesson = command<House>()({
  path: "course lesson",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    number: optional(whole({ min: 1, max: 10_000 })),
    title: optional(text({ max: 120 })),
    start: optional(moment({ ahead: true })),
    duration: optional(length({ max: 24 * 3_600_000 })),
    repeat: optional(text({ max: 200 })),
    until: optional(day()),
    except: optional(text({ max: 400 })),
    leader: optional(person()),
    place: optional(text({ max: 120 })),
    text: optional(text({ max: 4_000, lines: true })),
    link: optional(text({ max: 300 })),
    exercise: optional(text({ max: 4_000, lines: true })),
    exam: optional(choice(["yes", "no"])),
    cancel: optional(choice(["yes", "no"])),
    file: optional(file()),
    remove: optional(text({ max: 120 })),
  },
  async run(house, call) {
    const course = await house.courses.lesson(call.by, call.given.course.id, call.given);
    return show(withKept(courseCard(course, call.voice), call.given.file, call.voice));
  },
});
