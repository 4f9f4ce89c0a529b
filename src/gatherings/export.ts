import { addDays, dateAt, type Local, startOfDate, toLocal, type Zone } from "#calendar/calendar.ts";
import { durationText } from "#calendar/iso.ts";
import { isBounded } from "#calendar/repetition.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { notifiedRole } from "#membership/platform-roles.ts";
import type { Db } from "#store/db.ts";
import { resultsOf } from "./feedback.ts";
import { allGatherings } from "./finding.ts";
import { type Gathering, gatheringState, isPublic, isSeries } from "./gathering.ts";
import { type Material, materialsOf } from "./materials.ts";
import { messagesOf } from "./messages.ts";
import { type KeptDate, type Occurrence, occurrenceAt, occurrenceState, ruledDates } from "./occurrence.ts";
import { leadText } from "./promises.ts";
import { registrationsOf } from "./registrations.ts";
import { presencesOf } from "./roll.ts";
import { type Slot, slotsOf } from "./slots.ts";
import { keptDates } from "./store.ts";
import { findWorkshop } from "./workshop.ts";

/** How many days of an endless series are written: twelve weeks. */
const ENDLESS_DAYS = 84;

/** What writing an export needs to know. */
export interface Exporting {
  /** How a person is named in it. */
  readonly name: (person: Id) => string;
  readonly now: Instant;
}

/** Every gathering of a community by handle, as the readable export shows it. */
export async function exportGatherings(db: Db, community: Id, exporting: Exporting): Promise<Readonly<Record<string, unknown>>> {
  const exported: Record<string, unknown> = {};
  for (const gathering of await allGatherings(db, community)) exported[gathering.handle] = await exportGathering(db, gathering, exporting);
  return exported;
}

async function exportGathering(db: Db, gathering: Gathering, exporting: Exporting): Promise<unknown> {
  const kept = await keptDates(db, gathering, "");
  const dates = datesToWrite(gathering, kept, exporting.now);
  const first = gathering.terms[0];
  const last = gathering.terms.at(-1);
  const only = isSeries(gathering) ? null : (dates[0] ?? null);
  return {
    title: gathering.title,
    kind: gathering.kind,
    start: first === undefined ? null : zoned(only?.start ?? first.start, gathering.zone),
    duration: durationText(last?.duration ?? 0),
    place: last?.place ?? null,
    capacity: last?.capacity ?? null,
    party: gathering.party,
    audience: gathering.audience,
    organizer: exporting.name(gathering.organizer),
    organizers: gathering.organizers.map(exporting.name),
    closes: gathering.closes === null ? null : leadText(gathering.closes),
    link: gathering.link,
    cover: gathering.cover,
    offers: gathering.offers,
    notify: (await notifiedRole(db, gathering.community, gathering.notify))?.name ?? null,
    channels: gathering.places.map((place) => place.name),
    listed: isPublic(gathering),
    standing: await exportStandings(db, gathering, exporting),
    repeat: last?.said ?? null,
    state: gatheringState(gathering, exporting.now),
    ...(await exportMessages(db, gathering)),
    ...(await exportWorkshop(db, gathering)),
    occurrences: await Promise.all(dates.map((date) => exportDate(db, gathering, date, exporting))),
  };
}

/** All dates of a series that ends, those of the coming twelve weeks of one that does not, called off or not, by original date. */
function datesToWrite(gathering: Gathering, kept: readonly KeptDate[], now: Instant): readonly Occurrence[] {
  const bounded = gathering.terms.every((term) => isBounded(term.rule));
  const today = dateAt(now, gathering.zone);
  const end = addDays(today, ENDLESS_DAYS);
  const byDate = new Map(kept.map((date) => [date.original, date]));
  const dates: Occurrence[] = [];
  const from = bounded ? (Number.NEGATIVE_INFINITY as Instant) : startOfDate(today, gathering.zone);
  for (const date of ruledDates(gathering, byDate, from)) {
    if (!bounded && date.original > end) break;
    if (bounded || date.end > now) dates.push(date);
  }
  const written = new Set(dates.map((date) => date.original));
  for (const date of kept) {
    const apart = date.start === null || written.has(date.original) ? null : occurrenceAt(gathering, date.original, date);
    if (apart !== null && (bounded || apart.end > now)) dates.push(apart);
  }
  return dates.sort((one, other) => (one.original < other.original ? -1 : 1));
}

