import type { Instant } from "#kernel/clock.ts";
import type { Id, Ids } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import type { Db, Tx } from "#store/db.ts";
import { seatsChanged, takenElsewhere } from "./common-seats.ts";
import type { Gathering } from "./gathering.ts";
import type { KeptDate, Occurrence } from "./occurrence.ts";
import { isFirstCome, offerSeats, offersSeats } from "./offering.ts";
import { freshenDate, promiseReminders, tellEach, withdrawReminders } from "./promises.ts";
import {
  findRegistration,
  firstOf,
  insertRegistration,
  promoteRegistration,
  rankOf,
  unofferedOf,
  updateRegistration,
} from "./registrations.ts";
import {
  type Fill,
  freeSeats,
  guestsOf,
  promotable,
  type Registration,
  type SeatAnswer,
  type SeatOrder,
  type SeatState,
  seated,
  seatsAsked,
} from "./seat.ts";
import { keepDate, writeFill } from "./store.ts";

/** A date on which something hangs. */
export type KeptOccurrence = Occurrence & { readonly kept: KeptDate };

/** Whose answer for a date is written, and what it is. */
export interface Registering {
  readonly person: Id;
  /** The account that answers: an organiser's, where they act for somebody. */
  readonly account: Id | null;
  readonly answer: SeatAnswer;
  readonly seats: number | undefined;
  /** As typed: `children:2 adults:1`. */
  readonly guests: string | undefined;
}

/** What came of an answer for one date. */
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

/** Enough to look at a whole waiting list, where smaller parties may come in before a larger one. */
const WHOLE_LIST = 100_000;

/** Writes one person's answer for one date, and gives freed seats to those who wait. The gathering must be taken. */
export async function registerFor(
  tx: Tx,
  ids: Ids,
  gathering: Gathering,
  occurrence: Occurrence,
  wanted: Registering,
  now: Instant,
): Promise<Answer> {
  const { community } = gathering;
  const { person, account } = wanted;
  const kept = occurrence.kept ?? (await keepDate(tx, gathering, ids.next(), occurrence.original));
  const had = occurrence.kept === null ? null : await findRegistration(tx, community, kept.id, person);
  const repeats = wanted.seats === undefined && wanted.guests === undefined && had !== null && had.seats > 0;
  const guests = repeats ? had.guests : guestsOf(wanted.guests);
  const seats = repeats && wanted.answer !== "no" ? had.seats : seatsAsked(wanted.seats, guests, gathering.party);
  const here = { ...occurrence, kept };
  const fill = await fillIn(tx, gathering, here);
  const next = seated(fill, had, wanted.answer, seats, await orderOf(tx, gathering, here, fill, now));
  if (had !== null && had.state === next.state && had.seats === next.seats) {
    return { gathering, occurrence: here, ...standing(had), rank: await rankFor(tx, community, kept.id, had), already: true };
  }
  const place = had !== null && had.state === next.state ? had.place : gathering.version;
  const written = { community, occurrence: kept.id, person, account, guests, place, now };
  const registration = { ...written, id: had?.id ?? ids.next(), state: next.state, seats: next.seats };
  if (had === null) await insertRegistration(tx, registration);
  else await updateRegistration(tx, registration);
  if (next.state === "going" || next.state === "maybe") await promiseReminders(tx, gathering, here, [person], now);
  else if (had !== null) await withdrawReminders(tx, gathering, here, person);
  const newcomer = next.state === "waitlisted" && had?.state !== "waitlisted" ? person : null;
  const others = await settleFill(tx, now, gathering, here, fill, next.fill, newcomer);
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
  occurrence: KeptOccurrence,
  mine: Pick<Registration, "person" | "state" | "seats" | "place">,
): Promise<Answer> {
  const { community } = gathering;
  const final = (await findRegistration(tx, community, occurrence.kept.id, mine.person)) ?? mine;
  return { gathering, occurrence, ...standing(final), rank: await rankFor(tx, community, occurrence.kept.id, final), already: false };
}

/** The state and the seats of a registration. */
export function standing(registration: Pick<Registration, "state" | "seats">) {
  return { state: registration.state, seats: registration.seats };
}

/** The place on the waiting list; null for who does not wait. */
export async function rankFor(
  tx: Tx,
  community: Id,
  occurrence: Id,
  registration: Pick<Registration, "state" | "place">,
): Promise<number | null> {
  return registration.state === "waitlisted" ? rankOf(tx, community, occurrence, registration.place) : null;
}

/** How full a date is, with what partners' people have of its seats. */
export async function fillIn(db: Db, gathering: Gathering, { capacity, kept }: KeptOccurrence): Promise<Fill> {
  const fill = { capacity, taken: kept.taken, waiting: kept.waiting, held: kept.held };
  if (gathering.tie === null || capacity === null) return fill;
  return { ...fill, elsewhere: await takenElsewhere(db, gathering, kept.original) };
}

/** Shortly before a date whose seats are offered, those who wait are not asked any more: a free seat is for whoever comes. */
async function orderOf(tx: Tx, gathering: Gathering, occurrence: Occurrence, fill: Fill, now: Instant): Promise<SeatOrder> {
  if (fill.waiting === fill.held || freeSeats(fill) === 0) return "in order";
  return isFirstCome(gathering, occurrence, await communitySettings(tx, gathering.community), now) ? "first come" : "in order";
}

/** Writes how full a date is after an answer, and gives freed seats to those who wait. Says whether anybody was. */
export async function settleFill(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: KeptOccurrence,
  was: Fill,
  is: Fill,
  newcomer: Id | null = null,
): Promise<"promoted" | "as they were"> {
  const mayPromote = (is.waiting > is.held || is.capacity === null) && is.waiting > 0 && freeSeats(is) > 0;
  const final = mayPromote ? await promoteWaiting(tx, now, gathering, occurrence, is, newcomer) : is;
  const isOther = final.taken !== was.taken || final.waiting !== was.waiting || final.held !== was.held;
  if (isOther) await writeFill(tx, gathering.community, occurrence.kept.id, final);
  if (isOther && gathering.tie !== null) await seatsChanged(tx, gathering, occurrence.original, now);
  return final === is ? "as they were" : "promoted";
}

/**
 * Gives free seats to those who wait, as the community's waiting lists go, or offers them for a time where that is wished, and
 * tells each of them once. Nobody is promoted into what has begun.
 */
export async function promoteWaiting(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: KeptOccurrence,
  fill: Fill,
  newcomer: Id | null = null,
): Promise<Fill> {
  if (occurrence.at <= now || occurrence.cancelled !== null) return fill;
  const { community } = gathering;
  const settings = await communitySettings(tx, community);
  if (fill.capacity !== null && offersSeats(gathering, settings))
    return offerSeats(tx, now, gathering, occurrence, fill, settings, newcomer);
  const list = settings.waitingList;
  const most = list === "fill" ? WHOLE_LIST : PROMOTED_AT_ONCE;
  let left = fill;
  for (;;) {
    // Without a limit nobody waits for an answer: whoever was offered a seat has it.
    const waiting =
      fill.capacity === null
        ? firstOf(tx, community, occurrence.kept.id, "waitlisted", most)
        : unofferedOf(tx, community, occurrence.kept.id, most);
    const queue = await waiting;
    const { promoted, fill: next } = promotable(left, queue, list, newcomer);
    left = fill.capacity === null ? { ...next, held: 0 } : next;
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
    if (promoted.length < most) return left;
  }
}
