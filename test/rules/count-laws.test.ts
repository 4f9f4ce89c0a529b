import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Ballots, RankedBallot } from "#assemblies/count/ballots.ts";
import { readBlt, writeBlt } from "#assemblies/count/blt.ts";
import type { Count } from "#assemblies/count/count.ts";
import { ballotsOf } from "#assemblies/count/gather.ts";
import { countBallots, methods } from "#assemblies/count/tally.ts";

interface Election {
  readonly candidates: number;
  readonly seats: number;
  readonly ballots: readonly RankedBallot[];
}

const elections = fc
  .record({ candidates: fc.integer({ min: 2, max: 6 }), seats: fc.integer({ min: 1, max: 4 }), odd: fc.boolean() })
  .chain(({ candidates, seats, odd }) => {
    const all = Array.from({ length: candidates }, (_, candidate) => candidate);
    const ranks = fc
      .tuple(fc.shuffledSubarray(all, { minLength: 1 }), fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }))
      .map(([order, marks]) => {
        const list: number[][] = [];
        for (const [at, candidate] of order.entries()) {
          const last = list.at(-1);
          if (odd && last && (marks[at] ?? 0) < 2) last.push(candidate);
          else list.push([candidate]);
        }
        return list;
      });
    const ballot = fc.record({ ranks, weight: fc.integer({ min: 1, max: 4 }) });
    return fc.record({
      candidates: fc.constant(candidates),
      seats: fc.constant(seats),
      ballots: fc.array(ballot, { minLength: 1, maxLength: 9 }),
    });
  });

function gathered(election: Election): Ballots {
  const candidates = Array.from({ length: election.candidates }, (_, candidate) => `Candidate ${candidate}`);
  return ballotsOf({ candidates, seats: election.seats }, election.ballots);
}

function countAs(method: string, ballots: Ballots): Count {
  return countBallots(ballots, { method, ...(method === "irv" && { seats: 1 }) });
}

const named = Object.keys(methods).filter((method) => method !== "yes-no" && method !== "score");
const transferable = ["irv", "scottish-stv", "meek-stv"];

/** An exact decimal in whole millionths. */
function millionths(text: string): bigint {
  const [whole = "0", part = ""] = text.split(".");
  return BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, "0"));
}

test("the order of the ballots never matters, nor how equal ones are put together", () => {
  const shuffled = elections.chain((election) =>
    fc.tuple(fc.constant(election), fc.shuffledSubarray([...election.ballots], { minLength: election.ballots.length })),
  );
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...named), ([election, other], method) => {
      const count = countAs(method, gathered(election));
      const apart = other.flatMap(({ ranks, weight }) => Array.from({ length: Number(weight) }, () => ({ ranks })));
      assert.deepEqual(countAs(method, gathered({ ...election, ballots: other })), count);
      assert.deepEqual(countAs(method, gathered({ ...election, ballots: apart })), count);
    }),
    { numRuns: 1200 },
  );
});

test("the names and places of the candidates never matter to who is elected", () => {
  const renamed = elections.chain((election) =>
    fc.tuple(
      fc.constant(election),
      fc.shuffledSubarray(
        Array.from({ length: election.candidates }, (_, at) => at),
        { minLength: election.candidates },
      ),
    ),
  );
  fc.assert(
    fc.property(renamed, fc.constantFrom(...named), ([election, places], method) => {
      const moved = election.ballots.map(({ ranks, ...rest }) => ({
        ...rest,
        ranks: ranks.map((rank) => rank.map((candidate) => places[candidate] ?? 0)),
      }));
      const back = new Map(places.map((place, candidate) => [`Candidate ${place}`, `Candidate ${candidate}`]));
      const [count, other] = [countAs(method, gathered(election)), countAs(method, gathered({ ...election, ballots: moved }))];
      assert.deepEqual(other.elected.map((name) => back.get(name)).sort(), [...count.elected].sort());
      assert.deepEqual(other.tied.map((name) => back.get(name)).sort(), [...count.tied].sort());
    }),
    { numRuns: 1500 },
  );
});

test("equals who have the quota for one seat that is left are told apart by what they had before, not by their places", () => {
  const ballots = [
    { ranks: [[3], [2]], weight: 1 },
    { ranks: [[5]], weight: 1 },
    { ranks: [[1, 4], [5], [2], [3], [0]], weight: 3 },
    { ranks: [[1], [2, 4], [3], [0]], weight: 3 },
    { ranks: [[4, 0], [2], [3], [1], [5]], weight: 4 },
    { ranks: [[1, 2], [0], [3], [5, 4]], weight: 2 },
  ];
  for (const places of [
    [0, 1, 2, 3, 4, 5],
    [3, 0, 2, 4, 1, 5],
  ]) {
    const moved = ballots.map(({ ranks, weight }) => ({ weight, ranks: ranks.map((rank) => rank.map((one) => places[one] as number)) }));
    const candidates = places.map((_, place) => `Candidate ${places.indexOf(place)}`);
    const { elected, tied } = countAs("meek-stv", ballotsOf({ candidates, seats: 3 }, moved));
    assert.deepEqual([elected, tied], [["Candidate 2", "Candidate 5", "Candidate 1"], []]);
  }
});

test("in every round the totals and the exhausted add up to the ballots", () => {
  fc.assert(
    fc.property(elections, fc.constantFrom(...transferable), (election, method) => {
      const count = countAs(method, gathered(election));
      assert.ok(count.rounds.length > 0);
      for (const round of count.rounds) {
        const sum = Object.values(round.totals).reduce((total, votes) => total + millionths(votes), millionths(round.exhausted));
        assert.equal(sum, millionths(String(count.ballots)));
        assert.ok(millionths(round.exhausted) >= 0n);
      }
    }),
    { numRuns: 1500 },
  );
});

