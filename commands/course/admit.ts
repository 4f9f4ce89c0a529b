import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, optional, person } from "#chat/option.ts";
import { courseCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function pressed(answer: "yes" | "no") {
  return press<House>("to the asker", async (house, call, id) => {
    const [course = "", asker = ""] = id.split("~");
    return replace(courseCard(await house.courses.admit(call.by, course as Id, asker as Id, answer), call.voice));
  });
}

/** Answers somebody who asks for a place in a course. */
export const admitToCourse = command<House>()({
  path: "course admit",
  may: "take part",
  answers: "to the asker",
  options: { course: existing("course"), person: person(), answer: optional(choice(["yes", "no"])) },
  async run(house, call) {
    const { course, person: asker, answer } = call.given;
    return show(courseCard(await house.courses.admit(call.by, course.id, asker.id, answer ?? "yes"), call.voice));
  },
  presses: { yes: pressed("yes"), no: pressed("no") },
});
