import type { Zone } from "#calendar/calendar.ts";
import { readLocalDate } from "#calendar/calendar.ts";
import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { day, optional } from "#chat/option.ts";
import { timetableCard } from "#courses/cards.ts";
import type { House } from "#house.ts";
import { Refusal } from "#kernel/refusal.ts";

/** Shows one's own lessons of a week: those one is enrolled in, and those one leads. */
export const courseTimetable = command<House>()({
  path: "course timetable",
  may: "take part",
  answers: "to the asker",
  options: { week: optional(day()) },
  async run(house, call) {
    const week = await house.courses.timetable(call.by, call.given.week);
    return show(timetableCard(week, call.by.community.zone as Zone, call.voice));
  },
  presses: {
    week: press("to the asker", async (house, call, id) => {
      if (readLocalDate(id) === null) throw new Refusal("press-stale");
      return replace(timetableCard(await house.courses.timetable(call.by, id), call.by.community.zone as Zone, call.voice));
    }),
  },
});
