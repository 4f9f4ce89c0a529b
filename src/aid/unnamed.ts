import type { RequestRow } from "#store/tables/aid.ts";
import type { Counts, Reason } from "./routing/filters.ts";
import { inOrder } from "./routing/rank.ts";

/** What would say who asked. */
const TELLING: readonly Reason[] = ["own", "blocked", "conflict"];

/**
 * Why somebody is not asked, as coordinators may know it: where whoever asked wishes not to be named, what would say who they are reads as
 * if that person had been asked already.
 */
export function tellableReason({ anonymous }: Pick<RequestRow, "anonymous">, reason: Reason): Reason {
  return anonymous === 1 && TELLING.includes(reason) ? "asked" : reason;
}

/** The same of how many each reason removed. */
export function tellableCounts(row: Pick<RequestRow, "anonymous">, counts: Counts): Counts {
  const told: Partial<Record<Reason, number>> = {};
  for (const [reason, count] of Object.entries(counts) as [Reason, number][]) {
    const as = tellableReason(row, reason);
    told[as] = (told[as] ?? 0) + count;
  }
  return inOrder(told);
}
