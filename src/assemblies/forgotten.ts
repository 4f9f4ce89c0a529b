import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { dropMotions } from "./amendment-store.ts";
import { boundTo } from "./amendment-turn.ts";
import { takeBack } from "./decided.ts";
import { forgetCandidacies } from "./elections/forgotten.ts";
import { endProxy, forgetInstructions, proxiesWith } from "./proxy-store.ts";
import { comingFrom } from "./store.ts";

/**
 * What somebody who asks to be forgotten had proposed and is not open yet is withdrawn with its amendments, their proxies are revoked,
 * and they stand for no election any more. What is being voted on goes on. What was voted stays as it was counted: the roll and the
 * minutes name a person without a name.
 */
export async function forgetMotions(
  tx: Tx,
  { community, person, now }: { readonly community: Id; readonly person: Id; readonly now: Instant },
): Promise<void> {
  for (const motion of await comingFrom(tx, community, person)) {
    const bound = (await boundTo(tx, community, motion)).filter(({ state }) => state !== "open");
    await dropMotions(
      tx,
      community,
      bound.map(({ id }) => id),
      instantIn(now),
    );
    await takeBack(tx, community, motion.id, now);
  }
  for (const { assembly, giver, holder } of await proxiesWith(tx, community, person)) {
    await endProxy(tx, community, assembly, { giver, holder }, "revoked", instantIn(now));
    await forgetInstructions(tx, community, { assembly, giver });
    await freshen(tx, community, { kind: "assembly", id: assembly });
  }
  await forgetCandidacies(tx, community, person);
}
