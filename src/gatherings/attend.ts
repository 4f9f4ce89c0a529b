import type { Act } from "#chat/call.ts";
import type { GivenPerson } from "#chat/option.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findPersonById } from "#membership/store.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import type { Parts } from "#store/parts.ts";
import { type Gathering, isOrganizer, isPartners, isSeries, type Scope } from "./gathering.ts";
import { heardBefore, meantDate, openDate, taken } from "./meant.ts";
import { closesAt, keptSince, type Occurrence, occurrenceAt, occurrenceState } from "./occurrence.ts";
import { freshenDate, tellEach, withdrawReminders } from "./promises.ts";
import { type Answer, fillIn, rankFor, registerFor, settleFill, standing } from "./register.ts";
import { findRegistration, removeRegistration } from "./registrations.ts";
import { type SeatAnswer, without } from "./seat.ts";
import { giveBackAll } from "./slots.ts";
import { answerSeries, datesWrittenOut, dropStanding, type SeriesAnswer } from "./standing.ts";
import { findGathering, keptDates } from "./store.ts";

export type { Answer } from "./register.ts";

/** What somebody answers. */
export interface Wish {
  /** The date that is meant; the next one when not given. */
  readonly date?: string | undefined;
  /** How much of a series: that date when not given, that date and those after it, or every date ahead. */
  readonly scope?: Scope | undefined;
  readonly answer?: SeatAnswer | undefined;
  readonly seats?: number | undefined;
  /** As typed: `children:2 adults:1`. */
  readonly guests?: string | undefined;
  /** For whom an organiser answers; oneself when not given. */
  readonly person?: GivenPerson | undefined;
}

/** What is taken back, and whose. */
export type Leaving = Pick<Wish, "date" | "scope" | "person">;

/** An answer, with what it means for further dates and for whom it was given. */
export interface Given extends Answer {
  readonly series: Pick<SeriesAnswer, "dates" | "waiting" | "onward"> | null;
  /** The member for whom an organiser answered; null for oneself. */
  readonly whom: string | null;
}

