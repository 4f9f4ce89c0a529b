import { replace, show } from "#chat/answer.ts";
import { command, pick, press } from "#chat/command.ts";
import { optional, person, text } from "#chat/option.ts";
import type { House } from "#house.ts";
import type { Id } from "#kernel/ids.ts";
import { accountsCard, unlinkCard } from "#membership/link-cards.ts";

/** Takes an account away from a person: one of one's own, or one that somebody has lost. Everything but the account stays theirs. */
export const unlink = command<House>()({
  path: "parvis unlink",
  may: "look around",
  answers: "to the asker",
  options: { account: optional(text({ max: 80 })), person: optional(person()) },
  confirms: ({ account }) => account !== undefined,
  async before(house, call) {
    const { account, person: whose } = call.given;
    if (account !== undefined) await house.unlinking.requireUnlinking(call.by, { person: whose?.id ?? call.by.person, typed: account });
  },
  async run(house, call) {
    const { account: typed, person: whose } = call.given;
    const owner = whose?.id ?? call.by.person;
    if (typed === undefined) return show(accountsCard(await house.unlinking.accountsOf(call.by, owner), call.voice));
    return show(unlinkCard(await house.unlinking.unlink(call.by, { person: owner, typed }), "unlinked", call.voice));
  },
  presses: {
    chosen: pick<House>("to the asker", async (house, call, _id, values) =>
      replace(unlinkCard(await house.unlinking.requireUnlinking(call.by, { id: values[0] as Id }), "asked", call.voice)),
    ),
    now: press<House>("to the asker", async (house, call, id) =>
      replace(unlinkCard(await house.unlinking.unlink(call.by, { id: id as Id }), "unlinked", call.voice)),
    ),
  },
});
