import { dateAt, type LocalDate } from "#calendar/calendar.ts";
import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import { after, HOUR, type Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";
import { shortWords } from "#locales/time.ts";
import { personNames } from "#membership/store.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import type { Db, Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { roomCode, sameCode } from "./code.ts";
import { type Gathering, isOrganizer, refuseStrangers } from "./gathering.ts";
import { heardBefore, noSuchDate, taken } from "./meant.ts";
import { comingDates, type KeptDate, keptSince, namedDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import type { KeptOccurrence } from "./register.ts";
import { registrationsOf } from "./registrations.ts";
import { findGathering, keepDate, keptDates } from "./store.ts";

/** From how long before the hour until how long after the end people check in by the code. */
const DOORS = HOUR;

/** Whether somebody was there, and who says so. */
export interface Presence {
  readonly person: Id;
  readonly state: "present" | "absent";
  readonly way: "code" | "organizer";
}

/** Somebody on the roll of a date. */
export interface OnRoll {
  readonly person: Id;
  readonly name: string;
  /** Registered with a seat; false for whoever came without. */
  readonly registered: boolean;
  readonly state: "present" | "absent" | "unmarked";
}

/** How often somebody who was registered did not come, over the dates of a gathering where the roll was taken. */
export interface NoShow {
  readonly person: Id;
  readonly name: string;
  readonly registered: number;
  readonly missed: number;
}

/** The roll of one date, for those who organise it. */
export interface Roll {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly people: readonly OnRoll[];
  readonly noShows: readonly NoShow[];
  /** What is shown in the room for people to check in; null before the doors open. */
  readonly code: string | null;
}

/** What a person has attended of a gathering. */
export interface Attended {
  readonly gathering: Gathering;
  readonly person: Id;
  readonly name: string;
  readonly dates: readonly Occurrence[];
  /** The one date that was asked about; null for all of them. */
  readonly only: LocalDate | null;
}

/** Who was marked on a date, in the order of the marks. */
export async function presencesOf(db: Db, community: Id, occurrence: Id): Promise<readonly Presence[]> {
  return db
    .selectFrom("presences")
    .select(["person", "state", "way"])
    .where("community", "=", community)
    .where("occurrence", "=", occurrence)
    .orderBy("marked_at")
    .orderBy("id")
    .execute();
}

/** The roll of a date: everybody with a seat, then those who came without one. */
export async function rollOf(db: Db, gathering: Gathering, kept: Pick<KeptDate, "id">): Promise<readonly OnRoll[]> {
  const { community } = gathering;
  const marks = new Map((await presencesOf(db, community, kept.id)).map((mark) => [mark.person, mark.state]));
  const going = (await registrationsOf(db, community, kept.id)).filter(({ state }) => state === "going").map(({ person }) => person);
  const seated = new Set(going);
  const everybody = [...going, ...[...marks.keys()].filter((person) => !seated.has(person))];
  const names = await personNames(db, community, everybody);
  return everybody.map((person) => ({
    person,
    name: names.get(person) ?? "",
    registered: seated.has(person),
    state: marks.get(person) ?? "unmarked",
  }));
}

/** How often people who were registered did not come; those with the most first. Only dates that are over and whose roll was taken count. */
export async function noShowsOf(db: Db, gathering: Gathering, now: Instant): Promise<readonly NoShow[]> {
  const held = (await keptDates(db, gathering, "")).filter((kept) => {
    const date = occurrenceAt(gathering, kept.original, kept);
    return date !== null && date.cancelled === null && date.end <= now;
  });
  const marks = Map.groupBy(await marksOf(db, gathering), ({ occurrence }) => occurrence);
  const seats = Map.groupBy(await seatsOf(db, gathering), ({ occurrence }) => occurrence);
  const counts = new Map<Id, { registered: number; missed: number }>();
  for (const { id } of held) {
    const marked = marks.get(id);
    if (marked === undefined) continue;
    const there = new Set(marked.filter(({ state }) => state === "present").map(({ person }) => person));
    for (const { person } of seats.get(id) ?? []) {
      const had = counts.get(person) ?? { registered: 0, missed: 0 };
      counts.set(person, { registered: had.registered + 1, missed: had.missed + (there.has(person) ? 0 : 1) });
    }
  }
  const missing = [...counts].filter(([, { missed }]) => missed > 0);
  const names = await personNames(
    db,
    gathering.community,
    missing.map(([person]) => person),
  );
  return missing
    .map(([person, count]) => ({ person, name: names.get(person) ?? "", ...count }))
    .sort((one, other) => other.missed - one.missed || one.registered - other.registered);
}

/** The ids of a gathering's kept dates. Asked for so, and not by a join, since only the marks and seats of its own dates are then looked at. */
function datesOf(db: Db, { community, id }: Gathering) {
  return db.selectFrom("occurrences").select("id").where("community", "=", community).where("gathering", "=", id);
}

/** Every mark on the dates of a gathering. */
function marksOf(db: Db, gathering: Gathering) {
  return db
    .selectFrom("presences")
    .select(["occurrence", "person", "state"])
    .where("community", "=", gathering.community)
    .where("occurrence", "in", datesOf(db, gathering))
    .execute();
}

/** Everybody with a seat on the dates of a gathering, in the order of arrival. */
function seatsOf(db: Db, gathering: Gathering) {
  return db
    .selectFrom("registrations")
    .select(["occurrence", "person"])
    .where("community", "=", gathering.community)
    .where("occurrence", "in", datesOf(db, gathering))
    .where("state", "=", "going")
    .orderBy("place")
    .execute();
}

/** The dates of a gathering on which somebody was there, in their order. */
export async function attendedOf(db: Db, gathering: Gathering, person: Id): Promise<readonly Occurrence[]> {
  const rows = await db
    .selectFrom("presences")
    .select("occurrence")
    .where("community", "=", gathering.community)
    .where("occurrence", "in", datesOf(db, gathering))
    .where("person", "=", person)
    .where("state", "=", "present")
    .execute();
  const there = new Set(rows.map((row) => row.occurrence));
  const kept = (await keptDates(db, gathering, "")).filter((date) => there.has(date.id));
  return kept.flatMap((date) => occurrenceAt(gathering, date.original, date) ?? []).sort((one, other) => one.at - other.at);
}

/** How it is kept who was there. */
export function presence({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Marks people present or absent, and gives the roll. Only for those who organise it. */
  function callRoll(
    act: Act,
    id: Id,
    date: string | undefined,
    marks: { readonly present?: readonly GivenPerson[] | undefined; readonly absent?: readonly GivenPerson[] | undefined },
  ): Promise<Roll> {
    const twice = marks.present?.find(({ id: person }) => marks.absent?.some((one) => one.id === person));
    if (twice !== undefined) throw new Misuse("absent", "gathering-presence-both", { name: twice.name });
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = repeated ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      const occurrence = await attendedDate(tx, act, gathering, date);
      const marking = (marks.present ?? []).length + (marks.absent ?? []).length > 0;
      if (isEarly(occurrence, act.now) && !marking) return { gathering, ...(await earlyRoll(tx, gathering, occurrence)) };
      refuseEarly(occurrence, act);
      const marked = [
        ...(marks.present ?? []).map((person) => [person.id, "present"] as const),
        ...(marks.absent ?? []).map((person) => [person.id, "absent"] as const),
      ];
      const kept = await withCode(tx, gathering, occurrence);
      if (!repeated && marked.length > 0) await markAll(tx, act, gathering, kept, marked);
      const people = await rollOf(tx, gathering, kept.kept);
      return { gathering, occurrence: kept, people, noShows: await noShowsOf(tx, gathering, act.now), code: kept.code };
    });
  }

  async function markAll(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    { kept, original }: KeptOccurrence,
    marked: readonly (readonly [Id, "present" | "absent"])[],
  ): Promise<void> {
    for (const [person, state] of marked) await mark(tx, act, kept.id, person, state, "organizer");
    const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "attendance marked" };
    const count = (wanted: "present" | "absent") => marked.filter(([, state]) => state === wanted).length;
    const facts = { handle: gathering.handle, date: original, present: count("present"), absent: count("absent") };
    await audit(tx, { ...entry, subject: gathering.id, facts });
  }

  async function mark(tx: Tx, act: Act, occurrence: Id, person: Id, state: Presence["state"], way: Presence["way"]): Promise<void> {
    const values = { state, way, marked_by: act.person, marked_at: instantIn(act.now) };
    const row = { community: act.community.id, id: ids.next(), occurrence, person, ...values };
    await tx
      .insertInto("presences")
      .values(row)
      .onConflict((conflict) => conflict.columns(["community", "occurrence", "person"]).doUpdateSet(values))
      .execute();
  }

  /** The date with its code, made the first time somebody asks. */
  async function withCode(tx: Tx, gathering: Gathering, occurrence: Occurrence): Promise<KeptOccurrence & { readonly code: string }> {
    const { community } = gathering;
    const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
    const row = await tx
      .selectFrom("occurrences")
      .select("code")
      .where("community", "=", community)
      .where("id", "=", kept.id)
      .executeTakeFirst();
    const code = row?.code ?? roomCode();
    if (row?.code == null)
      await tx.updateTable("occurrences").set({ code }).where("community", "=", community).where("id", "=", kept.id).execute();
    return { ...occurrence, kept, code };
  }

  /** Checks in by the code that is shown in the room. */
  function checkIn(act: Act, id: Id, date: string | undefined, code: string): Promise<Attended> {
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = await findGathering(tx, act.community.id, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      const occurrence = await attendedDate(tx, act, gathering, date);
      refuseEarly(occurrence, act);
      if (!repeated) {
        await refuseCode(tx, act, gathering, occurrence, code);
        await mark(tx, act, occurrence.kept?.id as Id, act.person, "present", "code");
      }
      return { gathering, person: act.person, name: act.name, dates: await attendedOf(tx, gathering, act.person), only: null };
    });
  }

  async function refuseCode(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, typed: string): Promise<void> {
    const { kept } = occurrence;
    const open = act.now >= after(occurrence.at, -DOORS) && act.now <= after(occurrence.end, DOORS);
    const row =
      kept === null
        ? undefined
        : await tx
            .selectFrom("occurrences")
            .select("code")
            .where("community", "=", gathering.community)
            .where("id", "=", kept.id)
            .executeTakeFirst();
    if (!open) throw new Refusal("gathering-code-closed", { title: occurrence.title });
    if (row?.code == null || !sameCode(row.code, typed)) throw new Refusal("gathering-code-wrong", { title: occurrence.title });
  }

  /** What the asker has attended of a gathering, or of one of its dates. */
  async function attended(act: Act, id: Id, date: string | undefined): Promise<Attended> {
    const gathering = await findGathering(db, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    const kept = await keptDates(db, gathering, "");
    const named = date === undefined ? null : namedDate(gathering, kept, date as LocalDate);
    if (date !== undefined && named === null) throw await noSuchDate(db, act, gathering, date as LocalDate);
    const all = await attendedOf(db, gathering, act.person);
    const dates = named === null ? all : all.filter(({ original }) => original === named.original);
    return { gathering, person: act.person, name: act.name, dates, only: named?.original ?? null };
  }

  /** Whether the asker calls the roll of it. */
  async function callsRoll(act: Act, id: Id): Promise<boolean> {
    const gathering = await findGathering(db, act.community.id, id);
    return gathering !== null && (isOrganizer(gathering, act.person) || act.may("change any gathering"));
  }

  return { callRoll, checkIn, attended, callsRoll };
}

