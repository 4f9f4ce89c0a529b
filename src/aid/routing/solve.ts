import { munkres } from "munkres";
import { type Additions, layOut, type Pair, type Puzzle, type Taken } from "./seats.ts";

/** A plan for all requests: who takes on which; whatever is not named stays unserved. */
export interface Plan {
  readonly taken: readonly Taken[];
  /** What it costs, the ways to go left out. */
  readonly cost: number;
}

/** Two who may not go together split a puzzle in two; after so many splits the later of the two gives way, and the plan may cost more. */
const MOST_SPLITS = 64;

/**
 * The plan that serves the most requests, and of those one that costs least, and of those one with the shortest ways. It is
 * exact: what a plain assignment cannot say is added only where a first solution breaks it, and solved again.
 */
export function solve(puzzle: Puzzle, additions: Additions = { once: [], forbidden: [] }, splits = { left: MOST_SPLITS }): Plan {
  const seats = layOut(puzzle, additions);
  const found = seats.costs.length === 0 ? [] : munkres(seats.costs);
  const taken = found.map(([row, column]) => seats.read(row, column)).filter((each) => each !== null);
  const twice = pairsTwice(taken);
  if (twice.length > 0) return solve(puzzle, { ...additions, once: [...additions.once, ...twice] }, splits);
  const clash = firstClash(puzzle, taken);
  if (clash === null) return { taken, cost: costOf(puzzle, taken) };
  splits.left -= 1;
  const [first, second] = clash.map((pair) => withoutPair(additions, pair)) as [Additions, Additions];
  const without = solve(puzzle, second, splits);
  if (splits.left <= 0) return without;
  const other = solve(puzzle, first, splits);
  return isBetter(other, without) ? other : without;
}

function isBetter(plan: Plan, than: Plan): boolean {
  return plan.taken.length > than.taken.length || (plan.taken.length === than.taken.length && plan.cost < than.cost);
}

/** A pair that is forbidden needs no row and column of its own any more. */
function withoutPair({ once, forbidden }: Additions, pair: Pair): Additions {
  return {
    once: once.filter(({ request, helper }) => request !== pair.request || helper !== pair.helper),
    forbidden: [...forbidden, pair],
  };
}

function pairsTwice(taken: readonly Taken[]): readonly Pair[] {
  const seen = new Set<string>();
  const twice = new Map<string, Pair>();
  for (const { request, helper } of taken) {
    const name = `${request}/${helper}`;
    if (seen.has(name)) twice.set(name, { request, helper });
    seen.add(name);
  }
  return [...twice.values()];
}

/** Two who may not go together: in each better plan one of them is missing. */
function firstClash({ apart }: Puzzle, taken: readonly Taken[]): readonly [Pair, Pair] | null {
  const together = new Map<number, Taken[]>();
  for (const each of taken) together.set(each.request, [...(together.get(each.request) ?? []), each]);
  for (const [request, all] of together) {
    for (const [at, one] of all.entries()) {
      const other = all.slice(at + 1).find(({ helper }) => apart(request, one.helper, helper));
      if (other !== undefined) return [one, other];
    }
  }
  return null;
}

function costOf({ pairs, load }: Puzzle, taken: readonly Taken[]): number {
  return taken.reduce((sum, { request, helper, more }) => sum + (pairs[request]?.[helper] ?? 0) + load(helper, more), 0);
}
