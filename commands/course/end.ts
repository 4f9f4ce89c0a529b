import { tell } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Ends a course: whoever attended enough has a certificate. Called off, it gives none. */
export const endCourse = command<House>()({
  path: "course end",
  may: "take part",
  answers: "to the asker",
  confirms: true,
  before: (house, call) => house.courses.requireEnding(call.by, call.given.course.id),
  options: { course: existing("course"), how: optional(choice(["finished", "cancelled"])) },
  async run(house, call) {
    const { course, certificates } = await house.courses.end(call.by, call.given.course.id, call.given.how ?? "finished");
    const { handle, state } = course;
    return tell(call.voice.say("course-ended", { handle, state: state === "cancelled" ? "cancelled" : "finished", count: certificates }));
  },
});
