import { type Ballots, standing } from "./ballots.ts";
import { type Count, decimal, namedTotals, names, plainNumber, type Rules, type Tie } from "./count.ts";
import { type DuelTally, duelsOf, duelsSoFar } from "./duels.ts";

/** The candidates of a running tally in the order of Schulze; those in one list are equal. Only `among` take part, if given. */
export function ranking(tally: DuelTally, among?: readonly number[]): number[][] {
  const all = among ?? Array.from({ length: tally.size }, (_, candidate) => candidate);
  const duels = duelsSoFar(tally);
  const wins = all.flatMap((a) => all.map((b) => BigInt(duels[a * tally.size + b] ?? 0)));
  return order(strongestPaths(wins, all.length), all.length).map((level) => level.map((place) => all[place] ?? 0));
}

/**
 * Schulze's method: the strength of a duel is the number of ballots on its winning side; a path is as strong as its weakest
 * duel; whoever nobody beats by paths comes first, then so on among the others. Equals that overrun the seats are tied.
 */
export function countSchulze(ballots: Ballots, rules: Rules): Count {
  const all = standing(ballots);
  const wins = duelsOf(ballots, all, rules.unranked);
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
