import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Vault } from "#kernel/vault.ts";
import { freshen, roomsShowing } from "#outbox/fresh.ts";
import { tell } from "#outbox/notice.ts";
import { scrub } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Tx } from "#store/db.ts";
import { applyAmendment } from "./amendment-turn.ts";
import { presentDuring } from "./assembly.ts";
import { loadAssembly } from "./assembly-store.ts";
import { sheetDuring } from "./attendance-store.ts";
import { ballotOf, openMarks, publishBox, sealedBallots } from "./ballot-store.ts";
import { planDecided } from "./decided.ts";
import { afterElection, electionTerms } from "./elections/closing.ts";
import { loadElectors } from "./electorate-store.ts";
import type { Casting } from "./majority.ts";
import { type Mark, readMark } from "./mark.ts";
import type { Motion } from "./motion.ts";
import { resultOf } from "./result.ts";
import { openBallot } from "./secrecy.ts";
import { bumpMotion, motionOut, updateMotion } from "./store.ts";
import { freshenAgenda } from "./turn.ts";

/**
 * Closes and counts inside one change: ballots in, result out. A secret vote's ballots are opened, counted and published
 * sorted by receipt, and its key is destroyed. `at` is the closing instant that stands in the result, `now` when it is done.
 */
export async function closeMotion(tx: Tx, vault: Vault, community: Id, id: Id, at: Instant, now: Instant): Promise<void> {
  const row = await bumpMotion.first(tx, { community, id });
  if (row === null || row.state !== "open") return;
  const motion = await withSheet(tx, community, motionOut(row), at);
  const marks =
    row.sealed_key === null ? await castMarks(tx, community, id) : await unsealedMarks(tx, community, id, vault.open(row.sealed_key));
  if (motion.secret) scrub(tx);
  const casting = await castingVote(tx, community, motion);
  const counted = resultOf(motion, marks, row.entitled ?? 0, {
    casting,
    ...(await electionTerms(tx, vault, community, motion, marks, at)),
  });
  const result = await afterElection(tx, community, motion, counted, at);
  const { present, represented } = motion;
  await updateMotion(tx, community, id, {
    state: "closed",
    closed_at: instantIn(at),
    result: JSON.stringify(result),
    sealed_key: null,
    draw: null,
    ...(motion.assembly === null ? {} : { present, represented }),
  });
  if (result.outcome === "adopted") await applyAmendment(tx, community, motion, at);
  await planDecided(tx, community, id, now);
  const subject = { kind: "motion", id };
  await freshen(tx, community, subject);
  await freshenAgenda(tx, community, motion.assembly);
  for (const room of await roomsShowing(tx, community, subject)) {
    await tell(tx, {
      community,
      to: { room },
      name: "motion-result",
      version: 1,
      facts: { motion: id },
      once: `motion-result:${row.handle}:${room}`,
      now,
      kind: "result",
      due: at,
    });
  }
}

/** In an assembly, who was present or represented from the opening of the vote to its close. */
async function withSheet(tx: Tx, community: Id, motion: Motion, at: Instant): Promise<Motion> {
  if (motion.assembly === null || motion.openedAt === null) return motion;
  const entitled = await loadElectors(tx, community, motion.assembly);
  const sheet = await sheetDuring(tx, community, motion.assembly, instantIn(motion.openedAt), instantIn(at));
  return { ...motion, ...presentDuring(entitled, sheet.inRoom, sheet.proxies) };
}

/** The chair's vote, where the assembly's rules let it decide an exact tie. Of a secret vote nobody knows it, and it decides nothing. */
async function castingVote(tx: Tx, community: Id, motion: Motion): Promise<Casting | null> {
  if (motion.assembly === null || motion.method !== "yes-no") return null;
  const assembly = await loadAssembly(tx, community, motion.assembly);
  if (!assembly.rules.casting) return null;
  if (motion.secret) return { vote: "abstain", secret: true };
  const ballot = await ballotOf.first(tx, { community, motion: motion.id, person: assembly.chair });
  const vote = ballot?.mark;
  return { vote: vote === "for" || vote === "against" ? vote : "abstain", secret: false };
}

async function castMarks(tx: Tx, community: Id, id: Id): Promise<readonly Mark[]> {
  return (await openMarks(tx, community, id)).map(readMark);
}

async function unsealedMarks(tx: Tx, community: Id, id: Id, key: Buffer): Promise<readonly Mark[]> {
  const ballots = (await sealedBallots(tx, community, id)).map((sealed) => openBallot(key, sealed));
  await publishBox(tx, community, id, ballots);
  return ballots.map(({ mark }) => readMark(mark));
}
