import type { Act } from "#chat/call.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { findPersonById } from "#membership/store.ts";
import { change } from "#store/change.ts";
import type { Tx } from "#store/db.ts";
import { inTurn } from "#store/in-turn.ts";
import type { Parts } from "#store/parts.ts";
import type { Gathering } from "./gathering.ts";
import { heardBefore, meantDate, openDate, taken } from "./meant.ts";
import { type KeptDate, type Occurrence, occurrenceState } from "./occurrence.ts";
import { freshenDate, promiseReminders, tellEach, withdrawReminders } from "./promises.ts";
import {
  findRegistration,
  firstOf,
  insertRegistration,
  promoteRegistration,
  rankOf,
  removeRegistration,
  updateRegistration,
} from "./registrations.ts";
import {
  type Fill,
  freeSeats,
  guestsOf,
  promotable,
  type Registration,
  type SeatAnswer,
  type SeatState,
  seated,
  seatsAsked,
  without,
} from "./seat.ts";
import { findGathering, keepDate, writeFill } from "./store.ts";

/** What somebody answers. */
export interface Wish {
  /** The date that is meant; the next one when not given. */
  readonly date?: string | undefined;
  readonly answer?: SeatAnswer | undefined;
  readonly seats?: number | undefined;
  /** As typed: `children:2 adults:1`. */
  readonly guests?: string | undefined;
}

/** What came of an answer. */
export interface Answer {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
  readonly state: SeatState | "left";
  readonly seats: number;
  /** The place on the waiting list, from 1; null for who does not wait. */
  readonly rank: number | null;
  /** It was so before. */
  readonly already: boolean;
}

const PROMOTED_AT_ONCE = 50;

/** How people answer: come, perhaps, not, and leave again. */
export function attendance({ db, ids }: Pick<Parts, "db" | "ids">) {
  /** Answers for one date; the same answer again changes nothing. People who answer at once are served in the order of arrival. */
  function join(act: Act, id: Id, wish: Wish): Promise<Answer> {
    return inTurn(db, id, () =>
      change(db, async (tx) => {
        if (await heardBefore(tx, act, id)) return presentAnswer(tx, act, id, wish.date);
        const gathering = await taken(tx, act, id);
        const occurrence = await openDate(tx, act, gathering, wish.date);
        await refuseOutsiders(tx, act, gathering);
        return answer(tx, act, gathering, occurrence, wish);
      }),
    );
  }

  async function answer(tx: Tx, act: Act, gathering: Gathering, occurrence: Occurrence, wish: Wish): Promise<Answer> {
    const community = act.community.id;
    const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
    const had = occurrence.kept === null ? null : await findRegistration(tx, community, kept.id, act.person);
    const asked = wish.answer ?? "yes";
    const repeats = wish.seats === undefined && wish.guests === undefined && had !== null && had.seats > 0;
    const guests = repeats ? had.guests : guestsOf(wish.guests);
    const seats = repeats && asked !== "no" ? had.seats : seatsAsked(wish.seats, guests, gathering.party);
    const fill = { capacity: occurrence.capacity, taken: kept.taken, waiting: kept.waiting };
    const next = seated(fill, had, asked, seats);
    const here = { ...occurrence, kept };
    if (had !== null && had.state === next.state && had.seats === next.seats) {
      return { gathering, occurrence: here, ...standing(had), rank: await rankFor(tx, community, kept.id, had), already: true };
    }
    const place = had !== null && had.state === next.state ? had.place : gathering.version;
    const written = { community, occurrence: kept.id, person: act.person, account: act.account, guests, place, now: act.now };
    const registration = { ...written, id: had?.id ?? ids.next(), state: next.state, seats: next.seats };
    if (had === null) await insertRegistration(tx, registration);
    else await updateRegistration(tx, registration);
    if (next.state === "going" || next.state === "maybe") await promiseReminders(tx, gathering, here, [act.person], act.now);
    else if (had !== null) await withdrawReminders(tx, gathering, here, act.person);
    const others = await settleFill(tx, act.now, gathering, here, fill, next.fill);
    await freshenDate(tx, gathering, kept);
    if (next.state !== "waitlisted") return { gathering, occurrence: here, ...standing(registration), rank: null, already: false };
    if (others === "as they were" && had?.state !== "waitlisted" && gathering.party === 1) {
      return { gathering, occurrence: here, ...standing(registration), rank: next.fill.waiting, already: false };
    }
    return waitingAnswer(tx, gathering, here, registration);
  }

  /** A waiting party may fit at once, where a larger one before it never can; so its answer is read again. */
  async function waitingAnswer(
    tx: Tx,
    gathering: Gathering,
    occurrence: Occurrence & { readonly kept: KeptDate },
    mine: Pick<Registration, "person" | "state" | "seats" | "place">,
  ): Promise<Answer> {
    const { community } = gathering;
    const final = (await findRegistration(tx, community, occurrence.kept.id, mine.person)) ?? mine;
    return { gathering, occurrence, ...standing(final), rank: await rankFor(tx, community, occurrence.kept.id, final), already: false };
  }

  /** Takes an answer back: the seat is free for whoever waits. */
  function leave(act: Act, id: Id, date: string | undefined): Promise<Answer> {
    return inTurn(db, id, () =>
      change(db, async (tx) => {
        if (await heardBefore(tx, act, id)) return presentAnswer(tx, act, id, date);
        const gathering = await taken(tx, act, id);
        const occurrence = await meantDate(tx, act, gathering, date);
        const had = occurrence.kept === null ? null : await findRegistration(tx, act.community.id, occurrence.kept.id, act.person);
        if (occurrence.kept === null || had === null) throw new Refusal("gathering-not-registered", { title: occurrence.title });
        if (occurrenceState(occurrence, act.now) === "past") throw new Refusal("gathering-over", { title: occurrence.title });
        await removeRegistration(tx, act.community.id, had.id);
        const here = { ...occurrence, kept: occurrence.kept };
        const fill = { capacity: here.capacity, taken: here.kept.taken, waiting: here.kept.waiting };
        await settleFill(tx, act.now, gathering, here, fill, without(fill, had));
        await withdrawReminders(tx, gathering, here, act.person);
        await freshenDate(tx, gathering, here.kept);
        return { gathering, occurrence: here, state: "left", seats: had.seats, rank: null, already: false };
      }),
    );
  }

  async function presentAnswer(tx: Tx, act: Act, id: Id, date: string | undefined): Promise<Answer> {
    const gathering = await findGathering(tx, act.community.id, id);
    if (gathering === null) throw new Refusal("gathering-gone");
    const occurrence = await meantDate(tx, act, gathering, date);
    const had = occurrence.kept === null ? null : await findRegistration(tx, act.community.id, occurrence.kept.id, act.person);
    if (had === null || occurrence.kept === null) return { gathering, occurrence, state: "left", seats: 0, rank: null, already: false };
    return { gathering, occurrence, ...standing(had), rank: await rankFor(tx, act.community.id, occurrence.kept.id, had), already: false };
  }

  return { join, leave };
}

