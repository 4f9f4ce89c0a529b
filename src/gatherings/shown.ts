import { addDays, dateAt, type LocalDate, type Zone } from "#calendar/calendar.ts";
import type { Rule } from "#calendar/rule.ts";
import { after, DAY, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { instantIn } from "#store/column.ts";
import type { Db } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { takenElsewhere } from "./common-seats.ts";
import { findByWords } from "./finding.ts";
import { type Gathering, isSeries, LONGEST_DURATION } from "./gathering.ts";
import { closesAt, comingDates, type KeptDate, keptSince, namedDate, type Occurrence, occurrenceAt, ruledDates } from "./occurrence.ts";
import { countsOf } from "./registrations.ts";
import { findGathering, gatheringOut, keptDates, keptOut } from "./store.ts";

/** One date as everybody may see it: of a gathering for everyone, and with nobody's name in it. */
export interface ShownDate {
  readonly handle: string;
  readonly original: LocalDate;
  readonly title: string;
  readonly about: string | null;
  readonly place: string | null;
  readonly at: Instant;
  readonly end: Instant;
  readonly zone: Zone;
  readonly cancelled: { readonly reason: string | null } | null;
  readonly moved: boolean;
}

/** A gathering as everybody may see it, at one of its dates. */
export interface ShownGathering {
  readonly gathering: Id;
  readonly date: ShownDate;
  readonly kind: Gathering["kind"];
  readonly party: number;
  /** Null where seats are not counted. */
  readonly seats: { readonly capacity: number; readonly free: number; readonly waiting: number } | null;
  /** How it repeats; null for what takes place once. */
  readonly repeats: { readonly rule: Rule; readonly start: Gathering["terms"][number]["start"] } | null;
  /** Where it is joined online, where the organisers show that to everyone. */
  readonly link: string | null;
  readonly next: readonly ShownDate[];
  /** Whether somebody may still say that they come. */
  readonly opens: boolean;
}

/** How many gatherings one calendar draws on, and how many dates of the future a page names. */
const MOST_GATHERINGS = 1_000;
const NEXT_SHOWN = 6;

/** What everybody sees of gatherings: the public calendar and its pages. Looks only. */
export function showing({ db, clock }: Pick<Parts, "db" | "clock">) {
  /** The dates between two instants, those called off among them, in the order in which they take place; at most so many. */
  async function dates(community: Id, from: Instant, to: Instant, most: number): Promise<readonly ShownDate[]> {
    const gatherings = await openGatherings(db, community, from);
    const kept = await keptOf(db, community, gatherings, from);
    const found: ShownDate[] = [];
    for (const gathering of gatherings) found.push(...datesBetween(gathering, kept.get(gathering.id) ?? [], from, to, most));
    return found.sort((one, other) => one.at - other.at || one.handle.localeCompare(other.handle, "en")).slice(0, most);
  }

  /** The next dates that take place, of each gathering at most so many. */
  async function coming(community: Id, most: number, ofOne: number): Promise<readonly ShownDate[]> {
    const now = clock.now();
    const gatherings = (await openGatherings(db, community, now)).filter(({ state }) => state === "scheduled");
    const kept = await keptOf(db, community, gatherings, now);
    const found = gatherings.flatMap((gathering) =>
      comingDates(gathering, kept.get(gathering.id) ?? [], now, ofOne).map((date) => shownDate(gathering, date)),
    );
    return found.sort((one, other) => one.at - other.at || one.handle.localeCompare(other.handle, "en")).slice(0, most);
  }

  /** One gathering, at the date named or the next; null for what is for members alone, and for what is not there. */
  async function one(community: Id, handle: string, date: LocalDate | null): Promise<ShownGathering | null> {
    const now = clock.now();
    const named = /^g\d{1,9}$/i.test(handle) ? await findByWords(db, community, handle, now) : null;
    const gathering = named === null ? null : await findGathering(db, community, named.id);
    if (gathering === null || gathering.audience !== "everyone") return null;
    const kept = await keptDates(db, gathering, date === null ? keptSince(now, gathering.zone) : "");
    const next = comingDates(gathering, kept, now, NEXT_SHOWN + 1);
    const seen = date === null ? (next[0] ?? (await lastDate(db, gathering))) : namedDate(gathering, kept, date);
    return seen === null ? null : shownGathering(db, gathering, seen, next, now);
  }

  return { dates, coming, one };
}

/** Everything for everyone that has not ended by `since`, or never does. */
async function openGatherings(db: Db, community: Id, since: Instant): Promise<readonly Gathering[]> {
  const rows = await db
    .selectFrom("gatherings")
    .selectAll()
    .where("community", "=", community)
    .where("audience", "=", "everyone")
    .where("unlisted", "=", 0)
    .where((row) => row.or([row("ends", "is", null), row("ends", ">", instantIn(since)), row("state", "=", "cancelled")]))
    .orderBy("created_at")
    .orderBy("id")
    .limit(MOST_GATHERINGS)
    .execute();
  return rows.map(gatheringOut);
}

async function keptOf(db: Db, community: Id, gatherings: readonly Gathering[], from: Instant): Promise<ReadonlyMap<Id, KeptDate[]>> {
  const since = new Date(from - LONGEST_DURATION - 2 * DAY).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom("occurrences as o")
    .innerJoin("gatherings as g", (join) => join.onRef("g.community", "=", "o.community").onRef("g.id", "=", "o.gathering"))
    .selectAll("o")
    .where("o.community", "=", community)
    .where("g.audience", "=", "everyone")
    .where((row) => row.or([row("o.original", ">=", since), row("o.start", ">=", since)]))
    .orderBy("o.original")
    .execute();
  const known = new Set(gatherings.map(({ id }) => id));
  const found = new Map<Id, KeptDate[]>();
  for (const row of rows) {
    if (!known.has(row.gathering)) continue;
    const list = found.get(row.gathering);
    if (list === undefined) found.set(row.gathering, [keptOut(row)]);
    else list.push(keptOut(row));
  }
  return found;
}

function datesBetween(gathering: Gathering, kept: readonly KeptDate[], from: Instant, to: Instant, most: number): readonly ShownDate[] {
  const byDate = new Map(kept.map((date) => [date.original, date]));
  const last = addDays(dateAt(to, gathering.zone), 1);
  const found: Occurrence[] = [];
  for (const date of ruledDates(gathering, byDate, after(from, -LONGEST_DURATION - DAY))) {
    if (date.original > last || found.length >= most) break;
    if (!date.moved) found.push(date);
  }
  for (const date of kept) {
    const moved = date.start === null ? null : occurrenceAt(gathering, date.original, date);
    if (moved?.moved === true) found.push(moved);
  }
  return found.filter(({ at, end }) => end > from && at < to).map((date) => shownDate(gathering, date));
}

function shownDate(gathering: Gathering, date: Occurrence): ShownDate {
  const { original, title, place, at, end, moved } = date;
  const called = gathering.state === "cancelled" ? { reason: gathering.reason } : null;
  const { handle, zone } = gathering;
  return { handle, original, title, about: date.description, place, at, end, zone, cancelled: date.cancelled ?? called, moved };
}

/** What is over is shown at the last date of which something was kept, or at the first. */
async function lastDate(db: Db, gathering: Gathering): Promise<Occurrence | null> {
  const kept = await keptDates(db, gathering, "");
  const last = kept.at(-1);
  const first = gathering.terms[0]?.from;
  if (last !== undefined) return occurrenceAt(gathering, last.original, last);
  return first === undefined ? null : occurrenceAt(gathering, first, null);
}

async function shownGathering(
  db: Db,
  gathering: Gathering,
  seen: Occurrence,
  next: readonly Occurrence[],
  now: Instant,
): Promise<ShownGathering> {
  const counts = seen.kept === null ? null : await countsOf(db, gathering.community, seen.kept.id);
  const taken = (counts?.going.seats ?? 0) + (gathering.tie === null ? 0 : await takenElsewhere(db, gathering, seen.original));
  const [term] = gathering.terms;
  const closes = closesAt(gathering, seen);
  return {
    gathering: gathering.id,
    date: shownDate(gathering, seen),
    kind: gathering.kind,
    party: gathering.party,
    seats:
      seen.capacity === null
        ? null
        : { capacity: seen.capacity, free: Math.max(0, seen.capacity - taken), waiting: counts?.waitlisted.seats ?? 0 },
    repeats: term === undefined || !isSeries(gathering) ? null : { rule: term.rule, start: term.start },
    link: gathering.reveal === "everyone" ? gathering.link : null,
    next: next.filter(({ original }) => original !== seen.original).map((date) => shownDate(gathering, date)),
    opens: gathering.state === "scheduled" && seen.cancelled === null && closes > now && seen.at > now,
  };
}
