import { z } from "zod";
import type { RankedBallot } from "./count/ballots.ts";
import type { Count } from "./count/count.ts";
import { drawSchema } from "./elections/draw.ts";
import { type ElectionTerms, type Settled, settleElection } from "./elections/settle.ts";
import { type Casting, verdict } from "./majority.ts";
import type { Mark } from "./mark.ts";
import type { Motion } from "./motion.ts";

/** The figures of a vote and its verdict, as they are kept and published. Whole numbers only. */
export const resultSchema = z.object({
  outcome: z.enum(["adopted", "rejected", "no-quorum", "tied", "elected"]),
  reason: z.string(),
  /** False while nothing is decided: the vote could not be held, or who wins an equal vote is still to be settled. */
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
  /** The quota of a transferable count. */
  quota: z.union([z.number(), z.string()]).nullable().default(null),
  /** The rule for equals that held for this vote. */
  tie: z.enum(["none", "eldest", "lot"]).default("none"),
  /** Ties for a seat, each with the rule that settled it. */
  ties: z.array(z.object({ rule: z.enum(["eldest", "lot"]), among: z.array(z.string()), elected: z.array(z.string()) })).default([]),
  /** Who were equal within the count, and what settled it: an earlier round, or that nothing depended on it. */
  equals: z
    .array(
      z.object({
        among: z.array(z.string()),
        about: z.enum(["exclusion", "surplus", "last-seat"]),
        cut: z.boolean().optional(),
        settledBy: z.enum(["earlier-round", "lot", "no-difference", "open"]),
        taken: z.string().optional(),
      }),
    )
    .default([]),
  /** The draw, where a lot was drawn. */
  draw: drawSchema.nullable().default(null),
  /** Who has the votes and no seat, since as many of their section are elected as may be. */
  passed: z.array(z.object({ name: z.string(), section: z.string() })).default([]),
  /** Who goes on to the next round, and the motion that it is; null where this round was the last. */
  next: z
    .object({ motion: z.string(), candidates: z.array(z.string()), seats: z.number() })
    .nullable()
    .default(null),
});

export type Result = z.infer<typeof resultSchema>;

interface Sums {
  readonly for: number;
  readonly against: number;
  readonly abstain: number;
  readonly blank: number;
}

/** What decides a vote besides its ballots: the chair's vote, and for an election what settles ties and limits sections. */
export interface Deciding {
  readonly casting?: Casting | null;
  readonly terms?: Pick<ElectionTerms, "tie" | "born" | "draw" | "section" | "mostPerSection">;
}

const NO_TERMS = { tie: "none", born: new Map(), draw: null, section: new Map(), mostPerSection: null } as const;

function sumsOf(marks: readonly Mark[]): Sums {
  const sums = { for: 0, against: 0, abstain: 0, blank: 0 };
  for (const mark of marks) if (mark.kind !== "ranks") sums[mark.kind] += 1;
  return sums;
}

/** Counts the ballots of a motion. The order of the ballots never matters; nothing is rounded. */
export function resultOf(motion: Motion, marks: readonly Mark[], entitled: number, deciding: Deciding = {}): Result {
  if (motion.method === "yes-no") return yesNoResult(motion, sumsOf(marks), entitled, deciding.casting ?? null);
  return choiceResult(motion, marks, entitled, deciding.terms ?? NO_TERMS);
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
    quota: null,
    tie: "none",
    ties: [],
    equals: [],
    draw: null,
    passed: [],
    next: null,
  };
}

