import { type Ballots, itemsOfRank, limbBits, type RankedBallot, skipped } from "./ballots.ts";

/** Collects ballots, equal ones into one group. Blank ballots, with no candidate at all, are counted apart. */
export interface Gathering {
  /** Adds the ballot that the first `length` of `items` are; they are laid out as in Ballots. */
  readonly add: (items: ArrayLike<number>, length: number, weight: number | bigint) => void;
  readonly finish: (about: Pick<Ballots, "candidates" | "withdrawn" | "seats" | "title">) => Ballots;
}

/**
 * A gathering with no ballot yet. Groups are found by a hash of their ballot in a table at most half full, each place of it a hash
 * and, one more than, its group; what has the same hash is compared whole.
 */
export function gatherBallots(): Gathering {
  let table = new Int32Array(4096);
  let small = new Float64Array(1024);
  let starts = new Int32Array(1025);
  let items = new Int16Array(4096);
  const large = new Map<number, bigint>();
  let count = 0;
  let blank = 0n;
  let shared = false;

  function store(ballot: ArrayLike<number>, length: number): void {
    const start = starts[count] as number;
    if (start + length > items.length) items = enlarged(items, new Int16Array(2 * (start + length)));
    for (let at = 0; at < length; at++) {
      const item = ballot[at] as number;
      items[start + at] = item;
      if (item < skipped) shared = true;
    }
    count += 1;
    starts[count] = start + length;
    if (count < small.length) return;
    small = enlarged(small, new Float64Array(2 * count));
    starts = enlarged(starts, new Int32Array(2 * count + 1));
    table = spread(table, new Int32Array(8 * count));
  }

  function isGroup(group: number, ballot: ArrayLike<number>, length: number): boolean {
    const start = starts[group] as number;
    if ((starts[group + 1] as number) - start !== length) return false;
    for (let at = 0; at < length; at++) if (items[start + at] !== ballot[at]) return false;
    return true;
  }

  /** The group of a ballot, made where there is none yet. */
  function groupOf(ballot: ArrayLike<number>, length: number): number {
    const hash = hashOf(ballot, length);
    let place = firstPlace(table, hash);
    for (;;) {
      const group = (table[place + 1] as number) - 1;
      if (group === -1) break;
      if (table[place] === hash && isGroup(group, ballot, length)) return group;
      place = nextPlace(table, place);
    }
    table[place] = hash;
    table[place + 1] = count + 1;
    store(ballot, length);
    return count - 1;
  }

  return {
    add(ballot, length, weight) {
      if (isBlank(ballot, length)) {
        blank += BigInt(weight);
        return;
      }
      const group = groupOf(ballot, length);
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

function firstPlace(table: Int32Array, hash: number): number {
  return (2 * hash) & (table.length - 1);
}

function nextPlace(table: Int32Array, place: number): number {
  return (place + 2) & (table.length - 1);
}

/** What stands in one table, in a larger one. */
function spread<T extends Int32Array>(from: Int32Array, to: T): T {
  for (let at = 0; at < from.length; at += 2) {
    if (from[at + 1] === 0) continue;
    let place = firstPlace(to, from[at] as number);
    while (to[place + 1] !== 0) place = nextPlace(to, place);
    to[place] = from[at] as number;
    to[place + 1] = from[at + 1] as number;
  }
  return to;
}

/** A hash of 32 bits, every bit of which depends on every item: FNV-1a by item, then MurmurHash3's last mixing. */
function hashOf(ballot: ArrayLike<number>, length: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at++) hash = Math.imul(hash ^ (ballot[at] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
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

/** The ballots of a vote held here, in the form that every method counts. */
export function ballotsOf(about: Pick<Ballots, "candidates" | "seats">, ballots: readonly RankedBallot[]): Ballots {
  const gathering = gatherBallots();
  let items = new Int16Array(64);
  for (let ballot = 0; ballot < ballots.length; ballot++) {
    const { ranks, weight = 1 } = ballots[ballot] as RankedBallot;
    let length = 0;
    for (let at = 0; at < ranks.length; at++) {
      const rank = ranks[at] as readonly number[];
      if (length + rank.length + 1 > items.length) items = enlarged(items, new Int16Array(2 * (length + rank.length + 1)));
      if (rank.length === 1) items[length++] = rank[0] as number;
      else for (const item of itemsOfRank(rank)) items[length++] = item;
    }
    gathering.add(items, length, weight);
  }
  return gathering.finish({ ...about, withdrawn: [], title: null });
}
