import { z } from "zod";
import type { RankedBallot } from "./count/ballots.ts";
import { ballotsOf } from "./count/gather.ts";
import { countBallots } from "./count/tally.ts";
import { type Casting, verdict } from "./majority.ts";
import type { Mark } from "./mark.ts";
import type { Motion } from "./motion.ts";

/** The figures of a vote and its verdict, as they are kept and published. Whole numbers only. */
export const resultSchema = z.object({
  outcome: z.enum(["adopted", "rejected", "no-quorum", "tied", "elected"]),
  reason: z.string(),
  proclaimed: z.boolean(),
  for: z.number(),
  against: z.number(),
  abstain: z.number(),
  blank: z.number(),
  void: z.number(),
  cast: z.number(),
  voters: z.number(),
  base: z.number(),
  required: z.number(),
  entitled: z.number(),
  /** In an assembly; null where nobody is counted as present. */
  present: z.number().nullable().default(null),
  represented: z.number().default(0),
  /** The quorum required and how many were counted for it; null where there is none. */
  quorum: z.object({ required: z.number(), counted: z.number(), met: z.boolean() }).nullable().default(null),
  elected: z.array(z.string()),
  tied: z.array(z.string()),
  rounds: z.array(z.unknown()),
  choices: z.record(z.string(), z.number()),
});

export type Result = z.infer<typeof resultSchema>;

interface Sums {
  readonly for: number;
  readonly against: number;
  readonly abstain: number;
  readonly blank: number;
}

function sumsOf(marks: readonly Mark[]): Sums {
  const sums = { for: 0, against: 0, abstain: 0, blank: 0 };
  for (const mark of marks) if (mark.kind !== "ranks") sums[mark.kind] += 1;
  return sums;
}

/** Counts the ballots of a motion. The order of the ballots never matters; nothing is rounded. */
export function resultOf(motion: Motion, marks: readonly Mark[], entitled: number, casting: Casting | null = null): Result {
  return motion.method === "yes-no" ? yesNoResult(motion, sumsOf(marks), entitled, casting) : choiceResult(motion, marks, entitled);
}

function yesNoResult(motion: Motion, sums: Sums, entitled: number, casting: Casting | null = null): Result {
  const { present, represented, quorum } = motion;
  const figures = { ...sums, void: 0, present, represented, entitled, quorum, casting };
  const decided = verdict(figures, motion.majority);
  return {
    outcome: decided.outcome,
    reason: decided.reason,
    proclaimed: true,
    ...sums,
    void: 0,
    cast: decided.cast,
    voters: decided.voters,
    base: decided.base,
    required: decided.required,
    entitled,
    present,
    represented,
    quorum: decided.quorum,
    elected: [],
    tied: [],
    rounds: [],
    choices: {},
  };
}

function choiceResult(motion: Motion, marks: readonly Mark[], entitled: number): Result {
  const sums = sumsOf(marks);
  const ranked: RankedBallot[] = marks.flatMap((mark) => (mark.kind === "ranks" ? [{ ranks: mark.ranks }] : []));
  const count = countBallots(ballotsOf({ candidates: motion.choices, seats: motion.seats }, ranked), { method: motion.method });
  const cast = ranked.length;
  const complete = count.elected.length >= Math.min(motion.seats, motion.choices.length);
  return {
    outcome: complete ? "elected" : cast === 0 ? "rejected" : "tied",
    reason: complete ? "reached" : cast === 0 ? "no-vote-expressed" : "even",
    proclaimed: true,
    ...sums,
    void: 0,
    cast,
    voters: cast + sums.abstain + sums.blank,
    base: cast,
    required: 0,
    entitled,
    present: motion.present,
    represented: motion.represented,
    quorum: null,
    elected: [...count.elected],
    tied: [...count.tied],
    rounds: count.rounds.map((round) => ({ ...round })),
    choices: firstChoices(motion, ranked),
  };
}

/** How often each choice stands in the first rank; for approvals that is how many approve it. */
function firstChoices(motion: Motion, ballots: readonly RankedBallot[]): Record<string, number> {
  const counts = new Map<string, number>(motion.choices.map((name) => [name, 0]));
  for (const { ranks } of ballots) {
    for (const place of ranks[0] ?? []) {
      const name = motion.choices[place] as string;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}

/**
 * The result of a motion that was not put to the vote, since too few were present or represented: the quorum is a condition of
 * deciding, so the text is neither adopted nor rejected.
 */
export function withoutQuorum(motion: Motion, entitled: number, quorum: { readonly required: number; readonly counted: number }): Result {
  const empty = { for: 0, against: 0, abstain: 0, blank: 0 };
  const figures = yesNoResult({ ...motion, quorum: null }, empty, entitled);
  return { ...figures, outcome: "no-quorum", reason: "quorum-missing", quorum: { ...quorum, met: false } };
}