test("exactly the seats are filled, or those who could fill the rest are tied for them", () => {
  fc.assert(
    fc.property(elections, fc.constantFrom(...named), (election, method) => {
      const count = countAs(method, gathered(election));
      const seats = Math.min(count.seats, election.candidates);
      if (count.tied.length === 0) assert.equal(count.elected.length, seats);
      else assert.ok(count.elected.length < seats && count.elected.length + count.tied.length > seats);
      assert.equal(new Set([...count.elected, ...count.tied]).size, count.elected.length + count.tied.length);
    }),
    { numRuns: 2000 },
  );
});

test("whoever a round elects or excludes, it does once, and the rounds name all who are elected where nothing is open", () => {
  fc.assert(
    fc.property(elections, fc.constantFrom(...transferable), (election, method) => {
      const count = countAs(method, gathered(election));
      const elected = count.rounds.flatMap((round) => round.elected);
      const excluded = count.rounds.flatMap((round) => round.excluded);
      assert.equal(new Set([...elected, ...excluded]).size, elected.length + excluded.length);
      if (count.tied.length === 0) assert.deepEqual(elected, count.elected);
    }),
    { numRuns: 1000 },
  );
});

test("a lot drawn for everybody leaves no tie, and elects nobody who was neither elected nor tied without it", () => {
  const drawn = elections.chain((election) =>
    fc.tuple(
      fc.constant(election),
      fc.shuffledSubarray(
        Array.from({ length: election.candidates }, (_, at) => `Candidate ${at}`),
        { minLength: election.candidates },
      ),
    ),
  );
  fc.assert(
    fc.property(drawn, fc.constantFrom(...named), ([election, lot], method) => {
      const ballots = gathered(election);
      const open = countAs(method, ballots);
      const settled = countBallots(ballots, { method, lot, ...(method === "irv" && { seats: 1 }) });
      assert.deepEqual(settled.tied, []);
      for (const name of open.elected) assert.ok(settled.elected.includes(name));
      for (const name of settled.elected) assert.ok(open.elected.includes(name) || open.tied.includes(name));
    }),
    { numRuns: 1500 },
  );
});

test("a written file counts the same as the ballots it was written from", () => {
  fc.assert(
    fc.property(elections, fc.constantFrom(...named), (election, method) => {
      const ballots = gathered(election);
      assert.deepEqual(countAs(method, readBlt(writeBlt(ballots))), countAs(method, ballots));
    }),
    { numRuns: 800 },
  );
});

test("whoever wins every duel is elected by Schulze, alone", () => {
  let found = 0;
  fc.assert(
    fc.property(elections, (election) => {
      const count = countAs("schulze", gathered({ ...election, seats: 1 }));
      const duels = count.duels ?? {};
      const winner = Object.keys(duels).find((a) =>
        Object.keys(duels[a] ?? {}).every((b) => Number(duels[a]?.[b]) > Number(duels[b]?.[a])),
      );
      if (winner === undefined) return;
      found += 1;
      assert.deepEqual([count.elected, count.tied], [[winner], []]);
    }),
    { numRuns: 1500 },
  );
  assert.ok(found > 100, `only ${found} elections had such a winner`);
});

test("a clone beside a candidate changes nothing for the others in a Schulze count", () => {
  const cloned = elections.chain((election) =>
    fc.tuple(fc.constant({ ...election, seats: 1 }), fc.nat(election.candidates - 1), fc.array(fc.nat(2), { minLength: 9, maxLength: 9 })),
  );
  fc.assert(
    fc.property(cloned, ([election, original, sides]) => {
      const clone = election.candidates;
      const ballots = election.ballots.map(({ ranks, ...rest }, at) => ({
        ...rest,
        ranks: ranks.flatMap((rank) => besideClone(rank, original, clone, sides[at] ?? 0)),
      }));
      const before = countAs("schulze", gathered(election));
      const after = countAs("schulze", gathered({ ...election, candidates: clone + 1, ballots }));
      const [name, twin] = [`Candidate ${original}`, `Candidate ${clone}`];
      const first = (count: Count) => new Set([...count.elected, ...count.tied].map((who) => (who === twin ? name : who)));
      assert.deepEqual([...first(after)].sort(), [...first(before)].sort());
    }),
    { numRuns: 1500 },
  );
});

/** A clone stands next to the original on every ballot: above it, below it, or in the same rank. */
function besideClone(rank: readonly number[], original: number, clone: number, side: number): number[][] {
  if (!rank.includes(original)) return [[...rank]];
  if (side === 0 || rank.length > 1) return [[...rank, clone]];
  return side === 1 ? [[clone], [...rank]] : [[...rank], [clone]];
}

test("one more ballot that puts the winner first does not unseat them under Schulze or plurality", () => {
  fc.assert(
    fc.property(elections, fc.constantFrom("schulze", "plurality"), (election, method) => {
      const single = { ...election, seats: 1 };
      const before = countAs(method, gathered(single));
      const winner = before.elected[0];
      if (winner === undefined) return;
      const ballots = [...single.ballots, { ranks: [[Number(winner.split(" ")[1])]] }];
      assert.deepEqual(countAs(method, gathered({ ...single, ballots })).elected, [winner]);
    }),
    { numRuns: 800 },
  );
});
