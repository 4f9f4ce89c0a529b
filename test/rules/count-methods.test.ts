import assert from "node:assert/strict";
import { test } from "node:test";
import { addBallot, duelsSoFar, duelTally, removeBallot } from "#assemblies/count/duels.ts";
import { ballotsOf } from "#assemblies/count/gather.ts";
import { secondRound } from "#assemblies/count/one-choice.ts";
import { ranking } from "#assemblies/count/schulze.ts";
import { aliases, countBallots, methodNamed, methods, type TallyOptions, tally } from "#assemblies/count/tally.ts";
import { Misuse } from "#kernel/refusal.ts";
import { chance, randomBallot } from "#test/support/random-elections.ts";

function count(names: string, ballots: string, options: TallyOptions) {
  const candidates = names.split(" ");
  const file = `${candidates.length} 1\n${ballots.replaceAll(", ", " 0\n")} 0\n0\n${candidates.map((name) => `"${name}"`).join("\n")}\n`;
  return tally(file, options);
}

const refusedAs = (key: string) => (problem: unknown) => problem instanceof Misuse && problem.key === key;

test("more yes than no adopts, abstentions and blank ballots beside the votes cast", () => {
  const adopted = count("Yes No Abstain Blank", "9 1, 2 2, 7 3, 1 4", { method: "yes-no" });
  assert.deepEqual([adopted.elected, adopted.quota, adopted.tied], [["Yes"], 6, []]);
  assert.deepEqual(adopted.rounds[0]?.totals, { Yes: "9", No: "2", Abstain: "7", Blank: "1" });
  assert.deepEqual(count("Pour Contre", "2 1, 3 2", { method: "yes-no" }).elected, ["Contre"]);
});

test("as many yes as no, or neither, elect nothing", () => {
  for (const ballots of ["5 1, 5 2", "12 3"]) {
    const even = count("Yes No Abstain", ballots, { method: "yes-no" });
    assert.deepEqual([even.elected, even.tied], [[], ["Yes", "No"]]);
  }
});

test("an election of people is not counted as yes or no", () => {
  assert.throws(() => count("Ana Bo", "1 1", { method: "yes-no" }), refusedAs("tally-not-yes-no"));
  assert.throws(() => count("Yes No Perhaps", "1 1", { method: "yes-no" }), refusedAs("tally-not-yes-no"));
  assert.throws(() => count("Yes No", "1 1", { method: "yes-no", seats: 2 }), refusedAs("tally-one-seat"));
});

test("plurality counts first choices, and a ballot with more names than seats is void", () => {
  const one = count("Ana Bo Chen", "4 1 2, 3 2 1, 2 3 2, 5 1=2, 1 - 2", { method: "choice" });
  assert.deepEqual(one.rounds[0], { totals: { Ana: "4", Bo: "4", Chen: "2" }, elected: [], excluded: [], exhausted: "5" });
  assert.deepEqual([one.elected, one.tied, one.method], [[], ["Ana", "Bo"], "plurality"]);
  const two = count("Ana Bo Chen", "4 1 2, 3 2 1, 2 3 2, 5 1=2, 1 1=2=3", { method: "plurality", seats: 2 });
  assert.deepEqual(two.rounds[0]?.totals, { Ana: "9", Bo: "8", Chen: "2" });
  assert.deepEqual([two.elected, two.rounds[0]?.exhausted], [["Ana", "Bo"], "1"]);
});

test("a published draw settles a tie for the last seat, and only that", () => {
  const ballots = "5 1, 3 2, 3 3, 3 4";
  const open = count("Ana Bo Chen Dee", ballots, { method: "plurality", seats: 2 });
  assert.deepEqual([open.elected, open.tied], [["Ana"], ["Bo", "Chen", "Dee"]]);
  const drawn = count("Ana Bo Chen Dee", ballots, { method: "plurality", seats: 2, lot: ["Dee", "Ana", "Bo", "Chen"] });
  assert.deepEqual([drawn.elected, drawn.tied], [["Ana", "Dee"], []]);
  assert.throws(() => count("Ana Bo", "1 1", { method: "plurality", lot: ["Zoe"] }), refusedAs("tally-lot"));
});

test("the second round takes the two first, with all who equal the second", () => {
  assert.deepEqual(secondRound(count("Ana Bo Chen", "4 1, 3 2, 3 3", { method: "plurality" })), ["Ana", "Bo", "Chen"]);
  assert.deepEqual(secondRound(count("Ana Bo Chen", "4 1, 3 2, 2 3", { method: "plurality" })), ["Ana", "Bo"]);
  assert.deepEqual(secondRound(count("Ana Bo Chen", "5 1, 3 2, 2 3", { method: "plurality" })), ["Ana", "Bo"]);
  assert.deepEqual(secondRound(count("Ana Bo Chen", "6 1, 3 2, 2 3", { method: "plurality" })), []);
});

test("approval counts every name on a ballot once, whatever its rank", () => {
  const got = count("Ana Bo Chen", "3 1=2, 2 2, 2 3 2, 4", { method: "approval" });
  assert.deepEqual(got.rounds[0]?.totals, { Ana: "3", Bo: "7", Chen: "2" });
  assert.deepEqual([got.elected, got.ballots, got.blank], [["Bo"], 7, 4]);
});

