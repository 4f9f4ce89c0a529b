import { type Ballots, groupsOf, joined, type Overvote } from "./ballots.ts";

/**
 * Ballots merged by what still matters of them: the elected candidates they name, in order, up to the first who is still
 * open. Node 0 is the root; a node stands after its parent.
 */
export interface BallotTree {
  readonly candidate: readonly number[];
  readonly parent: readonly number[];
  /** Ballots that pass through the node. */
  readonly weight: readonly bigint[];
}

/**
 * Merges the ballots, leaving out candidates who are not `active`. A rank shared by several active candidates is passed
 * over, or ends the ballot, as `overvote` says. Since an excluded candidate counts as never having stood, a rank is judged
 * again each time the tree is grown.
 */
export function growTree(ballots: Ballots, active: Uint8Array, winner: Uint8Array, overvote: Overvote): BallotTree {
  const size = active.length;
  const candidate: number[] = [-1];
  const parent: number[] = [-1];
  const next = new Map<number, number>();
  const ends = new Int32Array(groupsOf(ballots));

  function step(node: number, to: number): number {
    const key = node * size + to;
    const known = next.get(key);
    if (known !== undefined) return known;
    next.set(key, candidate.length);
    candidate.push(to);
    parent.push(node);
    return candidate.length - 1;
  }

  for (let group = 0; group < ends.length; group++) ends[group] = follow(ballots, group, active, winner, overvote, step);
  return { candidate, parent, weight: weighed(ballots, ends, parent) };
}

function follow(
  ballots: Ballots,
  group: number,
  active: Uint8Array,
  winner: Uint8Array,
  overvote: Overvote,
  step: (node: number, to: number) => number,
): number {
  const { items, starts } = ballots;
  const end = starts[group + 1] as number;
  let node = 0;
  for (let at = starts[group] as number; at < end; at++) {
    let item = items[at] as number;
    if (item < -1) {
      const members = items.subarray(at + 1, at + 1 - item).filter((member) => active[member] === 1);
      at -= item;
      if (members.length > 1 && overvote === "exhaust") return node;
      item = members.length === 1 ? (members[0] as number) : -1;
    }
    if (item < 0 || active[item] !== 1) continue;
    node = step(node, item);
    if (winner[item] !== 1) return node;
  }
  return node;
}

function weighed(ballots: Ballots, ends: Int32Array, parent: readonly number[]): bigint[] {
  const limbs = ballots.weights.map((weights) => {
    const sums = new Float64Array(parent.length);
    for (let group = 0; group < ends.length; group++) {
      const node = ends[group] as number;
      sums[node] = (sums[node] as number) + (weights[group] as number);
    }
    return sums;
  });
  const weight = parent.map((_, node) => joined(limbs.map((sums) => sums[node] ?? 0)));
  for (let node = parent.length - 1; node > 0; node--) {
    const above = parent[node] ?? 0;
    weight[above] = (weight[above] ?? 0n) + (weight[node] ?? 0n);
  }
  return weight;
}

/** What each candidate holds, in whole `1 / unit` votes, when each keeps its factor of what reaches it. Every product is cut. */
export function spread(tree: BallotTree, factors: readonly bigint[], unit: bigint): bigint[] {
  const totals = factors.map(() => 0n);
  const rest: bigint[] = [unit];
  for (let node = 1; node < tree.candidate.length; node++) {
    const candidate = tree.candidate[node] ?? 0;
    const factor = factors[candidate] ?? 0n;
    const reaching = rest[tree.parent[node] ?? 0] ?? 0n;
    totals[candidate] = (totals[candidate] ?? 0n) + (reaching * factor * (tree.weight[node] ?? 0n)) / unit;
    rest.push((reaching * (unit - factor)) / unit);
  }
  return totals;
}
