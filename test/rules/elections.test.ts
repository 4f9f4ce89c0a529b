import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { tallyReport } from "#assemblies/count/report.ts";
import { commitmentTo, drawFrom, drawOrder, newSeed } from "#assemblies/elections/draw.ts";
import { ballotName, ballotNames, nextRound } from "#assemblies/elections/election.ts";
import { type ElectionTerms, settleElection } from "#assemblies/elections/settle.ts";
import { inARow, lastDay, type Mandate, stateOn, termsOf } from "#assemblies/mandates/mandate.ts";
import type { LocalDate } from "#calendar/calendar.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";

const terms: ElectionTerms = {
  method: "plurality",
  candidates: ["Ana", "Bo", "Chen"],
  seats: 1,
  tie: "none",
  born: new Map(),
  draw: null,
  section: new Map(),
  mostPerSection: null,
};

/** Ballots that each name one candidate, by first letters. */
function votes(letters: string) {
  return [...letters].map((letter) => ({ ranks: [["ABC".indexOf(letter)]] }));
}

test("a tie stays a tie where no rule is set", () => {
  const { count, ties } = settleElection(votes("AABBC"), terms);
  assert.deepEqual([count.elected, count.tied, ties], [[], ["Ana", "Bo"], []]);
});

test("the eldest of those tied is elected, and nobody's age decides anything else", () => {
  const born = new Map([
    ["Ana", "1980-03-01"],
    ["Bo", "1971-03-01"],
    ["Chen", "1950-01-01"],
  ]);
  const { count, ties } = settleElection(votes("AABBC"), { ...terms, tie: "eldest", born });
  assert.deepEqual(count.elected, ["Bo"]);
  assert.deepEqual(ties, [{ rule: "eldest", among: ["Ana", "Bo"], elected: ["Bo"] }]);
  assert.deepEqual(settleElection(votes("AAABC"), { ...terms, tie: "eldest", born }).ties, []);
});

test("of two born on one day, or of whom one day is not known, neither is the elder: the tie stays open", () => {
  const same = new Map([
    ["Ana", "1980-03-01"],
    ["Bo", "1980-03-01"],
  ]);
  for (const born of [same, new Map([["Ana", "1980-03-01"]])]) {
    const { count } = settleElection(votes("AABB"), { ...terms, tie: "eldest", born });
    assert.deepEqual([count.elected, count.tied], [[], ["Ana", "Bo"]]);
  }
});

test("the limit for a section is applied after the count, by name, and the ballots are counted again", () => {
  const section = new Map([
    ["Ana", "Atelier"],
    ["Bo", "Atelier"],
    ["Chen", "Revue"],
  ]);
  const { count, passed } = settleElection(votes("AAABBC"), { ...terms, seats: 2, section, mostPerSection: 1 });
  assert.deepEqual(count.elected, ["Ana", "Chen"]);
  assert.deepEqual(passed, [{ name: "Bo", section: "Atelier" }]);
});

test("whatever the ballots, the limit holds, and nobody is passed over without cause", () => {
  const methods = ["plurality", "approval", "irv", "scottish-stv", "meek-stv", "schulze"] as const;
  const ballot = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 }).map((order) => ({ ranks: order.map((place) => [place]) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...methods),
      fc.array(ballot, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 1, max: 2 }),
      (method, ballots, most) => {
        const candidates = ["a1", "a2", "a3", "b1", "c1"];
        const section = new Map(candidates.map((name) => [name, name[0] as string]));
        const { count, passed } = settleElection(ballots, {
          ...terms,
          method,
          candidates,
          seats: method === "irv" ? 1 : 3,
          section,
          mostPerSection: most,
        });
        const held = (of: string) => count.elected.filter((name) => name.startsWith(of)).length;
        assert.ok(["a", "b", "c"].every((of) => held(of) <= most));
        for (const { name } of passed) assert.ok(!count.elected.includes(name));
      },
    ),
    { numRuns: 300 },
  );
});

test("a draw is bound before the vote, follows from seed and ballots alone, and is checked with parvis tally", () => {
  const seed = newSeed();
  const file = '3 1\n1 1 0\n1 2 0\n0\n"Ana"\n"Bo"\n"Chen"\n';
  const draw = drawFrom(seed, file, ["Ana", "Bo", "Chen"]);
  assert.equal(draw.commitment, commitmentTo(seed));
  assert.equal(draw.ballots, createHash("sha256").update(file).digest("hex"));
  assert.deepEqual([...draw.order].sort(), ["Ana", "Bo", "Chen"]);
  assert.deepEqual(drawOrder(seed, draw.ballots, ["Chen", "Bo", "Ana"]), draw.order);
  const settled = settleElection(votes("AB"), { ...terms, tie: "lot", draw: { seed, file } });
  const recount = tallyReport(Buffer.from(file), { method: "plurality", draw: seed }, "en").data;
  assert.deepEqual(settled.count.elected, recount.elected);
  assert.deepEqual(settled.count.elected, [draw.order.find((name) => name !== "Chen")]);
  assert.throws(() => tallyReport(Buffer.from(file), { method: "plurality", draw: "12" }, "en"), Misuse);
});

