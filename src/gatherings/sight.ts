import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { personNames } from "#membership/store.ts";
import type { Db } from "#store/db.ts";
import { partnerOf, takenElsewhere } from "./common-seats.ts";
import type { Gathering } from "./gathering.ts";
import { closingDate, comingDates, keptSince, type Occurrence, occurrenceAt } from "./occurrence.ts";
import { countsOf, firstOf, type SeatCount } from "./registrations.ts";
import type { Registration, SeatState } from "./seat.ts";
import { type Slot, slotsOf } from "./slots.ts";
import { keptDates } from "./store.ts";
import { findWorkshop, type Workshop } from "./workshop.ts";

/** How many of the next dates a card names. */
const DATES_SHOWN = 4;

/** How many names a card in a room shows, and one that somebody asked for. */
export const NAMES_IN_ROOM = 20;
export const NAMES_ASKED = 200;

/** Somebody who has answered, by name. */
export interface Attendee {
  readonly person: Id;
  readonly name: string;
  readonly seats: number;
}

/** A gathering as a card shows it: one of its dates, those after it, and who comes. */
export interface Sight {
  readonly gathering: Gathering;
  /** The date in view; null when none is left and none was. */
  readonly occurrence: Occurrence | null;
  /** The next dates, the one in view not among them. */
  readonly next: readonly Occurrence[];
  /** Dates ahead that were called off by themselves. */
  readonly calledOff: readonly Occurrence[];
  /** Whether there are more than those. */
  readonly more: boolean;
  readonly organizer: string;
  /** Who organises it beside whoever proposed it, by name. */
  readonly organizers: readonly string[];
  /** Tasks and rides of the date in view. */
  readonly slots: readonly Slot[];
  readonly counts: Readonly<Record<SeatState, SeatCount>>;
  readonly going: readonly Attendee[];
  readonly waiting: readonly Attendee[];
  /** How many of its seats partners' people have. */
  readonly elsewhere: number;
  /** What it asks of those who come, and offers them; null where nothing was said. */
  readonly workshop: Workshop | null;
}

const none: SeatCount = { people: 0, seats: 0 };
const nobody = { going: none, maybe: none, declined: none, waitlisted: none };

/** Sees a gathering: at `date` where one is meant, else at the next date, else at the last. */
export async function sightOf(db: Db, gathering: Gathering, now: Instant, names: number, date: Occurrence | null = null): Promise<Sight> {
  const { community } = gathering;
  const kept = await keptDates(db, gathering, keptSince(now, gathering.zone));
  const coming = comingDates(gathering, kept, now, DATES_SHOWN + 2);
  const occurrence = date ?? coming[0] ?? closingDate(gathering, await keptDates(db, gathering, ""), gathering.state);
  const others = coming.filter((other) => other.original !== occurrence?.original);
  const id = occurrence?.kept?.id ?? null;
  const going = id === null ? [] : await firstOf(db, community, id, "going", names);
  const waiting = id === null || names === NAMES_IN_ROOM ? [] : await firstOf(db, community, id, "waitlisted", names);
  const people = new Set([
    gathering.organizer,
    ...gathering.organizers,
    ...going.map(({ person }) => person),
    ...waiting.map(({ person }) => person),
  ]);
  const known = await personNames(db, community, [...people]);
  const named = ({ person, seats }: Registration) => ({ person, seats, name: known.get(person) ?? "" });
  return {
    gathering,
    occurrence,
    next: others.slice(0, DATES_SHOWN),
    calledOff: kept
      .filter((one) => one.cancelled !== null && one.original !== occurrence?.original)
      .map((one) => occurrenceAt(gathering, one.original, one))
      .filter((one) => one !== null && one.at > now)
      .slice(0, DATES_SHOWN) as Occurrence[],
    more: others.length > DATES_SHOWN,
    organizer: (await partnerOf(db, gathering)) ?? known.get(gathering.organizer) ?? "",
    organizers: gathering.organizers.flatMap((person) => known.get(person) ?? []),
    slots: occurrence === null ? [] : await slotsOf(db, gathering, occurrence),
    counts: id === null ? nobody : await countsOf(db, community, id),
    going: going.map(named),
    waiting: waiting.map(named),
    workshop: await findWorkshop(db, community, gathering.id),
    elsewhere: gathering.tie === null || occurrence === null ? 0 : await takenElsewhere(db, gathering, occurrence.original),
  };
}
