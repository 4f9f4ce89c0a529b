import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";

/** How much may be said: so many calls at once, and so many more each second. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** The paces of a process: of one person and of a whole community, for what everybody must be able to do at once and for the rest. */
export interface Paces {
  readonly person: Pace;
  readonly community: Pace;
  /** Votes, help and the doors of an assembly: a hall presses these at the same moment, and need does not wait. */
  readonly generous: { readonly person: Pace; readonly community: Pace };
}

/** Far above what people type and press; what a program in a loop reaches within seconds. */
export const usualPaces: Paces = {
  person: { burst: 300, perSecond: 5 },
  community: { burst: 20_000, perSecond: 500 },
  generous: { person: { burst: 1_500, perSecond: 25 }, community: { burst: 100_000, perSecond: 5_000 } },
};

/** First words whose calls are generously counted. */
const GENEROUS = new Set(["vote", "aid"]);
const GENEROUS_PATHS = new Set(["assembly attend", "assembly leave", "parvis forget", "report"]);

/** What was said of late by one person or community. */
interface Bucket {
  left: number;
  at: number;
}

/** More are not remembered; then those that have said nothing for longest are forgotten, which only lets them say more. */
const REMEMBERED = 50_000;

/** Counts each call against its person and its community. Throws a Refusal when there are too many; `now` in milliseconds, ever rising. */
export type Pacing = (community: Id, person: Id, path: string, now: number) => void;

/**
 * Keeps the paces of one process, in memory alone: they protect the others from a program that talks without end, and decide nothing.
 * Every process that shares a database counts for itself.
 */
export function pacing(paces: Paces): Pacing {
  const buckets = new Map<string, Bucket>();

  function take(key: string, pace: Pace, now: number): number {
    const known = buckets.get(key);
    const left = known === undefined ? pace.burst : Math.min(pace.burst, known.left + ((now - known.at) / 1_000) * pace.perSecond);
    if (known !== undefined) buckets.delete(key);
    else if (buckets.size >= REMEMBERED) buckets.delete(buckets.keys().next().value as string);
    buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / pace.perSecond)) : 0;
  }

  return function keep(community, person, path, now) {
    const generous = GENEROUS.has(path.split(" ")[0] ?? "") || GENEROUS_PATHS.has(path);
    const kind = generous ? paces.generous : paces;
    const sort = generous ? "g" : "u";
    const own = take(`${sort}/${community}/${person}`, kind.person, now);
    if (own > 0) throw new Refusal("too-fast", { seconds: own });
    const common = take(`${sort}/${community}`, kind.community, now);
    if (common > 0) throw new Refusal("too-many-at-once", { seconds: common });
  };
}
