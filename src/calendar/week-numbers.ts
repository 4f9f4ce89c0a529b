import type { Rule } from "./rule.ts";

/** The numbers of the weeks with even or odd numbers, for BYWEEKNO. */
export function weekNumbers(weeks: NonNullable<Rule["weeks"]>): readonly number[] {
  return Array.from({ length: weeks === "even" ? 26 : 27 }, (_, index) => index * 2 + (weeks === "even" ? 2 : 1));
}
