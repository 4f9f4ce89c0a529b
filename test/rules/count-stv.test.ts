import assert from "node:assert/strict";
import { test } from "node:test";
import { type TallyOptions, tally } from "#assemblies/count/tally.ts";

function count(names: string, seats: number, ballots: string, options: Partial<TallyOptions> = {}) {
  const candidates = names.split(" ");
  const file = `${candidates.length} ${seats}\n${ballots.replaceAll(", ", " 0\n")} 0\n0\n${candidates.map((name) => `"${name}"`).join("\n")}\n`;
  return tally(file, { method: "scottish-stv", ...options });
}

test("a surplus is passed on from every paper at a value cut at five decimals", () => {
  // 20 ballots, 2 seats: quota 20/3 = 6 + 1 = 7. Ana has 11, a surplus of 4: each paper is worth 4/11 = 0.36363 (cut).
  // Bo receives 7 x 0.36363 = 2.54541, Chen 4 x 0.36363 = 1.45452; 4 - 3.99993 = 0.00007 is lost by cutting.
  // Bo 2 + 2.54541 = 4.54541; Chen 4 + 1.45452 = 5.45452; Dee 3 is excluded, two papers go to Bo, one to nobody.
  // Bo 6.54541 and Chen 5.45452 are under 7, and two continue for one seat; Chen leaves in stage 4, at whose end Bo, the only
  // one left, is deemed elected without the quota.
  const got = count("Ana Bo Chen Dee", 2, "7 1 2, 4 1 3, 2 2, 4 3, 2 4 2, 1 4");
  assert.equal(got.quota, 7);
  assert.deepEqual(got.rounds[0], { totals: { Ana: "11", Bo: "2", Chen: "4", Dee: "3" }, elected: ["Ana"], excluded: [], exhausted: "0" });
  assert.deepEqual(got.rounds[1], {
    totals: { Ana: "7", Bo: "4.54541", Chen: "5.45452", Dee: "3" },
    elected: [],
    excluded: [],
    exhausted: "0.00007",
    surplus: ["Ana"],
  });
  assert.deepEqual(got.rounds[2], {
    totals: { Ana: "7", Bo: "6.54541", Chen: "5.45452" },
    elected: [],
    excluded: ["Dee"],
    exhausted: "1.00007",
  });
  assert.deepEqual(got.rounds[3], { totals: { Ana: "7", Bo: "6.54541" }, elected: ["Bo"], excluded: ["Chen"], exhausted: "6.45459" });
  assert.equal(got.rounds.length, 4);
});

test("papers that came with a surplus pass on at their own value times the new one", () => {
  // 24 ballots, 3 seats: quota 24/4 + 1 = 7. Ana 12, surplus 5, value 5/12 = 0.41666. Bo has 4 + 12 x 0.41666 = 8.99992:
  // elected with a surplus of 1.99992. His own four papers are now worth 1.99992 / 8.99992 = 0.22221, Ana's twelve
  // 0.41666 x 1.99992 / 8.99992 = 0.09258. Chen receives 4 x 0.22221 + 12 x 0.09258 = 0.88884 + 1.11096 = 1.9998.
  const got = count("Ana Bo Chen Dee", 3, "12 1 2 3, 4 2 3, 3 3, 5 4");
  assert.equal(got.quota, 7);
  assert.deepEqual(got.rounds[1]?.totals, { Ana: "7", Bo: "8.99992", Chen: "3", Dee: "5" });
  assert.deepEqual(got.rounds[2]?.totals, { Ana: "7", Bo: "7", Chen: "4.9998", Dee: "5" });
  // Chen, 4.9998, is below Dee, 5, by what was cut alone: uncut, Bo has 4 + 12 x 5/12 = 9, and Chen 3 + 9 x 2/9 = 5. By the letter
  // of the statute Chen is excluded and Dee is elected; here that gives nobody the seat, and a draw decides it.
  assert.deepEqual(
    [got.elected, got.tied],
    [
      ["Ana", "Bo"],
      ["Chen", "Dee"],
    ],
  );
  // One more paper for Dee, and her 6 are above 4.9998, cut or not.
  const clear = count("Ana Bo Chen Dee", 3, "12 1 2 3, 4 2 3, 3 3, 6 4");
  assert.deepEqual(clear.rounds[3]?.excluded, ["Chen"]);
  assert.deepEqual([clear.elected, clear.tied], [["Ana", "Bo", "Dee"], []]);
});

