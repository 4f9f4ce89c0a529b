import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional, person, text, whole } from "#chat/option.ts";
import { exerciseCard } from "#courses/cards.ts";
import type { House } from "#house.ts";

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
});
