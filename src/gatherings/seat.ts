import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

/** What somebody may answer. */
export const ANSWERS = ["yes", "maybe", "no"] as const;
export type SeatAnswer = (typeof ANSWERS)[number];

/** Where a registration stands. */
export type SeatState = "going" | "maybe" | "declined" | "waitlisted";

/** How many guests of which kind somebody brings. */
export type Guests = Readonly<Record<string, number>>;

/** What one person has answered for one date. */
export interface Registration {
  readonly id: Id;
  readonly person: Id;
  readonly state: SeatState;
  /** Seats, the person's own included. Only those who are going take any. */
  readonly seats: number;
  readonly guests: Guests | null;
  readonly place: number;
  readonly promotedAt: Instant | null;
  /** Until when a seat is kept for somebody who waits; null while none is. */
  readonly offeredUntil: Instant | null;
}

/** How full one date is: seats, not rows. */
export interface Fill {
  /** Null when there is no limit. */
  readonly capacity: number | null;
  readonly taken: number;
  readonly waiting: number;
  /** Of those waited for, the seats that are kept for a time for whom they were offered to. */
  readonly held: number;
  /** Seats of the common ones that partners' people have; not given where there are none. */
  readonly elsewhere?: number;
}

/** Seats that are free; never below zero, since lowering the limit removes nobody. */
export function freeSeats(fill: Fill): number {
  return fill.capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, fill.capacity - fill.taken - fill.held - (fill.elsewhere ?? 0));
}

const STRENGTH: readonly SeatState[] = ["going", "waitlisted", "maybe", "declined"];

/** Of two answers of one and the same person the stronger; of two alike that with an offer, then the earlier. */
export function stronger<R extends Pick<Registration, "state" | "place" | "offeredUntil">>(one: R, other: R): R {
  const offered = Number(other.offeredUntil !== null) - Number(one.offeredUntil !== null);
  const difference = STRENGTH.indexOf(one.state) - STRENGTH.indexOf(other.state) || offered || one.place - other.place;
  return difference <= 0 ? one : other;
}

/** What comes of an answer: where the registration stands, and how full the date is with it. */
export interface Seated {
  readonly state: SeatState;
  readonly seats: number;
  readonly fill: Fill;
}

/** What somebody has answered, as far as seats go. */
export type Had = Pick<Registration, "state" | "seats" | "offeredUntil">;

/** The date without what one registration takes of it. */
export function without(fill: Fill, had: Had | null): Fill {
  if (had?.state === "going") return { ...fill, taken: fill.taken - had.seats };
  if (had?.state !== "waitlisted") return fill;
  return { ...fill, waiting: fill.waiting - had.seats, held: fill.held - (had.offeredUntil === null ? 0 : had.seats) };
}

/** Whether free seats go to those who wait, in their order, or to whoever asks first. */
export type SeatOrder = "in order" | "first come";

/**
 * Seats an answer. Whoever comes while others wait, waits too, even where a small party would fit; those for whom seats are
 * kept wait for nobody's. Somebody who has a seat, or to whom one is offered, keeps it; asking for more seats than are free is
 * refused and changes nothing.
 */
export function seated(fill: Fill, had: Had | null, answer: SeatAnswer, seats: number, order: SeatOrder = "in order"): Seated {
  const rest = without(fill, had);
  if (answer === "no") return { state: "declined", seats: 0, fill: rest };
  if (answer === "maybe") return { state: "maybe", seats, fill: rest };
  const own = had !== null && (had.state === "going" || (had.state === "waitlisted" && had.offeredUntil !== null)) ? had.seats : 0;
  if (fill.capacity !== null && seats > fill.capacity && seats > own) {
    throw new Refusal("gathering-party-too-big", { seats, capacity: fill.capacity });
  }
  if (own > 0) return grown(rest, own, seats);
  const mayCome = order === "first come" || (had?.state !== "waitlisted" && rest.waiting === rest.held);
  if (mayCome && seats <= freeSeats(rest)) return going(rest, seats);
  return { state: "waitlisted", seats, fill: { ...rest, waiting: rest.waiting + seats } };
}

function grown(rest: Fill, before: number, seats: number): Seated {
  if (seats <= before) return going(rest, seats);
  const free = rest.waiting > rest.held ? 0 : Math.max(0, freeSeats(rest) - before);
  if (seats - before > free) throw new Refusal("gathering-no-more-seats", { free, seats: before });
  return going(rest, seats);
}

function going(rest: Fill, seats: number): Seated {
  return { state: "going", seats, fill: { ...rest, taken: rest.taken + seats } };
}

/**
 * How free seats go to those who wait. Strict: the first party that does not fit holds the list. Fill: smaller parties after it
 * come in, and it keeps its place. Either way nobody who has only just come passes somebody who waits.
 */
export const WAITING_LISTS = ["strict", "fill"] as const;
export type WaitingList = (typeof WAITING_LISTS)[number];

/**
 * Those of the waiting list, in order, for whom there is a seat now. A party for which the limit was lowered too far holds
 * nobody back. `newcomer` has come in this very moment: a seat is not theirs while somebody before them still waits for it.
 */
export function promotable<R extends Pick<Registration, "seats"> & { readonly person?: Id }>(
  fill: Fill,
  queue: readonly R[],
  list: WaitingList = "strict",
  newcomer: Id | null = null,
): { readonly promoted: readonly R[]; readonly fill: Fill } {
  let now = fill;
  let heldFor = false;
  const promoted: R[] = [];
  for (const next of queue) {
    if (now.capacity !== null && next.seats > now.capacity) continue;
    if (next.seats > freeSeats(now) || (heldFor && newcomer !== null && next.person === newcomer)) {
      if (list === "strict") break;
      heldFor = true;
      continue;
    }
    promoted.push(next);
    now = { ...now, taken: now.taken + next.seats, waiting: now.waiting - next.seats };
  }
  return { promoted, fill: now };
}

/** The seats that an answer asks for: what was said, or oneself and the guests; at most the largest party allowed. */
export function seatsAsked(seats: number | undefined, guests: Guests | null, party: number): number {
  const brought = guests === null ? 0 : Object.values(guests).reduce((sum, count) => sum + count, 0);
  const asked = seats ?? 1 + brought;
  if (guests !== null && asked < brought) throw new Refusal("gathering-seats-too-few", { seats: asked, guests: brought });
  if (asked > party) throw new Refusal("gathering-party-limit", { seats: asked, party });
  return asked;
}

/** Reads who is brought along: `children:2 adults:1`, or a number alone. Null when nothing was said. */
export function guestsOf(text: string | undefined): Guests | null {
  if (text === undefined) return null;
  const found: Record<string, number> = {};
  for (const part of text.trim().split(/[\s,;]+/)) {
    const match = /^(?:([\p{L}-]{1,20})[:=])?(\d{1,3})$/u.exec(part);
    if (match === null) throw new Misuse("guests", "gathering-guests-unclear", { typed: text });
    const kind = (match[1] ?? "guests").toLowerCase();
    found[kind] = (found[kind] ?? 0) + Number(match[2]);
  }
  return found;
}
