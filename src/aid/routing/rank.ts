import { type Cost, costFor, scarceAmong, tieOf } from "./cost.ts";
import { kilometres } from "./distance.ts";
import { type Counts, filterFor, passes, REASONS, RELAXABLE, type Reason, type Relaxable } from "./filters.ts";
import type { Helper, Need, Terms } from "./sides.ts";

/** Somebody who may be asked, with what it costs. */
export interface Ranked<H extends Helper = Helper> {
  readonly helper: H;
  readonly cost: Cost;
}

/** Who may be asked for a need, the best match first, and why the others are not. */
export interface Ranking<H extends Helper = Helper> {
  readonly ranked: readonly Ranked<H>[];
  readonly counts: Counts;
  /** Those whom only the hour or a leave keeps from being asked: their turn may come. */
  readonly later: readonly H[];
  /** The first reason for each who is not asked. */
  readonly reasons: ReadonlyMap<string, Reason>;
}

/**
 * Ranks everybody for one need, without chance: by cost, then by who was last asked the longest ago, then by the way
 * to go, then by a stable number. `scarce` may be handed over where it is known already.
 */
export function rank<H extends Helper>(
  need: Need,
  helpers: readonly H[],
  terms: Terms,
  scarce: ReadonlySet<string> = scarceAmong(helpers, terms.scarceBelow),
): Ranking<H> {
  const filterOf = filterFor(need, terms);
  const costOf = costFor(need, terms, scarce);
  const lotOf = tieOf(need);
  const counts: Partial<Record<Reason, number>> = {};
  const reasons = new Map<string, Reason>();
  const later: H[] = [];
  const found: (Ranked<H> & { readonly asked: number; readonly way: number; readonly lot: number })[] = [];
  for (const helper of helpers) {
    const reason = filterOf(helper);
    if (reason === null) {
      const [asked, lot] = lotOf(helper);
      found.push({ helper, cost: costOf(helper), asked, way: kilometres(need, helper, terms) ?? 0, lot });
      continue;
    }
    counts[reason] = (counts[reason] ?? 0) + 1;
    reasons.set(helper.id, reason);
    if (passes(reason)) later.push(helper);
  }
  found.sort(
    (a, b) => a.cost.total - b.cost.total || a.asked - b.asked || a.way - b.way || a.lot - b.lot || (a.helper.id < b.helper.id ? -1 : 1),
  );
  return { ranked: found, counts: inOrder(counts), later, reasons };
}

/** Counts in the order of the filters, whatever the order of the people. */
export function inOrder(counts: Counts): Counts {
  return Object.fromEntries(REASONS.filter((reason) => counts[reason] !== undefined).map((reason) => [reason, counts[reason]]));
}

/** How many could be asked if one thing were given up; only what would find somebody, the least of sacrifices first. */
export function relaxing(
  need: Need,
  helpers: readonly Helper[],
  terms: Terms,
): readonly { readonly give: Relaxable; readonly found: number }[] {
  return RELAXABLE.map((give) => {
    const filterOf = filterFor(need, terms, give);
    return { give, found: helpers.filter((helper) => filterOf(helper) === null).length };
  }).filter(({ found }) => found > 0);
}

/**
 * Whom to ask of those who are ranked, `most` at a time. Where two go together, one of them is experienced: an experienced
 * person is always among those who are asked as long as there is one.
 */
export function nextOf<H extends Helper>(need: Need, ranked: readonly Ranked<H>[], most: number): readonly H[] {
  const first = ranked.slice(0, most).map(({ helper }) => helper);
  if (!need.pair || first.some(({ experienced }) => experienced)) return first;
  const guide = ranked.find(({ helper }) => helper.experienced)?.helper;
  return guide === undefined ? first : [guide, ...first].slice(0, most);
}

/** Whether two people may go together: one of them experienced, not both of one household. */
export function goTogether(one: Pick<Helper, "experienced" | "household">, other: Pick<Helper, "experienced" | "household">): boolean {
  if (!one.experienced && !other.experienced) return false;
  return one.household === null || one.household !== other.household;
}