test("score gives the first rank the highest grade and adds up the grades", () => {
  // On a scale of 0 to 3: Ana 3 from two and 1 from one, Bo 2 from two and 3 from one, Chen 2 from one.
  const got = count("Ana Bo Chen", "2 1 2 -, 1 2 3 1", { method: "score" });
  assert.deepEqual(got.rounds[0]?.totals, { Ana: "7", Bo: "7", Chen: "2" });
  assert.deepEqual([got.elected, got.tied], [[], ["Ana", "Bo"]]);
  assert.deepEqual(count("Ana Bo Chen", "2 1 2 -, 1 - 2=3 -", { method: "score" }).rounds[0]?.totals, { Ana: "6", Bo: "6", Chen: "2" });
});

test("ballots without a common scale are rankings, not scores", () => {
  assert.throws(() => count("Ana Bo Chen", "2 1 2, 1 2 3 1", { method: "score" }), refusedAs("tally-no-scale"));
});

test("an instant runoff stops at more than half of the ballots that still count", () => {
  // 9 ballots. Round 1: Ana 4, Bo 3, Chen 2. Chen leaves: one ballot goes to Bo, one is exhausted. Ana 4, Bo 4: Bo had
  // fewer in round 1 and leaves.
  const got = count("Ana Bo Chen", "4 1, 3 2, 1 3 2, 1 3", { method: "irv" });
  assert.deepEqual(got.rounds[1], { totals: { Ana: "4", Bo: "4" }, elected: [], excluded: ["Chen"], exhausted: "1" });
  assert.deepEqual(got.elected, ["Ana"]);
  assert.deepEqual(got.ties, [{ among: ["Ana", "Bo"], about: "exclusion", settledBy: "earlier-round", taken: "Bo" }]);
  assert.equal(count("Ana Bo Chen", "5 1, 3 2, 1 3 2", { method: "irv" }).rounds.length, 1);
});

test("exhausted ballots leave the count and are handed to nobody", () => {
  const got = count("Ana Bo Chen Dee", "5 1, 4 2, 3 3, 2 4", { method: "irv" });
  assert.deepEqual(got.rounds.at(-1), { totals: { Ana: "5", Bo: "4" }, elected: ["Ana"], excluded: ["Chen"], exhausted: "5" });
});

test("a shared rank is passed over, or ends the ballot for good", () => {
  // Chen has 2 first choices and leaves first. The four ballots 2=3 then hold Bo alone, if they are still alive.
  const ballots = "5 1, 4 2, 2 3, 4 2=3 1";
  const skip = count("Ana Bo Chen", ballots, { method: "irv", overvote: "skip" });
  assert.deepEqual(skip.rounds[0], { totals: { Ana: "9", Bo: "4", Chen: "2" }, elected: ["Ana"], excluded: [], exhausted: "0" });
  const exhaust = count("Ana Bo Chen", ballots, { method: "irv", overvote: "exhaust" });
  assert.deepEqual(exhaust.rounds[0], { totals: { Ana: "5", Bo: "4", Chen: "2" }, elected: [], excluded: [], exhausted: "4" });
  assert.deepEqual(exhaust.rounds[1], { totals: { Ana: "5", Bo: "4" }, elected: ["Ana"], excluded: ["Chen"], exhausted: "6" });
});

test("a shared rank counts for the one of it who is left", () => {
  const got = count("Ana Bo Chen", "5 1, 4 2, 2 3, 3 3 1=2", { method: "irv", overvote: "exhaust" });
  // Chen 5, Ana 5, Bo 4: Bo leaves with four exhausted ballots; nothing had reached the shared rank before.
  assert.deepEqual(got.rounds[1]?.totals, { Ana: "5", Chen: "5" });
  assert.deepEqual(got.tied, ["Ana", "Chen"]);
});

test("an instant runoff fills one seat", () => {
  assert.throws(() => count("Ana Bo", "1 1", { method: "irv", seats: 2 }), refusedAs("tally-one-seat"));
});

test("a tie in the middle is only declared open where it matters who leaves", () => {
  // Chen and Dee have one vote each and both leave in either order: Ana 4, Bo 3 and two exhausted.
  const harmless = count("Ana Bo Chen Dee", "4 1, 3 2, 1 3, 1 4", { method: "irv" });
  assert.deepEqual([harmless.elected, harmless.tied], [["Ana"], []]);
  assert.equal(harmless.ties[0]?.settledBy, "no-difference");
  // Bo and Chen have three each; whoever leaves makes the other win over Ana.
  const harmful = count("Ana Bo Chen", "4 1, 3 2 3, 3 3 2", { method: "irv" });
  assert.deepEqual([harmful.elected, harmful.tied], [[], ["Bo", "Chen"]]);
  assert.equal(harmful.ties[0]?.settledBy, "open");
  assert.deepEqual(count("Ana Bo Chen", "4 1, 3 2 3, 3 3 2", { method: "irv", lot: ["Chen", "Bo"] }).elected, ["Chen"]);
});

