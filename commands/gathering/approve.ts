import { replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { choice, optional, text } from "#chat/option.ts";
import { DECISIONS, type Decision } from "#gatherings/hold.ts";
import { heldCard, holdsCard } from "#gatherings/hold-cards.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";

function decision(how: Decision) {
  return press<House>("to the asker", async (house, call, id) =>
    replace(heldCard(await house.gatherings.decideHeld(call.by, id as Id, how), call.voice)),
  );
}

/** Approves or refuses a gathering of somebody else, or a change of one; without any, says which wait. Its author may take it back. */
export const approveGathering = command<House>()({
  path: "gathering approve",
  may: "take part",
  answers: "to the asker",
  options: { gathering: optional(text({ max: 80 })), decision: optional(choice(DECISIONS)) },
  async run(house, call) {
    const { gathering, decision: how = "approve" } = call.given;
    if (gathering === undefined) return show(holdsCard(await house.gatherings.heldWaiting(call.by), call.voice));
    const id = await house.gatherings.heldMeant(call.by, gathering);
    return show(heldCard(await house.gatherings.decideHeld(call.by, id, how), call.voice));
  },
  presses: {
    approve: decision("approve"),
    refuse: decision("refuse"),
    withdraw: decision("withdraw"),
    show: pick<House>("to the asker", async (house, call, _id, values) =>
      replace(heldCard(await house.gatherings.seeHeld(call.by, values[0] as Id), call.voice)),
    ),
  },
});
