import { replace, show } from "#chat/answer.ts";
import { command, press } from "#chat/command.ts";
import { existing } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { delegationCard } from "#membership/delegation-cards.ts";

/** Takes a power back that one gave; what was drawn from it falls with it. */
export const revokePower = command<House>()({
  path: "delegate revoke",
  may: "see members",
  answers: "to the asker",
  options: { delegation: existing("delegation") },
  async run(house, call) {
    return show(delegationCard(await house.delegations.revoke(call.by, call.given.delegation.id), "giver", call.voice));
  },
  presses: {
    now: press<House>("to the asker", async (house, call, id) =>
      replace(delegationCard(await house.delegations.revoke(call.by, id as Id), "giver", call.voice)),
    ),
  },
});
