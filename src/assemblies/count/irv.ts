import { Misuse } from "#kernel/refusal.ts";
import { addUp, allGroups, type Ballots, choiceOf, dead, groupsOf, standing } from "./ballots.ts";
import { type Count, type NotedTie, names, plainNumber, type RawRound, type Rules, writtenRounds, writtenTies } from "./count.ts";
import { type Countable, lookBack, note, settle, waysToTry } from "./lots.ts";

/**
 * Instant runoff: each ballot counts for its first continuing candidate; whoever has more than half of the ballots that
 * still count is elected; otherwise the lowest is excluded and the ballots are looked at again. Equals for the lowest
 * place are told apart by the most recent earlier round in which they differed, then by lot. Exhausted ballots leave the
 * count, and a ballot that dies at a shared rank (`exhaust`) never comes back.
 */
export function countIrv(ballots: Ballots, rules: Rules): Count {
  if (rules.seats !== 1) throw new Misuse("seats", "tally-one-seat", { method: "irv", seats: rules.seats });
  const counting = runoff(ballots, rules);
  const start = firstRound(ballots, rules);
  const settled = settle(counting, start, rules.lot, waysToTry(groupsOf(ballots)));
  return {
    method: "irv",
    seats: 1,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: null,
    elected: names(ballots, settled.elected),
    tied: names(ballots, settled.tied),
    rounds: writtenRounds(ballots, settled.state.rounds, 0),
    ties: writtenTies(ballots, settled.state.ties),
  };
}

interface State {
  readonly open: Uint8Array;
  readonly groups: Int32Array;
  /** For whom each group counts; groups that must be looked at again whenever a candidate leaves. */
  readonly chosen: Int16Array;
  readonly shared: Int32Array;
  readonly history: (readonly bigint[])[];
  continuing: readonly number[];
  elected: readonly number[];
  readonly rounds: RawRound[];
  readonly ties: NotedTie[];
}

function firstRound(ballots: Ballots, rules: Rules): State {
  const continuing = standing(ballots);
  const open = new Uint8Array(ballots.candidates.length);
  for (const candidate of continuing) open[candidate] = 1;
  const groups = allGroups(ballots);
  const state: State = {
    open,
    groups,
    chosen: new Int16Array(groups.length),
    shared: ballots.shared ? groups.filter((group) => hasSharedRank(ballots, group)) : new Int32Array(0),
    history: [],
    continuing,
    elected: [],
    rounds: [],
    ties: [],
  };
  for (const group of groups) state.chosen[group] = choiceOf(ballots, group, open, rules.overvote);
  endRound(ballots, state, []);
  return state;
}

function hasSharedRank(ballots: Ballots, group: number): boolean {
  const end = ballots.starts[group + 1] ?? 0;
  for (let at = ballots.starts[group] ?? 0; at < end; at++) if ((ballots.items[at] ?? 0) < -1) return true;
  return false;
}

function runoff(ballots: Ballots, rules: Rules): Countable<State> {
  return {
    advance(state) {
      while (state.elected.length === 0) {
        const totals = state.history.at(-1) ?? [];
        const lowest = lookBack(state.continuing, [totals], "least");
        const among = lookBack(lowest, state.history, "least");
        const chosen = among[0];
        if (chosen === undefined) return null;
        if (among.length > 1) {
          const unvoted = totals[chosen] === 0n && state.history.every((round) => among.every((candidate) => round[candidate] === 0n));
          const all = among.length === state.continuing.length;
          if (!unvoted || ballots.shared) return { among, about: "exclusion" };
          if (all) return { among, about: "exclusion", sure: { elected: [], tied: among } };
          note(state, { among, about: "exclusion" }, "no-difference", chosen);
        } else if (lowest.length > 1) {
          note(state, { among: lowest, about: "exclusion" }, "earlier-round", chosen);
        }
        exclude(ballots, rules, state, chosen);
      }
      return null;
    },
    copy: (state) => ({
      ...state,
      open: state.open.slice(),
      chosen: state.chosen.slice(),
      history: [...state.history],
      rounds: [...state.rounds],
      ties: [...state.ties],
    }),
    take: (state, _, candidate) => exclude(ballots, rules, state, candidate),
    elected: (state) => state.elected,
    continuing: (state) => state.continuing,
  };
}

function exclude(ballots: Ballots, rules: Rules, state: State, candidate: number): void {
  state.open[candidate] = 0;
  state.continuing = state.continuing.filter((other) => other !== candidate);
  const { chosen } = state;
  for (let group = 0; group < chosen.length; group++) {
    if (chosen[group] === candidate) chosen[group] = choiceOf(ballots, group, state.open, rules.overvote);
  }
  for (const group of state.shared) {
    if (chosen[group] !== dead) chosen[group] = choiceOf(ballots, group, state.open, rules.overvote);
  }
  endRound(ballots, state, [candidate]);
}

function endRound(ballots: Ballots, state: State, excluded: readonly number[]): void {
  const totals = addUp(ballots, state.groups, state.chosen, ballots.candidates.length);
  const counting = totals.reduce((sum, votes) => sum + votes, 0n);
  const only = state.continuing.length === 1;
  state.elected = state.continuing.filter((candidate) => only || 2n * (totals[candidate] ?? 0n) > counting);
  state.history.push(totals);
  state.rounds.push({ shown: state.continuing, totals, elected: state.elected, excluded, exhausted: ballots.total - counting });
}
