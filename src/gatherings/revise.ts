import { type Local, type LocalDate, startOfDate, type Zone } from "#calendar/calendar.ts";
import { localOf, wallOf } from "#calendar/civil.ts";
import { previousOccurrence } from "#calendar/repetition.ts";
import type { Act } from "#chat/call.ts";
import type { GivenMoment } from "#chat/option.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { type Notified, refuseElsewhere } from "#membership/platform-roles.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import { daysFromWeb, type SourceParts } from "./calendar-sources.ts";
import { type Gathering, isSeries, refuseClosed, refuseStrangers, type Scope } from "./gathering.ts";
import { firstAhead, heardBefore, openDate, taken } from "./meant.ts";
import { type KeptDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { arrange, freshenDate, promiseReminders, tellEach, withdrawAllReminders, withdrawAnnouncement } from "./promises.ts";
import { fillIn, promoteWaiting } from "./register.ts";
import { registrationsOf } from "./registrations.ts";
import { shiftStandings } from "./standing.ts";
import { findGathering, keepDate, keptDates, writeFill, writeKept } from "./store.ts";
import { alterFrom, type Changes, cutAt, type Shift, shiftBetween, shifted } from "./term.ts";
import { type ReadBefore, readBefore, readWhole, saysWhole, type WholeWish } from "./whole.ts";

/** What is to be changed, of how much. */
export interface Revision extends WholeWish {
  readonly scope?: Scope | undefined;
  readonly date?: string | undefined;
  readonly title?: string | undefined;
  readonly start?: GivenMoment | undefined;
  readonly duration?: number | undefined;
  readonly place?: string | undefined;
  /** Zero takes the limit away. */
  readonly capacity?: number | undefined;
  readonly description?: string | undefined;
}

/** What came of a change. */
export interface Revised {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  /** How many people were told. */
  readonly told: number;
  /** More people are going than there are seats now; nobody was removed. */
  readonly over: { readonly taken: number; readonly capacity: number } | null;
}

/** How gatherings are changed. */
export function revising(parts: SourceParts) {
  const { db, ids } = parts;

  /** Changes one date, or that date and those after it, or every date ahead. Registrations stay on their dates. */
  async function edit(act: Act, id: Id, revision: Revision): Promise<Revised> {
    const read = await readRevision(act, revision);
    return change(db, async (tx) => {
      if (!(await heardBefore(tx, act, id))) return editIn(tx, act, id, revision, read);
      const found = await findGathering(tx, act.community.id, id);
      if (found === null) throw new Refusal("gathering-gone");
      const { gathering, occurrence, scope } = await checkedIn(tx, act, found, revision, read);
      return { gathering, occurrence, scope, told: 0, over: null };
    });
  }

  /** Understands a change, before anything is changed. */
  async function readRevision(act: Act, revision: Revision): Promise<RevisionRead> {
    const changes = changesOf(revision);
    if (Object.keys(changes).length === 0 && revision.start === undefined && !saysWhole(revision))
      throw new Misuse(null, "gathering-edit-nothing");
    const setting = { now: act.now, zone: act.community.zone as Zone, locale: act.locale };
    const fromWeb = (option: string, address: string) => daysFromWeb(parts, act, option, address);
    return { changes, ...(await readBefore(db, act, revision, setting, fromWeb)) };
  }

  /** What a change is about, where it may be made. */
  async function checked(tx: Tx, act: Act, id: Id, revision: Revision, read: RevisionRead) {
    return checkedIn(tx, act, await taken(tx, act, id), revision, read);
  }

  /** The change itself, inside one. */
  async function editIn(tx: Tx, act: Act, id: Id, revision: Revision, read: RevisionRead): Promise<Revised> {
    const { gathering, occurrence, scope, relinked } = await checked(tx, act, id, revision, read);
    return revise(tx, ids, act, gathering, { occurrence, scope, changes: read.changes, start: revision.start?.local ?? null, relinked });
  }

  return { edit, readRevision, checked, editIn };
}

/** A change that was understood. */
export interface RevisionRead extends ReadBefore {
  readonly changes: Changes;
}

async function checkedIn(tx: Tx, act: Act, found: Gathering, revision: Revision, read: RevisionRead) {
  refuseStrangers(found, act.person, act.may("change any gathering"));
  if (read.notified != null) refuseVainNotice(found, read.notified);
  const gathering = { ...found, ...readWhole(revision, found, found.organizer, read) };
  refuseClosed(gathering, act.now);
  const occurrence = await openDate(tx, act, gathering, revision.date);
  const relinked = gathering.link !== null && gathering.link !== found.link;
  return { gathering, occurrence, scope: scopeOf(gathering, revision), relinked };
}

/** A card that hangs already notifies nobody when it is changed: only dates that are announced one by one will. */
function refuseVainNotice(gathering: Gathering, notified: Notified): void {
  if (gathering.post === null) throw new Misuse("notify", "gathering-notify-hangs", { title: gathering.title });
  refuseElsewhere(notified, gathering.places);
}

/** What a bare "edit" or "cancel" means: the date that was named, else the whole. */
export function scopeOf(gathering: Gathering, asked: { readonly scope?: Scope | undefined; readonly date?: string | undefined }): Scope {
  if (!isSeries(gathering)) return "all";
  return asked.scope ?? (asked.date === undefined ? "all" : "this");
}

function changesOf(revision: Revision): Changes {
  return {
    ...(revision.title === undefined ? {} : { title: revision.title }),
    ...(revision.place === undefined ? {} : { place: revision.place }),
    ...(revision.capacity === undefined ? {} : { capacity: revision.capacity === 0 ? null : revision.capacity }),
    ...(revision.duration === undefined ? {} : { duration: revision.duration }),
    ...(revision.description === undefined ? {} : { description: revision.description }),
  };
}

interface Revising {
  readonly occurrence: Occurrence;
  readonly scope: Scope;
  readonly changes: Changes;
  readonly start: Local | null;
  /** It is joined by another link from now on, whatever the dates. */
  readonly relinked: boolean;
}

async function revise(tx: Tx, ids: Ids, act: Act, gathering: Gathering, wanted: Revising): Promise<Revised> {
  const { occurrence, scope, changes, start, relinked } = wanted;
  const before = await datesInScope(tx, act.now, gathering, occurrence, relinked ? "all" : scope);
  const shift = start === null || scope === "this" || !isSeries(gathering) ? null : shiftBetween(occurrence.ruled, start);
  const changed = await applied(tx, ids, act, gathering, wanted, shift);
  const arranged = await arrange(tx, ids, changed, act.now, { calendar: "changed", overdue: "asked now" });
  const told = await settleDates(tx, act, arranged, before, relinked ? "another link" : "the same link");
  const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "gathering changed" };
  const what = [...Object.keys(changes), ...(start === null ? [] : ["start"])].join(" ");
  await audit(tx, { ...entry, subject: gathering.id, facts: { handle: gathering.handle, scope, what } });
  await freshenDate(tx, arranged, null);
  return seen(tx, arranged, occurrence, scope, told, shift);
}

