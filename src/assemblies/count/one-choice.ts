import { Misuse } from "#kernel/refusal.ts";
import { type Ballots, groupsOf, standing, weightOf } from "./ballots.ts";
import { byMost, type Count, decimal, namedTotals, names, plainNumber, type Rules, takeMost } from "./count.ts";

/**
 * Most votes win. A ballot names, in its first rank, at most as many candidates as there are seats; one that names more is
 * void, and counts as exhausted. What is ranked below does not count.
 */
export function countPlurality(ballots: Ballots, rules: Rules): Count {
  const all = standing(ballots);
  const { totals, void: spoilt } = firstRanks(ballots, rules.seats);
  const { elected, tied } = withLot(takeMost(all, totals, rules.seats), rules);
  return {
    method: "plurality",
    seats: rules.seats,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: null,
    elected: names(ballots, elected),
    tied: names(ballots, tied),
    rounds: [{ totals: namedTotals(ballots, all, totals), elected: names(ballots, elected), excluded: [], exhausted: decimal(spoilt) }],
    ties: tied.length === 0 ? [] : [{ among: names(ballots, tied), about: "last-seat", settledBy: "open" }],
  };
}

/** A published draw, where there is one, fills the last seats from those tied for them. */
export function withLot(result: { readonly elected: readonly number[]; readonly tied: readonly number[] }, rules: Rules) {
  const drawn = rules.lot.filter((candidate) => result.tied.includes(candidate));
  if (result.tied.length === 0 || drawn.length < result.tied.length) return result;
  return { elected: [...result.elected, ...drawn.slice(0, rules.seats - result.elected.length)], tied: [] };
}

const meanings = new Map<string, "for" | "against" | "apart">([
  ["yes", "for"],
  ["for", "for"],
  ["oui", "for"],
  ["pour", "for"],
  ["no", "against"],
  ["against", "against"],
  ["non", "against"],
  ["contre", "against"],
  ["abstain", "apart"],
  ["abstention", "apart"],
  ["blank", "apart"],
  ["blanc", "apart"],
]);

/**
 * One proposal. The candidates are called yes and no, or for and against (or the French for them), and there may be an
 * abstention and a blank. More than half of the votes cast, for and against, adopts; equal voices leave both tied.
 */
export function countYesNo(ballots: Ballots, rules: Rules): Count {
  if (rules.seats !== 1) throw new Misuse("seats", "tally-one-seat", { method: "yes-no", seats: rules.seats });
  const all = standing(ballots);
  const meaning = (candidate: number) => meanings.get((ballots.candidates[candidate] ?? "").trim().toLowerCase());
  const yes = all.filter((candidate) => meaning(candidate) === "for");
  const no = all.filter((candidate) => meaning(candidate) === "against");
  if (yes.length !== 1 || no.length !== 1 || all.some((candidate) => meaning(candidate) === undefined)) {
    throw new Misuse("method", "tally-not-yes-no", { candidates: all.length });
  }
  const { totals, void: spoilt } = firstRanks(ballots, 1);
  const cast = [...yes, ...no].reduce((sum, candidate) => sum + (totals[candidate] ?? 0n), 0n);
  const required = cast / 2n + 1n;
  const elected = [...yes, ...no].filter((candidate) => (totals[candidate] ?? 0n) >= required);
  const tied = elected.length === 0 ? [...yes, ...no] : [];
  return {
    method: "yes-no",
    seats: 1,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: plainNumber(required),
    elected: names(ballots, elected),
    tied: names(ballots, tied),
    rounds: [{ totals: namedTotals(ballots, all, totals), elected: names(ballots, elected), excluded: [], exhausted: decimal(spoilt) }],
    ties: tied.length === 0 ? [] : [{ among: names(ballots, tied), about: "last-seat", settledBy: "open" }],
  };
}

/** Votes by the first rank that is not empty; ballots that name more than `most` there are void. */
function firstRanks(ballots: Ballots, most: number): { totals: bigint[]; void: bigint } {
  const totals = ballots.candidates.map(() => 0n);
  let spoilt = 0n;
  for (let group = 0; group < groupsOf(ballots); group++) {
    const weight = weightOf(ballots, group);
    const named = firstRank(ballots, group);
    if (named.length > most) spoilt += weight;
    else for (const candidate of named) totals[candidate] = (totals[candidate] ?? 0n) + weight;
  }
  return { totals, void: spoilt };
}

function firstRank(ballots: Ballots, group: number): readonly number[] {
  const end = ballots.starts[group + 1] ?? 0;
  for (let at = ballots.starts[group] ?? 0; at < end; at++) {
    const item = ballots.items[at] ?? -1;
    if (item >= 0) return [item];
    if (item < -1) return [...ballots.items.subarray(at + 1, at + 1 - item)];
  }
  return [];
}

/**
 * Who goes on to a second round: nobody where somebody has more than half of the votes for a single seat; otherwise the
 * `places` with the most votes, and all who equal the last of them.
 */
export function secondRound(count: Count, places = 2): readonly string[] {
  const totals = Object.entries(count.rounds[0]?.totals ?? {}).map(([name, votes]) => ({ name, votes: BigInt(votes) }));
  const cast = totals.reduce((sum, { votes }) => sum + votes, 0n);
  if (totals.some(({ votes }) => 2n * votes > cast)) return [];
  const order = byMost([...totals.keys()], (at) => totals[at]?.votes ?? 0n);
  const last = totals[order[places - 1] ?? order.at(-1) ?? 0]?.votes ?? 0n;
  return order.filter((at) => (totals[at]?.votes ?? 0n) >= last).map((at) => totals[at]?.name ?? "");
}