/** The date whose roll is called: the one named, else the one going on or about to begin, else the last with anybody registered. */
async function attendedDate(db: Db, act: Act, gathering: Gathering, date: string | undefined): Promise<Occurrence> {
  const kept = await keptDates(db, gathering, "");
  const found = date === undefined ? nearestDate(gathering, kept, act.now) : namedDate(gathering, kept, date as LocalDate);
  if (found === null) throw await noSuchDate(db, act, gathering, date ?? dateAt(act.now, gathering.zone));
  if (found.cancelled !== null) throw new Refusal("gathering-presence-cancelled", { title: found.title });
  return found;
}

function isEarly({ at }: Pick<Occurrence, "at">, now: Instant): boolean {
  return at > after(now, DOORS);
}

function refuseEarly(occurrence: Occurrence, act: Act): void {
  if (!isEarly(occurrence, act.now)) return;
  const date = shortWords(act.locale, act.community.zone, occurrence.at);
  throw new Refusal("gathering-presence-early", { title: occurrence.title, date });
}

/** Before the doors open: who is registered, and no code. */
async function earlyRoll(db: Db, gathering: Gathering, occurrence: Occurrence): Promise<Omit<Roll, "gathering">> {
  const people = occurrence.kept === null ? [] : await rollOf(db, gathering, occurrence.kept);
  return { occurrence, people, noShows: [], code: null };
}

function nearestDate(gathering: Gathering, kept: readonly KeptDate[], now: Instant): Occurrence | null {
  const since = keptSince(now, gathering.zone);
  const [next] = comingDates(
    gathering,
    kept.filter((one) => one.original >= since || (one.start ?? "") >= since),
    now,
    1,
  );
  if (next !== undefined && next.at <= after(now, DOORS)) return next;
  const past = kept
    .flatMap((one) => occurrenceAt(gathering, one.original, one) ?? [])
    .filter((one) => one.cancelled === null && one.at <= now)
    .sort((one, other) => other.at - one.at);
  return past[0] ?? next ?? null;
}
