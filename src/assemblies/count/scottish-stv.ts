import { addUp, allGroups, type Ballots, choiceOf, groupsOf, standing } from "./ballots.ts";
import { byMost, type Count, type NotedTie, names, plainNumber, type RawRound, type Rules, writtenRounds, writtenTies } from "./count.ts";
import { type Countable, lookBack, note, type OpenTie, settle, waysToTry } from "./lots.ts";
import { passedOn, same, together, type Uncut, whole } from "./uncut.ts";

/**
 * The single transferable vote of the Scottish Local Government Elections Order 2007 (SSI 2007/42), schedule 1, rules 45
 * to 52: whole Droop quota, all papers of an elected candidate passed on, transfer values cut at five decimals. Votes are
 * whole numbers of hundred-thousandths throughout. A stage is the first count, one surplus, or one exclusion; candidates
 * are elected at the stage at whose end they reach the quota, or at which as many continue as there are vacancies.
 *
 * Where whoever is to be excluded, or passes a surplus on first, differs from another only by what was cut, they are
 * equal: what cutting loses gives nobody a seat.
 */
export function countScottishStv(ballots: Ballots, rules: Rules): Count {
  const counting = scottish(ballots, rules);
  const start = firstStage(ballots, rules);
  const settled = settle(counting, start, rules.lot, waysToTry(groupsOf(ballots)));
  return {
    method: "scottish-stv",
    seats: rules.seats,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: plainNumber(start.quota / unit),
    elected: names(ballots, settled.elected),
    tied: names(ballots, settled.tied),
    rounds: writtenRounds(ballots, settled.state.rounds, places),
    ties: writtenTies(ballots, settled.state.ties),
  };
}

const places = 5;
const unit = 10n ** BigInt(places);

/** Papers that reached a candidate together, each worth the same. */
interface Parcel {
  readonly value: bigint;
  /** What each would be worth, had no value been cut. */
  readonly uncut: Uncut;
  readonly papers: bigint;
  readonly groups: Int32Array;
}

interface State {
  readonly quota: bigint;
  readonly open: Uint8Array;
  readonly parcels: (readonly Parcel[])[];
  totals: readonly bigint[];
  readonly history: (readonly bigint[])[];
  continuing: readonly number[];
  /** In the order of election; those whose surplus waits to be passed on. */
  readonly elected: number[];
  surpluses: readonly number[];
  /** Whether a surplus was passed on yet, at a value that was cut. */
  cut: boolean;
  readonly rounds: RawRound[];
  readonly ties: NotedTie[];
}

/** Rules 45 and 46: first preferences, and the quota of the valid papers: those that give one. */
function firstStage(ballots: Ballots, rules: Rules): State {
  const continuing = standing(ballots);
  const open = new Uint8Array(ballots.candidates.length);
  for (const candidate of continuing) open[candidate] = 1;
  const parcels: Parcel[][] = ballots.candidates.map(() => []);
  const received = passOn(ballots, { value: unit, uncut: whole, groups: allGroups(ballots) }, open, rules, parcels);
  const valid = received.reduce((sum, votes) => sum + votes, 0n) / unit;
  const state: State = {
    quota: (valid / BigInt(rules.seats + 1) + 1n) * unit,
    open,
    parcels,
    totals: received,
    history: [],
    continuing,
    elected: [],
    surpluses: [],
    cut: false,
    rounds: [],
    ties: [],
  };
  endStage(ballots, rules, state, {});
  return state;
}

function scottish(ballots: Ballots, rules: Rules): Countable<State> {
  return {
    advance(state) {
      while (state.elected.length < rules.seats && state.continuing.length > 0) {
        const about = state.surpluses.length > 0 ? "surplus" : "exclusion";
        const tied = about === "surplus" ? equalSurpluses(state) : equalLowest(state);
        const among = lookBack(tied, state.history, about === "surplus" ? "most" : "least");
        const chosen = among[0];
        if (chosen === undefined) return null;
        const alike = alikeUncut(state, about === "surplus" ? state.surpluses : state.continuing, tied, among);
        if (alike.length > 0) return { among: [...among, ...alike], about, cut: true };
        if (among.length > 1) {
          const certain = about === "exclusion" ? withoutPapers(state, rules, among) : null;
          if (certain !== "no-difference") return { among, about, ...(certain && { sure: certain }) };
          note(state, { among, about }, "no-difference", chosen);
        } else if (tied.length > 1) {
          note(state, { among: tied, about }, "earlier-round", chosen);
        }
        take(ballots, rules, state, about, chosen);
      }
      return null;
    },
    copy: (state) => ({
      ...state,
      open: state.open.slice(),
      parcels: [...state.parcels],
      history: [...state.history],
      elected: [...state.elected],
      rounds: [...state.rounds],
      ties: [...state.ties],
    }),
    take: (state, tie, candidate) => take(ballots, rules, state, tie.about, candidate),
    elected: (state) => state.elected,
    continuing: (state) => state.continuing,
  };
}

/** Rule 49: the highest surplus first. All surpluses are over the same quota, so the highest total. */
function equalSurpluses(state: State): readonly number[] {
  return lookBack(state.surpluses, [state.totals], "most");
}

/** Rule 50: the lowest total is excluded. */
function equalLowest(state: State): readonly number[] {
  return lookBack(state.continuing, [state.totals], "least");
}

/** Who has other votes than the chosen by what was cut alone. Nothing is cut before the first surplus. */
function alikeUncut(state: State, candidates: readonly number[], equal: readonly number[], chosen: readonly number[]): readonly number[] {
  if (!state.cut) return [];
  const held = (candidate: number) => together(state.parcels[candidate] ?? []);
  const values = chosen.map(held);
  return candidates.filter((candidate) => !equal.includes(candidate) && values.some((value) => same(value, held(candidate))));
}

