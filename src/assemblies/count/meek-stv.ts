import { type Ballots, groupsOf, standing } from "./ballots.ts";
import {
  byMost,
  type Count,
  compare,
  decimal,
  type NotedTie,
  names,
  plainNumber,
  type RawRound,
  type Rules,
  writtenRounds,
  writtenTies,
} from "./count.ts";
import { type Countable, lookBack, note, type OpenTie, settle, waysToTry } from "./lots.ts";
import { type BallotTree, growTree, spread } from "./meek-tree.ts";

/**
 * Meek's single transferable vote with the arithmetic of OpenSTV: whole millionths, every product cut, keep factors
 * rounded up, a quota of the votes still in the count divided by the seats plus one, cut, plus one millionth. Surpluses
 * are spread in steps until less than a millionth is left over or the factors stand still; before each step, all who
 * cannot catch up even with every surplus are excluded together. Equals for the lowest place are told apart by the most
 * recent earlier step in which they differed, then by lot. An excluded candidate is treated as never having stood.
 */
export function countMeekStv(ballots: Ballots, rules: Rules): Count {
  const counting = meek(ballots, rules);
  const start = firstStep(ballots, rules);
  const settled = settle(counting, start, rules.lot, waysToTry(groupsOf(ballots)));
  return {
    method: "meek-stv",
    seats: rules.seats,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: decimal(settled.state.quota, places),
    elected: names(ballots, settled.elected),
    tied: names(ballots, settled.tied),
    rounds: writtenRounds(ballots, settled.state.rounds, places),
    ties: writtenTies(ballots, settled.state.ties),
  };
}

const places = 6;
const unit = 10n ** BigInt(places);

interface State {
  /** 1 for whoever has not been excluded. */
  readonly active: Uint8Array;
  readonly winner: Uint8Array;
  tree: BallotTree;
  grown: boolean;
  factors: readonly bigint[];
  earlierFactors: readonly bigint[] | null;
  quota: bigint;
  surplus: bigint;
  readonly history: (readonly bigint[])[];
  continuing: readonly number[];
  readonly elected: number[];
  excludedBefore: boolean;
  /** Who leaves together with the candidate on whom a lot is to fall. */
  leaving: readonly number[];
  readonly rounds: RawRound[];
  readonly ties: NotedTie[];
}

function firstStep(ballots: Ballots, rules: Rules): State {
  const continuing = standing(ballots);
  const active = new Uint8Array(ballots.candidates.length);
  for (const candidate of continuing) active[candidate] = 1;
  const winner = new Uint8Array(active.length);
  const state: State = {
    active,
    winner,
    tree: growTree(ballots, active, winner, rules.overvote),
    grown: true,
    factors: ballots.candidates.map((_, candidate) => (active[candidate] === 1 ? unit : 0n)),
    earlierFactors: null,
    quota: 0n,
    surplus: 0n,
    history: [],
    continuing,
    elected: [],
    excludedBefore: false,
    leaving: [],
    rounds: [],
    ties: [],
  };
  endStep(ballots, rules, state, []);
  return state;
}

function meek(ballots: Ballots, rules: Rules): Countable<State> {
  return {
    advance(state) {
      while (state.elected.length < rules.seats && state.continuing.length > 0) {
        const over = lowestOverQuota(state);
        if (over.length > 0) {
          const tie = excludeOne(ballots, rules, state, over);
          if (tie !== null) return tie;
          continue;
        }
        const still = state.history.length > 2 && sameFactors(state);
        const losers = still ? [] : sureLosers(state, rules);
        if (state.surplus > 0n && losers.length === 0 && !still) {
          passSurpluses(ballots, rules, state);
          continue;
        }
        if (losers.length === state.continuing.length) return nobodyHasVotes(ballots, state);
        const tie = exclude(ballots, rules, state, losers, still);
        if (tie !== null) return tie;
      }
      return null;
    },
    copy: (state) => ({
      ...state,
      active: state.active.slice(),
      winner: state.winner.slice(),
      history: [...state.history],
      elected: [...state.elected],
      rounds: [...state.rounds],
      ties: [...state.ties],
    }),
    take: (state, _, candidate) => excludeAll(ballots, rules, state, [...state.leaving, candidate]),
    elected: (state) => state.elected,
    continuing: (state) => state.continuing,
  };
}

function sameFactors(state: State): boolean {
  const { factors, earlierFactors } = state;
  return earlierFactors !== null && factors.every((factor, candidate) => factor === earlierFactors[candidate]);
}

/**
 * The largest set of lowest candidates, equals together, whose votes and all surplus stay below the next candidate, as
 * long as enough others are left. Nobody of it can be elected, so they go at once.
 */
function sureLosers(state: State, rules: Rules): readonly number[] {
  const totals = state.history.at(-1) ?? [];
  const total = (candidate: number) => totals[candidate] ?? 0n;
  const most = state.continuing.length + state.elected.length - rules.seats;
  if (state.surplus === 0n && state.continuing.every((candidate) => total(candidate) === 0n)) return state.continuing;
  const rising = [...state.continuing].sort((a, b) => compare(total(a), total(b)) || a - b);
  let sum = state.surplus;
  let losers = 0;
  for (const [at, candidate] of rising.entries()) {
    const next = rising[at + 1];
    if (next === undefined || at + 1 > most) break;
    sum += total(candidate);
    if (total(next) > total(candidate) && sum < total(next)) losers = at + 1;
  }
  return rising.slice(0, losers);
}

