import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, file, optional, text, whole } from "#chat/option.ts";
import { exerciseCard } from "#courses/cards.ts";
import { withKept } from "#files/cards.ts";
import type { House } from "#house.ts";

/** Hands an exercise in: for whoever leads the lesson, and nobody else. */
export const handInExercise = command<House>()({
  path: "course hand-in",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    lesson: whole({ min: 1, max: 10_000 }),
    text: optional(text({ max: 4_000, lines: true })),
    file: optional(file()),
  },
  async run(house, call) {
    const { course, lesson, ...given } = call.given;
    const handedIn = await house.courses.handIn(call.by, course.id, lesson, given);
    return show(withKept(exerciseCard(handedIn, call.voice), given.file, call.voice));
  },
});