function standing(registration: Pick<Registration, "state" | "seats">) {
  return { state: registration.state, seats: registration.seats };
}

async function rankFor(tx: Tx, community: Id, occurrence: Id, registration: Pick<Registration, "state" | "place">): Promise<number | null> {
  return registration.state === "waitlisted" ? rankOf(tx, community, occurrence, registration.place) : null;
}

async function refuseOutsiders(tx: Tx, act: Act, gathering: Gathering): Promise<void> {
  if (gathering.audience === "everyone") return;
  const person = await findPersonById.first(tx, { community: act.community.id, id: act.person });
  if (person?.standing !== "member") throw new Refusal("gathering-members-only", { title: gathering.title });
}

/** Writes how full a date is after an answer, and gives freed seats to those who wait. Says whether anybody was. */
async function settleFill(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: Occurrence & { readonly kept: KeptDate },
  was: Fill,
  is: Fill,
): Promise<"promoted" | "as they were"> {
  const mayPromote = is.waiting > 0 && freeSeats(is) > 0;
  const final = mayPromote ? await promoteWaiting(tx, now, gathering, occurrence, is) : is;
  if (final.taken !== was.taken || final.waiting !== was.waiting) await writeFill(tx, gathering.community, occurrence.kept.id, final);
  return final === is ? "as they were" : "promoted";
}

/** Gives free seats to those who wait, in their order, and tells each of them once. Nobody is promoted into what has begun. */
export async function promoteWaiting(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: Occurrence & { readonly kept: KeptDate },
  fill: Fill,
): Promise<Fill> {
  if (occurrence.at <= now || occurrence.cancelled !== null) return fill;
  const { community } = gathering;
  let left = fill;
  for (;;) {
    const queue = await firstOf(tx, community, occurrence.kept.id, "waitlisted", PROMOTED_AT_ONCE);
    const { promoted, fill: next } = promotable(left, queue);
    left = next;
    for (const one of promoted) await promoteRegistration(tx, community, one.id, now);
    const byPerson = new Map(promoted.map((one) => [one.person, one]));
    await tellEach(tx, community, [...byPerson.keys()], (person) => ({
      name: "gathering-promoted",
      version: 1,
      facts: { gathering: gathering.id, occurrence: occurrence.kept.id },
      once: `promoted/${byPerson.get(person)?.id}/${byPerson.get(person)?.place}`,
      now,
      kind: null,
    }));
    await promiseReminders(tx, gathering, occurrence, [...byPerson.keys()], now);
    if (promoted.length < PROMOTED_AT_ONCE) return left;
  }
}
