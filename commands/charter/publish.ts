import { publishedCard } from "#charters/cards.ts";
import { CHANGE_KINDS } from "#charters/charter.ts";
import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, existing, optional, text } from "#chat/option.ts";
import type { House } from "#house.ts";

/** Publishes a charter, or a new version of one with what changed, who adopted it and when. */
export const publishCharter = command<House>()({
  path: "charter publish",
  may: "publish charters",
  answers: "with a form",
  options: {
    text: text({ max: 4_000, lines: true }),
    title: optional(text({ max: 80 })),
    charter: optional(existing("charter")),
    changes: optional(text({ max: 500, lines: true })),
    kind: optional(choice(CHANGE_KINDS)),
    adopted: optional(text({ max: 80 })),
    date: optional(day()),
    more: optional(text({ max: 4_000, lines: true })),
  },
  async run(house, call) {
    const { more, ...given } = call.given;
    const whole = more === undefined ? given.text : `${given.text}\n\n${more}`;
    return show(publishedCard(await house.charters.publish(call.by, { ...given, text: whole }), call.voice));
  },
});
