import type { Rule } from "#calendar/rule.ts";
import type { Bound, Meaning, Span } from "./grammar.ts";
import type { Left } from "./left-out.ts";
import { type Context, type Problem, problem } from "./outcome.ts";

/** "Twice a week": how often in which period. */
export interface Times {
  readonly n: number;
  readonly period: "week" | "other";
}

/**
 * Phrases that are understood and are no rule yet: each is asked for what it lacks, by name, rather than refused as a whole. Which days, which of
 * the month's Sundays, this July or every July, at what hour.
 */
export const askedMeanings: Readonly<Record<string, Meaning>> = {
  "period.week": () => "week",
  "period.other": () => "other",
  "times.twice": (bound) => times(2, bound),
  "times.thrice": (bound) => times(3, bound),
  "times.n": (bound) => times(bound.n as number, bound),
  "core.times": (bound, span) =>
    (bound.times as Times).period === "week" ? problem("rule-which-days", span) : problem("rule-which-of-month", span),
  "core.whichOf": asked("rule-which-of-month"),
  "core.inMonths": asked("rule-which-months"),
  "core.nthsInMonths": asked("rule-which-months"),
  "core.fewAlone": asked("rule-nth-alone"),
  "core.never": asked("rule-never"),
  "core.partOnly": asked("rule-part-hour"),
  "core.monthEnd": asked("rule-month-end"),
  "core.nthWeekend": asked("rule-weekend-which"),
  "core.weekOrAll": asked("rule-week-or-all"),
  "body.part": asked("rule-part-hour"),
  "body.range": asked("rule-hours-between"),
  "startDate.fixed": () => true,
  "startDate.near": () => true,
  "limit.start": (_, span) => startAsked(span),
  "limit.startEnd": (_, span) => startAsked(span),
  "rule.start": (_, span) => () => problem("rule-start", span),
};

function asked(key: string): Meaning {
  return (_, span): Problem => problem(key, span);
}

function times(n: number, { period }: Bound): Times | undefined {
  return n < 2 ? undefined : { n, period: period as Times["period"] };
}

function startAsked(span: Span): (context: Context, rule: Rule) => ReturnType<Left> {
  return () => problem("rule-start", span);
}
