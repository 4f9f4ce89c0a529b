/**
 * Ranked ballots, equal ones grouped, laid out flat so that a hundred thousand are walked in milliseconds.
 *
 * The ranks of group `g` are `items[starts[g]]` up to `items[starts[g + 1] - 1]`, the best first. An item of 0 or more is
 * a candidate alone at its rank; `skipped` is a rank left empty; a negative item `-k` below it opens a rank shared by the
 * `k` candidates that follow. Withdrawn candidates stand on no ballot. Blank ballots are counted apart.
 */
export interface Ballots {
  readonly candidates: readonly string[];
  readonly withdrawn: readonly number[];
  readonly seats: number;
  readonly title: string | null;
  readonly starts: Int32Array;
  readonly items: Int16Array;
  /** How many ballots a group holds, in limbs of 26 bits, the lowest first; one limb of any size where the sum is safe. */
  readonly weights: readonly Float64Array[];
  readonly total: bigint;
  readonly blank: bigint;
  /** Whether any ballot has a rank shared by several candidates. */
  readonly shared: boolean;
}

/** One ballot in the open: ranks in order, each a list of candidates (by their place in the list); an empty rank is skipped. */
export interface RankedBallot {
  readonly ranks: readonly (readonly number[])[];
  readonly weight?: bigint | number;
}

/** What a rank shared by several continuing candidates does: the ballot passes over it, or dies there for good. */
export type Overvote = "skip" | "exhaust";

/** What an unranked candidate means: below all ranked ones, or no preference either way. */
export type Unranked = "last" | "none";

export const skipped = -1;
export const limbBits = 26n;

/** One rank as it is laid out: a candidate, a skipped rank, or a shared rank with its candidates in order. */
export function itemsOfRank(rank: readonly number[]): readonly number[] {
  if (rank.length === 0) return [skipped];
  return rank.length === 1 ? rank : [-rank.length, ...[...rank].sort((a, b) => a - b)];
}

/** The ranks of one group, in the open again. */
export function ranksOf(ballots: Ballots, group: number): number[][] {
  const ranks: number[][] = [];
  const end = ballots.starts[group + 1] ?? 0;
  for (let at = ballots.starts[group] ?? 0; at < end; at++) {
    const item = ballots.items[at] ?? skipped;
    if (item >= 0) ranks.push([item]);
    else if (item === skipped) ranks.push([]);
    else {
      ranks.push([...ballots.items.subarray(at + 1, at + 1 - item)]);
      at -= item;
    }
  }
  return ranks;
}

export function groupsOf(ballots: Ballots): number {
  return ballots.starts.length - 1;
}

export function weightOf(ballots: Ballots, group: number): bigint {
  return joined(ballots.weights.map((limb) => limb[group] ?? 0));
}

/** The candidates who stand: all but those withdrawn. */
export function standing(ballots: Ballots): number[] {
  const gone = new Set(ballots.withdrawn);
  return ballots.candidates.map((_, candidate) => candidate).filter((candidate) => !gone.has(candidate));
}

export const nobody = -1;
export const dead = -2;

/**
 * The candidate for whom a group counts while those marked in `open` continue: the first rank with exactly one of them.
 * `nobody` when the ballot runs out; `dead` at a rank that holds several of them, where overvotes exhaust.
 */
export function choiceOf(ballots: Ballots, group: number, open: Uint8Array, overvote: Overvote): number {
  const { items, starts } = ballots;
  const end = starts[group + 1] as number;
  for (let at = starts[group] as number; at < end; at++) {
    const item = items[at] as number;
    if (item >= 0) {
      if (open[item] === 1) return item;
    } else if (item < skipped) {
      const last = at - item;
      let found = nobody;
      let several = false;
      for (at++; at <= last; at++) {
        const candidate = items[at] as number;
        if (open[candidate] !== 1) continue;
        several = found !== nobody;
        found = candidate;
        if (several) break;
      }
      if (several && overvote === "exhaust") return dead;
      if (!several && found !== nobody) return found;
      at = last;
    }
  }
  return nobody;
}

/** Adds up the ballots of `groups` by what `chosen` says of each: the sums for candidates 0 to `size - 1`. */
export function addUp(ballots: Ballots, groups: Int32Array, chosen: Int16Array, size: number): bigint[] {
  const limbs = ballots.weights.map((weights) => {
    const sums = new Float64Array(size);
    for (let at = 0; at < groups.length; at++) {
      const candidate = chosen[at] as number;
      if (candidate >= 0) sums[candidate] = (sums[candidate] as number) + (weights[groups[at] as number] as number);
    }
    return sums;
  });
  return Array.from({ length: size }, (_, candidate) => joined(limbs.map((sums) => sums[candidate] ?? 0)));
}

/** Puts limbs of 26 bits together again. */
export function joined(limbs: readonly number[]): bigint {
  return limbs.reduce((sum, limb, at) => sum + (BigInt(limb) << (limbBits * BigInt(at))), 0n);
}

export function allGroups(ballots: Ballots): Int32Array {
  const groups = new Int32Array(groupsOf(ballots));
  for (let group = 0; group < groups.length; group++) groups[group] = group;
  return groups;
}
