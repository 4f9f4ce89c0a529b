import type { Zone } from "#calendar/zones.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Value } from "#kernel/refusal.ts";
import type { Span } from "./grammar.ts";

/** What a phrase comes to against today: the values it may mean (several: ask), or why it means none. */
export type Outcome = { readonly values: readonly number[] } | Problem;

/** Why a phrase that was understood gives nothing; `span` is the part of the text that is to blame, null for all of it. */
export interface Problem {
  readonly problem: string;
  readonly holes: Readonly<Record<string, Value>>;
  readonly span: Span | null;
}

/** Against what phrases are worked out. Days are day numbers, see `dayNumber`. */
export interface Context {
  readonly now: Instant;
  readonly zone: Zone;
  readonly locale: string;
  readonly today: number;
  /** The weekdays on which a week may begin: Monday, and Sunday too where English is spoken. */
  readonly weekStarts: readonly number[];
  /** Whether the day stands before the month in `05/06/2028`; null where both are usual. */
  readonly dayFirst: true | null;
  /** Whether what is past is refused. */
  readonly ahead: boolean;
}

/** Exactly these values, each once, in order. */
export function only(...values: readonly number[]): Outcome {
  return { values: [...new Set(values)].sort((a, b) => a - b) };
}

/** A reason why there is no value. */
export function problem(key: string, span: Span | null, holes: Readonly<Record<string, Value>> = {}): Problem {
  return { problem: key, holes, span };
}

/** Works out more from each value; what comes of them is gathered as in {@link gather}. */
export function each(outcome: Outcome, work: (value: number) => Outcome): Outcome {
  return "problem" in outcome ? outcome : gather(outcome.values.map(work));
}

/** All values of several outcomes; where there are none, the first reason. */
export function gather(outcomes: readonly Outcome[]): Outcome {
  const values = outcomes.flatMap((outcome) => ("problem" in outcome ? [] : outcome.values));
  if (values.length > 0) return only(...values);
  return outcomes.find((outcome) => "problem" in outcome) ?? only();
}