function choiceResult(motion: Motion, marks: readonly Mark[], entitled: number, terms: NonNullable<Deciding["terms"]>): Result {
  const sums = sumsOf(marks);
  const ranked: RankedBallot[] = marks.flatMap((mark) => (mark.kind === "ranks" ? [{ ranks: mark.ranks }] : []));
  const cast = ranked.length;
  const voters = cast + sums.abstain + sums.blank;
  const share = needsMajority(motion);
  const { base, quorum, ...counted } = verdict(
    { ...sums, for: cast, void: 0, present: motion.present, represented: motion.represented, entitled, quorum: motion.quorum },
    share ? motion.majority : { kind: "plurality" },
  );
  const required = share ? counted.required : 0;
  const settled = settleElection(ranked, { ...terms, method: motion.method, candidates: motion.choices, seats: motion.seats });
  const decided = decideElection(motion, settled, { cast, required, met: quorum?.met ?? true });
  return {
    ...decided,
    proclaimed: decided.outcome !== "tied",
    ...sums,
    void: 0,
    cast,
    voters,
    base,
    required,
    entitled,
    present: motion.present,
    represented: motion.represented,
    quorum,
    rounds: settled.count.rounds.map((round) => ({ ...round })),
    quota: settled.count.quota,
    tie: terms.tie,
    choices: choicesOf(motion, ranked, settled.count),
    ties: settled.ties.map((tie) => ({ rule: tie.rule, among: [...tie.among], elected: [...tie.elected] })),
    equals: settled.count.ties.map((tie) => ({ ...tie, among: [...tie.among] })),
    draw: settled.draw,
    passed: settled.passed.map((each) => ({ ...each })),
    next: null,
  };
}

/** Whether whoever is elected needs a share of the votes, and not only the most of them: an election in rounds. */
export function needsMajority(motion: Pick<Motion, "method" | "majority">): boolean {
  return motion.majority.kind === "share" && (motion.method === "plurality" || motion.method === "approval");
}

function decideElection(
  motion: Motion,
  { count }: Settled,
  { cast, required, met }: { readonly cast: number; readonly required: number; readonly met: boolean },
): Pick<Result, "outcome" | "reason" | "elected" | "tied"> {
  if (!met) return { outcome: "no-quorum", reason: "quorum-missing", elected: [], tied: [] };
  if (cast === 0) return { outcome: "rejected", reason: "no-vote-expressed", elected: [], tied: [] };
  const votes = (name: string) => BigInt(count.rounds[0]?.totals[name] ?? "0");
  const reached = (name: string) => required === 0 || votes(name) >= BigInt(required);
  const elected = count.elected.filter(reached);
  const tied = count.tied.filter(reached);
  if (tied.length > 0) return { outcome: "tied", reason: "even", elected, tied };
  const complete = elected.length >= Math.min(motion.seats, motion.choices.length);
  if (complete) return { outcome: "elected", reason: "reached", elected, tied };
  if (required === 0)
    return { outcome: elected.length > 0 ? "elected" : "tied", reason: elected.length > 0 ? "seats-left" : "even", elected, tied };
  return { outcome: elected.length > 0 ? "elected" : "rejected", reason: "majority-missed", elected, tied };
}

/**
 * Votes by name: for one choice, approval and points their sums, for rankings how often each stands first. With a limit for
 * sections these are the votes as they were cast, before anybody was set aside.
 */
function choicesOf(motion: Motion, ballots: readonly RankedBallot[], count: Count): Record<string, number> {
  const counts = new Map<string, number>(motion.choices.map((name) => [name, 0]));
  for (const { ranks } of ballots) {
    const scale = motion.method === "score" ? ranks.length : 1;
    for (const [at, rank] of ranks.slice(0, scale).entries())
      for (const place of rank)
        counts.set(motion.choices[place] as string, (counts.get(motion.choices[place] as string) ?? 0) + scale - at);
  }
  return count.ballots === 0 ? Object.fromEntries(motion.choices.map((name) => [name, 0])) : Object.fromEntries(counts);
}

/**
 * The result of a motion that was not put to the vote, since too few were present or represented: the quorum is a condition of
 * deciding, so the text is neither adopted nor rejected.
 */
export function withoutQuorum(motion: Motion, entitled: number, quorum: { readonly required: number; readonly counted: number }): Result {
  const empty = { for: 0, against: 0, abstain: 0, blank: 0 };
  const figures = yesNoResult({ ...motion, quorum: null }, empty, entitled);
  return { ...figures, outcome: "no-quorum", reason: "quorum-missing", proclaimed: false, quorum: { ...quorum, met: false } };
}
