import { replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { existing, optional, people, whole } from "#chat/option.ts";
import { rollCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Says who was at a lesson, who was excused, and who caught up with it. */
export const courseAttendance = command<House>()({
  path: "course attendance",
  may: "take part",
  answers: "to the asker",
  options: {
    course: existing("course"),
    lesson: optional(whole({ min: 1, max: 10_000 })),
    present: optional(people({ max: 100 })),
    absent: optional(people({ max: 100 })),
    excused: optional(people({ max: 100 })),
    "caught-up": optional(people({ max: 100 })),
  },
  async run(house, call) {
    const { course, "caught-up": caughtUp, ...marks } = call.given;
    return show(rollCard(await house.courses.roll(call.by, course.id, { ...marks, caughtUp }), call.voice));
  },
  presses: {
    present: pick<House>("to the asker", async (house, call, id, values) => {
      const { course, lesson, from } = placeOnRoll(id);
      const present = values.map((value) => ({ id: value as Id, name: "" }));
      return show(rollCard(await house.courses.roll(call.by, course, { lesson, present }), call.voice, from));
    }),
    more: press<House>("to the asker", async (house, call, id) => {
      const { course, lesson, from } = placeOnRoll(id);
      return replace(rollCard(await house.courses.roll(call.by, course, { lesson }), call.voice, from));
    }),
  },
});

function placeOnRoll(id: string): { readonly course: Id; readonly lesson: number; readonly from: number } {
  const [course = "", lesson = "", from = "0"] = id.split("~");
  return { course: course as Id, lesson: Number(lesson), from: Number(from) };
}
