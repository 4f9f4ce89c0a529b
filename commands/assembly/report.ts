import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { optional, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { yearCard } from "#years/cards.ts";

/** The year's report for the assembly: needs, negotiations, agreements, services, campaigns, members. */
export const yearReport = command<House>()({
  path: "assembly report",
  may: "vote",
  answers: "to the asker",
  options: { year: optional(whole({ min: 1_901, max: 2_200 })) },
  async run(house, call) {
    return show(yearCard(await house.years.report(call.by, call.given.year, call.voice), call.voice));
  },
});
