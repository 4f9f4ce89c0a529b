import { answeredCard } from "#assemblies/poll-cards.ts";
import { show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { existing, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Answers a poll, or changes one's answer. */
export const answerPoll = command<House>()({
  path: "poll answer",
  may: "take part",
  answers: "to the asker",
  options: { poll: existing("poll"), choice: text({ max: 2_000 }) },
  async run(house, call) {
    const { poll, choice } = call.given;
    return show(answeredCard(await house.polls.answer(call.by, poll.id, choice), call.voice));
  },
  presses: {
    choose: pick("to the asker", async (house, call, id, values) =>
      show(answeredCard(await house.polls.pick(call.by, id as Id, values), call.voice)),
    ),
  },
});