test("the highest surplus is passed on first, and of equal ones that of the candidate who led at the latest stage with a difference", () => {
  // 30 ballots, 4 seats: quota 7. Ana 10 and Bo 9 are elected; 3 is passed on before 2.
  const unequal = count("Ana Bo Chen Dee Eve Fay", 4, "10 1 3, 9 2 3, 4 3, 3 4, 2 5, 2 6");
  assert.deepEqual(
    unequal.rounds.slice(1, 3).map((round) => round.surplus),
    [["Ana"], ["Bo"]],
  );
  // 40 ballots, 4 seats: quota 9. Ana 18, surplus 9, value 0.5: Bo 7 + 4 = 11 and Chen 6 + 5 = 11. At stage 1 Bo had more.
  const equal = count("Ana Bo Chen Dee Eve", 4, "8 1 2 4, 10 1 3 4, 7 2 4, 6 3 4, 5 4, 4 5");
  assert.deepEqual(equal.rounds[1]?.totals, { Ana: "9", Bo: "11", Chen: "11", Dee: "5", Eve: "4" });
  assert.deepEqual(
    equal.rounds.slice(1, 4).map((round) => round.surplus),
    [["Ana"], ["Bo"], ["Chen"]],
  );
  assert.deepEqual(equal.ties, [{ among: ["Bo", "Chen"], about: "surplus", settledBy: "earlier-round", taken: "Bo" }]);
});

test("equals for exclusion are told apart by the latest earlier stage", () => {
  // 14 ballots, 1 seat: quota 8. Dee (1) leaves to Chen: Ana 6, Bo 4, Chen 3 + 1 = 4. At stage 1 Chen had 3: Chen leaves.
  const got = count("Ana Bo Chen Dee", 1, "6 1, 4 2 1, 3 3 2, 1 4 3");
  assert.deepEqual(got.rounds[2]?.excluded, ["Chen"]);
  assert.deepEqual(got.ties, [{ among: ["Bo", "Chen"], about: "exclusion", settledBy: "earlier-round", taken: "Chen" }]);
});

test("of two earlier stages that differ the other way round, the later one decides", () => {
  // Stage 1: Bo 4, Chen 5. Dee leaves to Bo: 6 and 5. Eve leaves, one paper to Chen: 6 and 6. The stage before says Chen.
  const ballots = "10 1, 4 2, 5 3, 2 4 2, 1 5 3, 2 5";
  for (const method of ["scottish-stv", "irv", "meek-stv"]) {
    const got = count("Ana Bo Chen Dee Eve", 1, ballots, { method });
    assert.deepEqual(got.ties, [{ among: ["Bo", "Chen"], about: "exclusion", settledBy: "earlier-round", taken: "Chen" }], method);
  }
});

test("where as many continue as there are vacancies, they are elected at that stage and nothing more is passed on", () => {
  // 10 ballots, 2 seats: quota 4. Ana 9, surplus 5, value 0.55555; Bo receives 4.99995 and is elected at stage 2.
  const got = count("Ana Bo Chen", 2, "9 1 2, 1 3");
  assert.deepEqual(
    got.rounds.map((round) => round.elected),
    [["Ana"], ["Bo"]],
  );
  const last = count("Ana Bo Chen", 2, "4 1, 3 2, 2 3");
  // Quota 4. Ana elected without a surplus; Chen leaves; Bo alone is left and elected with 3.
  assert.deepEqual(
    last.rounds.map((round) => round.elected),
    [["Ana"], ["Bo"]],
  );
  assert.equal(last.rounds[1]?.totals.Bo, "3");
});

