import type { Kind, Size } from "./association.ts";

/** One round: so many commands of a kind, from so many callers, by the people from `first` on. */
export interface Round {
  readonly kind: Kind;
  readonly callers: number;
  readonly first: number;
  readonly count: number;
  /** Runs before anything is measured, so that both sides are as fast as they get. */
  readonly warming: boolean;
  /** Which side runs it first. */
  readonly begins: "ours" | "by hand";
}

/**
 * The rounds of a run, in order: first both kinds are warmed, since most of the code is the same for both, then they take
 * turns. Nobody says the same twice.
 */
export function planOf(
  callers: readonly { readonly callers: number; readonly count: number }[],
  repeats: number,
  warming: number,
): readonly Round[] {
  const kinds = ["join", "vote"] as const;
  const next = { join: 1, vote: 1 };
  const rounds: Round[] = [];
  function add(round: Omit<Round, "first">): void {
    rounds.push({ ...round, first: next[round.kind] });
    next[round.kind] += round.count;
  }
  const most = Math.max(...callers.map((each) => each.callers));
  for (const kind of kinds) add({ kind, callers: most, count: warming, warming: true, begins: "ours" });
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const begins = repeat % 2 === 0 ? "ours" : "by hand";
    for (const kind of kinds) for (const each of callers) add({ kind, ...each, warming: false, begins });
  }
  return rounds;
}

export function peopleFor(rounds: readonly Round[]): number {
  return Math.max(...rounds.map(({ first, count }) => first + count));
}

/** What a worker is asked to do, written to a file that it is given. */
export interface Order {
  /** Write the statements down, let strace count, or stand as one of the two sides. */
  readonly task: "record" | "count" | "ours" | "by hand";
  readonly url: string;
  readonly rounds: readonly Round[];
  readonly size: Size;
  /** Where the recording is written to, or read from. */
  readonly recording: string;
}

/** How one round went: commands a second, microseconds of processor for each, and how many commits it took. */
export interface Pace {
  readonly rate: number;
  readonly processor: number;
  readonly commits: number;
}
