import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { choice, optional } from "#chat/option.ts";
import { courseCard, coursesCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

const SHOWN = { open: ["open"], finished: ["finished"], all: ["open", "finished", "cancelled"] } as const;

/** Lists the courses: those that are open, or others when asked. */
export const listCourses = command<House>()({
  path: "course list",
  may: "look around",
  answers: "to the asker",
  options: { state: optional(choice(["open", "finished", "all"])) },
  async run(house, call) {
    return show(coursesCard(await house.courses.list(call.by, SHOWN[call.given.state ?? "open"]), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(courseCard(await house.courses.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