async function exportDate(db: Db, gathering: Gathering, date: Occurrence, exporting: Exporting): Promise<unknown> {
  const registrations = date.kept === null ? [] : await registrationsOf(db, gathering.community, date.kept.id);
  return {
    original: zoned(date.ruled, gathering.zone),
    start: zoned(date.start, gathering.zone),
    state: occurrenceState(date, exporting.now),
    ...(date.cancelled?.reason == null ? {} : { reason: date.cancelled.reason }),
    registrations: registrations.map(({ person, state, seats, offeredUntil }) => ({
      person: exporting.name(person),
      state,
      seats,
      ...(offeredUntil === null ? {} : { offeredUntil: zoned(toLocal(offeredUntil, gathering.zone), gathering.zone) }),
    })),
    ...(await exportSlots(db, gathering, date, exporting)),
    ...(await exportPresences(db, gathering, date, exporting)),
  };
}

/** Who has answered for the whole series. */
async function exportStandings(db: Db, gathering: Gathering, { name }: Exporting): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom("standing_answers")
    .select(["person", "answer", "since"])
    .where("community", "=", gathering.community)
    .where("gathering", "=", gathering.id)
    .orderBy("place")
    .execute();
  return rows.map(({ person, answer, since }) => ({ person: name(person), answer, since }));
}

/** Tasks and rides, only where there are any. */
async function exportSlots(db: Db, gathering: Gathering, date: Occurrence, { name }: Exporting) {
  const slots = await slotsOf(db, gathering, date);
  if (slots.length === 0) return {};
  const takers = (slot: Slot) => slot.takers.map(({ person }) => name(person));
  const tasks = slots.filter(({ kind }) => kind === "task");
  const rides = slots.flatMap((slot) => (slot.driver === null ? [] : [{ slot, driver: slot.driver.person }]));
  return {
    slots: tasks.map((slot) => ({ name: slot.name, count: slot.places, takenBy: takers(slot) })),
    rides: rides.map(({ slot, driver }) => ({ driver: name(driver), from: slot.name, seats: slot.places, takenBy: takers(slot) })),
  };
}

/** What was posted of its dates afterwards, those of dates long past among them, only where something was. */
async function exportMessages(db: Db, gathering: Gathering) {
  const messages = (await messagesOf(db, gathering)).toReversed();
  if (messages.length === 0) return {};
  return { messages: messages.map(({ occurrence, words, link }) => ({ date: occurrence.original, text: words, link })) };
}

/** What it asks and brings, what there is to read, and what was thought of it, only where there is any of it. */
async function exportWorkshop(db: Db, gathering: Gathering) {
  const workshop = await findWorkshop(db, gathering.community, gathering.id);
  const materials = await materialsOf(db, gathering);
  const results = await resultsOf(db, gathering);
  return {
    ...(workshop === null ? {} : { workshop }),
    ...(materials.length === 0 ? {} : { materials: materials.map(exportedMaterial) }),
    ...(results.length === 0 ? {} : { feedback: results.map(({ occurrence, result }) => ({ date: occurrence.original, ...result })) }),
  };
}

function exportedMaterial({ title, words, link, file }: Material) {
  return { title, text: words, link, ...(file === null ? {} : { file: file.name }) };
}

/** Who was there, only where somebody was marked. */
async function exportPresences(db: Db, gathering: Gathering, date: Occurrence, { name }: Exporting) {
  const marked = date.kept === null ? [] : await presencesOf(db, gathering.community, date.kept.id);
  return marked.length === 0 ? {} : { attendance: marked.map(({ person, state, way }) => ({ person: name(person), state, way })) };
}

function zoned(local: Local, zone: Zone): string {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: "compatible" }).toString();
}
