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
const limbBits = 26n;
const safeTotal = BigInt(Number.MAX_SAFE_INTEGER);

/** Collects ballots into groups. `add` takes the items of one ballot; two calls with the same items need not be merged. */
export interface Gathering {
  readonly add: (items: readonly number[], weight: number | bigint) => number;
  readonly more: (group: number, weight: number | bigint) => void;
  readonly finish: (about: Pick<Ballots, "candidates" | "withdrawn" | "seats" | "title">) => Ballots;
}

/** A gathering of `add`ed groups; a group without a candidate is blank. */
export function gatherBallots(): Gathering {
  const items: number[] = [];
  const starts: number[] = [0];
  const small: number[] = [];
  const large = new Map<number, bigint>();
  const blanks = new Set<number>();
  let shared = false;

  function more(group: number, weight: number | bigint): void {
    const sum = typeof weight === "number" ? (small[group] ?? 0) + weight : Number.POSITIVE_INFINITY;
    if (sum <= Number.MAX_SAFE_INTEGER) small[group] = sum;
    else large.set(group, (large.get(group) ?? 0n) + BigInt(weight));
  }

  return {
    add(ballot, weight) {
      const group = small.length;
      for (const item of ballot) {
        items.push(item);
        if (item < skipped) shared = true;
      }
      if (ballot.every((item) => item === skipped)) blanks.add(group);
      starts.push(items.length);
      small.push(0);
      more(group, weight);
      return group;
    },
    more,
    finish(about) {
      const weightOf = (group: number) => BigInt(small[group] ?? 0) + (large.get(group) ?? 0n);
      let blank = 0n;
      for (const group of blanks) blank += weightOf(group);
      let total = -blank;
      for (let group = 0; group < small.length; group++) total += weightOf(group);
      const kept = blanks.size === 0 ? { starts, items } : without(blanks, starts, items);
      const weights = blanks.size === 0 ? small : small.filter((_, group) => !blanks.has(group));
      const one = total + blank <= safeTotal && large.size === 0;
      const limbs = one
        ? [Float64Array.from(weights)]
        : split(small.map((_, group) => weightOf(group)).filter((_, group) => !blanks.has(group)));
      return { ...about, starts: Int32Array.from(kept.starts), items: Int16Array.from(kept.items), weights: limbs, total, blank, shared };
    },
  };
}

function without(blanks: ReadonlySet<number>, starts: readonly number[], items: readonly number[]) {
  const kept = { starts: [0], items: [] as number[] };
  for (let group = 0; group + 1 < starts.length; group++) {
    if (blanks.has(group)) continue;
    for (let at = starts[group] ?? 0; at < (starts[group + 1] ?? 0); at++) kept.items.push(items[at] ?? skipped);
    kept.starts.push(kept.items.length);
  }
  return kept;
}

function split(weights: readonly bigint[]): Float64Array[] {
  const limbs: Float64Array[] = [];
  let rest = [...weights];
  while (limbs.length === 0 || rest.some((weight) => weight > 0n)) {
    limbs.push(Float64Array.from(rest, (weight) => Number(weight & ((1n << limbBits) - 1n))));
    rest = rest.map((weight) => weight >> limbBits);
  }
  return limbs;
}

/** The ballots of a vote held here, in the form that every method counts. Equal ballots are grouped. */
export function ballotsOf(about: Pick<Ballots, "candidates" | "seats">, ballots: Iterable<RankedBallot>): Ballots {
  const gathering = gatherBallots();
  const known = new Map<string, number>();
  for (const { ranks, weight = 1 } of ballots) {
    const items = ranks.flatMap(itemsOfRank);
    const key = items.join(" ");
    const group = known.get(key);
    if (group === undefined) known.set(key, gathering.add(items, weight));
    else gathering.more(group, weight);
  }
  return gathering.finish({ ...about, withdrawn: [], title: null });
}

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
  return Int32Array.from({ length: groupsOf(ballots) }, (_, group) => group);
}
