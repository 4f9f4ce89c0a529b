import type { NotedTie, Tie } from "./count.ts";

/**
 * Ties that only a lot would settle. Every rule book ends in a lot; most lots do not matter. So each way the lot could
 * fall is counted: where all of them elect the same people the count goes on, and where they do not, those whose seat
 * depends on the lot are declared tied. Nobody is ever elected by chance, by name, or by place on the list.
 */

/** A tie that stopped a count; `sure` where its outcome is known without trying: who is elected anyway, and who is tied. */
export interface OpenTie {
  readonly among: readonly number[];
  readonly about: "exclusion" | "surplus";
  /** They differ by what was cut off their votes, and by nothing else. */
  readonly cut?: boolean;
  readonly sure?: { readonly elected: readonly number[]; readonly tied: readonly number[] };
}

/** What every transferable count keeps: the ties it met. */
export interface Counted {
  readonly ties: NotedTie[];
}

/** A count that can be stopped at a tie, copied, and taken further one way or another. */
export interface Countable<S extends Counted> {
  /** Takes the count on to its end (null) or to the next tie that needs a lot. */
  readonly advance: (state: S) => OpenTie | null;
  readonly copy: (state: S) => S;
  /** Does what the tie was about to this candidate: excludes, or passes on the surplus. */
  readonly take: (state: S, tie: OpenTie, candidate: number) => void;
  readonly elected: (state: S) => readonly number[];
  readonly continuing: (state: S) => readonly number[];
}

/** How many ways of falling a lot are worth trying before every continuing candidate is declared tied: fewer, the more ballots. */
export function waysToTry(groups: number): number {
  return Math.max(50, Math.min(1500, Math.floor(150_000 / (groups + 1))));
}

export interface Settled<S> {
  /** The count as far as it can be shown: to its end, or to the tie. */
  readonly state: S;
  readonly elected: readonly number[];
  readonly tied: readonly number[];
}

/** Counts to the end. `lot` is the order of a published draw (first drawn, first kept); `budget` bounds the ways tried. */
export function settle<S extends Counted>(counting: Countable<S>, start: S, lot: readonly number[], budget: number): Settled<S> {
  return explore(counting, start, lot, { left: budget });
}

function explore<S extends Counted>(counting: Countable<S>, state: S, lot: readonly number[], budget: { left: number }): Settled<S> {
  for (;;) {
    const tie = counting.advance(state);
    if (tie === null) return { state, elected: counting.elected(state), tied: [] };
    const drawn = drawnFrom(tie, lot);
    if (drawn !== null) {
      note(state, tie, "lot", drawn);
      counting.take(state, tie, drawn);
      continue;
    }
    if (tie.sure) return open(state, tie, tie.sure.elected, tie.sure.tied);
    return everyWay(counting, state, tie, lot, budget);
  }
}

function everyWay<S extends Counted>(
  counting: Countable<S>,
  state: S,
  tie: OpenTie,
  lot: readonly number[],
  budget: { left: number },
): Settled<S> {
  const ways: Settled<S>[] = [];
  for (const candidate of tie.among) {
    budget.left -= 1;
    if (budget.left < 0) return open(state, tie, counting.elected(state), counting.continuing(state));
    const next = counting.copy(state);
    note(next, tie, "no-difference", candidate);
    counting.take(next, tie, candidate);
    ways.push(explore(counting, next, lot, budget));
  }
  const possible = [...new Set(ways.flatMap((way) => [...way.elected, ...way.tied]))].sort((a, b) => a - b);
  const sure = possible.filter((candidate) => ways.every((way) => way.elected.includes(candidate)));
  const first = ways[0];
  if (first && sure.length === possible.length) return first;
  const before = counting.elected(state);
  const later = sure.filter((candidate) => !before.includes(candidate));
  const doubtful = possible.filter((candidate) => !sure.includes(candidate));
  return open(state, tie, [...before, ...later], doubtful);
}

function open<S extends Counted>(state: S, tie: OpenTie, elected: readonly number[], tied: readonly number[]): Settled<S> {
  note(state, tie, "open", null);
  return { state, elected, tied: [...tied].sort((a, b) => a - b) };
}

/** Writes down a tie and what settled it. */
export function note(
  state: Counted,
  { among, about, cut = false }: Pick<OpenTie, "among" | "about" | "cut">,
  settledBy: Tie["settledBy"],
  taken: number | null,
): void {
  state.ties.push({ among, about, cut, settledBy, taken });
}

/** The first drawn keeps what is at stake: it is passed on first, or it is the last of the tied to be excluded. */
function drawnFrom(tie: OpenTie, lot: readonly number[]): number | null {
  const drawn = lot.filter((candidate) => tie.among.includes(candidate));
  if (drawn.length < tie.among.length) return null;
  return (tie.about === "exclusion" ? drawn.at(-1) : drawn[0]) ?? null;
}

/**
 * Those still tied for least or most after looking back, round by round, at the most recent earlier round in which they
 * differed. `history` holds the totals of every round, the current one last.
 */
export function lookBack(among: readonly number[], history: readonly (readonly bigint[])[], wanted: "least" | "most"): readonly number[] {
  let tied = among;
  for (let round = history.length - 1; round >= 0 && tied.length > 1; round--) {
    const totals = history[round] ?? [];
    let best = totals[tied[0] ?? 0] ?? 0n;
    for (const candidate of tied) {
      const total = totals[candidate] ?? 0n;
      if (wanted === "least" ? total < best : total > best) best = total;
    }
    tied = tied.filter((candidate) => (totals[candidate] ?? 0n) === best);
  }
  return tied;
}
