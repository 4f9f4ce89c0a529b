import { dateOfDay, dayOf, type LocalDate } from "#calendar/civil.ts";
import { type FrenchRegion, regionOfZone } from "#calendar/french-holidays.ts";
import type { Pause } from "#calendar/pauses.ts";
import type { Rule } from "#calendar/rule.ts";
import type { Bound, Meaning, Span } from "./grammar.ts";
import { dayMeanings } from "./moment-days.ts";
import { daysAhead, todayIn } from "./moment-meanings.ts";
import { type Days, mayBeOfEveryMonth, mayBeOfEveryYear } from "./moment-months.ts";
import { type Context, gather, type Problem, problem } from "./outcome.ts";

/** What a phrase after "except" leaves out of a rule. */
export interface LeftOut {
  readonly except?: readonly LocalDate[];
  readonly pauses?: readonly Pause[];
  /** A feast that was named without its year, as it comes next and again: of a series that goes on as long, it is asked which years are meant. */
  readonly feast?: { readonly next: LocalDate; readonly again: LocalDate };
}

/** One thing left out, which may need to know what today is. */
export type Left = (context: Context) => LeftOut | Problem;

/** So many days after a feast, its next one is the next year's beyond doubt. */
const DAYS_AFTER = 100;

/** What the phrases of `left` and `lefts` in the word files mean. */
export const leftOutMeanings: Readonly<Record<string, Meaning>> = {
  "lefts.one": ({ left }) => [left],
  "lefts.more": (bound) => [bound.left, ...(bound.rest as Left[])],
  "left.date": (bound, span) => leftDate(bound.date as Days, span),
  "left.range": (bound, span) => leftRange(bound.from as Days, bound.to as Days, span),
  "left.isoRange": (bound, span) => leftRange(bound.from as Days, bound.to as Days, span),
  "isoDate.iso": (bound, span) => (dayMeanings["fixed.iso"] as Meaning)(bound, span),
  "nearDate.next": (bound, span) => nearToday((dayMeanings["date.nextWeekday"] as Meaning)(bound, span) as Days),
  "left.rangeInMonth": leftInMonth,
  "left.someDays": (bound, span) => someDays(bound, span),
  "dayList.two": (bound) => [bound.first, bound.last],
  "dayList.more": (bound) => [bound.first, ...(bound.rest as number[])],
  "left.months": (bound): Left | undefined => {
    const months = bound.months as readonly number[];
    return months.length > 11 ? undefined : paused({ kind: "months", months });
  },
  "left.holidays": (_, span) => holidaysHere(span),
  "left.holidaysOf": (bound) => paused({ kind: "french holidays", region: bound.region as FrenchRegion }),
  "left.feasts": () => paused({ kind: "hebrew feasts" }),
  "left.school":
    (_, span): Left =>
    () =>
      problem("rule-holidays-which", span),
  "monthList.one": ({ month }) => [month],
  "monthList.range": (bound) => monthsBetween(bound.first as number, bound.last as number),
  "monthList.more": (bound) => {
    const rest = bound.rest as readonly number[];
    return rest.includes(bound.month as number) ? undefined : [bound.month, ...rest];
  },
};

/** "Next Sunday" is counted from today; of a series that begins later it may as well be counted from there: both are given. */
function nearToday(days: Days): Days {
  return (context, isAhead) => {
    const today = todayIn(context.now, context.zone);
    const found = days({ ...context, today }, isAhead);
    return today === context.today ? found : gather([found, days(context, isAhead)]);
  };
}

/** All that is left out, together. */
export function allLeft(lefts: readonly Left[], context: Context): LeftOut | Problem {
  let all: LeftOut = {};
  for (const left of lefts) {
    const more = left(context);
    if ("problem" in more) return more;
    const feast = all.feast ?? more.feast;
    all = { ...leavingOut(all, more), ...(feast !== undefined && { feast }) };
  }
  return all;
}

/** Whether a feast is left out that comes again before the rule is over. */
export function comesAgain({ feast }: LeftOut, { until, count }: Pick<Rule, "until" | "count">): boolean {
  if (feast === undefined || count !== undefined) return false;
  const last = typeof until === "number" ? new Date(until).toISOString() : until;
  return last === undefined || last.slice(0, 10) >= feast.again;
}

/** A rule, or what it leaves out, without more dates. */
export function leavingOut<T extends Pick<Rule, "except" | "pauses">>(rule: T, { except = [], pauses = [] }: LeftOut): T {
  return {
    ...rule,
    ...(except.length > 0 && { except: [...new Set([...(rule.except ?? []), ...except])].sort() }),
    ...(pauses.length > 0 && { pauses: together([...(rule.pauses ?? []), ...pauses]) }),
  };
}

/** "July and August" are one thing left out, however they were named. */
function together(pauses: readonly Pause[]): readonly Pause[] {
  const months = new Set(pauses.flatMap((pause) => (pause.kind === "months" ? pause.months : [])));
  const others = pauses.filter((pause) => pause.kind !== "months");
  return months.size === 0 ? others : [...others, { kind: "months", months: [...months].sort((a, b) => a - b) }];
}

/** The one date that is meant; a reason where there are several or none. */
export function oneDay(days: Days, context: Context, span: Span): LocalDate | Problem {
  const found = daysAhead(days, context);
  if ("problem" in found) return found;
  return found.values.length === 1 ? dateOfDay(found.values[0] as number) : problem("rule-date-unclear", span);
}

function paused(pause: Pause): Left {
  return () => ({ pauses: [pause] });
}

function leftDate(days: Days, span: Span): Left {
  return (context) => {
    if (mayBeOfEveryMonth(days)) return problem("rule-except-of-month", span);
    const date = oneDay(days, context, span);
    if (typeof date !== "string") return date;
    if (!mayBeOfEveryYear(days)) return { except: [date] };
    const again = oneDay(days, { ...context, today: dayOf(date) + DAYS_AFTER }, span);
    return typeof again === "string" ? { except: [date], feast: { next: date, again } } : again;
  };
}

/** "14 and 21 April": each is a day of its own. */
function someDays({ days, month, year }: Bound, span: Span): Left {
  const named = dayMeanings["fixed.named"] as Meaning;
  const lefts = (days as number[]).map((dayno) => leftDate(named({ dayno, month, year }, span) as Days, span));
  return (context) => allLeft(lefts, context);
}

/** The last day is the first one of its name after the first day. */
function leftRange(first: Days, last: Days, span: Span): Left {
  return (context) => {
    const from = oneDay(first, context, span);
    if (typeof from !== "string") return from;
    const to = oneDay(last, { ...context, today: dayOf(from) }, span);
    if (typeof to !== "string") return to;
    return to < from ? problem("rule-range-backwards", span) : { pauses: [{ kind: "dates", from, to }] };
  };
}

function leftInMonth(bound: Bound, span: Span): Left | undefined {
  const { first, last, month, year } = bound;
  if ((first as number) > (last as number)) return () => problem("rule-range-backwards", span);
  const named = dayMeanings["fixed.named"] as Meaning;
  const [from, to] = [first, last].map((dayno) => named({ dayno, month, year }, span) as Days) as [Days, Days];
  return leftRange(from, to, span);
}

function holidaysHere(span: Span): Left {
  return ({ zone }) => {
    const region = regionOfZone(zone);
    return region === null ? problem("rule-holidays-where", span) : { pauses: [{ kind: "french holidays", region }] };
  };
}

function monthsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, i) => ((first - 1 + i) % 12) + 1).sort((a, b) => a - b);
}
