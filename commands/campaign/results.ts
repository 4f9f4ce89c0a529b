import { show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { existing, optional } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { surveyResultCard, surveysCard } from "#surveys/cards.ts";

/** Shows what a survey of working conditions found, as a picture and a table; without one, lists them. */
export const surveyResults = command<House>()({
  path: "campaign results",
  may: "vote",
  answers: "to the asker",
  options: { survey: optional(existing("survey")) },
  async run(house, call) {
    const { survey } = call.given;
    if (survey === undefined) return show(surveysCard(await house.surveys.list(call.by), call.voice));
    return show(await surveyResultCard(await house.surveys.view(call.by, survey.id), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      show(await surveyResultCard(await house.surveys.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