/** Writes the change where it belongs: to one date, or to the terms from a date on. */
async function applied(tx: Tx, ids: Ids, act: Act, gathering: Gathering, wanted: Revising, shift: Shift | null): Promise<Gathering> {
  const { occurrence, scope, changes, start } = wanted;
  if (scope === "this") {
    await changeDate(tx, ids, gathering, occurrence, changes, start);
    return gathering;
  }
  if (start !== null && shift === null) await changeDate(tx, ids, gathering, occurrence, {}, start);
  const from = scope === "all" ? await firstAhead(tx, act, gathering) : occurrence.original;
  for (const date of await keptDates(tx, gathering, "")) {
    const apart = date.start !== null && isSeries(gathering) && (from === null || date.original < from);
    const moved = apart && scope === "all" ? occurrenceAt(gathering, date.original, date) : null;
    if (moved !== null && moved.at > act.now) await changeDate(tx, ids, gathering, moved, changes, null);
  }
  if (from === null) return gathering;
  const next = { ...gathering, terms: alterFrom(gathering.terms, from, (term) => ({ ...term, ...changes })) };
  return shift === null ? next : moveSeries(tx, next, from, shift);
}

async function seen(tx: Tx, gathering: Gathering, was: Occurrence, scope: Scope, told: number, shift: Shift | null): Promise<Revised> {
  const kept = await keptDates(tx, gathering, "");
  const original = shift === null ? was.original : dateOfShift(was, shift);
  const date = kept.find((one) => one.original === original) ?? null;
  const occurrence = occurrenceAt(gathering, original, date) ?? was;
  const full = occurrence.capacity !== null && date !== null && date.taken > occurrence.capacity;
  const over = full ? { taken: date.taken, capacity: occurrence.capacity as number } : null;
  return { gathering, occurrence, scope, told, over };
}

function dateOfShift(was: Occurrence, shift: Shift): LocalDate {
  return localOf(wallOf(was.ruled) + shift.wall).slice(0, 10) as LocalDate;
}

/** The kept dates that a change concerns and that have not ended: on them, people have answered. */
async function datesInScope(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: Occurrence,
  scope: Scope,
): Promise<readonly Occurrence[]> {
  const kept = scope === "this" ? [occurrence.kept] : await keptDates(tx, gathering, scope === "all" ? "" : occurrence.original);
  const dates: Occurrence[] = [];
  for (const date of kept) {
    if (date === null || (scope === "following" && date.original < occurrence.original)) continue;
    const found = occurrenceAt(gathering, date.original, date);
    if (found !== null && found.end > now && found.cancelled === null) dates.push(found);
  }
  return dates;
}

async function changeDate(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  occurrence: Occurrence,
  changes: Changes,
  start: Local | null,
): Promise<void> {
  const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
  const to = start === null ? kept.start : start;
  await writeKept(tx, gathering.community, {
    ...kept,
    changes: { ...kept.changes, ...changes },
    start: to === occurrence.ruled ? null : to,
  });
}

