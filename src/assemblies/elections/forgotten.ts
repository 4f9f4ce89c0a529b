import { updateMotion } from "#assemblies/store.ts";
import type { Id } from "#kernel/ids.ts";
import { freshen } from "#outbox/fresh.ts";
import type { Tx } from "#store/db.ts";
import { ballotNames } from "./election.ts";
import { candidatesOf, dropCandidacies, forgetBirths } from "./store.ts";

/** Whoever asks to be forgotten stands in no election that is still to come, and no date of birth is kept of them. */
export async function forgetCandidacies(tx: Tx, community: Id, person: Id): Promise<void> {
  for (const motion of await dropCandidacies(tx, community, person)) {
    await updateMotion(tx, community, motion, { choices: JSON.stringify(ballotNames(await candidatesOf(tx, community, motion))) });
    await freshen(tx, community, { kind: "call", id: motion });
  }
  await forgetBirths(tx, community, person);
}
