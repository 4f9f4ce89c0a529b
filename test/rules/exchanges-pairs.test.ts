import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { type Circle, type Drawn, drawRound } from "#exchanges/draw.ts";
import type { Id } from "#kernel/ids.ts";

const person = (number: number) => `p${number}` as Id;
const people = (count: number, from = 0) => Array.from({ length: count }, (_, at) => person(from + at));

/** A community that meets week after week, as the house remembers it. */
function weeks(random: (below: number) => number = randomInt) {
  let circle: Circle | null = null;
  let met = new Map<Id, Map<Id, number>>();
  let satOut = new Set<Id>();
  let round = 0;
  const meet = (one: Id, other: Id) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      met.set(from, (met.get(from) ?? new Map<Id, number>()).set(to, round));
  };
  return {
    met: (one: Id, other: Id) => met.get(one)?.has(other) === true,
    satOut: () => satOut,
    draw(willing: readonly Id[], members: readonly Id[] = willing): Drawn {
      const drawn = drawRound({ willing, members: new Set(members), circle, met, satOut, random });
      round += 1;
      circle = drawn.circle;
      if (drawn.anew) met = new Map();
      for (const group of drawn.groups) for (const one of group) for (const other of group) if (one < other) meet(one, other);
      satOut = new Set(drawn.out);
      return drawn;
    },
  };
}

const key = (group: readonly Id[]) => [...group].sort().join(" ");

test("among the same people nobody meets anybody twice before all have met, in as few rounds as can be", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 25 }), (count) => {
      const week = weeks();
      const all = people(count);
      const rounds = count % 2 === 0 ? count - 1 : count;
      for (let cycle = 0; cycle < 3; cycle += 1) {
        const seen = new Set<string>();
        for (let round = 0; round < rounds; round += 1) {
          const { groups, out, anew } = week.draw(all);
          assert.equal(anew, round === 0);
          assert.equal(out.length, count % 2);
          for (const group of groups) {
            assert.equal(group.length, 2);
            assert.ok(!seen.has(key(group)), `${key(group)} met twice`);
            seen.add(key(group));
          }
        }
        assert.equal(seen.size, (count * (count - 1)) / 2);
      }
    }),
    { numRuns: 60 },
  );
});

test("of an odd number each sits out once before anybody does again, and nobody twice in a row", () => {
  for (const count of [3, 5, 7, 11]) {
    const week = weeks();
    const all = people(count);
    let last: Id | undefined;
    for (let cycle = 0; cycle < 20; cycle += 1) {
      const out = Array.from({ length: count }, () => week.draw(all).out[0]);
      assert.equal(new Set(out).size, count);
      for (const one of out) {
        assert.notEqual(one, last);
        last = one;
      }
    }
  }
});

/** Weeks in which people come, pause, and leave. */
const life = fc.record({
  start: fc.integer({ min: 2, max: 14 }),
  weeks: fc.array(
    fc.record({
      joins: fc.integer({ min: 0, max: 2 }),
      leaves: fc.array(fc.nat(40), { maxLength: 1 }),
      away: fc.array(fc.nat(40), { maxLength: 3 }),
    }),
    { minLength: 5, maxLength: 60 },
  ),
});

test("whoever comes and goes: nobody is drawn twice in a round, nobody sits out twice in a row, and two meet again only to keep that", () => {
  fc.assert(
    fc.property(life, ({ start, weeks: plan }) => {
      const week = weeks();
      let members = people(start);
      let next = start;
      for (const { joins, leaves, away } of plan) {
        members = [...members, ...people(joins, next)];
        next += joins;
        for (const at of leaves) if (members.length > 2) members = members.filter((_, place) => place !== at % members.length);
        const absent = new Set(away.map((at) => members[at % members.length]));
        const willing = members.filter((one) => !absent.has(one));
        const [before, satOut] = [week.met, week.satOut()];
        const known = new Set(
          willing.flatMap((one) => willing.filter((other) => one < other && before(one, other)).map((other) => key([one, other]))),
        );
        const { groups, out, anew } = week.draw(willing, members);
        const drawn = [...groups.flat(), ...out];
        assert.deepEqual([...drawn].sort(), [...willing].sort());
        if (willing.length > 1) for (const one of out) assert.ok(!satOut.has(one), `${one} sat out twice in a row`);
        for (const group of groups) {
          assert.ok(group.length === 2 || (group.length === 3 && group.some((one) => satOut.has(one))));
          const again = group.flatMap((one) => group.filter((other) => one < other && known.has(key([one, other]))));
          assert.ok(anew || again.length === 0 || group.some((one) => satOut.has(one)), `${key(group)} met again without need`);
        }
        if (anew) assert.ok(known.size === 0 || known.size === (willing.length * (willing.length - 1)) / 2);
        else {
          const free = out.filter((one) => out.some((other) => one !== other && !known.has(key([one, other]))));
          assert.deepEqual(free, [], "two who have not met both sit out");
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("each pair is as likely as the others", () => {
  const counts = new Map<string, number>();
  const drawn = 6_000;
  for (let at = 0; at < drawn; at += 1) {
    for (const group of weeks().draw(people(6)).groups) counts.set(key(group), (counts.get(key(group)) ?? 0) + 1);
  }
  assert.equal(counts.size, 15);
  const expected = (drawn * 3) / 15;
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 14 degrees of freedom: above 43 once in ten thousand times, were each as likely
  assert.ok(chi < 60, `chi square ${chi}`);
});

test("two who are kept apart are never put together, and the others go on", () => {
  const apart = (one: Id, other: Id) =>
    new Map([
      [one, new Map([[other, Number.POSITIVE_INFINITY]])],
      [other, new Map([[one, Number.POSITIVE_INFINITY]])],
    ]);
  const [a, b, c, d] = people(4) as [Id, Id, Id, Id];
  for (let at = 0; at < 50; at += 1) {
    const { groups, out } = drawRound({
      willing: [a, b, c, d],
      members: new Set([a, b, c, d]),
      circle: null,
      met: apart(a, b),
      satOut: new Set([a, b]),
      random: randomInt,
    });
    assert.ok(groups.every((group) => !(group.includes(a) && group.includes(b))));
    assert.deepEqual(out, []);
  }
  const alone = drawRound({
    willing: [a, b],
    members: new Set([a, b]),
    circle: null,
    met: apart(a, b),
    satOut: new Set([a, b]),
    random: randomInt,
  });
  assert.deepEqual(alone.groups, []);
});
