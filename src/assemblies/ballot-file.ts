import { csvTable } from "#kernel/csv.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { openMarks, publishedBallots } from "./ballot-store.ts";
import { writeBlt } from "./count/blt.ts";
import { ballotsOf } from "./count/gather.ts";
import { type Mark, readMark, typedMark, writeMark } from "./mark.ts";
import type { Motion } from "./motion.ts";
import { loadMotion } from "./store.ts";

const YES_NO = ["For", "Against", "Abstain"] as const;

/** A ballot of a closed vote; of a secret one with its receipt, and of none with a name. */
export interface PublishedBallot {
  readonly receipt: string | null;
  readonly mark: Mark;
}

/**
 * The ballots of a closed vote as a file that `parvis tally` and other programs count. Equal ballots stand on one line and the lines
 * in an order of their own, so the same ballots make the same bytes.
 */
export function ballotFile(motion: Motion, cast: readonly Mark[]): string {
  const marks = [...cast].sort((a, b) => (writeMark(a) < writeMark(b) ? -1 : 1));
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

/** The ballots as a table, the receipt first where there is one. */
export function ballotTable(motion: Motion, ballots: readonly PublishedBallot[]): string {
  const rows = ballots.map(({ receipt, mark }) => [...(receipt === null ? [] : [receipt]), typedMark(motion, mark)]);
  return csvTable([motion.secret ? ["receipt", "ballot"] : ["ballot"], ...rows]);
}

/** The ballots, how they are counted, and the result, as JSON. */
export function ballotJson(motion: Motion, ballots: readonly PublishedBallot[]): string {
  const { handle, title, method, seats, choices, entitled, electorate, result } = motion;
  const said = ballots.map(({ receipt, mark }) => ({ ...(receipt === null ? {} : { receipt }), ballot: typedMark(motion, mark) }));
  return `${JSON.stringify({ motion: handle, title, method, seats, choices, entitled, electorate, ballots: said, result }, null, 2)}\n`;
}

/** The published ballots of a closed vote, in an order that tells nothing of when they were cast. */
export interface PublishedBallots {
  readonly motion: Motion;
  readonly ballots: readonly PublishedBallot[];
  /** As `parvis tally` reads it. */
  readonly file: string;
}

/** What was cast in a closed vote; null while it is not closed. */
export async function publishedOf(db: Db, community: Id, id: Id): Promise<PublishedBallots | null> {
  const motion = await loadMotion(db, community, id);
  if (motion.state !== "closed") return null;
  const ballots = motion.secret
    ? (await publishedBallots(db, community, id)).map(({ receipt, mark }) => ({ receipt, mark: readMark(mark) }))
    : (await openMarks(db, community, id)).sort().map((mark) => ({ receipt: null, mark: readMark(mark) }));
  const marks = ballots.map(({ mark }) => mark);
  return { motion, ballots, file: ballotFile(motion, marks) };
}
