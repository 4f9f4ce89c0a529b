import { type Ballots, groupsOf, joined, skipped, type Unranked } from "./ballots.ts";

/**
 * A running count of duels: how many ballots prefer each candidate to each other one. A ballot is added or taken back in time that
 * depends on the candidates alone, and so is what is read from it, however many ballots there are.
 *
 * Candidates stand in blocks of eight. For each block, each candidate and each set of the block's candidates it says how many ballots
 * rank the candidate below exactly those of the block: one number changes for each rank of a ballot, and not one for each pair.
 */
export interface DuelTally {
  readonly size: number;
  readonly unranked: Unranked;
  /** `sets[((block * size + candidate) << 8) + set]`, where bit `k` of `set` is candidate `8 * block + k`. */
  readonly sets: Float64Array;
  /** `beside[a * size + b]`: ballots that rank both at one rank. */
  readonly beside: Float64Array;
  ballots: number;
}

type Ranks = readonly (readonly number[])[];

const blockBits = 3;
/** Candidates of a block, each a bit of a set. */
const setBits = 1 << blockBits;

/** An empty tally for candidates 0 to `size - 1`. */
export function duelTally(size: number, unranked: Unranked = "last"): DuelTally {
  const blocks = Math.ceil(size / setBits);
  return { size, unranked, sets: new Float64Array((blocks * size) << setBits), beside: new Float64Array(size * size), ballots: 0 };
}

/** Adds `weight` ballots of these ranks, the best first; a rank may be shared, or empty. */
export function addBallot(tally: DuelTally, ranks: Ranks, weight = 1): void {
  const { size, sets } = tally;
  const shared = addToBlock(sets, 0, 0, ranks, weight);
  for (let block = 1; block << blockBits < size; block++) addToBlock(sets, (block * size) << setBits, block, ranks, weight);
  if (shared) for (const rank of ranks) addEquals(tally, rank, weight);
  tally.ballots += weight;
}

/** Takes back what was added: a ballot was replaced by another. */
export function removeBallot(tally: DuelTally, ranks: Ranks, weight = 1): void {
  addBallot(tally, ranks, -weight);
}

/** Adds a ballot to the block whose sets begin at `start`, and says whether it has a rank that is shared. */
function addToBlock(sets: Float64Array, start: number, block: number, ranks: Ranks, weight: number): boolean {
  let above = 0;
  let shared = false;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] as readonly number[];
    let better = above;
    for (let within = 0; within < rank.length; within++) {
      const candidate = rank[within] as number;
      const place = start + (candidate << setBits) + above;
      sets[place] = (sets[place] as number) + weight;
      if (candidate >> blockBits === block) better |= 1 << (candidate & (setBits - 1));
    }
    above = better;
    if (rank.length > 1) shared = true;
  }
  return shared;
}

function addEquals({ size, beside }: Pick<DuelTally, "size" | "beside">, rank: ArrayLike<number>, weight: number): void {
  for (let at = 0; at < rank.length; at++) {
    for (let other = 0; other < rank.length; other++) {
      const duel = (rank[at] as number) * size + (rank[other] as number);
      if (at !== other) beside[duel] = (beside[duel] as number) + weight;
    }
  }
}

/** Row by row, how many ballots of a running tally prefer each candidate to each other one. */
export function duelsSoFar(tally: DuelTally): Float64Array {
  const { size, sets, beside } = tally;
  const pairs = { ...noPairs(size), beside };
  for (let place = 0; place < sets.length; place++) {
    const ballots = sets[place] as number;
    if (ballots === 0) continue;
    const row = place >> setBits;
    const [block, candidate] = [Math.floor(row / size), row % size];
    if (block === 0) pairs.ranked[candidate] = (pairs.ranked[candidate] as number) + ballots;
    for (let set = place & ((1 << setBits) - 1), better = block << blockBits; set > 0; set >>= 1, better++) {
      const duel = better * size + candidate;
      if ((set & 1) === 1) pairs.above[duel] = (pairs.above[duel] as number) + ballots;
    }
  }
  return preferred(pairs, tally.unranked);
}

/** What ballots say of each two candidates. */
interface Pairs {
  readonly size: number;
  /** `above[a * size + b]`: ballots that rank both, and a above b. */
  readonly above: Float64Array;
  /** `beside[a * size + b]`: ballots that rank both at one rank. */
  readonly beside: Float64Array;
  /** Ballots that rank each candidate. */
  readonly ranked: Float64Array;
}

function noPairs(size: number): Pairs {
  return { size, above: new Float64Array(size * size), beside: new Float64Array(size * size), ranked: new Float64Array(size) };
}

/**
 * How many ballots prefer each candidate to each other one. Where `last` is the rule, a ballot that ranks one and not the other
 * prefers the one; how often that is follows from how often each is ranked, and how often both are.
 */
function preferred({ size, above, beside, ranked }: Pairs, unranked: Unranked): Float64Array {
  if (unranked === "none") return above;
  const wins = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const [over, under] = [a * size + b, b * size + a];
      const both = (above[over] as number) + (above[under] as number) + (beside[over] as number);
      if (a !== b) wins[over] = (above[over] as number) + (ranked[a] as number) - both;
    }
  }
  return wins;
}

/** How many ballots prefer each of `all` to each other, row by row. */
export function duelsOf(ballots: Ballots, all: readonly number[], unranked: Unranked): bigint[] {
  const size = ballots.candidates.length;
  const placed = new Int16Array(size);
  const limbs = ballots.weights.map((weights) => {
    const pairs = noPairs(size);
    for (let group = 0; group < groupsOf(ballots); group++) addGroup(pairs, ballots, group, weights[group] as number, placed);
    return preferred(pairs, unranked);
  });
  return all.flatMap((a) => all.map((b) => joined(limbs.map((wins) => wins[a * size + b] ?? 0))));
}

/** Adds the ballots of one group; `placed` has room for whom they rank. */
function addGroup(pairs: Pairs, ballots: Ballots, group: number, weight: number, placed: Int16Array): void {
  const { size, above, ranked } = pairs;
  const { items, starts } = ballots;
  const end = starts[group + 1] as number;
  let last = 0;
  for (let at = starts[group] as number; at < end; at++) {
    const item = items[at] as number;
    if (item === skipped) continue;
    const first = last;
    const until = item >= 0 ? at : at - item;
    if (item < skipped) at += 1;
    for (; at <= until; at++) {
      const candidate = items[at] as number;
      ranked[candidate] = (ranked[candidate] as number) + weight;
      for (let better = 0; better < first; better++) {
        const duel = (placed[better] as number) * size + candidate;
        above[duel] = (above[duel] as number) + weight;
      }
      placed[last++] = candidate;
    }
    at = until;
    if (last - first > 1) addEquals(pairs, placed.subarray(first, last), weight);
  }
}
