import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, length, moment, optional, person, text, whole } from "#chat/option.ts";
import { courseNews } from "#courses/cards.ts";
import { ADMISSIONS, AUDIENCES } from "#courses/course.ts";
import type { House } from "#house.ts";

/** Opens a course, with its lessons where they are known; its card hangs where announcements go and stays fresh. */
export const newCourse = command<House>()({
  path: "course new",
  may: "propose gatherings",
  answers: "with a form",
  options: {
    title: text({ max: 80 }),
    text: text({ max: 2_000, lines: true }),
    start: optional(moment({ ahead: true })),
    duration: optional(length({ max: 24 * 3_600_000 })),
    repeat: optional(text({ max: 200 })),
    until: optional(day()),
    except: optional(text({ max: 400 })),
    place: optional(text({ max: 120 })),
    leader: optional(person()),
    cohort: optional(text({ max: 40 })),
    capacity: optional(whole({ min: 1, max: 10_000 })),
    admission: optional(choice(ADMISSIONS)),
    audience: optional(choice(AUDIENCES)),
    required: optional(whole({ min: 1, max: 100 })),
    after: optional(existing("course")),
  },
  async run(house, call) {
    const view = await house.courses.open(call.by, call.given, call.at);
    return show(
      courseNews(call.voice.say("course-opened-said", { handle: view.course.handle, count: view.lessons.length }), view, call.voice),
    );
  },
});
