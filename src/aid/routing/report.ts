import type { Instant } from "#kernel/clock.ts";
import type { Locale } from "#locales/locale.ts";
import { speak } from "#locales/speak.ts";
import type { Cost } from "./cost.ts";
import { kilometres } from "./distance.ts";
import { type RouteFile, type Routing, readRouting } from "./files.ts";
import type { Counts, Relaxable } from "./filters.ts";
import { nextOf, type Ranking, rank, relaxing } from "./rank.ts";
import type { Helper, Need, Terms } from "./sides.ts";
import { matchTogether, type Together } from "./together.ts";
import { sizeOfWave } from "./wave.ts";

/** One volunteer for one request, as `parvis route --json` prints it. */
interface Match {
  readonly volunteer: string;
  readonly cost: number;
  readonly parts: Omit<Cost, "total">;
  /** Where both have a place on the map; to a tenth. */
  readonly km: number | null;
}

/** One request, as `parvis route --json` prints it. */
interface Routed {
  readonly request: string;
  readonly ranked: readonly Match[];
  /** Who would be asked first. */
  readonly asked: readonly string[];
  /** How many each filter removed, in the order of the filters. */
  readonly removed: Counts;
  /** The reason for each who is not asked. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What a coordinator might give up, and how many that would find; only where nobody is left. */
  readonly relax: readonly { readonly give: Relaxable; readonly found: number }[];
}

/** What `parvis route` says: as data, and as lines for people. */
export interface RouteReport {
  readonly data: unknown;
  readonly lines: readonly string[];
}

/** Runs the rules on two files, each request by itself or all together. Throws a Misuse where a file cannot be read. */
export function routeReport(
  files: { readonly requests: RouteFile; readonly volunteers: RouteFile },
  how: { readonly optimal: boolean; readonly now: Instant; readonly locale: Locale },
): RouteReport {
  const routing = readRouting(files.requests, files.volunteers, how.now);
  return how.optimal ? togetherReport(routing, how.locale) : eachReport(routing, how.locale);
}

function eachReport({ needs, helpers, terms }: Routing, locale: Locale): RouteReport {
  const data = needs.map((need) => {
    const ranking = rank(need, helpers, terms);
    return routed(need, ranking, ranking.ranked.length === 0 ? relaxing(need, helpers, terms) : [], terms);
  });
  return { data: { requests: data }, lines: data.flatMap((each) => linesOf(each, locale)) };
}

function routed(need: Need, { ranked, counts, reasons }: Ranking, relax: Routed["relax"], terms: Terms): Routed {
  return {
    request: need.id,
    ranked: ranked.map(({ helper, cost }) => matchOf(need, helper, cost, terms)),
    asked: nextOf(need, ranked, sizeOfWave(need.urgency)).map(({ id }) => id),
    removed: counts,
    reasons: Object.fromEntries(reasons),
    relax,
  };
}

function matchOf(need: Need, helper: Helper, { total, ...parts }: Cost, terms: Terms): Match {
  const km = kilometres(need, helper, terms);
  return { volunteer: helper.id, cost: total, parts, km: km === null ? null : Math.round(km * 10) / 10 };
}

function togetherReport({ needs, helpers, terms }: Routing, locale: Locale): RouteReport {
  const plan = matchTogether(needs, helpers, terms);
  const data = {
    assignments: plan.proposals.map(({ need, helper, cost }) => ({ request: need.id, ...matchOf(need, helper, cost, terms) })),
    unserved: plan.unserved.map(({ need, missing, counts }) => ({ request: need.id, missing, removed: counts })),
    total: plan.total,
  };
  return { data, lines: planLines(plan, locale) };
}

function planLines({ proposals, unserved, total }: Together, locale: Locale): readonly string[] {
  return [
    ...proposals.map(({ need, helper, cost }) => speak(locale, "route-proposed", { request: need.id, volunteer: helper.id, ...cost })),
    ...unserved.flatMap(({ need, missing, counts }) => [
      speak(locale, "route-unserved", { request: need.id, missing }),
      ...countLines(counts, locale),
    ]),
    speak(locale, "route-total", { served: proposals.length, total }),
  ];
}

function linesOf({ request, ranked, removed, relax }: Routed, locale: Locale): readonly string[] {
  if (ranked.length > 0) {
    return [
      speak(locale, "route-ranked", { request, count: ranked.length }),
      ...ranked.map(
        ({ volunteer, cost, parts }, at) => `  ${speak(locale, "route-match", { place: at + 1, volunteer, total: cost, ...parts })}`,
      ),
    ];
  }
  return [
    speak(locale, "route-nobody", { request }),
    ...countLines(removed, locale),
    ...relax.map(({ give, found }) => `  ${speak(locale, "aid-relax", { give, count: found })}`),
  ];
}

function countLines(counts: Counts, locale: Locale): readonly string[] {
  return Object.entries(counts).map(([filter, count]) => `  ${speak(locale, "aid-filter", { filter, count })}`);
}
