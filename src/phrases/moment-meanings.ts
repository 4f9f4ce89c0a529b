import { toInstant, toLocal } from "#calendar/calendar.ts";
import { dateOfDay, dayOf, localOf, wallOf } from "#calendar/civil.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Bound, Meaning } from "./grammar.ts";
import { dayMeanings } from "./moment-days.ts";
import { type Days, near } from "./moment-months.ts";
import { bareHour, type Hours, type Part, timeMeanings } from "./moment-times.ts";
import { type Context, each, type Outcome, only, problem } from "./outcome.ts";
import { sayDate, sayLocal } from "./say-dates.ts";

/** A date with the part of the day that was named beside it. */
export interface Dated {
  readonly days: Days;
  readonly part: Part | null;
}

/** The moments that a phrase may mean, in minutes on the wall since 1970. */
export type Moment = (context: Context) => Outcome;

/** What the phrases of `moment`, `dated`, `date` and `time` in the word files mean. */
export const momentMeanings: Readonly<Record<string, Meaning>> = {
  ...dayMeanings,
  "vague.month": () => true,
  ...timeMeanings,
  "dated.plain": (bound): Dated => ({ days: bound.date as Days, part: null }),
  "dated.part": (bound): Dated => ({ days: bound.date as Days, part: bound.part as Part }),
  "dated.partOf": (bound): Dated => ({ days: bound.date as Days, part: bound.part as Part }),
  "dated.thisPart": (bound): Dated => ({ days: today, part: bound.part as Part }),
  "dated.tonight": (): Dated => ({ days: today, part: "evening" }),
  "moment.dated": (bound): Moment => at(bound.dated as Dated, bound.time as Hours),
  "moment.bareHour": (bound, span): Moment => at(bound.dated as Dated, bareHour(bound.hour as number, span)),
  "moment.dotHour": (bound): Moment => at(bound.dated as Dated, bound.dotted as Hours),
  "moment.thisNoon": (): Moment => at({ days: today, part: null }, () => only(720)),
  "moment.elapsed": (bound: Bound): Moment => elapsed(bound.elapsed as number),
  "moment.now": (): Moment => elapsed(0),
  "elapsed.hours": (bound) => (bound.n as number) * 60,
  "elapsed.minutes": (bound) => bound.n,
  "elapsed.hoursMinutes": (bound) => (bound.hours as number) * 60 + (bound.minutes as number),
  "elapsed.hoursHalf": (bound) => (bound.hours as number) * 60 + 30,
  "elapsed.half": () => 30,
  "elapsed.quarter": () => 15,
  "elapsed.threeQuarters": () => 45,
};

function today(context: Context): Outcome {
  return only(context.today);
}

/** Every hour on every day; those that lie in the past are dropped when one lies ahead, and refused when none does. */
function at({ days, part }: Dated, hours: Hours): Moment {
  return (context) => {
    const found = hours(part);
    if ("problem" in found) return found;
    const latest = Math.max(...found.values);
    const moments = each(
      near(
        days(context, (day) => isAhead(day * 1440 + latest, context)),
        context,
      ),
      (day) => only(...found.values.map((minutes) => day * 1440 + minutes)),
    );
    if ("problem" in moments || !context.ahead) return moments;
    const ahead = moments.values.filter((minutes) => isAhead(minutes, context));
    if (ahead.length > 0) return only(...ahead);
    return problem("when-past", null, { date: sayLocal(localOf(Math.max(...moments.values) * MINUTE), context.locale) });
  };
}

function isAhead(minutes: number, context: Context): boolean {
  return toInstant(localOf(minutes * MINUTE), context.zone) > context.now;
}

/** Elapsed time from now, the seconds left out. */
function elapsed(minutes: number): Moment {
  return (context) => {
    const far = near(only(context.today + Math.ceil(minutes / 1440)), context);
    if ("problem" in far) return far;
    const then = toLocal((context.now + minutes * MINUTE) as Instant, context.zone);
    if (minutes < 1 && context.ahead) return problem("when-past", null, { date: sayLocal(then, context.locale) });
    return only(Math.floor(wallOf(then) / MINUTE));
  };
}

/** The days that a date may mean; with `ahead`, those before today are dropped when another is left, and refused when none is. */
export function daysAhead(days: Days, context: Context): Outcome {
  const found = near(
    days(context, (day) => day >= context.today),
    context,
  );
  if ("problem" in found || !context.ahead) return found;
  const left = found.values.filter((day) => day >= context.today);
  if (left.length > 0) return only(...left);
  return problem("when-past", null, { date: sayDate(dateOfDay(found.values.at(-1) as number), context.locale) });
}

/** The day number of today in a zone. */
export function todayIn(now: Instant, zone: Context["zone"]): number {
  return dayOf(toLocal(now, zone));
}

/** Against what phrases in a language are worked out. `from`: the first day that is spoken of, where that lies ahead. */
export function contextOf(
  { now, zone, locale, from = now }: Pick<Context, "now" | "zone" | "locale"> & { readonly from?: Instant },
  language: string,
  ahead: boolean,
): Context {
  return {
    now,
    zone,
    locale,
    today: Math.max(todayIn(now, zone), todayIn(from, zone)),
    weekStarts: language === "en" ? [1, 7] : [1],
    dayFirst: locale.toLowerCase().startsWith("fr") ? true : null,
    ahead,
  };
}
