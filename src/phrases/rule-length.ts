import type { Rule } from "#calendar/rule.ts";
import type { Span } from "./grammar.ts";
import { type Problem, problem } from "./outcome.ts";

type Unit = "days" | "weeks" | "months" | "years";

/**
 * "For 10 weeks", as a number of times: a rule that comes twice a week comes twenty times in ten weeks, wherever it starts. Where the length is no
 * whole number of its periods, or the dates in a period vary, the number would be a guess: it is asked.
 */
export function lasting(unit: Unit, length: number, span: Span): (context: unknown, rule: Rule) => Partial<Rule> | Problem {
  return (_, rule) => {
    const periods = periodsIn(unit, length, rule);
    const times = timesIn(rule);
    if (periods === null || times === null || periods < 1) return problem("rule-how-long", span);
    return { count: periods * times };
  };
}

function periodsIn(unit: Unit, length: number, { freq, interval = 1, weeks, months: named }: Rule): number | null {
  if (weeks !== undefined || (named !== undefined && freq !== "yearly")) return null;
  const days = unit === "days" ? length : unit === "weeks" ? length * 7 : null;
  const months = unit === "months" ? length : unit === "years" ? length * 12 : null;
  const periods = periodsOf(freq, days, months);
  return periods === null || periods % interval !== 0 ? null : periods / interval;
}

function periodsOf(freq: Rule["freq"], days: number | null, months: number | null): number | null {
  if (freq === "daily") return days;
  if (freq === "weekly") return days !== null && days % 7 === 0 ? days / 7 : null;
  if (freq === "monthly") return months;
  return freq === "yearly" && months !== null && months % 12 === 0 ? months / 12 : null;
}

/** How often the rule comes in each of its periods; null where that varies. */
function timesIn({ freq, days, monthDays, months }: Rule): number | null {
  if (freq === "daily") return days === undefined ? 1 : null;
  if (freq === "weekly") return days?.length ?? 1;
  const dayno = (monthDays ?? []).some((day) => Math.abs(day) > 28);
  const nths = (days ?? []).some(({ nth = 5 }) => Math.abs(nth) > 4);
  if (dayno || nths || (days === undefined) === (monthDays === undefined)) return null;
  if (freq === "yearly" && months?.length !== 1) return null;
  return (days ?? monthDays ?? []).length;
}
