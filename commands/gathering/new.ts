import { show } from "#chat/answer.ts";
import { command } from "#chat/command.ts";
import { choice, day, length, moment, optional, people, room, text, whole } from "#chat/option.ts";
import { proposedCard } from "#gatherings/cards.ts";
import { AUDIENCES, KINDS, LONGEST_DURATION, REVEALS } from "#gatherings/gathering.ts";
import { heldCard } from "#gatherings/hold-cards.ts";
import type { House } from "#house.ts";

/** Proposes a gathering; its card or its announcements go to a channel, and the organiser is shown what was understood. */
export const newGathering = command<House>()({
  path: "gathering new",
  may: "propose gatherings",
  answers: "with a form",
  options: {
    title: text({ max: 80 }),
    start: moment({ ahead: true }),
    duration: optional(length({ max: LONGEST_DURATION })),
    place: optional(text({ max: 120 })),
    kind: optional(choice(KINDS)),
    capacity: optional(whole({ min: 1, max: 10_000 })),
    party: optional(whole({ min: 1, max: 100 })),
    repeat: optional(text({ max: 200 })),
    until: optional(day()),
    except: optional(text({ max: 3_000, lines: true })),
    channel: optional(room()),
    post: optional(text({ max: 20 })),
    reminders: optional(text({ max: 60 })),
    audience: optional(choice(AUDIENCES)),
    description: optional(text({ max: 1_000, lines: true })),
    closes: optional(text({ max: 20 })),
    link: optional(text({ max: 300 })),
    reveal: optional(choice(REVEALS)),
    organizers: optional(people({ max: 20 })),
    cover: optional(text({ max: 300 })),
    mark: optional(text({ max: 3_000, lines: true })),
    offers: optional(choice(["yes", "no"])),
    notify: optional(text({ max: 100 })),
  },
  async run(house, call) {
    const came = await house.gatherings.proposeOrHold(call.by, call.given, call.at);
    if (came.kind === "held") return show(heldCard(came.view, call.voice));
    const sight = await house.gatherings.see(call.by, came.done.gathering.id, undefined);
    return show(proposedCard(came.done, sight, call.voice));
  },
});
