import type { Ballots, Overvote, Unranked } from "./ballots.ts";

/** How a count is to be made. `lot` names candidates in the order in which a published draw drew them. */
export interface Rules {
  readonly seats: number;
  readonly unranked: Unranked;
  readonly overvote: Overvote;
  readonly lot: readonly number[];
}

/** One stage of a count. Totals are exact decimals; they and `exhausted` add up to the ballots in transferable counts. */
export interface Round {
  readonly totals: Readonly<Record<string, string>>;
  readonly elected: readonly string[];
  readonly excluded: readonly string[];
  readonly exhausted: string;
  /** Whose surplus was passed on in this round. */
  readonly surplus?: readonly string[];
  /** The quota of this round, where it moves (Meek). */
  readonly quota?: string;
}

/**
 * A tie and what settled it: the most recent earlier round in which they differed, a lot that was drawn and published,
 * or nothing, since every lot elects the same (`no-difference`). `open`: only a lot could settle it, and none was given.
 */
export interface Tie {
  readonly among: readonly string[];
  readonly about: "exclusion" | "surplus" | "last-seat";
  readonly settledBy: "earlier-round" | "lot" | "no-difference" | "open";
  /** Their votes differ by what was cut off at the last decimal, and by nothing else: so they are equal (Scottish STV). */
  readonly cut?: boolean;
  /** Who was excluded, or whose surplus was passed on first. */
  readonly taken?: string;
}

/** A counted election: who is elected, in order, and who is tied for the seats that remain. */
export interface Count {
  readonly method: string;
  readonly seats: number;
  /** Ballots with at least one preference; a number, or decimal digits where it is beyond safe integers. */
  readonly ballots: number | string;
  readonly blank: number | string;
  readonly quota: number | string | null;
  readonly elected: readonly string[];
  readonly tied: readonly string[];
  readonly rounds: readonly Round[];
  readonly ties: readonly Tie[];
  /** Schulze: how many ballots prefer the first to the second. */
  readonly duels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A round before it is written out: candidates by number, votes in whole `10^-places`. */
export interface RawRound {
  readonly shown: readonly number[];
  readonly totals: readonly bigint[];
  readonly elected: readonly number[];
  readonly excluded: readonly number[];
  readonly exhausted: bigint;
  readonly surplus?: number;
  readonly quota?: bigint;
}

/** A tie as a count noted it; `taken` is who was excluded or whose surplus went first, null while it is open. */
export interface NotedTie {
  readonly among: readonly number[];
  readonly about: "exclusion" | "surplus";
  readonly cut: boolean;
  readonly settledBy: Tie["settledBy"];
  readonly taken: number | null;
}

/** Writes rounds out. */
export function writtenRounds(ballots: Ballots, rounds: readonly RawRound[], places: number): Round[] {
  return rounds.map((round) => ({
    totals: namedTotals(ballots, round.shown, round.totals, places),
    elected: names(ballots, round.elected),
    excluded: names(ballots, round.excluded),
    exhausted: decimal(round.exhausted, places),
    ...(round.surplus !== undefined && { surplus: names(ballots, [round.surplus]) }),
    ...(round.quota !== undefined && { quota: decimal(round.quota, places) }),
  }));
}

/** Writes ties out. */
export function writtenTies(ballots: Ballots, ties: readonly NotedTie[]): Tie[] {
  return ties.map(({ among, about, cut, settledBy, taken }) => ({
    among: names(ballots, among),
    about,
    ...(cut && { cut }),
    settledBy,
    ...(taken !== null && { taken: ballots.candidates[taken] ?? "" }),
  }));
}

/** A way of counting. Pure: the same ballots in any order give the same count. */
export type Method = (ballots: Ballots, rules: Rules) => Count;

/** An exact value kept as a whole number of `10^-places`, written as a decimal without needless zeros. */
export function decimal(value: bigint, places = 0): string {
  if (places === 0) return value.toString();
  const digits = value.toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return fraction === "" ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`;
}

/** A whole number as JSON can carry it without loss. */
export function plainNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value.toString();
}

/** The totals of a round by name, in the order of the candidates. */
export function namedTotals(
  ballots: Ballots,
  shown: readonly number[],
  totals: readonly bigint[],
  places = 0,
): Readonly<Record<string, string>> {
  return Object.fromEntries(shown.map((candidate) => [ballots.candidates[candidate], decimal(totals[candidate] ?? 0n, places)]));
}

export function names(ballots: Ballots, candidates: readonly number[]): string[] {
  return candidates.map((candidate) => ballots.candidates[candidate] ?? "");
}

/**
 * Those with the most of `values`, as many as there are `seats`. Where the last seats fall to equals, they are tied and
 * hold none; where there are no more candidates than seats, all are elected.
 */
export function takeMost(among: readonly number[], values: readonly bigint[], seats: number) {
  const value = (candidate: number) => values[candidate] ?? 0n;
  const order = byMost(among, value);
  if (order.length <= seats) return { elected: order, tied: [] };
  const last = value(order[seats - 1] ?? 0);
  if (last !== value(order[seats] ?? 0)) return { elected: order.slice(0, seats), tied: [] };
  return { elected: order.filter((candidate) => value(candidate) > last), tied: order.filter((candidate) => value(candidate) === last) };
}

export function byMost(among: readonly number[], value: (candidate: number) => bigint): number[] {
  return [...among].sort((a, b) => compare(value(b), value(a)) || a - b);
}

export function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
