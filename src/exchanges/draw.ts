import type { Id } from "#kernel/ids.ts";
import { shuffled } from "#kernel/shuffled.ts";
import { type Mates, placed, type Ties } from "./matching.ts";

/**
 * The seats of a round: in each turn everybody is opposite somebody else, and after all turns once opposite everybody (the circle
 * method of tournaments). The number of seats is even; whoever is opposite an empty one sits out.
 */
export interface Circle {
  readonly seats: readonly (Id | null)[];
  /** How many turns it has made. */
  readonly turn: number;
}

/** Who has met whom since everybody had met, each with the number of the round; `Infinity` for two who are never put together. */
export type Met = ReadonlyMap<Id, ReadonlyMap<Id, number>>;

/** What a round is drawn from. */
export interface Drawing {
  /** Everybody who takes part in this round. */
  readonly willing: readonly Id[];
  /** Whoever takes part at all, also those who pause: their seats are kept. */
  readonly members: ReadonlySet<Id>;
  /** Null before the first round. */
  readonly circle: Circle | null;
  readonly met: Met;
  /** Who was with nobody in the last round, though willing. */
  readonly satOut: ReadonlySet<Id>;
  /** A number from 0 up to what is given, each as likely as the others. */
  readonly random: (below: number) => number;
}

/** A round, drawn. */
export interface Drawn {
  /** Two people each; three where somebody would sit out twice in a row otherwise. */
  readonly groups: readonly (readonly Id[])[];
  /** Who sits out. */
  readonly out: readonly Id[];
  readonly circle: Circle;
  /** Everybody had met, so it begins anew. */
  readonly anew: boolean;
}

const NOBODY: ReadonlyMap<Id, number> = new Map();

/**
 * Draws a round. Two who have met do not meet again before all have; of an odd number one sits out. People come and go, so the circle
 * cannot always be kept: whoever is left by it is put with somebody they have not met, others being put together anew where that
 * helps. Nobody sits out twice in a row: only to keep that, and where nothing else does, two meet again, or three are together.
 */
export function drawRound(drawing: Drawing): Drawn {
  const { willing, random } = drawing;
  const anew = drawing.circle === null || (willing.length > 1 && haveAllMet(willing, drawing.met));
  const met = anew ? barredOf(drawing.met) : drawing.met;
  const circle = anew ? newCircle(drawing) : seated(drawing, drawing.circle as Circle);
  const { pairs, alone } = byCircle(circle, willing, met);
  const next = { seats: circle.seats, turn: circle.turn + 1 };
  const waiting = alone.filter((person) => drawing.satOut.has(person));
  if (alone.length < 2 && waiting.length === 0) return { groups: pairs, out: alone, circle: next, anew };
  const around = { people: shuffled(willing, random), met, satOut: drawing.satOut };
  return { ...repaired(around, pairs), circle: next, anew };
}

function haveMet(met: Met, one: Id, other: Id): boolean {
  return met.get(one)?.has(other) === true;
}

function haveAllMet(people: readonly Id[], met: Met): boolean {
  return people.every((one) => {
    const theirs = met.get(one) ?? NOBODY;
    return theirs.size >= people.length - 1 && people.every((other) => other === one || theirs.has(other));
  });
}

/** What is left when it begins anew: those who are never put together. */
function barredOf(met: Met): Met {
  const barred = new Map<Id, ReadonlyMap<Id, number>>();
  for (const [one, theirs] of met) {
    const never = [...theirs].filter(([, round]) => round === Number.POSITIVE_INFINITY);
    if (never.length > 0) barred.set(one, new Map(never));
  }
  return barred;
}

/** A new circle in an order that was drawn. Whoever has just sat out is not opposite the empty seat at once. */
function newCircle({ willing, satOut, random }: Drawing): Circle {
  const seats: (Id | null)[] = shuffled(willing, random);
  if (seats.length % 2 === 1) seats.push(null);
  const last = seats.length - 1;
  const at = oppositeEnd(last + 1, 0);
  const first = seats[at] ?? null;
  if (seats[last] === null && first !== null && satOut.has(first)) {
    const others = seats.flatMap((person, place) => (person !== null && !satOut.has(person) ? [place] : []));
    const place = others.length === 0 ? at : (others[random(others.length)] as number);
    [seats[at], seats[place]] = [seats[place] as Id, first];
  }
  return { seats, turn: 0 };
}