/** Moves every date from this one on; what hangs on a date goes with it, and what was moved by itself stays where it is. */
async function moveSeries(tx: Tx, gathering: Gathering, from: LocalDate, shift: Shift): Promise<Gathering> {
  const terms = cutAt(gathering.terms, from).map((term) => (term.from < from ? term : shifted(term, term.from, shift, gathering.zone)));
  const moved = { ...gathering, terms };
  refuseOverlap(gathering, moved, from);
  const kept = (await keptDates(tx, gathering, from)).filter((date) => date.original >= from);
  for (const date of shift.days > 0 ? kept.toReversed() : kept) await moveKept(tx, gathering, moved, date, shift);
  await shiftStandings(tx, gathering, from, shift.days);
  return moved;
}

/** The dates of a series keep their order: the first one moved comes after the last one that was not. */
function refuseOverlap(gathering: Gathering, moved: Gathering, from: LocalDate): void {
  const index = gathering.terms.findIndex((term) => term.from >= from);
  const before = gathering.terms[index - 1];
  const first = moved.terms[index];
  if (before === undefined || first === undefined) return;
  const last = previousOccurrence(before.rule, before.start, gathering.zone, startOfDate(from, gathering.zone));
  if (last !== null && first.from <= last.date)
    throw new Refusal("gathering-shift-overlaps", { title: gathering.title, date: { date: last.date } });
}

async function moveKept(tx: Tx, gathering: Gathering, moved: Gathering, date: KeptDate, shift: Shift): Promise<void> {
  const was = occurrenceAt(gathering, date.original, date);
  if (was === null) return;
  const original = dateOfShift(was, shift);
  if (original === date.original) return;
  const promised = await withdrawAnnouncement(tx, gathering, date.original);
  await withdrawAllReminders(tx, gathering, date.original);
  const ruled = occurrenceAt(moved, original, null);
  const start = date.start ?? (ruled === null ? localOf(wallOf(was.ruled) + shift.wall) : null);
  await writeKept(tx, gathering.community, { ...date, original, start, announced: promised ? null : date.announced });
}

/**
 * After a change: seats that are free now go to those who wait, reminders follow their dates, and everybody registered on a date
 * whose hour or place has changed is told once, however many dates that are; whoever comes also where the link is another one.
 */
export async function settleDates(
  tx: Tx,
  act: { readonly now: Instant; readonly person: Id | null },
  gathering: Gathering,
  before: readonly Occurrence[],
  joined: "the same link" | "another link" = "the same link",
): Promise<number> {
  const now = new Map((await keptDates(tx, gathering, "")).map((date) => [date.id, date]));
  const concerned = new Map<Id, { readonly occurrence: Id; readonly was: Instant; readonly what?: "link" }>();
  for (const was of before) {
    const kept = was.kept === null ? undefined : now.get(was.kept.id);
    const is = kept === undefined ? null : occurrenceAt(gathering, kept.original, kept);
    if (is === null || kept === undefined) continue;
    const date = { ...is, kept };
    const fill = await fillIn(tx, gathering, date);
    const filled = kept.waiting > 0 && was.capacity !== date.capacity ? await promoteWaiting(tx, act.now, gathering, date, fill) : fill;
    if (filled !== fill) await writeFill(tx, gathering.community, kept.id, filled);
    if (gathering.post !== null) await freshenDate(tx, gathering, kept);
    if (is.at === was.at && is.place === was.place && is.original === was.original) {
      if (joined === "the same link") continue;
      for (const { person, state } of await registrationsOf(tx, gathering.community, kept.id))
        if (state === "going" && !concerned.has(person)) concerned.set(person, { occurrence: kept.id, was: was.at, what: "link" });
      continue;
    }
    const registrations = (await registrationsOf(tx, gathering.community, kept.id)).filter((one) => one.state !== "declined");
    if (is.original === was.original && is.start.slice(0, 10) !== was.start.slice(0, 10)) {
      await withdrawAllReminders(tx, gathering, is.original);
    }
    const coming = registrations.filter((one) => one.state !== "waitlisted").map((one) => one.person);
    if (is.at !== was.at) await promiseReminders(tx, gathering, date, coming, act.now);
    for (const { person } of registrations)
      if (concerned.get(person)?.what !== undefined || !concerned.has(person)) concerned.set(person, { occurrence: kept.id, was: was.at });
  }
  if (act.person !== null) concerned.delete(act.person);
  await tellEach(tx, gathering.community, [...concerned.keys()], (person) => ({
    name: "gathering-changed",
    version: 1,
    facts: { gathering: gathering.id, occurrence: "", was: 0, ...concerned.get(person) },
    once: `changed/${gathering.handle}/${gathering.version}/${person}`,
    now: act.now,
    kind: null,
  }));
  return concerned.size;
}
