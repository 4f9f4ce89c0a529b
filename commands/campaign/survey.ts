import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, existing, moment, optional, text, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import { Misuse } from "#kernel/refusal.ts";
import { surveyCard, surveyResultCard } from "#surveys/cards.ts";

/** Asks members about their working conditions, anonymously; or closes such a survey. */
export const surveyCampaign = command<House>()({
  path: "campaign survey",
  may: "propose motions",
  answers: "to the asker",
  options: {
    title: optional(text({ max: 120 })),
    questions: optional(text({ max: 3_000, lines: true })),
    floor: optional(whole({ min: 3, max: 1_000 })),
    closes: optional(moment({ ahead: true })),
    survey: optional(existing("survey")),
    close: optional(choice(["yes"])),
  },
  async run(house, call) {
    const { title, questions, floor, closes, survey, close } = call.given;
    if (close === "yes") {
      if (survey === undefined) throw new Misuse("survey", "option-missing");
      return show(await surveyResultCard(await house.surveys.close(call.by, survey.id), call.voice));
    }
    if (title === undefined) throw new Misuse("title", "option-missing");
    if (questions === undefined) throw new Misuse("questions", "option-missing");
    return show(surveyCard(await house.surveys.ask(call.by, { title, questions, floor, closes }, call.at), call.voice));
  },
});
