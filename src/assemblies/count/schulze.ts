import { type Ballots, groupsOf, joined, skipped, standing, type Unranked } from "./ballots.ts";
import { type Count, decimal, namedTotals, names, plainNumber, type Rules, type Tie } from "./count.ts";

/**
 * A running Schulze count: how many ballots prefer each candidate to each other one. A ballot is added or taken back in
 * time that depends on the candidates alone, and so is the result, however many ballots there are.
 */
export interface DuelTally {
  readonly size: number;
  readonly unranked: Unranked;
  /** `above[a * size + b]`: ballots that rank both, and a above b. */
  readonly above: Float64Array;
  /** `beside[a * size + b]`: ballots that rank both at one rank. */
  readonly beside: Float64Array;
  /** Ballots that rank each candidate. */
  readonly ranked: Float64Array;
  /** Whom the ballot that is being added has ranked so far. */
  readonly placed: Int16Array;
  ballots: number;
}

/** An empty tally for candidates 0 to `size - 1`. */
export function duelTally(size: number, unranked: Unranked = "last"): DuelTally {
  const square = () => new Float64Array(size * size);
  return { size, unranked, above: square(), beside: square(), ranked: new Float64Array(size), placed: new Int16Array(size), ballots: 0 };
}

/** Adds one ballot, its ranks in order, the best first. */
export function addBallot(tally: DuelTally, ranks: readonly (readonly number[])[], weight = 1): void {
  const { size, above, ranked, placed } = tally;
  let last = 0;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] as readonly number[];
    const first = last;
    for (let within = 0; within < rank.length; within++) {
      const candidate = rank[within] as number;
      ranked[candidate] = (ranked[candidate] as number) + weight;
      for (let better = 0; better < first; better++) {
        const duel = (placed[better] as number) * size + candidate;
        above[duel] = (above[duel] as number) + weight;
      }
      placed[last++] = candidate;
    }
    if (rank.length > 1) addEquals(tally, first, last, weight);
  }
  tally.ballots += weight;
}

/** Adds what those placed from `first` on share: one rank. */
function addEquals({ size, beside, placed }: DuelTally, first: number, last: number, weight: number): void {
  for (let at = first; at < last; at++) {
    for (let other = first; other < last; other++) {
      const duel = (placed[at] as number) * size + (placed[other] as number);
      if (at !== other) beside[duel] = (beside[duel] as number) + weight;
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
  const duels = duelsOf(tally);
  const wins = all.flatMap((a) => all.map((b) => BigInt(duels[a * tally.size + b] ?? 0)));
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
  const limbs = ballots.weights.map((weights) => {
    const tally = duelTally(size, unranked);
    for (let group = 0; group < groupsOf(ballots); group++) addGroup(tally, ballots, group, weights[group] as number);
    return duelsOf(tally);
  });
  return all.flatMap((a) => all.map((b) => joined(limbs.map((wins) => wins[a * size + b] ?? 0))));
}

/**
 * How many ballots prefer each candidate to each other one. Where `last` is the rule, a ballot that ranks one and not the other
 * prefers the one; how often that is follows from how often each is ranked, and how often both are.
 */
function duelsOf({ size, unranked, above, beside, ranked }: DuelTally): Float64Array {
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

/** Adds the ballots of one group. */
function addGroup(tally: DuelTally, ballots: Ballots, group: number, weight: number): void {
  const { size, above, ranked, placed } = tally;
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
    if (last - first > 1) addEquals(tally, first, last, weight);
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
