import { proposedProse, queueCard, whyCard } from "#aid/board-cards.ts";
import { replace, show, tell } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { optional, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

/** Shows coordinators what waits, what is stuck first; matches all of it at once. */
export const queueAid = command<House>()({
  path: "aid queue",
  may: "coordinate help",
  answers: "to the asker",
  options: { page: optional(whole({ min: 1, max: 100 })) },
  async run(house, call) {
    return show(queueCard(await house.aid.queue(call.by), call.voice, call.given.page));
  },
  presses: {
    show: press("to the asker", async (house, call) => show(queueCard(await house.aid.queue(call.by), call.voice))),
    page: press("to the asker", async (house, call, id) =>
      replace(queueCard(await house.aid.queue(call.by), call.voice, Math.trunc(Number(id)) || 1)),
    ),
    propose: press("to the asker", async (house, call) => tell(proposedProse(await house.aid.propose(call.by), call.voice))),
    why: pick("to the asker", async (house, call, _id, values) =>
      show(whyCard(await house.aid.why(call.by, values[0] as Id, null), call.voice)),
    ),
  },
});
