import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { amendmentsInOrder, isUndecided } from "./amendment.ts";
import { amendmentsOf, secondsOf } from "./amendment-store.ts";
import { loadAssembly } from "./assembly-store.ts";
import { votersCount } from "./ballot-store.ts";
import type { Motion } from "./motion.ts";
import { loadMotion } from "./store.ts";

/** A motion with what its card shows beside it. */
export interface MotionView {
  readonly motion: Motion;
  readonly proposer: string;
  /** How many have voted; null before the opening. */
  readonly voters: number | null;
  /** How many second it. */
  readonly seconds: number;
  /** Its amendments, those still to be voted on in the order of their vote. */
  readonly amendments: readonly Pick<Motion, "id" | "handle" | "title" | "state">[];
  /** The handles of the motion that it amends, and of the one that it takes up again. */
  readonly amends: string | null;
  readonly reopens: string | null;
  /** Whether any member may ask for a secret ballot, as the assembly's rules have it. */
  readonly onRequest: boolean;
  /** Whether its assembly is closed: what it left undecided is prepared no further. */
  readonly over: boolean;
}

/** The card's view of a motion. */
export async function motionView(db: Db, community: Id, id: Id): Promise<MotionView> {
  const motion = await loadMotion(db, community, id);
  const names = await personNames(db, community, [motion.proposer]);
  const voters = motion.openedAt === null ? null : await votersCount(db, community, id);
  const amendments = await amendmentsOf(db, community, id);
  const assembly = motion.assembly === null ? null : await loadAssembly(db, community, motion.assembly);
  return {
    motion,
    proposer: names.get(motion.proposer) ?? "",
    voters,
    seconds: await secondsOf(db, community, id),
    amendments: [...amendmentsInOrder(motion.text, amendments.filter(isUndecided)), ...amendments.filter((each) => !isUndecided(each))],
    amends: motion.amends === null ? null : (await loadMotion(db, community, motion.amends)).handle,
    reopens: motion.reopens === null ? null : (await loadMotion(db, community, motion.reopens)).handle,
    onRequest: assembly?.rules.secret === "request",
    over: assembly?.state === "closed",
  };
}
