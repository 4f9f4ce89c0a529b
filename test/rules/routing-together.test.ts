import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Puzzle } from "#aid/routing/seats.ts";
import { solve } from "#aid/routing/solve.ts";
import { matchTogether } from "#aid/routing/together.ts";
import { helperOf, needOf, terms } from "#test/support/routing.ts";

/** Every way to serve the requests, one seat after another: slow, and plainly right. */
function bestByHand(puzzle: Puzzle): { readonly served: number; readonly cost: number } {
  const seats = puzzle.wanted.flatMap((wanted, request) => Array.from({ length: wanted }, (_, seat) => ({ request, seat })));
  const used = puzzle.room.map(() => 0);
  const holding = new Map<number, number[]>();
  let best = { served: -1, cost: 0 };
  const go = (at: number, served: number, cost: number) => {
    const next = seats[at];
    if (next === undefined) {
      if (served > best.served || (served === best.served && cost < best.cost)) best = { served, cost };
      return;
    }
    go(at + 1, served, cost);
    const held = holding.get(next.request) ?? [];
    for (const [helper, most] of puzzle.room.entries()) {
      const pair = puzzle.pairs[next.request]?.[helper];
      const taken = used[helper] as number;
      if (pair === null || pair === undefined || taken >= most || held.includes(helper)) continue;
      if (next.seat === 0 && puzzle.first.get(next.request)?.has(helper) === false) continue;
      if (held.some((other) => puzzle.apart(next.request, helper, other))) continue;
      used[helper] = taken + 1;
      holding.set(next.request, [...held, helper]);
      go(at + 1, served + 1, cost + pair + puzzle.load(helper, taken));
      used[helper] = taken;
      holding.set(next.request, held);
    }
  };
  go(0, 0, 0);
  return best;
}

test("the solver finds what trying everything finds, with caps, fairness, forbidden pairs, several helpers and two who may not go together", () => {
  const some = fc.record({
    wanted: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }),
    room: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }),
    costs: fc.array(fc.option(fc.integer({ min: -3, max: 6 }), { freq: 3 }), { minLength: 12, maxLength: 12 }),
    given: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
    guided: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    household: fc.boolean(),
  });
  const law = fc.property(some, ({ wanted, room, costs, given, guided, household }) => {
    const puzzle: Puzzle = {
      ...{ wanted, room },
      pairs: wanted.map((_, request) => room.map((__, helper) => costs[request * 4 + helper] ?? null)),
      load: (helper, more) => 2 * ((given[helper] ?? 0) + more) + 1,
      travel: () => 0,
      first: new Map(wanted.flatMap((_, request) => (guided[request] === true ? [[request, new Set([0, 2])] as const] : []))),
      apart: (request, one, other) => household && guided[request] === true && one + other === 1,
    };
    const plan = solve(puzzle);
    const best = bestByHand(puzzle);
    assert.deepEqual({ served: plan.taken.length, cost: plan.cost }, { served: best.served, cost: best.served === 0 ? 0 : best.cost });
    const pairs = plan.taken.map(({ request, helper }) => `${request}/${helper}`);
    assert.equal(new Set(pairs).size, pairs.length, "nobody fills two seats of one request");
  });
  fc.assert(law, { numRuns: 300 });
});

test("the load is shared: of two who are equal each takes one", () => {
  const needs = [needOf({ id: "R1" }), needOf({ id: "R2" })];
  const { proposals, total } = matchTogether(needs, [helperOf("v1"), helperOf("v2")], terms);
  assert.equal(new Set(proposals.map(({ helper }) => helper.id)).size, 2);
  assert.equal(total, 2);
});

test("somebody takes no more than they wished, and what stays unserved says why", () => {
  const needs = ["R1", "R2", "R3"].map((id) => needOf({ id }));
  const { proposals, unserved } = matchTogether(needs, [helperOf("v1"), helperOf("v2", { paused: true })], terms);
  assert.equal(proposals.length, 2);
  assert.deepEqual(proposals.map(({ cost }) => cost.load).sort(), [1, 3]);
  assert.deepEqual(
    unserved.map(({ missing, counts }) => [missing, counts]),
    [[1, { paused: 1 }]],
  );
});

test("of plans that cost the same the one with the shorter ways is taken", () => {
  const needs = [needOf({ id: "R1", at: { x: 0, y: 0 } }), needOf({ id: "R2", at: { x: 3, y: 0 } })];
  const helpers = [helperOf("right", { at: { x: 3, y: 1 } }), helperOf("left", { at: { x: 0, y: 1 } })];
  const found = matchTogether(needs, helpers, terms).proposals.map(({ need, helper }) => `${need.id} ${helper.id}`);
  assert.deepEqual(found.sort(), ["R1 left", "R2 right"]);
});

test("nothing to match is no trouble", () => {
  assert.deepEqual(matchTogether([], [helperOf("v")], terms), { proposals: [], unserved: [], total: 0 });
  assert.equal(matchTogether([needOf()], [], terms).unserved.length, 1);
});

test("many households are no trouble: the plan is found all the same, and nobody goes with their own", () => {
  const needs = Array.from({ length: 12 }, (_, n) => needOf({ id: `R${n}`, pair: true, helpers: 2 }));
  const helpers = Array.from({ length: 24 }, (_, n) => helperOf(`v${n}`, { experienced: true, household: `h${n >> 1}`, most: 1 }));
  const { proposals } = matchTogether(needs, helpers, terms);
  for (const need of needs) {
    const households = proposals.filter((each) => each.need === need).map(({ helper }) => helper.household);
    assert.equal(new Set(households).size, households.length);
  }
  assert.ok(proposals.length > 18);
});
