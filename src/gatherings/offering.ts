import { plan } from "#jobs/plan.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { Settings } from "#membership/settings.ts";
import { tell } from "#outbox/notice.ts";
import { roomOfPerson, unreachableOf } from "#outbox/room.ts";
import type { Tx } from "#store/db.ts";
import type { Gathering } from "./gathering.ts";
import type { KeptDate, Occurrence } from "./occurrence.ts";
import { type OfferTimes, offerTimes } from "./offers.ts";
import { unofferedOf, writeOffer } from "./registrations.ts";
import { type Fill, promotable, type Registration } from "./seat.ts";
import { type Wish, wishesOf } from "./wishes.ts";

/** The job that ends an offer; its subject is the registration. */
export const OFFER_ENDS = "gathering-offer";

/** How many of those who wait are looked at for the seats that are free. */
const LOOKED_AT = 200;

/** Whether freed seats of a gathering are offered for a time rather than given. */
export function offersSeats(gathering: Pick<Gathering, "offers">, settings: Pick<Settings, "offers">): boolean {
  return gathering.offers ?? settings.offers;
}

/** Whether a seat that is free now is for whoever asks first: nobody who waits can be asked in time any more. */
export function isFirstCome(gathering: Gathering, occurrence: Occurrence, settings: Settings, now: Instant): boolean {
  return offersSeats(gathering, settings) && offerTimes(now, occurrence.at, gathering.zone, settings) === null;
}

/**
 * Keeps free seats for those who wait, in their order, each for a time, and tells them. Whoever sleeps until the date is passed
 * over; whom nothing reaches keeps their place, and is offered only what is left when all the others have an offer.
 */
export async function offerSeats(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: Occurrence & { readonly kept: KeptDate },
  fill: Fill,
  settings: Settings,
  newcomer: Id | null,
): Promise<Fill> {
  const { community } = gathering;
  const queue = await unofferedOf(tx, community, occurrence.kept.id, LOOKED_AT);
  const people = queue.map(({ person }) => person);
  const wishes = await wishesOf(tx, community, people);
  const times = new Map<Id, OfferTimes>();
  for (const person of people) {
    const found = offerTimes(now, occurrence.at, gathering.zone, quietFor(settings, wishes.get(person)));
    if (found !== null) times.set(person, found);
  }
  const awake = queue.filter(({ person }) => times.has(person));
  const lost = await unreachableOf(tx, community, people, now);
  const first = awake.filter(({ person }) => !lost.has(person));
  const asked = [...promotable(fill, first, settings.waitingList, newcomer).promoted];
  if (asked.length === first.length) {
    const rest = { ...fill, held: fill.held + seatsOf(asked) };
    const last = awake.filter(({ person }) => lost.has(person));
    asked.push(...promotable(rest, last, settings.waitingList, newcomer).promoted);
  }
  const offers = asked.map((registration) => ({ registration, times: times.get(registration.person) as OfferTimes }));
  await makeOffers(tx, now, gathering, occurrence.kept.id, offers);
  return { ...fill, held: fill.held + seatsOf(asked) };
}

function seatsOf(asked: readonly Pick<Registration, "seats">[]): number {
  return asked.reduce((sum, { seats }) => sum + seats, 0);
}

/** The hours in which somebody is not disturbed: their own where they have said any, else those of the community. */
function quietFor(settings: Settings, wish: Wish | undefined) {
  const own = wish?.quiet ?? null;
  if (own === "none") return null;
  return own === null ? settings : { quietFrom: own.from, quietTo: own.to };
}

/** An offer to one person. */
interface Made {
  readonly registration: Pick<Registration, "id" | "person" | "place">;
  readonly times: OfferTimes;
}

async function makeOffers(tx: Tx, now: Instant, gathering: Gathering, occurrence: Id, offers: readonly Made[]): Promise<void> {
  const { community } = gathering;
  const rooms: { readonly room: Id; readonly offer: Made }[] = [];
  for (const offer of offers) rooms.push({ room: await roomOfPerson(tx, community, offer.registration.person), offer });
  rooms.sort((one, other) => (one.room < other.room ? -1 : 1));
  for (const { room, offer } of rooms) {
    const { id, place } = offer.registration;
    const { told, until } = offer.times;
    await writeOffer(tx, community, id, until);
    await plan(tx, { community, kind: OFFER_ENDS, subject: id, due: until, facts: { occurrence } });
    const facts = { gathering: gathering.id, occurrence, until };
    const once = `offered/${id}/${place}/${until}`;
    await tell(tx, { community, to: { room }, name: "gathering-offered", version: 1, facts, once, now, kind: null, due: told });
  }
}

/** Makes an offer again that ran out while nobody could answer. Null where the date comes too soon for that. */
export async function offerAgain(
  tx: Tx,
  now: Instant,
  gathering: Gathering,
  occurrence: Occurrence & { readonly kept: KeptDate },
  registration: Registration,
  settings: Settings,
): Promise<Instant | null> {
  const wish = (await wishesOf(tx, gathering.community, [registration.person])).get(registration.person);
  const times = offerTimes(now, occurrence.at, gathering.zone, quietFor(settings, wish));
  if (times === null) return null;
  await makeOffers(tx, now, gathering, occurrence.kept.id, [{ registration, times }]);
  return times.until;
}
