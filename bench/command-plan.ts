import type { Kind, Size } from "./association.ts";

/** One round: so many commands of a kind, from so many callers, by the people from `first` on. */
export interface Round {
  readonly kind: Kind;
  readonly callers: number;
  readonly first: number;
  readonly count: number;
  /** Runs before anything is measured, so that both sides are as fast as they get. */
  readonly warming: boolean;
}

/** The rounds of a run, in order, and the people that they need; nobody says the same twice. */
export function planOf(
  callers: readonly { readonly callers: number; readonly count: number }[],
  repeats: number,
  warming: number,
): readonly Round[] {
  const rounds: Round[] = [];
  for (const kind of ["join", "vote"] as const) {
    let first = 1;
    const add = (round: Pick<Round, "callers" | "count" | "warming">) => {
      rounds.push({ kind, first, ...round });
      first += round.count;
    };
    add({ callers: Math.max(...callers.map((each) => each.callers)), count: warming, warming: true });
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const each of callers) add({ ...each, warming: false });
    }
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
