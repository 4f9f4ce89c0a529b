import { type Ballots, groupsOf, joined, standing, type Unranked } from "./ballots.ts";
import { type Count, decimal, namedTotals, names, plainNumber, type Rules, type Tie } from "./count.ts";

/**
 * A running Schulze count: how many ballots prefer each candidate to each other one. A ballot is added or taken back in
 * time that depends on the candidates alone, and so is the result, however many ballots there are.
 */
export interface DuelTally {
  readonly size: number;
  readonly unranked: Unranked;
  /** `wins[a * size + b]`: ballots that rank a above b. */
  readonly wins: Float64Array;
  ballots: number;
}

/** An empty tally for candidates 0 to `size - 1`. */
export function duelTally(size: number, unranked: Unranked = "last"): DuelTally {
  return { size, unranked, wins: new Float64Array(size * size), ballots: 0 };
}

/** Adds one ballot, its ranks in order, the best first. */
export function addBallot(tally: DuelTally, ranks: readonly (readonly number[])[], weight = 1): void {
  tally.ballots += weight;
  const below = new Uint8Array(tally.size).fill(tally.unranked === "last" ? 1 : 0);
  if (tally.unranked === "none") for (const rank of ranks) for (const candidate of rank) below[candidate] = 1;
  for (const rank of ranks) {
    for (const candidate of rank) below[candidate] = 0;
    for (const candidate of rank) {
      const row = candidate * tally.size;
      for (let other = 0; other < tally.size; other++) {
        if (below[other] === 1) tally.wins[row + other] = (tally.wins[row + other] as number) + weight;
      }
    }
  }
}

/** Takes back a ballot that was added: it was replaced by another. */
export function removeBallot(tally: DuelTally, ranks: readonly (readonly number[])[], weight = 1): void {
  addBallot(tally, ranks, -weight);
}

/** The candidates of a running tally in the order of Schulze; those in one list are equal. Only `among` take part, if given. */
export function ranking(tally: DuelTally, among?: readonly number[]): number[][] {
  const all = among ?? Array.from({ length: tally.size }, (_, candidate) => candidate);
  const wins = all.flatMap((a) => all.map((b) => BigInt(tally.wins[a * tally.size + b] ?? 0)));
  return order(strongestPaths(wins, all.length), all.length).map((level) => level.map((place) => all[place] ?? 0));
}

/**
 * Schulze's method: the strength of a duel is the number of ballots on its winning side; a path is as strong as its weakest
 * duel; whoever nobody beats by paths comes first, then so on among the others. Equals that overrun the seats are tied.
 */
export function countSchulze(ballots: Ballots, rules: Rules): Count {
  const all = standing(ballots);
  const wins = duels(ballots, all, rules.unranked);
  const paths = strongestPaths(wins, all.length);
  const levels = order(paths, all.length).map((level) => level.map((place) => all[place] ?? 0));
  const { elected, tied } = fill(levels, rules);
  const beaten = all.map((_, a) => BigInt(all.filter((_, b) => beats(paths, all.length, a, b)).length));
  const totals = ballots.candidates.map((_, candidate) => beaten[all.indexOf(candidate)] ?? 0n);
  const ties: Tie[] = levels
    .filter((level) => level.length > 1 && level.some((candidate) => elected.includes(candidate) || tied.includes(candidate)))
    .map((level) => ({ among: names(ballots, level), about: "last-seat", settledBy: settledBy(level, elected, tied) }));
  return {
    method: "schulze",
    seats: rules.seats,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: null,
    elected: names(ballots, elected),
    tied: names(ballots, tied),
    rounds: [{ totals: namedTotals(ballots, all, totals), elected: names(ballots, elected), excluded: [], exhausted: "0" }],
    ties,
    duels: namedDuels(ballots, all, wins),
  };
}

function settledBy(level: readonly number[], elected: readonly number[], tied: readonly number[]): Tie["settledBy"] {
  if (level.some((candidate) => tied.includes(candidate))) return "open";
  return level.every((candidate) => elected.includes(candidate)) ? "no-difference" : "lot";
}

function fill(levels: readonly (readonly number[])[], rules: Rules): { elected: number[]; tied: number[] } {
  const elected: number[] = [];
  for (const level of levels) {
    const left = rules.seats - elected.length;
    if (left === 0) break;
    const drawn = rules.lot.filter((candidate) => level.includes(candidate));
    if (level.length <= left) elected.push(...level);
    else if (drawn.length === level.length) elected.push(...drawn.slice(0, left));
    else return { elected, tied: [...level] };
  }
  return { elected, tied: [] };
}

