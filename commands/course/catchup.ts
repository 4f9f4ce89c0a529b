import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, person, text, whole } from "#chat/option.ts";
import { caughtUpCard } from "#courses/lesson-cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function answered(answer: "yes" | "no") {
  return press<House>("to the asker", async (house, call, id) => {
    const [course = "", lesson = "", learner = ""] = id.split("~");
    const whom = { id: learner as Id, name: "" };
    const caught = await house.courses.settleCatchUp(call.by, course as Id, Number(lesson), whom, answer);
    return replace(caughtUpCard(caught, whom.id, call.voice));
  });
}

/** Says that one has caught up with a lesson that was missed; with a person, whoever leads answers them. */
export const catchUpWithLesson = command<House>()({
  path: "course catchup",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    lesson: optional(whole({ min: 1, max: 10_000 })),
    text: optional(text({ max: 2_000, lines: true })),
    person: optional(person()),
    answer: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { course, lesson, text: words, person: whom, answer } = call.given;
    if (whom !== undefined && (whom.id !== call.by.person || answer !== undefined)) {
      const settled = await house.courses.settleCatchUp(call.by, course.id, lesson, whom, answer ?? "yes");
      return show(caughtUpCard(settled, whom.id, call.voice));
    }
    return show(caughtUpCard(await house.courses.catchUp(call.by, course.id, lesson, words), null, call.voice));
  },
  presses: {
    now: press<House>("to the asker", async (house, call, id) => {
      const [course = "", lesson = ""] = id.split("~");
      return show(caughtUpCard(await house.courses.catchUp(call.by, course as Id, Number(lesson), undefined), null, call.voice));
    }),
    yes: answered("yes"),
    no: answered("no"),
  },
});