/** How people answer: come, perhaps, not, and leave again. */
export function attendance({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Answers for one date or several; the same answer again changes nothing. People who answer at once are served in the order of arrival. */
  function join(act: Act, id: Id, wish: Wish): Promise<Given> {
    return change(db, async (tx) => {
      if (await heardBefore(tx, act, id)) return presentAnswer(tx, act, id, wish);
      const gathering = await taken(tx, act, id);
      const whom = whomOf(gathering, act, wish.person);
      const occurrence = await openDate(tx, act, gathering, wish.scope === "all" ? undefined : wish.date);
      await refuseOutsiders(tx, act, gathering, whom.id);
      if (wish.answer !== "no" && !(await isOffered(tx, occurrence, gathering.community, whom.id))) refuseLate(gathering, occurrence, act);
      const given = await answered(tx, act, gathering, occurrence, wish, whom.id);
      if (whom.name !== null) await trace(tx, act, given, whom.id, wish.answer ?? "yes");
      return { ...given, whom: whom.name };
    });
  }

  async function answered(
    tx: Tx,
    act: Act,
    gathering: Gathering,
    occurrence: Occurrence,
    wish: Wish,
    person: Id,
  ): Promise<Omit<Given, "whom">> {
    const { seats, guests } = wish;
    const answer = wish.answer ?? "yes";
    const wanted = { person, account: act.account, answer, seats, guests };
    const several = wish.scope !== undefined && wish.scope !== "this" && isSeries(gathering);
    if (!several) return { ...(await registerFor(tx, ids, gathering, occurrence, wanted, act.now)), series: null };
    if (answer === "no") return declineAll(tx, act, gathering, occurrence, person);
    const since = occurrence.original;
    const near = datesWrittenOut(gathering, await keptDates(tx, gathering, keptSince(act.now, gathering.zone)), act.now, since);
    const far = (await answeredDates(tx, act, gathering, occurrence, person)).filter((one) => !near.some(isSameDate(one)));
    const series = await answerSeries(tx, ids, gathering, { ...wanted, answer, since }, act.now);
    if (series === null) throw new Refusal("gathering-is-past", { title: gathering.title });
    for (const date of far) await registerFor(tx, ids, gathering, date, wanted, act.now);
    const { first, ...rest } = series;
    return { ...first, series: { ...rest, dates: rest.dates + far.length } };
  }

  /** Declines the dates from one on for which there was an answer, and the one that is meant. */
  async function declineAll(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, person: Id): Promise<Omit<Given, "whom">> {
    await dropStanding(tx, gathering, person);
    const no = { person, account: act.account, answer: "no", seats: undefined, guests: undefined } as const;
    const first = await registerFor(tx, ids, gathering, occurrence, no, act.now);
    let dates = 1;
    for (const date of await answeredDates(tx, act, gathering, occurrence, person)) {
      if (date.original === occurrence.original) continue;
      await registerFor(tx, ids, gathering, date, no, act.now);
      dates += 1;
    }
    return { ...first, series: { dates, waiting: 0, onward: false } };
  }

  /** The dates ahead from one on for which somebody has answered, however far away they are. */
  async function answeredDates(tx: Tx, act: Act, gathering: Gathering, from: Occurrence, person: Id): Promise<readonly Occurrence[]> {
    const found: Occurrence[] = [];
    for (const kept of await keptDates(tx, gathering, "")) {
      const date = kept.original < from.original ? null : occurrenceAt(gathering, kept.original, kept);
      if (date === null || date.cancelled !== null || date.at <= act.now) continue;
      if ((await findRegistration(tx, gathering.community, kept.id, person)) !== null) found.push(date);
    }
    return found.sort((one, other) => one.at - other.at);
  }

  /** Takes an answer back, for one date or several: the seat is free for whoever waits. */
  function leave(act: Act, id: Id, leaving: Leaving = {}): Promise<Given> {
    return change(db, async (tx) => {
      if (await heardBefore(tx, act, id)) return presentAnswer(tx, act, id, leaving);
      const gathering = await taken(tx, act, id);
      const whom = whomOf(gathering, act, leaving.person);
      const occurrence = await meantDate(tx, act, gathering, leaving.scope === "all" ? undefined : leaving.date);
      const several = leaving.scope !== undefined && leaving.scope !== "this" && isSeries(gathering);
      const given = several
        ? await leaveAll(tx, act, gathering, occurrence, whom.id)
        : { ...(await leaveDate(tx, act, gathering, occurrence, whom.id)), series: null };
      if (whom.name !== null) await trace(tx, act, given, whom.id, "left");
      return { ...given, whom: whom.name };
    });
  }

  async function leaveDate(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, person: Id): Promise<Answer> {
    const { community } = gathering;
    const had = occurrence.kept === null ? null : await findRegistration(tx, community, occurrence.kept.id, person);
    if (occurrence.kept === null || had === null) throw new Refusal("gathering-not-registered", { title: occurrence.title });
    if (occurrenceState(occurrence, act.now) === "past") throw new Refusal("gathering-over", { title: occurrence.title });
    await removeRegistration(tx, community, had.id);
    const here = { ...occurrence, kept: occurrence.kept };
    const fill = await fillIn(tx, gathering, here);
    await settleFill(tx, act.now, gathering, here, fill, without(fill, had));
    await withdrawReminders(tx, gathering, here, person);
    await giveBackAll(tx, gathering, here.kept.id, person, act.now);
    await freshenDate(tx, gathering, here.kept);
    return { gathering, occurrence: here, state: "left", seats: had.seats, rank: null, already: false };
  }

  async function leaveAll(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, person: Id): Promise<Omit<Given, "whom">> {
    const stood = await dropStanding(tx, gathering, person);
    const dates = await answeredDates(tx, act, gathering, occurrence, person);
    if (dates.length === 0 && !stood) throw new Refusal("gathering-not-registered", { title: occurrence.title });
    for (const date of dates) await leaveDate(tx, act, gathering, date, person);
    const left = { gathering, occurrence: dates[0] ?? occurrence, state: "left", seats: 0, rank: null, already: false } as const;
    return { ...left, series: { dates: dates.length, waiting: 0, onward: false } };
  }

  async function presentAnswer(tx: Tx, act: Act, id: Id, asked: Leaving): Promise<Given> {
    const gathering = await findGathering(tx, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    const occurrence = await meantDate(tx, act, gathering, asked.scope === "all" ? undefined : asked.date);
    const person = asked.person?.id ?? act.person;
    const had = occurrence.kept === null ? null : await findRegistration(tx, act.community.id, occurrence.kept.id, person);
    const common = {
      gathering,
      occurrence,
      already: false,
      series: null,
      whom: person === act.person ? null : (asked.person?.name ?? null),
    };
    if (had === null || occurrence.kept === null) return { ...common, state: "left", seats: 0, rank: null };
    return { ...common, ...standing(had), rank: await rankFor(tx, act.community.id, occurrence.kept.id, had) };
  }

  return { join, leave };
}

function isSameDate({ original }: Occurrence): (other: Occurrence) => boolean {
  return (other) => other.original === original;
}

/** Whose answer it is. Only those who organise it answer for somebody else. */
function whomOf(gathering: Gathering, act: Act, person: GivenPerson | undefined): { readonly id: Id; readonly name: string | null } {
  if (person === undefined || person.id === act.person) return { id: act.person, name: null };
  if (!isOrganizer(gathering, act.person) && !act.may("change any gathering")) {
    throw new Refusal("gathering-not-for-others", { title: gathering.title, name: person.name });
  }
  return { id: person.id, name: person.name };
}

/** After the closing hour only those who organise it still register somebody. */
function refuseLate(gathering: Gathering, occurrence: Occurrence, act: Act): void {
  if (gathering.closes === null || closesAt(gathering, occurrence) > act.now) return;
  if (!isPartners(gathering) && (isOrganizer(gathering, act.person) || act.may("change any gathering"))) return;
  throw new Refusal("gathering-registration-closed", { title: occurrence.title });
}

/** An offer is kept, even when registration has closed since. */
async function isOffered(tx: Tx, { kept }: Occurrence, community: Id, person: Id): Promise<boolean> {
  if (kept === null || kept.held === 0) return false;
  return (await findRegistration(tx, community, kept.id, person))?.offeredUntil != null;
}

async function refuseOutsiders(tx: Tx, act: Act, gathering: Gathering, id: Id): Promise<void> {
  if (gathering.audience === "everyone") return;
  const person = await findPersonById.first(tx, { community: act.community.id, id });
  if (person?.standing === "member") return;
  if (id === act.person) throw new Refusal("gathering-members-only", { title: gathering.title });
  throw new Refusal("gathering-members-only-other", { title: gathering.title, name: person?.name ?? "" });
}

/** What an organiser answered for somebody is on record, and the person is told. */
async function trace(tx: Tx, act: Act, given: Omit<Given, "whom">, person: Id, answer: SeatAnswer | "left"): Promise<void> {
  const { gathering, occurrence } = given;
  const entry = { community: act.community.id, at: act.now, actor: act.person, account: act.account, action: "gathering answered for" };
  const facts = { handle: gathering.handle, date: occurrence.original, person, answer };
  await audit(tx, { ...entry, subject: gathering.id, facts });
  if (given.already || occurrence.kept === null) return;
  await tellEach(tx, gathering.community, [person], () => ({
    name: "gathering-answered-for",
    version: 1,
    facts: {
      gathering: gathering.id,
      occurrence: occurrence.kept?.id ?? "",
      by: act.person,
      state: given.state,
      dates: given.series?.dates ?? 1,
    },
    once: `answered-for/${gathering.handle}/${gathering.version}/${person}`,
    now: act.now,
    kind: null,
  }));
}