test("every candidate wins a draw about as often as every other", () => {
  const won = new Map<string, number>();
  for (let at = 0; at < 3_000; at++) {
    const [first = ""] = drawOrder(String(at), "ballots", ["Ana", "Bo", "Chen"]);
    won.set(first, (won.get(first) ?? 0) + 1);
  }
  for (const count of won.values()) assert.ok(count > 850 && count < 1_150, String(count));
});

test("two for each seat go on to the next round, and all who equal the last of them", () => {
  const table: [Record<string, number>, string[], number, string[] | null][] = [
    [{ Ana: 4, Bo: 3, Chen: 2, Dora: 1 }, [], 1, ["Ana", "Bo"]],
    [{ Ana: 4, Bo: 3, Chen: 3, Dora: 1 }, [], 1, ["Ana", "Bo", "Chen"]],
    [{ Ana: 9, Bo: 3, Chen: 2, Dora: 1 }, ["Ana"], 1, ["Bo", "Chen"]],
    [{ Ana: 9, Bo: 3 }, ["Ana"], 1, ["Bo"]],
    [{ Ana: 9 }, ["Ana"], 1, null],
    [{ Ana: 9, Bo: 1 }, ["Ana"], 0, null],
  ];
  for (const [votesOf, out, seats, expected] of table) {
    assert.deepEqual(nextRound(votesOf, new Set(out), seats)?.candidates ?? null, expected);
  }
});

test("a name stands on the ballot so that nobody takes it for another, or for a word of the vote", () => {
  assert.equal(ballotName({ name: "Ana > Bo", handle: "U1" }, []), "Ana Bo");
  assert.equal(ballotName({ name: "ana", handle: "U2" }, ["Ana"]), "ana (U2)");
  assert.equal(ballotName({ name: "Blanc", handle: "U3" }, []), "Blanc (U3)");
  assert.equal(ballotName({ name: ",", handle: "U4" }, []), "(U4)");
  const standing = { person: "p" as Id, section: null, born: null };
  const names = ballotNames([
    { ...standing, name: "Zoé", state: "accepted" },
    { ...standing, name: "Émile", state: "accepted" },
    { ...standing, name: "Bo", state: "withdrawn" },
    { ...standing, name: "Chen", state: "named" },
  ]);
  assert.deepEqual(names, ["Émile", "Zoé"]);
});

test("a mandate of so many months ends on the day before; thirds hold one, two and three thirds of the term", () => {
  assert.equal(lastDay("2027-09-15" as LocalDate, 12), "2028-09-14");
  assert.equal(lastDay("2027-01-31" as LocalDate, 1), "2027-02-27");
  assert.deepEqual(termsOf(6, 36, true), [36, 36, 24, 24, 12, 12]);
  assert.deepEqual(termsOf(4, 36, true), [36, 36, 24, 12]);
  assert.deepEqual(termsOf(3, 36, false), [36, 36, 36]);
});

test("mandates follow one another within a day; a gap begins a new row", () => {
  const mandate = (from: string, until: string, ended: string | null = null): Mandate => ({
    id: from as Id,
    office: "o" as Id,
    person: "p" as Id,
    motion: null,
    electedBy: null,
    from: from as LocalDate,
    until: until as LocalDate,
    ended: ended as LocalDate | null,
    reason: null,
  });
  const two = [mandate("2020-03-01", "2023-02-28"), mandate("2023-03-01", "2026-02-28")];
  assert.equal(inARow(two, "p" as Id, "2026-03-01" as LocalDate), 2);
  assert.equal(inARow(two, "p" as Id, "2027-03-01" as LocalDate), 0);
  assert.equal(inARow([mandate("2020-03-01", "2023-02-28", "2021-01-01")], "p" as Id, "2023-03-01" as LocalDate), 0);
  assert.equal(stateOn(mandate("2020-03-01", "2023-02-28"), "2023-02-28" as LocalDate), "in force");
  assert.equal(stateOn(mandate("2020-03-01", "2023-02-28"), "2023-03-01" as LocalDate), "over");
  assert.equal(stateOn(mandate("2020-03-01", "2023-02-28", "2021-01-01"), "2021-01-02" as LocalDate), "ended");
});
