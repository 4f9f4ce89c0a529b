import { ask, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { answeredSurveyCard, answerForm } from "#surveys/cards.ts";

/** Answers a survey of working conditions, or answers it anew. */
export const answerSurvey = command<House>()({
  path: "campaign answer",
  may: "vote",
  answers: "to the asker",
  options: { survey: existing("survey"), answers: text({ max: 2_000, lines: true }) },
  async run(house, call) {
    const { survey, answers } = call.given;
    return show(answeredSurveyCard(await house.surveys.answer(call.by, survey.id, answers), call.voice));
  },
  presses: {
    ask: press("to the asker", async (house, call, id) =>
      ask(answerForm((await house.surveys.view(call.by, id as Id)).survey, call.voice)),
    ),
  },
});
