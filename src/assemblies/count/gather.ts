import { type Ballots, itemsOfRank, limbBits, type RankedBallot, skipped } from "./ballots.ts";

/** Collects ballots, equal ones into one group. Blank ballots, with no candidate at all, are counted apart. */
export interface Gathering {
  /** Adds the ballot that the first `length` of `items` are; they are laid out as in Ballots. */
  readonly add: (items: ArrayLike<number>, length: number, weight: number | bigint) => void;
  readonly finish: (about: Pick<Ballots, "candidates" | "withdrawn" | "seats" | "title">) => Ballots;
}

/** A gathering for so many candidates. */
export function gatherBallots(candidates: number): Gathering {
  const groupOf = grouping(candidates);
  let small = new Float64Array(256);
  const large = new Map<number, bigint>();
  let starts = new Int32Array(256);
  let items = new Int16Array(1024);
  let count = 0;
  let blank = 0n;
  let shared = false;

  function store(ballot: ArrayLike<number>, length: number): void {
    if (count + 1 === starts.length) {
      starts = enlarged(starts, new Int32Array(2 * starts.length));
      small = enlarged(small, new Float64Array(2 * small.length));
    }
    const start = starts[count] as number;
    if (start + length > items.length) items = enlarged(items, new Int16Array(2 * (start + length)));
    for (let at = 0; at < length; at++) {
      const item = ballot[at] as number;
      items[start + at] = item;
      if (item < skipped) shared = true;
    }
    count += 1;
    starts[count] = start + length;
  }

  return {
    add(ballot, length, weight) {
      if (isBlank(ballot, length)) {
        blank += BigInt(weight);
        return;
      }
      const group = groupOf(ballot, length, count);
      if (group === count) store(ballot, length);
      const sum = typeof weight === "number" ? (small[group] as number) + weight : Number.POSITIVE_INFINITY;
      if (sum <= Number.MAX_SAFE_INTEGER) small[group] = sum;
      else large.set(group, (large.get(group) ?? 0n) + BigInt(weight));
    },
    finish(about) {
      const sums = small.slice(0, count);
      const total = addedUp(sums) + [...large.values()].reduce((sum, each) => sum + each, 0n);
      const safe = total <= BigInt(Number.MAX_SAFE_INTEGER) && large.size === 0;
      const weights = safe ? [sums] : split(Array.from(sums, (sum, group) => BigInt(sum) + (large.get(group) ?? 0n)));
      const used = items.slice(0, starts[count]);
      return { ...about, starts: starts.slice(0, count + 1), items: used, weights, total, blank, shared };
    },
  };
}

/** The sum of whole numbers, each of them safe: in plain numbers as long as the sum is safe too. */
function addedUp(numbers: Float64Array): bigint {
  let done = 0n;
  let sum = 0;
  for (const each of numbers) {
    if (sum + each > Number.MAX_SAFE_INTEGER) {
      done += BigInt(sum);
      sum = 0;
    }
    sum += each;
  }
  return done + BigInt(sum);
}

function isBlank(ballot: ArrayLike<number>, length: number): boolean {
  for (let at = 0; at < length; at++) if (ballot[at] !== skipped) return false;
  return true;
}

function enlarged<T extends Int16Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Cuts weights that no safe number could add up into limbs. */
function split(weights: readonly bigint[]): Float64Array[] {
  const limbs: Float64Array[] = [];
  let rest = [...weights];
  while (limbs.length === 0 || rest.some((weight) => weight > 0n)) {
    limbs.push(Float64Array.from(rest, (weight) => Number(weight & ((1n << limbBits) - 1n))));
    rest = rest.map((weight) => weight >> limbBits);
  }
  return limbs;
}

const mostSteps = 16_000_000;

/**
 * Finds the group of a ballot, or makes `fresh` its group. Ballots of single candidates walk a tree of what follows what;
 * those with shared ranks, and those for which the tree has no more room, are found by their text.
 */
function grouping(candidates: number): (items: ArrayLike<number>, length: number, fresh: number) => number {
  const width = candidates + 1;
  let steps = new Int32Array(256 * width);
  let groups = new Int32Array(256).fill(-1);
  let nodes = 1;
  const byText = new Map<string, number>();

  function make(): number {
    if ((nodes + 1) * width > mostSteps) return -1;
    if (nodes === groups.length) {
      steps = enlarged(steps, new Int32Array(2 * steps.length));
      groups = enlarged(groups, new Int32Array(2 * groups.length).fill(-1));
    }
    return nodes++;
  }

  function find(items: ArrayLike<number>, length: number, fresh: number): number {
    const text = Array.from(items).slice(0, length).join(" ");
    const known = byText.get(text);
    if (known === undefined) byText.set(text, fresh);
    return known ?? fresh;
  }

  return (items, length, fresh) => {
    let node = 0;
    for (let at = 0; at < length; at++) {
      const item = items[at] as number;
      if (item < skipped) return find(items, length, fresh);
      const place = node * width + item + 1;
      let next = steps[place] as number;
      if (next === 0) {
        next = make();
        if (next === -1) return find(items, length, fresh);
        steps[place] = next;
      }
      node = next;
    }
    const known = groups[node] as number;
    if (known !== -1) return known;
    groups[node] = fresh;
    return fresh;
  };
}

/** The ballots of a vote held here, in the form that every method counts. */
export function ballotsOf(about: Pick<Ballots, "candidates" | "seats">, ballots: Iterable<RankedBallot>): Ballots {
  const gathering = gatherBallots(about.candidates.length);
  const items: number[] = [];
  for (const { ranks, weight = 1 } of ballots) {
    let length = 0;
    for (const rank of ranks) {
      if (rank.length === 1) items[length++] = rank[0] as number;
      else for (const item of itemsOfRank(rank)) items[length++] = item;
    }
    gathering.add(items, length, weight);
  }
  return gathering.finish({ ...about, withdrawn: [], title: null });
}