test("Schulze elects whom nobody beats by paths", () => {
  // The example of Schulze's article: 45 voters, five candidates, no Condorcet winner; the order is E A C B D.
  const ballots = "5 1 3 2 5 4, 5 1 4 5 3 2, 8 2 5 4 1 3, 3 3 1 2 5 4, 7 3 1 5 2 4, 2 3 2 1 4 5, 7 4 3 5 2 1, 8 5 2 1 4 3";
  const got = count("A B C D E", ballots, { method: "schulze", seats: 5 });
  assert.deepEqual([got.elected, got.tied], [["E", "A", "C", "B", "D"], []]);
  assert.deepEqual([got.duels?.A?.B, got.duels?.B?.A, got.duels?.E?.A], ["20", "25", "23"]);
});

test("what an unranked candidate means changes a Schulze count", () => {
  // Chen is ranked by three, first; unranked by four. Without a preference nobody puts anyone above Chen.
  const ballots = "4 1 2, 3 3 2 1";
  assert.deepEqual(count("Ana Bo Chen", ballots, { method: "schulze", unranked: "last" }).elected, ["Ana"]);
  assert.deepEqual(count("Ana Bo Chen", ballots, { method: "schulze", unranked: "none" }).elected, ["Chen"]);
});

test("equals for the last seat of a Schulze count are tied, a circle included", () => {
  const circle = count("Ana Bo Chen", "1 1 2 3, 1 2 3 1, 1 3 1 2", { method: "schulze" });
  assert.deepEqual([circle.elected, circle.tied], [[], ["Ana", "Bo", "Chen"]]);
  const second = count("Ana Bo Chen", "3 1 2=3", { method: "schulze", seats: 2 });
  assert.deepEqual([second.elected, second.tied], [["Ana"], ["Bo", "Chen"]]);
  assert.deepEqual(count("Ana Bo Chen", "3 1 2=3", { method: "schulze", seats: 2, lot: ["Chen", "Bo"] }).elected, ["Ana", "Chen"]);
});

test("a running Schulze tally follows ballots that come, change and go", () => {
  const running = duelTally(3);
  addBallot(running, [[0], [1], [2]], 2);
  addBallot(running, [[1], [0, 2]]);
  assert.deepEqual(ranking(running), [[0], [1], [2]]);
  removeBallot(running, [[0], [1], [2]]);
  addBallot(running, [[2], [1]]);
  // Now 0>1>2, 1>0=2 and 2>1>0: candidate 1 beats 0 by 2:1, and 2 by 2:1; 0 and 2 are even.
  assert.deepEqual(ranking(running), [[1], [0, 2]]);
  assert.deepEqual(ranking(running, [0, 2]), [[0, 2]]);
  assert.equal(running.ballots, 3);
});

test("a running tally of up to 20 candidates prefers as a count of the same ballots does, shared ranks and those taken back included", () => {
  const draw = chance(5);
  for (let candidates = 1; candidates <= 20; candidates++) {
    for (const unranked of ["last", "none"] as const) {
      const running = duelTally(candidates, unranked);
      const ballots = Array.from({ length: 30 }, () => ({ ranks: randomBallot(draw, candidates, true), weight: 1 + draw(3) }));
      const gone = randomBallot(draw, candidates, true);
      addBallot(running, gone, 7);
      for (const { ranks, weight } of ballots) addBallot(running, ranks, weight);
      removeBallot(running, gone, 7);
      const names = Array.from({ length: candidates }, (_, candidate) => `${candidate}`);
      const counted = countBallots(ballotsOf({ candidates: names, seats: candidates }, ballots), { method: "schulze", unranked });
      const duels = names.map((a) => names.map((b) => Number(counted.duels?.[a]?.[b] ?? 0)));
      assert.deepEqual([...duelsSoFar(running)], duels.flat());
      assert.deepEqual(ranking(running).flat().map(String), counted.elected);
    }
  }
});

test("every method answers to its name and its other name, and no other", () => {
  assert.deepEqual(Object.keys(methods), ["yes-no", "plurality", "approval", "score", "irv", "scottish-stv", "meek-stv", "schulze"]);
  assert.deepEqual([methodNamed("stv"), methodNamed(" Choice ")], ["scottish-stv", "plurality"]);
  for (const alias of Object.keys(aliases)) assert.ok(Object.hasOwn(methods, methodNamed(alias)));
  for (const typed of ["", "borda", "toString", "__proto__"]) assert.throws(() => methodNamed(typed), refusedAs("tally-method"));
  for (const seats of [0, -1, 1.5, Number.NaN])
    assert.throws(() => count("Ana Bo", "1 1", { method: "plurality", seats }), refusedAs("tally-seats"));
});

test("nobody is elected by no ballots while there are more candidates than seats", () => {
  for (const method of Object.keys(methods).filter((name) => name !== "yes-no")) {
    const got = tally('2 1\n0\n"Ana"\n"Bo"\n', { method });
    assert.deepEqual([got.elected, got.tied, got.ballots], [[], ["Ana", "Bo"], 0], method);
  }
});
