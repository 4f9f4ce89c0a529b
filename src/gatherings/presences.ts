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
import { type Gathering, isOrganizer, isPartners, refuseStrangers } from "./gathering.ts";
import { heardBefore, noSuchDate, taken } from "./meant.ts";
import { comingDates, type KeptDate, keptSince, namedDate, type Occurrence, occurrenceAt } from "./occurrence.ts";
import type { KeptOccurrence } from "./register.ts";
import { attendedOf, type NoShow, noShowsOf, type OnRoll, type Presence, rollOf, type Visitor, visitorsNamed, visitorsOf } from "./roll.ts";
import { findGathering, findKept, keepDate, keptDates, takeGathering } from "./store.ts";
import { NONE } from "./web-address.ts";

/** From how long before the hour until how long after the end people check in by the code. */
const DOORS = HOUR;

/** The roll of one date, for those who organise it. */
export interface Roll {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly people: readonly OnRoll[];
  readonly visitors: readonly Visitor[];
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

/** Who was there and who was not, as it is said. */
export interface Marks {
  readonly present?: readonly GivenPerson[] | undefined;
  readonly absent?: readonly GivenPerson[] | undefined;
  /** People of partners who were there, by their names; none takes back what was marked of them. */
  readonly partners?: string | undefined;
  /** Who was picked from a roll as present, of here or of a partner. */
  readonly picked?: readonly Id[] | undefined;
}

/** How it is kept who was there. */
export function presence({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Marks people present or absent, and gives the roll. Only for those who organise it. */
  function callRoll(act: Act, id: Id, date: string | undefined, marks: Marks): Promise<Roll> {
    const twice = marks.present?.find(({ id: person }) => marks.absent?.some((one) => one.id === person));
    if (twice !== undefined) throw new Misuse("absent", "gathering-presence-both", { name: twice.name });
    return change(db, async (tx) => {
      const repeated = await heardBefore(tx, act, id);
      const gathering = repeated ? await findGathering(tx, act.community.id, id) : await taken(tx, act, id);
      if (gathering === null) throw new Refusal("gathering-gone");
      refuseStrangers(gathering, act.person, act.may("change any gathering"));
      const occurrence = await attendedDate(tx, act, gathering, date);
      const { present = [], absent = [], partners, picked = [] } = marks;
      const marking = present.length + absent.length + picked.length > 0 || partners !== undefined;
      if (isEarly(occurrence, act.now) && !marking) return { gathering, ...(await earlyRoll(tx, gathering, occurrence)) };
      refuseEarly(occurrence, act);
      const kept = await withCode(tx, gathering, occurrence);
      if (!repeated && marking) {
        const visitors = await visitorsOf(tx, gathering, occurrence.original);
        const own = picked.filter((person) => !visitors.some((one) => one.person === person));
        await refuseUnknown(tx, act, own);
        const there = [...present.map((person) => person.id), ...own];
        const not = absent.map((person) => person.id);
        const by = { community: act.community.id, by: act.person, now: act.now };
        for (const person of there) await mark(tx, by, kept.kept.id, person, "present", "organizer");
        for (const person of not) await mark(tx, by, kept.kept.id, person, "absent", "organizer");
        const more = await markVisitors(tx, act, visitors, picked, partners);
        await noteMarks(tx, act, gathering, occurrence, { present: there.length + more, absent: not.length });
      }
      const people = await rollOf(tx, gathering, kept.kept);
      const visitors = await visitorsOf(tx, gathering, occurrence.original);
      return { gathering, occurrence: kept, people, visitors, noShows: await noShowsOf(tx, gathering, act.now), code: kept.code };
    });
  }

  /** Who was picked from an old roll may be gone since. */
  async function refuseUnknown(tx: Tx, act: Act, people: readonly Id[]): Promise<void> {
    const known = await personNames(tx, act.community.id, people);
    if (people.some((person) => !known.has(person))) throw new Refusal("press-stale");
  }

  async function noteMarks(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    { original }: Occurrence,
    counts: { readonly present: number; readonly absent: number },
  ): Promise<void> {
    const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "attendance marked" };
    await audit(tx, { ...entry, subject: gathering.id, facts: { handle: gathering.handle, date: original, ...counts } });
  }

  /**
   * Marks people of partners, in their own association and in the name of whoever stands for the partnership there, since nobody of here
   * is known there; or takes back what was marked of them, but not that they have checked in themselves. Resolves to how many are present.
   */
  async function markVisitors(
    tx: Tx,
    { now }: Act,
    visitors: readonly Visitor[],
    picked: readonly Id[],
    typed: string | undefined,
  ): Promise<number> {
    if (typed !== undefined && NONE.test(typed.trim())) {
      for (const { copy, occurrence, person } of visitors) await unmark(tx, copy.community, occurrence, person);
      return 0;
    }
    const there = [...visitors.filter(({ person }) => picked.includes(person)), ...visitorsNamed(visitors, typed ?? "")];
    for (const { person, copy, occurrence } of there)
      await mark(tx, { community: copy.community, by: copy.organizer, now }, occurrence, person, "present", "organizer");
    return there.length;
  }

  async function mark(
    tx: Tx,
    { community, by, now }: { readonly community: Id; readonly by: Id; readonly now: Instant },
    occurrence: Id,
    person: Id,
    state: Presence["state"],
    way: Presence["way"],
  ): Promise<void> {
    const values = { state, way, marked_by: by, marked_at: instantIn(now) };
    const row = { community, id: ids.next(), occurrence, person, ...values };
    await tx
      .insertInto("presences")
      .values(row)
      .onConflict((conflict) => conflict.columns(["community", "occurrence", "person"]).doUpdateSet(values))
      .execute();
  }

  async function unmark(tx: Tx, community: Id, occurrence: Id, person: Id): Promise<void> {
    await tx
      .deleteFrom("presences")
      .where("community", "=", community)
      .where("occurrence", "=", occurrence)
      .where("person", "=", person)
      .where("way", "=", "organizer")
      .execute();
  }

  /** The date with its code, made the first time somebody asks. */
  async function withCode(tx: Tx, gathering: Gathering, occurrence: Occurrence): Promise<KeptOccurrence & { readonly code: string }> {
    const { community } = gathering;
    const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
    const known = await codeOf(tx, community, kept);
    const code = known ?? roomCode();
    if (known === null)
      await tx.updateTable("occurrences").set({ code }).where("community", "=", community).where("id", "=", kept.id).execute();
    return { ...occurrence, kept, code };
  }

  /** Checks in by the code that is shown in the room; at a partner's gathering by the code that is shown there. */
  function checkIn(act: Act, id: Id, date: string | undefined, code: string): Promise<Attended> {
    return change(db, async (tx) => {
      const { community } = act;
      const repeated = await heardBefore(tx, act, id);
      const found = await findGathering(tx, community.id, id);
      const gathering = found !== null && isPartners(found) ? await takeGathering(tx, community.id, id) : found;
      if (gathering === null) throw new Refusal("gathering-gone");
      const occurrence = await attendedDate(tx, act, gathering, date);
      refuseEarly(occurrence, act);
      if (!repeated) {
        await refuseCode(tx, act, gathering, occurrence, code);
        const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
        await mark(tx, { community: community.id, by: act.person, now: act.now }, kept.id, act.person, "present", "code");
      }
      return { gathering, person: act.person, name: act.name, dates: await attendedOf(tx, gathering, act.person), only: null };
    });
  }

  async function refuseCode(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, typed: string): Promise<void> {
    const { title } = occurrence;
    if (act.now < after(occurrence.at, -DOORS) || act.now > after(occurrence.end, DOORS))
      throw new Refusal("gathering-code-closed", { title });
    const { tie } = gathering;
    const room = tie?.kind === "shows" ? { community: tie.community, id: tie.gathering } : gathering;
    const kept = await findKept(tx, room, occurrence.original);
    const code = kept === null ? null : await codeOf(tx, room.community, kept);
    if (code === null || !sameCode(code, typed)) throw new Refusal("gathering-code-wrong", { title });
  }

  async function codeOf(tx: Tx, community: Id, { id }: Pick<KeptDate, "id">): Promise<string | null> {
    const row = await tx
      .selectFrom("occurrences")
      .select("code")
      .where("community", "=", community)
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.code ?? null;
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
    if (gathering === null || isPartners(gathering)) return false;
    return isOrganizer(gathering, act.person) || act.may("change any gathering");
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
  return { occurrence, people, visitors: await visitorsOf(db, gathering, occurrence.original), noShows: [], code: null };
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
