import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Db } from "#store/db.ts";
import { comingGatherings } from "./finding.ts";
import { isPublic } from "./gathering.ts";
import { comingDates } from "./occurrence.ts";
import { keptDates } from "./store.ts";

/** One date that takes place, for calendars that are not ours: those of the platforms. */
export interface ComingDate {
  /** The same for as long as the date exists, whatever is changed in it: `G12 2027-03-28`. */
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly place: string;
  readonly at: Instant;
  readonly end: Instant;
}

/** Dates of one series that are shown ahead of time. */
const OF_ONE = 4;

/** The dates ahead of everything that is open to everybody, the soonest first, at most so many: a few of each series. */
export async function comingOpenDates(db: Db, community: Id, now: Instant, most: number): Promise<readonly ComingDate[]> {
  const found: ComingDate[] = [];
  for (const gathering of await comingGatherings(db, community, 0, most)) {
    if (!isPublic(gathering)) continue;
    const dates = comingDates(gathering, await keptDates(db, gathering, ""), now, OF_ONE);
    for (const { original, at, end, title, description, place } of dates) {
      if (at <= now) continue;
      found.push({ key: `${gathering.handle} ${original}`, title, about: description ?? "", place: place ?? "", at, end });
    }
  }
  return found.sort((a, b) => a.at - b.at).slice(0, most);
}
