import type { Instant } from "#kernel/clock.ts";
import { type Cost, costFor, loadCost, scarceAmong, tieOf } from "./cost.ts";
import { kilometres } from "./distance.ts";
import { type Counts, filterFor, type Reason } from "./filters.ts";
import { inOrder } from "./rank.ts";
import type { Puzzle } from "./seats.ts";
import type { Helper, Need, Terms } from "./sides.ts";
import { solve } from "./solve.ts";

/** That somebody would be asked for a request, in the plan for all of them. */
export interface Proposal<H extends Helper = Helper> {
  readonly need: Need;
  readonly helper: H;
  /** With the load that this help has in the plan. */
  readonly cost: Cost;
}

/** A plan for a whole queue: offers, never orders. */
export interface Together<H extends Helper = Helper> {
  readonly proposals: readonly Proposal<H>[];
  /** Requests that stay without some helpers, and why nobody else may be asked for them. */
  readonly unserved: readonly { readonly need: Need; readonly missing: number; readonly counts: Counts }[];
  readonly total: number;
}

/**
 * Matches a whole queue at once: as many served as can be, then the least cost with its fair load, then the shortest ways. The order in
 * which people and requests are named changes nothing.
 */
export function matchTogether<H extends Helper>(needs: readonly Need[], helpers: readonly H[], terms: Terms): Together<H> {
  const asNamed = new Map(needs.map((need, place) => [need, place]));
  const { proposals, unserved, total } = matchInTurn(inTurn(needs), inTurn(helpers), terms);
  const byPlace = (a: { readonly need: Need }, b: { readonly need: Need }) => (asNamed.get(a.need) ?? 0) - (asNamed.get(b.need) ?? 0);
  return { proposals: proposals.toSorted(byPlace), unserved: unserved.toSorted(byPlace), total };
}

/** Of plans that are the same to the solver it takes the one of those who come first: whoever was asked the longest ago, then by a stable number. */
function inTurn<T extends { readonly id: string; readonly askedAt?: Instant | null }>(all: readonly T[]): readonly T[] {
  const lotOf = tieOf({ id: "" });
  const found = all.map((one) => {
    const [asked, lot] = lotOf({ id: one.id, askedAt: one.askedAt ?? null });
    return { one, asked, lot };
  });
  found.sort((a, b) => a.asked - b.asked || a.lot - b.lot || (a.one.id < b.one.id ? -1 : 1));
  return found.map(({ one }) => one);
}

function matchInTurn<H extends Helper>(needs: readonly Need[], helpers: readonly H[], terms: Terms): Together<H> {
  const scarce = scarceAmong(helpers, terms.scarceBelow);
  const costs = needs.map((need) => costFor(need, terms, scarce));
  const counts: Partial<Record<Reason, number>>[] = needs.map(() => ({}));
  const pairs = needs.map((need, request) => {
    const filterOf = filterFor(need, terms);
    const costOf = costs[request] as (helper: Helper) => Cost;
    const removed = counts[request] as Partial<Record<Reason, number>>;
    return helpers.map((helper) => {
      const reason = filterOf(helper);
      if (reason !== null) removed[reason] = (removed[reason] ?? 0) + 1;
      if (reason !== null) return null;
      const { total, load } = costOf(helper);
      return total - load;
    });
  });
  const plan = solve(puzzleOf(needs, helpers, pairs, terms));
  const proposals = plan.taken.map(({ request, helper: place, more }): Proposal<H> => {
    const helper = helpers[place] as H;
    const cost = costs[request]?.(helper) as Cost;
    const load = loadCost(helper.given + more, terms.loadWeight);
    return { need: needs[request] as Need, helper, cost: { ...cost, load, total: cost.total - cost.load + load } };
  });
  const served = new Map<Need, number>();
  for (const { need } of proposals) served.set(need, (served.get(need) ?? 0) + 1);
  const unserved = needs
    .map((need, request) => ({ need, missing: need.helpers - (served.get(need) ?? 0), counts: inOrder(counts[request] as Counts) }))
    .filter(({ missing }) => missing > 0);
  return { proposals, unserved, total: plan.cost };
}

/** How many more somebody may take on: within their own limits. */
export function roomOf({ most, open, perWeek, week }: Helper): number {
  return Math.max(0, Math.min(most - open, perWeek === null ? Number.POSITIVE_INFINITY : perWeek - week));
}

function puzzleOf(needs: readonly Need[], helpers: readonly Helper[], pairs: Puzzle["pairs"], terms: Terms): Puzzle {
  const experienced = new Set(helpers.flatMap((helper, place) => (helper.experienced ? [place] : [])));
  return {
    wanted: needs.map((need) => need.helpers),
    room: helpers.map(roomOf),
    pairs,
    load: (place, more) => loadCost((helpers[place]?.given ?? 0) + more, terms.loadWeight),
    travel: (request, place) => Math.min(1000, Math.round((kilometres(needs[request] as Need, helpers[place] as Helper, terms) ?? 0) * 10)),
    first: new Map(needs.flatMap((need, request) => (need.pair ? [[request, experienced] as const] : []))),
    apart(request, one, other) {
      const [a, b] = [helpers[one], helpers[other]];
      return needs[request]?.pair === true && a?.household !== null && a?.household === b?.household;
    },
  };
}