/** Those who are new take the seats of those who have left, and the empty one. */
function seated({ members, willing, random }: Drawing, circle: Circle): Circle {
  const has = new Set(circle.seats);
  const newcomers = willing.filter((person) => !has.has(person));
  if (newcomers.length === 0) return circle;
  const free = circle.seats.flatMap((person, place) => (person === null || !members.has(person) ? [place] : []));
  const order = shuffled(newcomers, random);
  const seats = [...circle.seats];
  for (const place of shuffled(free, random).slice(0, order.length)) seats[place] = order.pop() as Id;
  return { ...circle, seats };
}

/** Which seat is opposite the last one, which does not move. */
function oppositeEnd(size: number, turn: number): number {
  return turn % (size - 1);
}

function byCircle({ seats, turn }: Circle, willing: readonly Id[], met: Met): { readonly pairs: Id[][]; readonly alone: Id[] } {
  const here = new Set(willing);
  const pairs: Id[][] = [];
  const size = seats.length;
  const sit = (one: Id | null | undefined, other: Id | null | undefined) => {
    if (one == null || other == null || !here.has(one) || !here.has(other) || haveMet(met, one, other)) return;
    here.delete(one);
    here.delete(other);
    pairs.push([one, other]);
  };
  if (size >= 2) {
    const around = size - 1;
    const end = oppositeEnd(size, turn);
    sit(seats[end], seats[around]);
    for (let step = 1; step < size / 2; step += 1) sit(seats[(end + step) % around], seats[(end - step + around) % around]);
  }
  return { pairs, alone: [...here] };
}

interface Around {
  /** Everybody who is willing, in an order that was drawn. */
  readonly people: readonly Id[];
  readonly met: Met;
  readonly satOut: ReadonlySet<Id>;
}

function repaired(around: Around, pairs: readonly (readonly Id[])[]): Pick<Drawn, "groups" | "out"> {
  const { people, met, satOut } = around;
  const places = new Map(people.map((person, place) => [person, place]));
  const mates: Mates = new Int32Array(people.length).fill(-1);
  for (const [one, other] of pairs) join(mates, places.get(one as Id) as number, places.get(other as Id) as number);
  const ties: Ties = people.map((one) => {
    const theirs = met.get(one) ?? NOBODY;
    return people.flatMap((other, place) => (other === one || theirs.has(other) ? [] : [place]));
  });
  const waits = people.map((person) => satOut.has(person));
  const order = [...people.keys()].sort((one, other) => Number(waits[other]) - Number(waits[one]));
  for (const place of order) {
    if (mates[place] !== -1 || ties[place]?.length === 0) continue;
    placed(place, mates, ties, (other) => waits[place] === true && waits[other] !== true);
  }
  const groups: Id[][] = [];
  for (const [place, mate] of mates.entries()) if (mate > place) groups.push([people[place] as Id, people[mate] as Id]);
  const out = new Set(people.filter((_, place) => mates[place] === -1));
  for (const person of people) if (out.has(person) && satOut.has(person)) meetAgain(person, out, groups, met);
  return { groups, out: [...out] };
}

function join(mates: Mates, one: number, other: number): void {
  mates[one] = other;
  mates[other] = one;
}

/** Somebody would sit out twice in a row: they meet whom they met longest ago of those who sit out too, else they are a third. */
function meetAgain(person: Id, out: Set<Id>, groups: Id[][], met: Met): void {
  const since = (other: Id) => met.get(person)?.get(other) ?? 0;
  const [other] = [...out].filter((one) => one !== person && since(one) < Number.POSITIVE_INFINITY).sort((a, b) => since(a) - since(b));
  if (other !== undefined) {
    groups.push([person, other]);
    out.delete(other);
    out.delete(person);
    return;
  }
  const latest = (group: readonly Id[]) => Math.max(...group.map(since));
  const [pair] = groups
    .filter((group) => group.length === 2 && latest(group) < Number.POSITIVE_INFINITY)
    .sort((a, b) => latest(a) - latest(b));
  if (pair === undefined) return;
  pair.push(person);
  out.delete(person);
}
