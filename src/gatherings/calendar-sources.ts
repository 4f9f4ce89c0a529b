import type { LocalDate, Zone } from "#calendar/calendar.ts";
import type { Pause } from "#calendar/pauses.ts";
import type { Act } from "#chat/call.ts";
import { HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";
import { isUnread, type Unread } from "#kernel/unread.ts";
import type { ReadWeb } from "#kernel/web-text.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn, instantOut, jsonIn, jsonOut } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Gathering, gatheringState } from "./gathering.ts";
import { occurrenceAt } from "./occurrence.ts";
import { arrange, freshenDate, withdrawAllReminders, withdrawAnnouncement } from "./promises.ts";
import { gatheringOut, keptDates, takeGathering, writeKept } from "./store.ts";

type CalendarPause = Extract<Pause, { readonly kind: "calendar" }>;

/** What reading calendars from the web needs. */
export type SourceParts = Pick<Parts, "db" | "ids"> & { readonly readWeb?: ReadWeb };

/** A calendar that was read within this time is not asked for again. */
const FRESH = HOUR;

/** How often what a calendar says is looked at anew, and how many calendars in one go. */
const AGAIN = 24 * HOUR;
const AT_ONCE = 20;

/** What reads addresses of the web: nothing of one's own network, nothing large, nothing slow. */
export async function readerOf({ readWeb }: Pick<SourceParts, "readWeb">): Promise<ReadWeb> {
  if (readWeb !== undefined) return readWeb;
  const { webReader } = await import("#kernel/web-text.ts");
  return webReader();
}

interface Found {
  readonly days: CalendarPause["days"];
  readonly tag: string | null;
}

/** Reads a calendar from its address; null where it says the same as the state known by `tag`. */
async function readSource(read: ReadWeb, address: string, tag: string | null, zone: Zone): Promise<Found | Unread | null> {
  const answer = await read(address, tag);
  if (answer === "same") return null;
  if (isUnread(answer)) return answer;
  const { readCalendarFile } = await import("#calendar/calendar-files.ts");
  const file = readCalendarFile(answer.text, zone);
  return isUnread(file) ? file : { days: (file.pause as CalendarPause).days, tag: answer.tag };
}

/** The days of the calendar at an address, as a pause that is kept up to date. Throws a Misuse of `option` where it cannot be read. */
export async function daysFromWeb(parts: SourceParts, act: Act, option: string, typed: string): Promise<Pause> {
  const { db, ids } = parts;
  const { id: community } = act.community;
  const address = URL.parse(typed.replace(/^webcal:/i, "https:"))?.href ?? typed;
  const known = await sourceAt(db, community, address);
  if (known !== null && act.now - known.checked < FRESH) return pauseOf(address, known.days);
  const zone = act.community.zone as Zone;
  const found = await readSource(await readerOf(parts), address, known?.tag ?? null, zone);
  if (found !== null && isUnread(found)) throw new Misuse(option, found.key, found.values);
  const days = found?.days ?? known?.days ?? [];
  await change(db, (tx) => keepSource(tx, ids.next(), community, address, { days, tag: found?.tag ?? known?.tag ?? null }, act.now));
  return pauseOf(address, days);
}

function pauseOf(source: string, days: CalendarPause["days"]): CalendarPause {
  return { kind: "calendar", days, source };
}

async function sourceAt(db: Db, community: Id, address: string) {
  const row = await db
    .selectFrom("calendar_sources")
    .selectAll()
    .where("community", "=", community)
    .where("address", "=", address)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { tag: row.tag, days: jsonOut(row.days, (value) => value as CalendarPause["days"]), checked: instantOut(row.checked_at) };
}

async function keepSource(tx: Tx, id: Id, community: Id, address: string, found: Found, now: Instant): Promise<void> {
  const values = { tag: found.tag, days: jsonIn(found.days), checked_at: instantIn(now) };
  await tx
    .insertInto("calendar_sources")
    .values({ community, id, address, ...values })
    .onConflict((conflict) => conflict.columns(["community", "address"]).doUpdateSet(values))
    .execute();
}

/** Keeps series in step with the calendars on the web that they leave out or mark. */
export function followingCalendars(parts: SourceParts & Pick<Parts, "clock">) {
  const { db, ids, clock } = parts;

  /** Looks at calendars whose last look is a day old; resolves to how many series have changed. What cannot be read stays as it was. */
  async function followCalendars(): Promise<number> {
    const now = clock.now();
    const before = instantIn((now - AGAIN) as Instant);
    const due = await db
      .selectFrom("calendar_sources as s")
      .innerJoin("communities as c", "c.id", "s.community")
      .select(["s.community", "s.id", "s.address", "s.tag", "s.days", "s.checked_at", "c.zone"])
      .where("s.checked_at", "<=", before)
      .orderBy("s.checked_at")
      .limit(AT_ONCE)
      .execute();
    let changed = 0;
    for (const source of due) {
      const found = await readSource(await readerOf(parts), source.address, source.tag, source.zone as Zone);
      const fresh = found === null || isUnread(found) ? null : found;
      changed += await change(db, (tx) => follow(tx, source, fresh, now));
    }
    return changed;
  }

  interface Source {
    readonly community: Id;
    readonly id: Id;
    readonly address: string;
    readonly days: string;
    readonly checked_at: string;
  }

  /** Of several processes the first to write that it has looked goes on. A calendar that no series names any more is forgotten. */
  async function follow(tx: Tx, source: Source, found: Found | null, now: Instant): Promise<number> {
    const { community, id, address } = source;
    const seen = found === null ? {} : { tag: found.tag, days: jsonIn(found.days) };
    const first = await tx
      .updateTable("calendar_sources")
      .set({ ...seen, checked_at: instantIn(now) })
      .where("community", "=", community)
      .where("id", "=", id)
      .where("checked_at", "=", source.checked_at)
      .returning("id")
      .executeTakeFirst();
    if (first === undefined) return 0;
    const naming = (await liveGatherings(tx, community, now)).filter((gathering) => names(gathering, address));
    if (naming.length === 0) {
      await tx.deleteFrom("calendar_sources").where("community", "=", community).where("id", "=", id).execute();
      return 0;
    }
    if (found === null || jsonIn(found.days) === source.days) return 0;
    for (const gathering of naming) await renew(tx, gathering, pauseOf(address, found.days), now);
    return naming.length;
  }

  async function renew(tx: Tx, named: Gathering, pause: CalendarPause, now: Instant): Promise<void> {
    const was = await takeGathering(tx, named.community, named.id);
    if (was === null) return;
    const is = withDays(was, pause);
    await keepAnswered(tx, was, is, now);
    const arranged = await arrange(tx, ids, is, now, { calendar: "changed", overdue: "asked now" });
    await freshenDate(tx, arranged, null);
    const entry = { community: was.community, at: now, actor: null, account: null, action: "gathering calendar followed" };
    await audit(tx, { ...entry, subject: was.id, facts: { handle: was.handle } });
  }

  return { followCalendars };
}

async function liveGatherings(tx: Tx, community: Id, now: Instant): Promise<readonly Gathering[]> {
  const rows = await tx
    .selectFrom("gatherings")
    .selectAll()
    .where("community", "=", community)
    .where("state", "=", "scheduled")
    .orderBy("id")
    .execute();
  return rows.map(gatheringOut).filter((gathering) => gatheringState(gathering, now) === "scheduled");
}

function isFrom(pause: Pause, address: string): boolean {
  return pause.kind === "calendar" && pause.source === address;
}

function names({ terms, marks }: Gathering, address: string): boolean {
  return [...marks, ...terms.flatMap(({ rule }) => rule.pauses ?? [])].some((pause) => isFrom(pause, address));
}

/** The gathering with the days that its calendar names now. */
function withDays(gathering: Gathering, pause: CalendarPause): Gathering {
  const renewed = (one: Pause) => (isFrom(one, pause.source ?? "") ? pause : one);
  const terms = gathering.terms.map((term) => {
    const { pauses } = term.rule;
    return pauses === undefined ? term : { ...term, rule: { ...term.rule, pauses: pauses.map(renewed) } };
  });
  return { ...gathering, terms, marks: gathering.marks.map(renewed) };
}

/** A date that people have answered for takes place all the same: only those who organise it call it off. What was only promised is withdrawn. */
async function keepAnswered(tx: Tx, was: Gathering, is: Gathering, now: Instant): Promise<void> {
  for (const kept of await keptDates(tx, was, "" as LocalDate | "")) {
    const before = occurrenceAt(was, kept.original, kept);
    if (before === null || before.at <= now || kept.start !== null || kept.cancelled !== null) continue;
    if (occurrenceAt(is, kept.original, kept) !== null) continue;
    if (kept.taken + kept.waiting > 0 || (await isAnswered(tx, was.community, kept.id))) {
      await writeKept(tx, was.community, { ...kept, start: before.ruled });
      continue;
    }
    await withdrawAllReminders(tx, was, kept.original);
    if (await withdrawAnnouncement(tx, was, kept.original)) await writeKept(tx, was.community, { ...kept, announced: null });
  }
}

async function isAnswered(tx: Tx, community: Id, occurrence: Id): Promise<boolean> {
  const row = await tx
    .selectFrom("registrations")
    .select("id")
    .where("community", "=", community)
    .where("occurrence", "=", occurrence)
    .where("state", "in", ["going", "maybe", "waitlisted"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
