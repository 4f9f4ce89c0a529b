import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { choice, existing, type GivenThing, optional, whole } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { sharedCard, unsharedCard } from "#partners/cards.ts";
import { MOST_SEATS, SHAREABLE, type Shareable } from "#partners/partner.ts";

/** The one thing that was named. */
function named(given: Readonly<Partial<Record<Shareable, GivenThing | undefined>>>): { readonly kind: Shareable; readonly subject: Id } {
  const [first, second] = SHAREABLE.flatMap((kind) => (given[kind] === undefined ? [] : [{ kind, subject: given[kind].id }]));
  if (first === undefined || second !== undefined) throw new Misuse(null, first === undefined ? "partner-share-what" : "partner-share-one");
  return first;
}

/** Shares a gathering, an announcement, a service or a campaign with a partner, or shares it no more. */
export const shareWithPartner = command<House>()({
  path: "partner share",
  may: "announce",
  answers: "to the asker",
  options: {
    gathering: optional(existing("gathering")),
    announcement: optional(existing("announcement")),
    service: optional(existing("service")),
    campaign: optional(existing("campaign")),
    partner: optional(existing("partner")),
    seats: optional(whole({ min: 1, max: MOST_SEATS })),
    stop: optional(choice(["yes", "no"])),
  },
  async run(house, call) {
    const { partner, seats, stop } = call.given;
    const what = { ...named(call.given), partner: partner?.id ?? null };
    if (stop === "yes") return show(unsharedCard(await house.partners.unshare(call.by, what), call.voice));
    return show(sharedCard(await house.partners.share(call.by, { ...what, seats: seats ?? null }), call.voice));
  },
  presses: {
    stop: press<House>("to the asker", async (house, call, id) =>
      replace(unsharedCard(await house.partners.unshareOne(call.by, id as Id), call.voice)),
    ),
  },
});
