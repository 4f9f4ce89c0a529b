import { dateOf, type LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { shortWords } from "#locales/time.ts";
import type { Db, Tx } from "#store/db.ts";
import { heard } from "#store/heard.ts";
import { type Gathering, isSeries, reasonHoles, refuseClosed } from "./gathering.ts";
import { comingDates, keptSince, namedDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { findKept, keptDates, takeGathering } from "./store.ts";

/** How many of the next dates a refusal names. */
const DATES_NAMED = 4;

/** How many are looked at to find the first that was not moved. */
const DATES_AHEAD = 20;

/** Whether this delivery has been acted on before. The first statement of a change that somebody caused. */
export async function heardBefore(tx: Tx, act: Act, subject: string): Promise<boolean> {
  if (act.delivery === null) return false;
  return (await heard(tx, { community: act.community.id, ...act.delivery }, subject)) !== null;
}

/** Takes the gathering for this change. Refused when it is not there. */
export async function taken(tx: Tx, act: Act, id: Id): Promise<Gathering> {
  const gathering = await takeGathering(tx, act.community.id, id);
  if (gathering === null) throw new Refusal("gathering-gone");
  return gathering;
}

/** The holes of a refusal that names the next dates: `Sun 28 Mar, 10:30 · Sun 4 Apr, 10:30`. */
export interface NextHoles {
  readonly next: string;
  readonly ahead: "yes" | "no";
}

async function nextInWords(db: Db, act: Act, gathering: Gathering): Promise<NextHoles> {
  const kept = await keptDates(db, gathering, keptSince(act.now, gathering.zone));
  const dates = comingDates(gathering, kept, act.now, DATES_NAMED + 1).filter((date) => date.at > act.now);
  const next = dates
    .slice(0, DATES_NAMED)
    .map((date) => inWords(act, date.at))
    .join(" · ");
  return { next, ahead: next === "" ? "no" : "yes" };
}

function inWords(act: Act, at: Instant): string {
  return shortWords(act.locale, act.community.zone, at);
}

/**
 * The date that is meant, which must take place: the one named, else the next that has not begun. Refused, with the next
 * dates, when the series has no such date or it was called off.
 */
export async function meantDate(db: Db, act: Act, gathering: Gathering, date: string | undefined): Promise<Occurrence> {
  refuseClosed(gathering, act.now);
  const occurrence = date === undefined ? await nextDate(db, act, gathering) : await thatDate(db, act, gathering, date as LocalDate);
  if (occurrence.cancelled !== null) {
    const next = await nextInWords(db, act, gathering);
    throw new Refusal("gathering-date-cancelled", {
      date: inWords(act, occurrence.at),
      ...reasonHoles(occurrence.cancelled.reason),
      ...next,
    });
  }
  return occurrence;
}

/** As `meantDate`, and it must not have begun: from its hour on nobody registers any more, and nothing about it is changed. */
export async function openDate(db: Db, act: Act, gathering: Gathering, date: string | undefined): Promise<Occurrence> {
  const occurrence = await meantDate(db, act, gathering, date);
  if (occurrence.at > act.now) return occurrence;
  const key = occurrence.end > act.now ? "gathering-begun" : "gathering-date-past";
  throw new Refusal(key, { date: inWords(act, occurrence.at), ...(await nextInWords(db, act, gathering)) });
}

async function thatDate(db: Db, act: Act, gathering: Gathering, date: LocalDate): Promise<Occurrence> {
  const kept = await findKept(db, gathering, date);
  const original = occurrenceAt(gathering, date, kept);
  if (original !== null && (kept?.start === null || kept === null || dateOf(original.start) === date)) return original;
  const moved = namedDate(gathering, await keptDates(db, gathering, ""), date);
  if (moved !== null) return moved;
  throw await noSuchDate(db, act, gathering, date);
}

/** The refusal of a date that the series does not have, with the next ones. */
export async function noSuchDate(db: Db, act: Act, gathering: Gathering, date: string): Promise<Refusal> {
  return new Refusal("gathering-no-such-date", { title: gathering.title, date: { date }, ...(await nextInWords(db, act, gathering)) });
}

async function nextDate(db: Db, act: Act, gathering: Gathering): Promise<Occurrence> {
  if (!isSeries(gathering)) {
    const only = gathering.terms[0]?.from as LocalDate;
    const occurrence = occurrenceAt(gathering, only, await findKept(db, gathering, only));
    if (occurrence !== null) return occurrence;
  }
  const kept = await keptDates(db, gathering, keptSince(act.now, gathering.zone));
  const coming = comingDates(gathering, kept, act.now, DATES_NAMED);
  const next = coming.find((date) => date.at > act.now) ?? coming[0];
  if (next === undefined) throw new Refusal("gathering-is-past", { title: gathering.title });
  return next;
}

/**
 * The first original date still ahead on which the rule itself holds: from there on a whole series is changed. Null when only
 * dates that were moved by themselves are left.
 */
export async function firstAhead(db: Db, act: Pick<Act, "now">, gathering: Gathering): Promise<LocalDate | null> {
  const kept = await keptDates(db, gathering, keptSince(act.now, gathering.zone));
  const ahead = comingDates(gathering, kept, act.now, DATES_AHEAD).filter((date) => date.at > act.now);
  const unmoved = ahead.filter((date) => !date.moved || !isSeries(gathering));
  const originals = unmoved.map((date) => date.original).sort();
  return originals[0] ?? null;
}
