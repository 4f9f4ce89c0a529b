import { STATES } from "#agreements/agreement.ts";
import { agreementCard, agreementsCard } from "#agreements/cards.ts";
import { replace, show } from "#chat/answer.ts";
import { command, pick } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

const SHOWN = {
  live: ["mandated", "negotiating", "ratified", "signed", "in-force"],
  over: ["ended", "lapsed", "withdrawn"],
  all: STATES,
} as const;

/** The collection of agreements, searched by word. */
export const listAgreements = command<House>()({
  path: "agreement list",
  may: "vote",
  answers: "to the asker",
  options: { search: optional(text({ max: 100 })), state: optional(choice(["live", "over", "all"])) },
  async run(house, call) {
    const { search, state } = call.given;
    return show(agreementsCard(await house.agreements.list(call.by, SHOWN[state ?? "live"], search ?? ""), call.voice));
  },
  presses: {
    show: pick("to the asker", async (house, call, _id, values) =>
      replace(agreementCard(await house.agreements.view(call.by, values[0] as Id), call.voice)),
    ),
  },
});