test("two who are elected at the same stage stand in the order of their votes", () => {
  const got = count("Ana Bo Chen", 2, "4 1, 6 2, 1 3");
  assert.deepEqual(got.elected, ["Bo", "Ana"]);
});

test("52 of A1 to A5 and 8 of B1: A5 and B1 are 8 to 8 but for what was cut, which is a tie that is declared", () => {
  // Quota 11. Of 52, 44 go on for A1 to A4, 11 each, and 8 are left for A5. Cut: 41/52 = 0.78846, A2 40.99992; then 0.57692,
  // A3 29.99984; 0.36538, A4 18.99976; 0.15384, A5 7.99968.
  const ballots = "52 1 2 3 4 5, 8 6";
  const got = count("A1 A2 A3 A4 A5 B1", 5, ballots);
  assert.equal(got.quota, 11);
  assert.deepEqual(got.rounds.at(-1)?.totals, { A1: "11", A2: "11", A3: "11", A4: "11", A5: "7.99968", B1: "8" });
  assert.deepEqual(
    [got.elected, got.tied],
    [
      ["A1", "A2", "A3", "A4"],
      ["A5", "B1"],
    ],
  );
  assert.deepEqual(got.ties, [{ among: ["A5", "B1"], about: "exclusion", cut: true, settledBy: "open" }]);
  for (const lot of [
    ["A5", "B1"],
    ["B1", "A5"],
  ]) {
    const drawn = count("A1 A2 A3 A4 A5 B1", 5, ballots, { lot });
    assert.deepEqual([drawn.elected.at(-1), drawn.tied], [lot[0], []]);
    assert.deepEqual(drawn.ties, [{ among: ["A5", "B1"], about: "exclusion", cut: true, settledBy: "lot", taken: lot[1] }]);
  }
  // Meek's quota is 60/6 = 10 and a little: A1 to A4 keep 40 of 52, and A5 has 12.
  assert.deepEqual(count("A1 A2 A3 A4 A5 B1", 5, ballots, { method: "meek-stv" }).elected, ["A1", "A2", "A3", "A4", "A5"]);
});

test("who are equal but for what was cut, and whose turn makes no difference, are noted as equal", () => {
  // 20 ballots, 2 seats: quota 7. Ana 9, surplus 2, value 0.22222: Bo has 9 x 0.22222 = 1.99998, as Chen's 2 but for what was
  // cut. Whoever of them leaves first, the other follows, then Eve, and Dee has the seat.
  const got = count("Ana Bo Chen Dee Eve", 2, "9 1 2, 2 3, 6 4, 3 5");
  assert.deepEqual([got.elected, got.tied], [["Ana", "Dee"], []]);
  assert.deepEqual(got.ties, [{ among: ["Bo", "Chen"], about: "exclusion", cut: true, settledBy: "no-difference", taken: "Bo" }]);
});

test("who have the very same votes, cut or not, are told apart by the stage before", () => {
  // 42 ballots, 3 seats, quota 11. 32 and 10 divide without remainder: 21/32 = 0.65625, then 0.3125, and A3 has 10 as B1 has.
  // Their votes are the same, cut or not, so the stage before decides, at which B1 had 10 and A3 none.
  const exact = count("A1 A2 A3 B1", 3, "32 1 2 3, 10 4");
  assert.deepEqual(exact.rounds.at(-2)?.totals, { A1: "11", A2: "11", A3: "10", B1: "10" });
  assert.deepEqual(exact.elected, ["A1", "A2", "B1"]);
  assert.deepEqual(exact.ties, [{ among: ["A3", "B1"], about: "exclusion", settledBy: "earlier-round", taken: "A3" }]);
});

