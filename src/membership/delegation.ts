import { ABILITIES, type Ability } from "#chat/ability.ts";
import type { BoundedPower } from "#chat/call.ts";
import { type Place, samePlace } from "#chat/place.ts";
import type { Instant } from "#kernel/clock.ts";
import { fold } from "#kernel/fold.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** A power given by one person to another: what, where, until when. */
export interface Delegation {
  readonly id: Id;
  readonly handle: string;
  readonly giver: Id;
  readonly holder: Id;
  readonly ability: Ability;
  readonly topic: string | null;
  readonly place: Place | null;
  readonly starts: Instant;
  /** Null for until it is taken back. */
  readonly ends: Instant | null;
  /** The delegation that the giver's own power came from; null where it came from a role. */
  readonly parent: Id | null;
  /** Waiting: it has not begun. Fallen: the giver lost the power, or the holder is no member any more. */
  readonly state: "waiting" | "active" | "revoked" | "ended" | "fallen";
}

/** What everybody has anyway is given by nobody. */
const EVERYBODY: readonly Ability[] = ["look around", "take part", "ask for help", "vote", "propose motions", "help", "see members"];

/** What can be given. */
export const GIVEN_ABILITIES: readonly Ability[] = ABILITIES.filter((ability) => !EVERYBODY.includes(ability));

/** What can be given for one channel: what is said somewhere. */
const PLACED: readonly Ability[] = ["announce", "propose gatherings"];

/** Refuses limits that would limit nothing: a topic is one of announcements, a channel is where something is said. */
export function requireBounds(ability: Ability, topic: string | null, place: Place | null): void {
  if (topic !== null && ability !== "announce") throw new Misuse("scope", "delegate-no-topic");
  if (place !== null && !PLACED.includes(ability)) throw new Misuse("place", "delegate-no-place");
}

/** Whether a power holds at an instant. */
export function inForce(power: Pick<Delegation, "state" | "starts" | "ends">, now: Instant): boolean {
  return power.state === "active" && power.starts <= now && (power.ends === null || power.ends > now);
}

/** Whether a delegation was limited to a topic or a channel. */
export function isBounded(power: Pick<Delegation, "topic" | "place">): boolean {
  return power.topic !== null || power.place !== null;
}

/** Whether what is given lies within what the giver was given: never more, never elsewhere, never longer. */
export function liesWithin(
  given: Pick<Delegation, "topic" | "place" | "ends">,
  own: Pick<Delegation, "topic" | "place" | "ends">,
): boolean {
  if (own.topic !== null && (given.topic === null || fold(given.topic) !== fold(own.topic))) return false;
  if (own.place !== null && (given.place === null || !samePlace(given.place, own.place))) return false;
  return own.ends === null || (given.ends !== null && given.ends <= own.ends);
}

/** Refuses a power that ends before it begins, or has ended already. */
export function requireSpan(starts: Instant, ends: Instant | null, now: Instant): void {
  if (ends !== null && (ends <= starts || ends <= now)) throw new Misuse("end", "delegate-ends-first");
}

/**
 * Whether a limited power counts for a call in these places. For announcements it always does: what lies outside of it waits for
 * approval there.
 */
export function countsIn(power: BoundedPower, places: readonly Place[]): boolean {
  if (power.ability === "announce") return true;
  return power.place !== null && places.length > 0 && places.every((place) => samePlace(place, power.place as Place));
}

/** Refuses what cannot be given at all. */
export function requireGivable(ability: Ability, giver: Id, holder: Id): void {
  if (!GIVEN_ABILITIES.includes(ability)) throw new Refusal("delegate-everybody-has");
  if (giver === holder) throw new Refusal("delegate-to-oneself");
}
