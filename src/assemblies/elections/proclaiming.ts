import { publishedOf } from "#assemblies/ballot-file.ts";
import type { Motion } from "#assemblies/motion.ts";
import { resultOf } from "#assemblies/result.ts";
import { updateMotion } from "#assemblies/store.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Vault } from "#kernel/vault.ts";
import { freshen, roomsShowing } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import type { Tx } from "#store/db.ts";
import { afterElection, electionTerms } from "./closing.ts";

/** Whether an election is counted and waits for the dates of birth of those who are equal: its rule elects the eldest. */
export function awaitsBirths({ state, result }: Pick<Motion, "state" | "result">): boolean {
  return state === "closed" && result !== null && !result.proclaimed && result.tied.length > 0 && result.tie === "eldest";
}

/**
 * Counts such an election again, from the ballots as they were cast. Where the dates that are known by now settle it, the result is
 * proclaimed: it stands in place of the one that was open, the mandates are entered, and the rooms that showed the vote are told.
 */
export async function proclaimTied(tx: Tx, vault: Vault, community: Id, motion: Motion, now: Instant): Promise<void> {
  const { result, closedAt } = motion;
  const published = await publishedOf(tx, community, motion.id);
  if (result === null || closedAt === null || published === null) return;
  const marks = published.ballots.map(({ mark }) => mark);
  const counted = resultOf(motion, marks, motion.entitled ?? 0, await electionTerms(tx, vault, community, motion, marks, closedAt));
  if (counted.outcome === "tied") return;
  const settled = await afterElection(tx, community, motion, counted, closedAt, new Set(result.elected));
  await updateMotion(tx, community, motion.id, { result: JSON.stringify(settled) });
  const subject = { kind: "motion", id: motion.id };
  await freshen(tx, community, subject);
  for (const room of await roomsShowing(tx, community, subject)) {
    await tell(tx, {
      community,
      to: { room },
      name: "motion-result",
      version: 1,
      facts: { motion: motion.id },
      once: `motion-proclaimed:${motion.handle}:${room}`,
      now,
      kind: "result",
      due: now,
    });
  }
}
