import { Misuse } from "#kernel/refusal.ts";
import { type Ballots, groupsOf, ranksOf, standing, weightOf } from "./ballots.ts";
import { type Count, namedTotals, names, plainNumber, type Rules, takeMost } from "./count.ts";
import { withLot } from "./one-choice.ts";

/**
 * Approval: a ballot approves all whom it names, commonly in one shared rank; their order does not matter. Most approvals
 * win. Naming few is no error, and nothing is exhausted.
 */
export function countApproval(ballots: Ballots, rules: Rules): Count {
  const totals = ballots.candidates.map(() => 0n);
  for (let group = 0; group < groupsOf(ballots); group++) {
    const weight = weightOf(ballots, group);
    const end = ballots.starts[group + 1] ?? 0;
    for (let at = ballots.starts[group] ?? 0; at < end; at++) {
      const candidate = ballots.items[at] ?? -1;
      if (candidate >= 0) totals[candidate] = (totals[candidate] ?? 0n) + weight;
    }
  }
  return graded("approval", ballots, rules, totals);
}

/**
 * Score: the ranks of a ballot are the grades of the scale, the highest first, `-` for a grade that it gives nobody; who is
 * named nowhere has 0. On a scale of 0 to 5 every ballot has five ranks, so `1 2 - 1=3 - - 0` gives candidate 2 a five and
 * candidates 1 and 3 a three. Ballots that do not all have the same number of ranks are rankings, not grades, and are
 * refused. The highest sum wins.
 */
export function countScore(ballots: Ballots, rules: Rules): Count {
  const totals = ballots.candidates.map(() => 0n);
  let scale: number | null = null;
  for (let group = 0; group < groupsOf(ballots); group++) {
    const ranks = ranksOf(ballots, group);
    if (scale !== null && ranks.length !== scale) {
      throw new Misuse("method", "tally-no-scale", { shortest: Math.min(scale, ranks.length), longest: Math.max(scale, ranks.length) });
    }
    scale = ranks.length;
    const weight = weightOf(ballots, group);
    for (const [at, rank] of ranks.entries()) {
      for (const candidate of rank) totals[candidate] = (totals[candidate] ?? 0n) + weight * BigInt(ranks.length - at);
    }
  }
  return graded("score", ballots, rules, totals);
}

function graded(method: string, ballots: Ballots, rules: Rules, totals: readonly bigint[]): Count {
  const all = standing(ballots);
  const { elected, tied } = withLot(takeMost(all, totals, rules.seats), rules);
  return {
    method,
    seats: rules.seats,
    ballots: plainNumber(ballots.total),
    blank: plainNumber(ballots.blank),
    quota: null,
    elected: names(ballots, elected),
    tied: names(ballots, tied),
    rounds: [{ totals: namedTotals(ballots, all, totals), elected: names(ballots, elected), excluded: [], exhausted: "0" }],
    ties: tied.length === 0 ? [] : [{ among: names(ballots, tied), about: "last-seat", settledBy: "open" }],
  };
}
