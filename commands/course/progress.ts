import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { existing, optional, person } from "#chat/option.ts";
import { progressCard } from "#courses/cards.ts";
import type { House } from "#house.ts";

/** Shows how far one has come; whoever leads the course sees everybody. */
export const courseProgress = command<House>()({
  path: "course progress",
  may: "take part",
  answers: "to the asker",
  options: { course: existing("course"), person: optional(person()) },
  async run(house, call) {
    const { course, people } = await house.courses.progress(call.by, call.given.course.id, call.given.person);
    const to = people.length === 1 && people[0]?.person === call.by.person ? "learns" : "leads";
    return show(progressCard(course, people, to, call.voice));
  },
});
