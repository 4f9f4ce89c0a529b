import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { ballotFile, ballotJson, ballotTable, type PublishedBallots, publishedOf } from "./ballot-file.ts";
import { type Mark, typedMark } from "./mark.ts";
import type { Motion } from "./motion.ts";
import type { Result } from "./result.ts";
import { readReceipt } from "./secrecy.ts";
import { findMotion, listMotions, loadMotion } from "./store.ts";

/** A vote that is over, with what was counted. */
export interface ShownResult {
  readonly motion: Motion;
  readonly result: Result;
}

/** What a receipt stands for among the published ballots: the choice as it is typed; null when it is not among them. */
export interface Checked {
  readonly receipt: string;
  readonly choice: string | null;
}

/** The ways in which published ballots are written. */
export const BALLOT_FILES = ["blt", "csv", "json"] as const;

/** The most results that one page names. */
const MOST = 200;

/** What everybody sees of votes: those that are closed, their results and ballots. Never an open one. */
export function showingResults({ db }: Pick<Parts, "db">) {
  async function list(community: Id): Promise<readonly ShownResult[]> {
    const motions = await listMotions(db, community, ["closed"], MOST);
    return motions.flatMap((motion) => (motion.result === null ? [] : [{ motion, result: motion.result }]));
  }

  async function one(community: Id, handle: string): Promise<ShownResult | null> {
    const motion = await closed(db, community, handle);
    return motion === null || motion.result === null ? null : { motion, result: motion.result };
  }

  async function published(community: Id, handle: string): Promise<PublishedBallots | null> {
    const motion = await closed(db, community, handle);
    return motion === null || motion.result === null ? null : publishedOf(db, community, motion.id);
  }

  /** The published ballots as a file. */
  async function file(community: Id, handle: string, kind: (typeof BALLOT_FILES)[number]): Promise<string | null> {
    const found = await published(community, handle);
    if (found === null) return null;
    if (kind === "csv") return ballotTable(found.motion, found.ballots);
    if (kind === "json") return ballotJson(found.motion, found.ballots);
    return ballotFile(
      found.motion,
      found.ballots.map(({ mark }): Mark => mark),
    );
  }

  /** Looks a receipt up among the published ballots of a secret vote; null for what is no receipt, or no such vote. */
  async function check(community: Id, handle: string, typed: string): Promise<Checked | null> {
    const receipt = readReceipt(typed);
    const found = receipt === null ? null : await published(community, handle);
    if (receipt === null || found === null || !found.motion.secret) return null;
    const ballot = found.ballots.find((each) => each.receipt === receipt);
    return { receipt, choice: ballot === undefined ? null : typedMark(found.motion, ballot.mark) };
  }

  return { list, one, file, check };
}

async function closed(db: Db, community: Id, handle: string): Promise<Motion | null> {
  const named = /^m\d{1,9}$/i.test(handle) ? await findMotion(db, community, handle) : null;
  const motion = named === null ? null : await loadMotion(db, community, named.id);
  return motion?.state === "closed" ? motion : null;
}
