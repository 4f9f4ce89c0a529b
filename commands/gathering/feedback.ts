import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { day, existing, optional, text, whole } from "#chat/option.ts";
import type { Voice } from "#chat/voice.ts";
import { type Feedback, MOST_STARS } from "#gatherings/feedback.ts";
import { feedbackCard, feedbackResultCard } from "#gatherings/workshop-cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

function cardOf(came: Feedback, voice: Voice) {
  return came.kind === "counted" ? feedbackResultCard(came.gathering, came.dates, voice) : feedbackCard(came, voice);
}

/** Says what one thought of a workshop, without one's name; shows what came of it to those who organise it. */
export const gatheringFeedback = command<House>()({
  path: "gathering feedback",
  may: "take part",
  answers: "to the asker",
  options: {
    gathering: existing("gathering"),
    stars: optional(whole({ min: 1, max: MOST_STARS })),
    text: optional(text({ max: 500, lines: true })),
    date: optional(day()),
  },
  async run(house, call) {
    const { gathering, ...wish } = call.given;
    return show(await cardOf(await house.gatherings.feedback(call.by, gathering.id, wish), call.voice));
  },
  presses: {
    rate: pick<House>("to the asker", async (house, call, id, [value]) => {
      const stars = Number(value);
      if (!Number.isInteger(stars) || stars < 1 || stars > MOST_STARS) throw new Refusal("press-stale");
      return replace(await cardOf(await house.gatherings.rateDate(call.by, id as Id, stars), call.voice));
    }),
  },
});
