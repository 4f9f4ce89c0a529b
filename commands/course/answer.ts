import { begin, show } from "#chat/answer.ts";
import type { Act } from "#chat/call.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, person, text, whole } from "#chat/option.ts";
import { exerciseCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function exerciseAt(house: House, by: Act, id: string) {
  const [course = "", lesson = "", learner = ""] = id.split("~");
  return house.courses.exercise(by, course as Id, Number(lesson), learner as Id);
}

/** Answers what somebody handed in, in private. */
export const answerExercise = command<House>()({
  path: "course answer",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    lesson: whole({ min: 1, max: 10_000 }),
    person: person(),
    text: text({ max: 4_000, lines: true }),
    passed: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { course, lesson, person: learner, text: words, passed } = call.given;
    const given = { words, passed: passed !== "no" };
    return show(exerciseCard(await house.courses.answer(call.by, course.id, lesson, learner, given), call.voice));
  },
  presses: {
    begin: press<House>("to the asker", async (house, call, id) => {
      const { course, lesson, handIn } = await exerciseAt(house, call.by, id);
      return begin({ course: course.handle, lesson: String(lesson.number), person: handIn?.handle ?? "" });
    }),
    look: press<House>("to the asker", async (house, call, id) => show(exerciseCard(await exerciseAt(house, call.by, id), call.voice))),
  },
});