/**
 * Candidates who tie without holding a single paper: excluding one changes nothing for the others. Either all of them go,
 * in whatever order, or rule 52 stops the count before the last of them, and only a lot says who is left.
 */
function withoutPapers(state: State, rules: Rules, among: readonly number[]) {
  if (among.some((candidate) => (state.parcels[candidate] ?? []).length > 0)) return null;
  const others = state.continuing.filter((candidate) => !among.includes(candidate));
  if (others.length >= rules.seats - state.elected.length) return "no-difference";
  return { elected: [...state.elected, ...byMost(others, (candidate) => state.totals[candidate] ?? 0n)], tied: among };
}

function take(ballots: Ballots, rules: Rules, state: State, about: OpenTie["about"], candidate: number): void {
  if (about === "surplus") passSurplus(ballots, rules, state, candidate);
  else exclude(ballots, rules, state, candidate);
}

/** Rule 48: every paper of the candidate is passed on, worth its value times the surplus divided by the total, cut at five decimals. */
function passSurplus(ballots: Ballots, rules: Rules, state: State, candidate: number): void {
  const total = state.totals[candidate] ?? 0n;
  const surplus = total - state.quota;
  state.surpluses = state.surpluses.filter((other) => other !== candidate);
  state.cut = true;
  const uncut = passedOn(together(state.parcels[candidate] ?? []), state.quota / unit);
  const totals = move(ballots, rules, state, candidate, (worth) => ({ value: (surplus * worth.value) / total, uncut: uncut(worth.uncut) }));
  totals[candidate] = state.quota;
  state.totals = totals;
  endStage(ballots, rules, state, { surplus: candidate });
}

/** Rule 50: every paper of the excluded candidate is passed on at the value at which it came. */
function exclude(ballots: Ballots, rules: Rules, state: State, candidate: number): void {
  state.continuing = state.continuing.filter((other) => other !== candidate);
  state.open[candidate] = 0;
  const totals = move(ballots, rules, state, candidate, (worth) => worth);
  totals[candidate] = 0n;
  state.totals = totals;
  endStage(ballots, rules, state, { excluded: [candidate] });
}

type Worth = Pick<Parcel, "value" | "uncut">;

function move(ballots: Ballots, rules: Rules, state: State, from: number, passed: (worth: Worth) => Worth): bigint[] {
  const totals = [...state.totals];
  const parcels = state.parcels[from] ?? [];
  state.parcels[from] = [];
  for (const parcel of parcels) {
    const received = passOn(
      ballots,
      { ...passed({ value: parcel.value, uncut: parcel.uncut }), groups: parcel.groups },
      state.open,
      rules,
      state.parcels,
    );
    for (const [candidate, votes] of received.entries()) totals[candidate] = (totals[candidate] ?? 0n) + votes;
  }
  return totals;
}

/** Sorts papers by their next available preference and gives each parcel to its candidate; says what each was credited. */
function passOn(
  ballots: Ballots,
  { value, uncut, groups }: Omit<Parcel, "papers">,
  open: Uint8Array,
  rules: Rules,
  parcels: (readonly Parcel[])[],
): bigint[] {
  const size = open.length;
  const chosen = new Int16Array(groups.length);
  const counts = new Int32Array(size);
  for (let at = 0; at < groups.length; at++) {
    const candidate = choiceOf(ballots, groups[at] as number, open, rules.overvote);
    chosen[at] = candidate;
    if (candidate >= 0) counts[candidate] = (counts[candidate] as number) + 1;
  }
  const sorted = Array.from(counts, (count) => new Int32Array(count));
  const filled = new Int32Array(size);
  for (let at = 0; at < groups.length; at++) {
    const candidate = chosen[at] as number;
    if (candidate < 0) continue;
    const place = filled[candidate] as number;
    (sorted[candidate] as Int32Array)[place] = groups[at] as number;
    filled[candidate] = place + 1;
  }
  const papers = addUp(ballots, groups, chosen, size);
  for (const [candidate, received] of sorted.entries()) {
    if (received.length === 0) continue;
    const parcel = { value, uncut, papers: papers[candidate] ?? 0n, groups: received };
    parcels[candidate] = [...(parcels[candidate] ?? []), parcel];
  }
  return papers.map((received) => received * value);
}

/** Rules 47 and 52, at the end of every stage. */
function endStage(ballots: Ballots, rules: Rules, state: State, done: Partial<Pick<RawRound, "surplus" | "excluded">>): void {
  const total = (candidate: number) => state.totals[candidate] ?? 0n;
  const shown = [...state.elected, ...state.continuing].sort((a, b) => a - b);
  const reached = state.continuing.filter((candidate) => total(candidate) >= state.quota);
  const left = state.continuing.filter((candidate) => total(candidate) < state.quota);
  const filled = left.length <= rules.seats - state.elected.length - reached.length;
  const elected = [...byMost(reached, total), ...(filled ? byMost(left, total) : [])];
  for (const candidate of elected) state.open[candidate] = 0;
  state.elected.push(...elected);
  state.surpluses = [...state.surpluses, ...elected.filter((candidate) => total(candidate) > state.quota)];
  state.continuing = filled ? [] : left;
  state.history.push(state.totals);
  const exhausted = ballots.total * unit - shown.reduce((sum, candidate) => sum + total(candidate), 0n);
  state.rounds.push({ shown, totals: state.totals, elected, excluded: [], exhausted, ...done });
}