/** Votes can only come to them from a rank shared with one who is excluded; without such ranks they are all alike. */
function nobodyHasVotes(ballots: Ballots, state: State): OpenTie {
  state.leaving = [];
  const among = state.continuing;
  return { among, about: "exclusion", ...(!ballots.shared && { sure: { elected: state.elected, tied: among } }) };
}

/** Excludes the sure losers, or the lowest. The first time, whoever has no vote goes with the lowest of the others, as in OpenSTV. */
function exclude(ballots: Ballots, rules: Rules, state: State, losers: readonly number[], still: boolean): OpenTie | null {
  const totals = state.history.at(-1) ?? [];
  const others = state.continuing.filter((candidate) => !losers.includes(candidate));
  const votes = losers.reduce((sum, candidate) => sum + (totals[candidate] ?? 0n), 0n);
  const enough = others.length + state.elected.length > rules.seats;
  const oneMore = losers.length === 0 || (!still && !state.excludedBefore && state.surplus === 0n && votes === 0n && enough);
  if (!oneMore) {
    excludeAll(ballots, rules, state, losers);
    return null;
  }
  return excludeOne(ballots, rules, state, lookBack(others, [totals], "least"), losers);
}

/** Excludes the one of these equals who had least before, and whoever leaves with them; a tie where nothing tells them apart. */
function excludeOne(
  ballots: Ballots,
  rules: Rules,
  state: State,
  lowest: readonly number[],
  losers: readonly number[] = [],
): OpenTie | null {
  const among = lookBack(lowest, state.history, "least");
  const chosen = among[0];
  if (chosen === undefined) return null;
  state.leaving = losers;
  if (among.length > 1) return { among, about: "exclusion" };
  if (lowest.length > 1) note(state, { among: lowest, about: "exclusion" }, "earlier-round", chosen);
  excludeAll(ballots, rules, state, [...losers, chosen]);
  return null;
}

/**
 * The lowest of those who have the quota and no seat: more of them than seats are left, of whom some are equal. Votes that come back from a
 * rank shared with somebody excluded lead to it; nobody is elected by their place on the ballot.
 */
function lowestOverQuota({ continuing, history, quota }: State): readonly number[] {
  const totals = history.at(-1) ?? [];
  return lookBack(
    continuing.filter((candidate) => (totals[candidate] ?? 0n) >= quota),
    [totals],
    "least",
  );
}

function excludeAll(ballots: Ballots, rules: Rules, state: State, gone: readonly number[]): void {
  for (const candidate of gone) state.active[candidate] = 0;
  state.continuing = state.continuing.filter((candidate) => !gone.includes(candidate));
  state.excludedBefore = true;
  state.grown = false;
  keep(state, (factor, candidate) => (state.active[candidate] === 1 ? factor : 0n));
  endStep(
    ballots,
    rules,
    state,
    [...gone].sort((a, b) => a - b),
  );
}

/** Whoever is over the quota keeps the part that the quota is of the votes, rounded up at the sixth decimal. */
function passSurpluses(ballots: Ballots, rules: Rules, state: State): void {
  const totals = state.history.at(-1) ?? [];
  const { quota } = state;
  keep(state, (factor, candidate) => {
    const total = totals[candidate] ?? 0n;
    return total > quota ? (factor * quota + total - 1n) / total : factor;
  });
  endStep(ballots, rules, state, []);
}

function keep(state: State, next: (factor: bigint, candidate: number) => bigint): void {
  state.earlierFactors = state.factors;
  state.factors = state.factors.map(next);
}

function endStep(ballots: Ballots, rules: Rules, state: State, excluded: readonly number[]): void {
  if (!state.grown) state.tree = growTree(ballots, state.active, state.winner, rules.overvote);
  state.grown = true;
  const totals = spread(state.tree, state.factors, unit);
  const total = (candidate: number) => totals[candidate] ?? 0n;
  const kept = totals.reduce((sum, votes) => sum + votes, 0n);
  state.quota = kept / BigInt(rules.seats + 1) + 1n;
  const shown = [...state.elected, ...state.continuing].sort((a, b) => a - b);
  state.surplus = shown.reduce((sum, candidate) => sum + (total(candidate) > state.quota ? total(candidate) - state.quota : 0n), 0n);
  state.history.push(totals);
  const elected = electedNow(state, rules, total);
  for (const candidate of elected) state.winner[candidate] = 1;
  if (elected.length > 0) state.grown = false;
  state.elected.push(...elected);
  state.continuing = state.continuing.filter((candidate) => !elected.includes(candidate));
  if (state.rounds.length > 0 && elected.length === 0 && excluded.length === 0) return;
  state.rounds.push({ shown, totals, elected, excluded, exhausted: ballots.total * unit - kept, quota: state.quota });
}

/** Whoever reaches the quota; all who continue, where no more of them are left than seats. */
function electedNow(state: State, rules: Rules, total: (candidate: number) => bigint): number[] {
  const vacant = rules.seats - state.elected.length;
  const reached = byMost(
    state.continuing.filter((candidate) => total(candidate) >= state.quota),
    total,
  );
  const last = reached.length > vacant ? reached[vacant] : undefined;
  const elected = last === undefined ? reached : reached.slice(0, vacant).filter((candidate) => total(candidate) > total(last));
  const left = state.continuing.filter((candidate) => !elected.includes(candidate));
  return left.length <= vacant - elected.length ? [...elected, ...byMost(left, total)] : elected;
}
