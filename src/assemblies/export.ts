import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { writeMajority } from "./majority.ts";
import type { Motion } from "./motion.ts";
import { listMotions, publishedBallots } from "./store.ts";

const STATES = ["draft", "tabled", "open", "closed", "withdrawn"] as const;

/** The community's motions as the export shows them. Of a secret vote it holds what is published, and nobody's name. */
export async function exportMotions(db: Db, community: Id): Promise<Readonly<Record<string, unknown>>> {
  const motions = await listMotions(db, community, STATES, 100_000);
  const entries: [string, unknown][] = [];
  for (const motion of motions.toReversed()) entries.push([motion.handle, await exportMotion(db, community, motion)]);
  return Object.fromEntries(entries);
}

async function exportMotion(db: Db, community: Id, motion: Motion): Promise<unknown> {
  const published = motion.secret && motion.state === "closed" ? await publishedBallots(db, community, motion.id) : null;
  return {
    title: motion.title,
    assembly: motion.assembly,
    method: motion.method,
    majority: writeMajority(motion.majority),
    secret: motion.secret,
    state: motion.state,
    result: motion.result === null ? null : exportResult(motion),
    ...(published === null ? {} : { ballots: published.map(({ receipt, mark }) => ({ receipt, mark })) }),
  };
}

function exportResult({ result }: Motion): unknown {
  if (result === null) return null;
  return {
    outcome: result.outcome,
    reason: result.reason,
    proclaimed: result.proclaimed,
    for: result.for,
    against: result.against,
    abstain: result.abstain,
    blank: result.blank,
    cast: result.cast,
    required: result.required,
    entitled: result.entitled,
    turnout: result.voters,
    elected: result.elected,
    tied: result.tied,
    rounds: result.rounds,
    choices: result.choices,
  };
}