/** How many ballots prefer each of `all` to each other, row by row. */
function duels(ballots: Ballots, all: readonly number[], unranked: Unranked): bigint[] {
  const size = ballots.candidates.length;
  const limbs = ballots.weights.map((weights) => duelsOf(ballots, weights, size, unranked));
  return all.flatMap((a) => all.map((b) => joined(limbs.map((wins) => wins[a * size + b] ?? 0))));
}

/**
 * Duels among those whom a ballot ranks are counted one by one. Those with somebody whom it does not rank follow from how often
 * each is ranked, and how often both are: a ballot that ranks one and not the other prefers the one, where `last` is the rule.
 */
function duelsOf(ballots: Ballots, weights: Float64Array, size: number, unranked: Unranked): Float64Array {
  const wins = new Float64Array(size * size);
  const equal = new Float64Array(size * size);
  const ranked = new Float64Array(size);
  for (let group = 0; group < groupsOf(ballots); group++) addGroup(ballots, group, weights[group] as number, { wins, equal, ranked });
  if (unranked === "none") return wins;
  const duels = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const [over, under] = [a * size + b, b * size + a];
      const both = (wins[over] as number) + (wins[under] as number) + (equal[over] as number);
      if (a !== b) duels[over] = (wins[over] as number) + (ranked[a] as number) - both;
    }
  }
  return duels;
}

interface Sums {
  readonly wins: Float64Array;
  readonly equal: Float64Array;
  readonly ranked: Float64Array;
}

function addGroup({ items, starts }: Ballots, group: number, weight: number, { wins, equal, ranked }: Sums): void {
  const size = ranked.length;
  const start = starts[group] as number;
  const end = starts[group + 1] as number;
  for (let at = start; at < end; at++) {
    const item = items[at] as number;
    if (item === -1) continue;
    const first = item >= 0 ? at : at + 1;
    const last = item >= 0 ? at : at - item;
    for (let place = first; place <= last; place++) {
      const candidate = items[place] as number;
      ranked[candidate] = (ranked[candidate] as number) + weight;
      for (let above = start; above < at; above++) {
        const better = items[above] as number;
        if (better >= 0) wins[better * size + candidate] = (wins[better * size + candidate] as number) + weight;
      }
      for (let beside = first; beside < place; beside++) {
        const other = items[beside] as number;
        equal[candidate * size + other] = (equal[candidate * size + other] as number) + weight;
        equal[other * size + candidate] = (equal[other * size + candidate] as number) + weight;
      }
    }
    at = last;
  }
}

/** The strongest paths between all pairs. Strengths are only compared, so each stands as its place among all numbers that occur. */
function strongestPaths(wins: readonly bigint[], size: number): Int32Array {
  const sorted = [...new Set(wins)].sort((a, b) => (a < b ? -1 : 1));
  const place = new Map(sorted.map((value, at) => [value, at + 1]));
  const paths = new Int32Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const forward = wins[a * size + b] ?? 0n;
      if (a !== b && forward > (wins[b * size + a] ?? 0n)) paths[a * size + b] = place.get(forward) ?? 0;
    }
  }
  for (let by = 0; by < size; by++) {
    for (let from = 0; from < size; from++) {
      const toBy = paths[from * size + by] as number;
      if (toBy === 0 || from === by) continue;
      for (let to = 0; to < size; to++) {
        const through = Math.min(toBy, paths[by * size + to] as number);
        if (to !== from && through > (paths[from * size + to] as number)) paths[from * size + to] = through;
      }
    }
  }
  return paths;
}

function beats(paths: Int32Array, size: number, a: number, b: number): boolean {
  return (paths[a * size + b] as number) > (paths[b * size + a] as number);
}

/** The unbeaten first, then the unbeaten of the others, and so on. */
function order(paths: Int32Array, size: number): number[][] {
  const levels: number[][] = [];
  let left = Array.from({ length: size }, (_, place) => place);
  while (left.length > 0) {
    const unbeaten = left.filter((a) => !left.some((b) => beats(paths, size, b, a)));
    levels.push(unbeaten);
    left = left.filter((a) => !unbeaten.includes(a));
  }
  return levels;
}

function namedDuels(ballots: Ballots, all: readonly number[], wins: readonly bigint[]): Record<string, Record<string, string>> {
  const name = (place: number) => ballots.candidates[all[place] ?? 0] ?? "";
  return Object.fromEntries(
    all.map((_, a) => [
      name(a),
      Object.fromEntries(all.flatMap((_, b) => (a === b ? [] : [[name(b), decimal(wins[a * all.length + b] ?? 0n)] as const]))),
    ]),
  );
}
