import { show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, day, existing, optional, text, whole } from "#chat/option.ts";
import { awayCard, excusedCard } from "#courses/lesson-cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function pressed(answer: "away" | "back") {
  return press<House>("to the asker", async (house, call, id) => {
    const [course = "", lesson = ""] = id.split("~");
    return show(awayCard(await house.courses.absent(call.by, course as Id, { lesson: Number(lesson), answer }), call.voice));
  });
}

/** Says that one will not come to a lesson, or for some days; or that one comes after all. Whoever leads is told. */
export const absentFromCourse = command<House>()({
  path: "course absent",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    lesson: optional(whole({ min: 1, max: 10_000 })),
    from: optional(day()),
    until: optional(day()),
    reason: optional(text({ max: 500, lines: true })),
    answer: optional(choice(["away", "back"])),
  },
  async run(house, call) {
    const { course, ...wish } = call.given;
    return show(awayCard(await house.courses.absent(call.by, course.id, wish), call.voice));
  },
  presses: {
    now: pressed("away"),
    back: pressed("back"),
    excuse: press<House>("to the asker", async (house, call, id) => {
      const [course = "", person = ""] = id.split("~");
      return show(excusedCard(await house.courses.excuse(call.by, course as Id, person as Id), "leads", call.voice));
    }),
  },
});
