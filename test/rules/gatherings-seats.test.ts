import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  type Fill,
  freeSeats,
  guestsOf,
  promotable,
  type SeatAnswer,
  type SeatState,
  seated,
  seatsAsked,
  without,
} from "#gatherings/seat.ts";
import { Misuse, Refusal } from "#kernel/refusal.ts";

interface Party {
  state: SeatState;
  seats: number;
  place: number;
  offeredUntil: null;
}

function refusedWith(key: string) {
  return (error: unknown) => error instanceof Refusal && error.key === key;
}

test("a party is counted in seats: nine are going, a member with a guest does not fit in ten", () => {
  const full = seated({ capacity: 10, taken: 9, waiting: 0, held: 0 }, null, "yes", 2);
  assert.deepEqual(full, { state: "waitlisted", seats: 2, fill: { capacity: 10, taken: 9, waiting: 2, held: 0 } });
});

test("a newcomer waits while others wait, even where a seat is free for a small party", () => {
  const newcomer = seated({ capacity: 10, taken: 9, waiting: 2, held: 0 }, null, "yes", 1);
  assert.equal(newcomer.state, "waitlisted");
});

test("the list is strict: the first party that does not fit holds those behind it", () => {
  const queue = [{ seats: 2 }, { seats: 1 }, { seats: 1 }];
  assert.deepEqual(promotable({ capacity: 10, taken: 9, waiting: 4, held: 0 }, queue), {
    promoted: [],
    fill: { capacity: 10, taken: 9, waiting: 4, held: 0 },
  });
  const two = promotable({ capacity: 10, taken: 8, waiting: 4, held: 0 }, queue);
  assert.deepEqual(two.promoted, [{ seats: 2 }]);
  assert.deepEqual(two.fill, { capacity: 10, taken: 10, waiting: 2, held: 0 });
});

test("raising the limit from ten to thirteen lets the first three of five in", () => {
  const queue = [1, 2, 3, 4, 5].map((name) => ({ name, seats: 1 }));
  const { promoted, fill } = promotable({ capacity: 13, taken: 10, waiting: 5, held: 0 }, queue);
  assert.deepEqual(
    promoted.map(({ name }) => name),
    [1, 2, 3],
  );
  assert.deepEqual(fill, { capacity: 13, taken: 13, waiting: 2, held: 0 });
});

test("above a lowered limit no seat is free, and none is given until fewer are taken", () => {
  assert.equal(freeSeats({ capacity: 10, taken: 12, waiting: 0, held: 0 }), 0);
  assert.deepEqual(promotable({ capacity: 10, taken: 10, waiting: 1, held: 0 }, [{ seats: 1 }]).promoted, []);
  assert.equal(promotable({ capacity: 10, taken: 9, waiting: 1, held: 0 }, [{ seats: 1 }]).promoted.length, 1);
});

test("somebody who comes keeps the seat above a lowered limit, and is refused more seats than are free", () => {
  const had = { state: "going", seats: 2, offeredUntil: null } as const;
  assert.equal(seated({ capacity: 1, taken: 2, waiting: 0, held: 0 }, had, "yes", 2).state, "going");
  assert.throws(() => seated({ capacity: 4, taken: 4, waiting: 0, held: 0 }, had, "yes", 3), refusedWith("gathering-no-more-seats"));
  assert.throws(() => seated({ capacity: 5, taken: 4, waiting: 1, held: 0 }, had, "yes", 3), refusedWith("gathering-no-more-seats"));
  assert.equal(seated({ capacity: 5, taken: 4, waiting: 0, held: 0 }, had, "yes", 3).fill.taken, 5);
});

test("a party larger than the whole place is refused rather than kept waiting for ever", () => {
  assert.throws(() => seated({ capacity: 3, taken: 0, waiting: 0, held: 0 }, null, "yes", 4), refusedWith("gathering-party-too-big"));
});

test("seats asked are oneself and the guests, within the largest party", () => {
  assert.equal(seatsAsked(undefined, null, 1), 1);
  assert.equal(seatsAsked(undefined, { children: 2, adults: 1 }, 4), 4);
  assert.equal(seatsAsked(3, { children: 2 }, 3), 3);
  assert.throws(() => seatsAsked(2, null, 1), refusedWith("gathering-party-limit"));
  assert.throws(() => seatsAsked(1, { children: 2 }, 4), refusedWith("gathering-seats-too-few"));
});

test("guests are read by kind or as a number, and nothing else is guessed", () => {
  assert.deepEqual(guestsOf("children:2 adults:1"), { children: 2, adults: 1 });
  assert.deepEqual(guestsOf("enfants:2, adultes:1"), { enfants: 2, adultes: 1 });
  assert.deepEqual(guestsOf("3"), { guests: 3 });
  assert.equal(guestsOf(undefined), null);
  for (const text of ["two", "children:-1", "children:two", "a:1 b", "1.5"]) {
    assert.throws(
      () => guestsOf(text),
      (error: unknown) => error instanceof Misuse && error.option === "guests",
      text,
    );
  }
});

test("a party that a lowered limit can never seat does not hold those behind it", () => {
  const { promoted } = promotable({ capacity: 3, taken: 2, waiting: 5, held: 0 }, [{ seats: 4 }, { seats: 1 }]);
  assert.deepEqual(promoted, [{ seats: 1 }]);
});

interface Step {
  readonly who: number;
  readonly answer: SeatAnswer | "leave" | "limit";
  readonly seats: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: 7 }),
  answer: fc.constantFrom("yes", "yes", "yes", "maybe", "no", "leave", "limit"),
  seats: fc.integer({ min: 1, max: 4 }),
});

/** Plays answers on one date as the service does: settle, then promote. */
function play(steps: readonly Step[]) {
  const parties = new Map<number, Party>();
  let fill: Fill = { capacity: 6, taken: 0, waiting: 0, held: 0 };
  let place = 0;
  let lowered = false;
  for (const { who, answer, seats } of steps) {
    place += 1;
    const had = parties.get(who) ?? null;
    if (answer === "limit") {
      lowered ||= seats + 2 < fill.taken;
      fill = { ...fill, capacity: seats + 2 };
    } else if (answer === "leave") {
      fill = without(fill, had);
      parties.delete(who);
    } else {
      try {
        const next = seated(fill, had, answer, seats);
        parties.set(who, {
          state: next.state,
          seats: next.seats,
          place: had?.state === next.state ? had.place : place,
          offeredUntil: null,
        });
        fill = next.fill;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const queue = [...parties.values()].filter((party) => party.state === "waitlisted").sort((one, other) => one.place - other.place);
    const { promoted, fill: after } = promotable(fill, queue);
    for (const party of promoted) party.state = "going";
    fill = after;
  }
  return { parties: [...parties.values()], fill, lowered };
}

test("whatever people answer, the counts are those of the parties, no seat is given twice, and a free seat is held only for the first who waits", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { parties, fill, lowered } = play(steps);
      const sum = (state: SeatState) => parties.filter((party) => party.state === state).reduce((total, party) => total + party.seats, 0);
      assert.equal(fill.taken, sum("going"));
      assert.equal(fill.waiting, sum("waitlisted"));
      if (!lowered) assert.ok(fill.taken <= (fill.capacity as number));
      const first = parties
        .filter((party) => party.state === "waitlisted" && party.seats <= (fill.capacity as number))
        .sort((one, other) => one.place - other.place)[0];
      if (first !== undefined) assert.ok(first.seats > freeSeats(fill));
    }),
    { numRuns: 500 },
  );
});