test("equals at every stage are declared tied for the seat that only a lot could give", () => {
  const got = count("Ana Bo Chen", 2, "5 1, 3 2, 3 3");
  // Quota 4: Ana elected, surplus 1 goes to nobody. Bo and Chen are 3:3 at every stage.
  assert.deepEqual([got.elected, got.tied], [["Ana"], ["Bo", "Chen"]]);
  assert.deepEqual(got.ties, [{ among: ["Bo", "Chen"], about: "exclusion", settledBy: "open" }]);
  const drawn = count("Ana Bo Chen", 2, "5 1, 3 2, 3 3", { lot: ["Chen", "Bo"] });
  assert.deepEqual([drawn.elected, drawn.tied], [["Ana", "Chen"], []]);
  assert.deepEqual(drawn.ties, [{ among: ["Bo", "Chen"], about: "exclusion", settledBy: "lot", taken: "Bo" }]);
});

test("one ballot for four names and three seats elects the first and ties the others", () => {
  const got = count("c1 c2 c3 c4", 3, "1 1 2 3 4");
  assert.deepEqual([got.quota, got.elected, got.tied], [1, ["c1"], ["c2", "c3", "c4"]]);
});

test("two equal surpluses are not ordered by name", () => {
  // Quota 4. Ana and Bo have 5 each: their surpluses are equal at the only stage, so both orders are tried and agree.
  const got = count("Ana Bo Chen Dee", 3, "5 1 3, 5 2 4, 2 3, 1 4");
  assert.equal(got.quota, 4);
  assert.deepEqual(got.ties[0], { among: ["Ana", "Bo"], about: "surplus", settledBy: "no-difference", taken: "Ana" });
  assert.deepEqual([[...got.elected].sort(), got.tied], [["Ana", "Bo", "Chen"], []]);
});

test("papers without a first preference are not valid and do not raise the quota", () => {
  const got = count("Ana Bo Chen", 1, "5 1, 4 2 1, 6 1=2, 3");
  assert.deepEqual([got.quota, got.ballots, got.blank, got.rounds[0]?.exhausted], [5, 15, 3, "6"]);
});

test("Meek keeps for an elected candidate no more than the quota, and follows ballots to elected ones too", () => {
  // 12 ballots, 2 seats: quota 12/3 = 4 (and a millionth). Ana 9 keeps 4/9 of each: 0.444445, rounded up. Her papers are
  // spread until she holds 4.000005 and Bo receives 9 x 0.555555 = 4.999995: elected. Scottish rules would cut at 0.55555.
  const got = count("Ana Bo Chen", 2, "9 1 2, 3 3", { method: "meek-stv" });
  assert.deepEqual(got.rounds[0]?.quota, "4.000001");
  assert.deepEqual(got.rounds[1]?.totals, { Ana: "4.000005", Bo: "4.999995", Chen: "3" });
  assert.deepEqual(got.elected, ["Ana", "Bo"]);
});

test("in Meek's count two who come to have the quota for one seat, as equals, are tied", () => {
  // Ten ballots of 13 begin with a rank that two share and end there; Ana has the other 3, and is elected. The quota of what is
  // left of them falls until she keeps a few millionths. With Bo out, Chen has 5, and so with Dee out; with Chen out, Bo and Dee
  // have 5 each, over a quota of 10/3, for one seat.
  const got = count("Ana Bo Chen Dee", 2, "3 1, 5 4=3, 5 3=2 4", { method: "meek-stv", overvote: "exhaust" });
  assert.deepEqual([got.elected, got.tied], [["Ana"], ["Bo", "Chen", "Dee"]]);
});

test("in Meek's count the quota falls as ballots run out", () => {
  // 20 ballots, 2 seats: quota 6.666667. Ana 16 keeps 0.416667, so 6.666672; the rest of her papers names nobody and leaves:
  // 10.666672 votes are left and the quota is 3.555558. She keeps less again, and so on towards 2, for (2 + 3 + 1) / 3 = 2;
  // as soon as the quota is 3 or less, Bo's three votes elect.
  const got = count("Ana Bo Chen", 2, "16 1, 3 2, 1 3", { method: "meek-stv" });
  assert.deepEqual(got.elected, ["Ana", "Bo"]);
  assert.deepEqual(got.rounds[0]?.quota, "6.666667");
  assert.ok(Number(got.quota) <= 3 && Number(got.quota) > 2);
});
