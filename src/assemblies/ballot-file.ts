import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { openMarks, publishedBallots } from "./ballot-store.ts";
import { writeBlt } from "./count/blt.ts";
import { ballotsOf } from "./count/gather.ts";
import { type Mark, readMark } from "./mark.ts";
import type { Motion } from "./motion.ts";
import { loadMotion } from "./store.ts";

const YES_NO = ["For", "Against", "Abstain"] as const;

/** The ballots of a closed vote as a file that `parvis tally` and other programs count. */
export function ballotFile(motion: Motion, marks: readonly Mark[]): string {
  const yesNo = motion.method === "yes-no";
  const candidates = yesNo ? YES_NO : motion.choices;
  const ballots = ballotsOf(
    { candidates, seats: motion.seats },
    marks.map((mark) => ({ ranks: ranksOf(mark, yesNo) })),
  );
  return writeBlt({ ...ballots, title: `${motion.handle} ${motion.title}` });
}

/** A blank ballot ranks nobody; so does an abstention among choices, which is counted in the result and not in the file. */
function ranksOf(mark: Mark, yesNo: boolean): readonly (readonly number[])[] {
  if (mark.kind === "ranks") return mark.ranks;
  const place = yesNo && mark.kind !== "blank" ? ["for", "against", "abstain"].indexOf(mark.kind) : -1;
  return place === -1 ? [] : [[place]];
}

/** The published ballots of a closed vote. Of a secret one each has its receipt, and nobody's name. */
export interface PublishedBallots {
  readonly motion: Motion;
  readonly ballots: readonly { readonly receipt: string | null; readonly mark: Mark }[];
  readonly file: string;
}

/** What was cast in a closed vote; null while it is not closed. */
export async function publishedOf(db: Db, community: Id, id: Id): Promise<PublishedBallots | null> {
  const motion = await loadMotion(db, community, id);
  if (motion.state !== "closed") return null;
  const ballots = motion.secret
    ? (await publishedBallots(db, community, id)).map(({ receipt, mark }) => ({ receipt, mark: readMark(mark) }))
    : (await openMarks(db, community, id)).map((mark) => ({ receipt: null, mark: readMark(mark) }));
  const file = ballotFile(
    motion,
    ballots.map(({ mark }) => mark),
  );
  return { motion, ballots, file };
}
