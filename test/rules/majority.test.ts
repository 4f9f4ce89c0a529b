import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { majorityWords } from "#assemblies/cards.ts";
import { type Figures, type Majority, readMajority, type Verdict, verdict, votesRequired, writeMajority } from "#assemblies/majority.ts";
import { readQuorum } from "#assemblies/quorum.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { Misuse } from "#kernel/refusal.ts";

const nobody: Figures = { for: 0, against: 0, abstain: 0, blank: 0, void: 0, present: null, represented: 0, entitled: 1000 };

function decide(rule: string, figures: Partial<Figures>): Verdict {
  return verdict({ ...nobody, ...figures }, readMajority(rule));
}

test("the votes required are the first whole number that satisfies the rule", () => {
  const more = [26, 14, 21, 11, 37, 19, 90, 46, 93, 47, 573, 287, 577, 289, 9, 5, 479, 240, 11, 6, 18, 10];
  for (let at = 0; at < more.length; at += 2) assert.equal(votesRequired(readMajority("cast>1/2"), more[at] ?? 0), more[at + 1]);
  const twoThirds = [9, 6, 10, 7, 50, 34, 100, 67, 99, 66, 3, 2];
  for (let at = 0; at < twoThirds.length; at += 2)
    assert.equal(votesRequired(readMajority("cast>=2/3"), twoThirds[at] ?? 0), twoThirds[at + 1]);
  const threeQuarters = [10, 8, 9, 7, 8, 6];
  for (let at = 0; at < threeQuarters.length; at += 2)
    assert.equal(votesRequired(readMajority("cast>=3/4"), threeQuarters[at] ?? 0), threeQuarters[at + 1]);
});

test("a base of nobody still needs one vote", () => {
  for (const rule of ["cast>1/2", "cast>=2/3", "unanimity", "plurality"]) assert.equal(votesRequired(readMajority(rule), 0), 1);
});

// rule, for, against, abstain, blank, void, present, represented, entitled, outcome, base, required
const cases: readonly (readonly [string, string, readonly number[], Verdict["outcome"], number, number])[] = [
  ["9 for, 2 against, 7 abstaining, on votes cast", "cast>1/2", [9, 2, 7, 0, 0, 18, 0, 30], "adopted", 11, 6],
  ["9 for, 2 against, 7 abstaining, on those voting", "voters>1/2", [9, 2, 7, 0, 0, 18, 0, 30], "rejected", 18, 10],
  ["5 against 5", "cast>1/2", [5, 5, 0, 0, 0, 10, 0, 10], "rejected", 10, 6],
  ["12 abstentions alone", "cast>1/2", [0, 0, 12, 0, 0, 12, 0, 12], "rejected", 0, 1],
  ["12 blank ballots alone, by two thirds", "cast>=2/3", [0, 0, 0, 12, 0, 12, 0, 12], "rejected", 0, 1],
  ["12 abstentions alone, unanimously", "unanimity", [0, 0, 12, 0, 0, 12, 0, 12], "rejected", 0, 1],
  ["12 abstentions alone, by plurality", "plurality", [0, 0, 12, 0, 0, 12, 0, 12], "rejected", 0, 1],
  ["two thirds of 9 are 6", "cast>=2/3", [6, 3, 0, 0, 0, 9, 0, 9], "adopted", 9, 6],
  ["5 of 9 are not two thirds", "cast>=2/3", [5, 4, 0, 0, 0, 9, 0, 9], "rejected", 9, 6],
  ["5 of 10 electors are no majority", "entitled>1/2", [5, 0, 0, 0, 0, 5, 0, 10], "rejected", 10, 6],
  ["2 of 4 electors are no majority", "entitled>1/2", [2, 0, 0, 0, 0, 2, 0, 4], "rejected", 4, 3],
  ["6 of 10 electors are", "entitled>1/2", [6, 0, 0, 0, 0, 6, 0, 10], "adopted", 10, 6],
  ["33 of 50 electors are not two thirds", "entitled>=2/3", [33, 0, 0, 0, 0, 33, 0, 50], "rejected", 50, 34],
  ["34 of 50 electors are", "entitled>=2/3", [34, 0, 0, 0, 0, 34, 0, 50], "adopted", 50, 34],
  ["10 delegates, 7 abstain, 2 for, 1 against: two thirds of the votes cast", "cast>=2/3", [2, 1, 7, 0, 0, 10, 0, 10], "adopted", 3, 2],
  ["twice as many for as against is not more than twice", "cast>2/3", [20, 10, 4, 0, 0, 34, 0, 40], "rejected", 30, 21],
  ["21 to 10 is", "cast>2/3", [21, 10, 4, 0, 0, 35, 0, 40], "adopted", 31, 21],
  ["3 for and 2 abstaining of all ballots", "voters>1/2", [3, 0, 2, 0, 0, 5, 0, 8], "adopted", 5, 3],
  ["3 for and 3 abstaining of all ballots", "voters>1/2", [3, 0, 3, 0, 0, 6, 0, 8], "rejected", 6, 4],
  ["11 for and 3 abstaining are under 80% of all ballots", "voters>=80%", [11, 0, 3, 0, 0, 14, 0, 16], "rejected", 14, 12],
  ["11 for and 3 abstaining are all of the votes cast", "cast>=80%", [11, 0, 3, 0, 0, 14, 0, 16], "adopted", 11, 9],
  ["present and represented are one base", "present>1/2", [6, 4, 1, 0, 0, 7, 4, 30], "adopted", 11, 6],
  ["an abstention weighs against where members present are the base", "present>1/2", [5, 4, 2, 0, 0, 7, 4, 30], "rejected", 11, 6],
  ["who is represented counts by the same name", "représentés > 1/2", [6, 4, 1, 0, 0, 7, 4, 30], "adopted", 11, 6],
  ["of those present alone, who is represented does not count", "present-only>1/2", [4, 2, 1, 0, 0, 7, 4, 30], "adopted", 7, 4],
  ["nor in French", "présents seuls > 1/2", [3, 2, 2, 0, 0, 7, 4, 30], "rejected", 7, 4],
  ["one against breaks unanimity", "unanimity", [20, 1, 0, 0, 0, 21, 0, 30], "rejected", 21, 21],
  ["an abstention does not break unanimity of the votes cast", "unanimity", [20, 0, 1, 0, 0, 21, 0, 30], "adopted", 20, 20],
  ["unanimity of all electors is a share of one", "entitled>=1/1", [29, 0, 0, 0, 0, 29, 0, 30], "rejected", 30, 30],
  ["one more for than against is enough by plurality", "plurality", [2, 1, 9, 0, 0, 12, 0, 30], "adopted", 3, 2],
  ["as many for as against is a tie by plurality", "plurality", [4, 4, 2, 0, 0, 10, 0, 30], "tied", 8, 5],
  ["four for and nobody against", "cast>1/2", [4, 0, 0, 0, 0, 4, 0, 14], "adopted", 4, 3],
];

for (const [name, rule, numbers, outcome, base, required] of cases) {
  test(`${name}: ${outcome}`, () => {
    const [yes = 0, against = 0, abstain = 0, blank = 0, void_ = 0, present = 0, represented = 0, entitled = 0] = numbers;
    const got = decide(rule, { for: yes, against, abstain, blank, void: void_, present, represented, entitled });
    assert.deepEqual({ outcome: got.outcome, base: got.base, required: got.required }, { outcome, base, required });
  });
}

test("a casting vote settles an exact tie of an open vote", () => {
  const even = { for: 4, against: 4, abstain: 2, present: 10 };
  assert.equal(decide("cast>1/2", { ...even, casting: { vote: "for", secret: false } }).outcome, "adopted");
  assert.equal(decide("cast>1/2", { ...even, casting: { vote: "against", secret: false } }).outcome, "rejected");
  assert.equal(decide("plurality", { ...even, casting: { vote: "for", secret: false } }).outcome, "adopted");
});

test("a casting vote does not settle a secret vote, and the verdict says why", () => {
  const got = decide("cast>1/2", { for: 4, against: 4, abstain: 2, present: 10, casting: { vote: "for", secret: true } });
  assert.deepEqual([got.outcome, got.reason], ["rejected", "casting-vote-secret"]);
});

test("a casting vote changes nothing where the voices are not equal or the rule asks for more than half", () => {
  const casting = { vote: "for", secret: false } as const;
  assert.equal(decide("cast>1/2", { for: 4, against: 5, casting }).outcome, "rejected");
  assert.equal(decide("cast>=2/3", { for: 4, against: 4, casting }).outcome, "rejected");
  assert.equal(decide("present>1/2", { for: 4, against: 4, abstain: 2, present: 10, casting }).outcome, "rejected");
});

test("without its quorum a vote is neither adopted nor rejected", () => {
  const half = readQuorum("more than half");
  const eight = decide("cast>=2/3", { for: 8, present: 8, entitled: 16, quorum: half });
  assert.deepEqual([eight.outcome, eight.quorum], ["no-quorum", { required: 9, counted: 8, met: false }]);
  assert.equal(decide("cast>=2/3", { for: 6, abstain: 3, present: 9, entitled: 16, quorum: half }).outcome, "adopted");
});

test("a quorum of voters is said to be missing, not the motion to be rejected", () => {
  const quorum = { kind: "count", members: 11, of: "voters" } as const;
  assert.equal(decide("cast>1/2", { for: 6, present: 20, entitled: 20, quorum }).outcome, "no-quorum");
  assert.equal(decide("cast>1/2", { for: 6, against: 5, present: 20, entitled: 20, quorum }).outcome, "adopted");
  assert.equal(decide("cast>1/2", { for: 6, abstain: 5, present: 20, entitled: 20, quorum }).outcome, "adopted");
});

test("what is no majority is refused with its reason", () => {
  const refused: readonly (readonly [string, string])[] = [
    ["", "majority-unread"],
    ["half", "majority-unread"],
    ["cast 2/3", "majority-unread"],
    ["cast>2/0", "majority-unreachable"],
    ["cast>1/1", "majority-unreachable"],
    ["cast>=4/3", "majority-unreachable"],
    ["cast>=1/2", "majority-too-low"],
    ["cast>1/3", "majority-too-low"],
    ["entitled>=50%", "majority-too-low"],
    ["entitled>=66%", "majority-rounded"],
    ["cast>=67%", "majority-rounded"],
    ["toString>1/2", "majority-unread"],
    ["constructor", "majority-unread"],
  ];
  for (const [typed, key] of refused) {
    assert.throws(
      () => readMajority(typed),
      (problem: unknown) => problem instanceof Misuse && problem.key === key,
      typed,
    );
  }
});

test("a majority is read with spaces, accents, capitals and equal fractions alike", () => {
  assert.deepEqual(readMajority(" Cast >= 4/6 "), readMajority("cast>=2/3"));
  assert.deepEqual(readMajority("exprimés ≥ 2/3"), readMajority("cast>=2/3"));
  assert.deepEqual(readMajority("Unanimité"), { kind: "unanimity" });
  for (const rule of [
    "cast>1/2",
    "cast>=2/3",
    "cast>=3/4",
    "present>1/2",
    "present-only>1/2",
    "entitled>1/2",
    "entitled>=2/3",
    "voters>1/2",
    "unanimity",
    "plurality",
  ]) {
    assert.equal(writeMajority(readMajority(rule)), rule);
  }
});

// as statutes, standing rules and chairs say it; what it is worth was worked out by hand
const said: readonly (readonly [string, string])[] = [
  ["two thirds of the votes cast", "cast>=2/3"],
  ["Two-thirds majority of the votes cast", "cast>=2/3"],
  ["a two-thirds majority of members present or represented", "present>=2/3"],
  ["two thirds of the members present", "present-only>=2/3"],
  ["at least two thirds of the members entitled to vote", "entitled>=2/3"],
  ["more than two thirds of votes cast", "cast>2/3"],
  ["over three quarters of all members", "entitled>3/4"],
  ["three-quarters of votes validly cast", "cast>=3/4"],
  ["3/4 of those present and represented", "present>=3/4"],
  ["three fourths of the voters", "voters>=3/4"],
  ["four fifths or more of the votes cast", "cast>=4/5"],
  ["absolute majority", "cast>1/2"],
  ["an absolute majority of all members", "entitled>1/2"],
  ["absolute majority of the votes cast", "cast>1/2"],
  ["a majority of the votes cast", "cast>1/2"],
  ["majority of those voting", "voters>1/2"],
  ["majority of those present", "present-only>1/2"],
  ["majority vote of the members present in person", "present-only>1/2"],
  ["by a majority of members in office", "entitled>1/2"],
  ["simple majority", "plurality"],
  ["relative majority", "plurality"],
  ["more for than against", "plurality"],
  ["more than half of the votes cast", "cast>1/2"],
  ["more than half of the members present or represented", "present>1/2"],
  ["more than half of the electorate", "entitled>1/2"],
  ["more than 50% of the votes cast", "cast>1/2"],
  ["over 50 percent of the ballots cast", "voters>1/2"],
  ["60% of votes cast", "cast>=3/5"],
  ["at least 75 % of the whole membership", "entitled>=3/4"],
  ["80 per cent of the votes cast, abstentions excluded", "cast>=4/5"],
  ["unanimously", "unanimity"],
  ["unanimity of the votes cast", "unanimity"],
  ["unanimity of all members", "entitled>=1/1"],
  ["unanimity of the members present or represented", "present>=1/1"],
  ["no less than three fifths of the enrolled members", "entitled>=3/5"],
  ["two thirds of the members of the association", "entitled>=2/3"],
  ["5/9 of votes cast", "cast>=5/9"],
  ["seven tenths of the voters", "voters>=7/10"],
  ["adopted by two thirds of the votes cast.", "cast>=2/3"],
  ["simple majority of the votes cast", "cast>1/2"],
  ["a simple majority of members present", "present-only>1/2"],
  ["relative majority of votes cast", "plurality"],
  ["a two-thirds vote of the members present", "present-only>=2/3"],
  ["majority of the members present and voting", "cast>1/2"],
  ["two thirds of members present and voting", "cast>=2/3"],
  ["majority of members present in person or by proxy", "present>1/2"],
  ["two thirds of the votes cast by the members present in person or by proxy", "cast>=2/3"],
  ["two thirds (2/3) of the votes cast", "cast>=2/3"],
  ["majority of votes cast, abstentions not counting", "cast>1/2"],
  ["a majority greater than two thirds of the votes cast", "cast>2/3"],
  ["greater than or equal to two thirds of the votes cast", "cast>=2/3"],
  ["two thirds of the paid-up members", "entitled>=2/3"],
  ["three quarters of members in good standing", "entitled>=3/4"],
  ["majority of all those entitled to vote", "entitled>1/2"],
  ["majority of the total membership", "entitled>1/2"],
  ["unanimous consent", "unanimity"],
  ["> 2/3 of the votes cast", "cast>2/3"],
  ["≥ 3/4 des inscrits", "entitled>=3/4"],
  ["votes cast > 1/2", "cast>1/2"],
  ["suffrages exprimés >= 2/3", "cast>=2/3"],
  ["majorité simple des suffrages exprimés", "cast>1/2"],
  ["à la majorité simple des membres présents ou représentés", "present>1/2"],
  ["majorité relative des suffrages exprimés", "plurality"],
  ["à la majorité des suffrages exprimés par les membres présents ou représentés", "cast>1/2"],
  ["majorité des deux tiers des suffrages exprimés des membres présents ou représentés", "cast>=2/3"],
  ["majorité des deux tiers (2/3) des membres présents ou représentés ayant voix délibérative", "present>=2/3"],
  ["les trois quarts des adhérents à jour de leur cotisation", "entitled>=3/4"],
  ["majorité des membres composant l’assemblée", "entitled>1/2"],
  ["majorité des 3/5èmes des suffrages exprimés", "cast>=3/5"],
  ["supérieure à la moitié des suffrages exprimés", "cast>1/2"],
  ["supérieur ou égal aux deux tiers des suffrages exprimés", "cast>=2/3"],
  ["la majorité absolue", "cast>1/2"],
  ["majorité absolue des suffrages exprimés", "cast>1/2"],
  ["à la majorité absolue des inscrits", "entitled>1/2"],
  ["À la majorité des deux tiers des suffrages exprimés", "cast>=2/3"],
  ["majorité des 2/3 des membres présents ou représentés", "present>=2/3"],
  ["majorité qualifiée des trois quarts des voix exprimées", "cast>=3/4"],
  ["aux deux tiers des membres présents", "present-only>=2/3"],
  ["les deux tiers au moins des membres inscrits", "entitled>=2/3"],
  ["au moins les deux tiers des votants", "voters>=2/3"],
  ["plus des deux tiers des suffrages exprimés", "cast>2/3"],
  ["plus des trois quarts des inscrits", "entitled>3/4"],
  ["plus de la moitié des voix", "cast>1/2"],
  ["plus de la moitié des membres présents ou représentés", "present>1/2"],
  ["strictement plus de la moitié des votants", "voters>1/2"],
  ["majorité des membres présents et représentés", "present>1/2"],
  ["majorité des présents seuls", "present-only>1/2"],
  ["majorité des membres présents", "present-only>1/2"],
  ["majorité des votants", "voters>1/2"],
  ["majorité des bulletins déposés", "voters>1/2"],
  ["la majorité des suffrages valablement exprimés", "cast>1/2"],
  ["majorité de l’ensemble des adhérents", "entitled>1/2"],
  ["majorité des membres en exercice", "entitled>1/2"],
  ["majorité simple", "plurality"],
  ["à la majorité relative", "plurality"],
  ["plus de voix pour que contre", "plurality"],
  ["à l’unanimité", "unanimity"],
  ["unanimité des membres présents ou représentés", "present>=1/1"],
  ["l’unanimité des inscrits", "entitled>=1/1"],
  ["60 % des suffrages exprimés", "cast>=3/5"],
  ["au moins 75 % des inscrits", "entitled>=3/4"],
  ["plus de 50 % des suffrages exprimés, abstentions non comprises", "cast>1/2"],
  ["trois cinquièmes des suffrages exprimés", "cast>=3/5"],
  ["les quatre cinquièmes des électeurs inscrits", "entitled>=4/5"],
  ["2 tiers des votes exprimés", "cast>=2/3"],
  ["adoptée à la majorité des trois cinquièmes des votants", "voters>=3/5"],
];

test("a majority is read as statutes write it, in English and French", () => {
  for (const [typed, rule] of said) assert.equal(writeMajority(readMajority(typed)), rule, typed);
});

test("what can mean two things is asked about, and what is no majority refused", () => {
  const asked: readonly (readonly [string, string])[] = [
    ["majority", "majority-of-what"],
    ["la majorité", "majority-of-what"],
    ["two thirds", "majority-of-what"],
    ["a two-thirds majority", "majority-of-what"],
    ["majorité des deux tiers", "majority-of-what"],
    ["two thirds of the members", "majority-of-what"],
    ["majorité des membres", "majority-of-what"],
    ["les trois quarts de l’assemblée", "majority-of-what"],
    ["majorité des présents", "majority-of-what"],
    ["unanimité des membres", "majority-of-what"],
    ["more than half", "majority-of-what"],
    ["la majorité des 2/3 des voix des membres présents ou représentés", "majority-of-what"],
    ["two thirds of the votes of the members present", "majority-of-what"],
    ["two thirds (3/4) of the votes cast", "majority-unread"],
    ["majority of the members present or voting", "majority-unread"],
    ["toString thirds of the votes cast", "majority-unread"],
    ["à l’unanimité moins une voix", "majority-unread"],
    ["qualified majority", "majority-which-share"],
    ["majorité renforcée des suffrages exprimés", "majority-which-share"],
    ["half plus one", "majority-half-plus-one"],
    ["la moitié plus une voix", "majority-half-plus-one"],
    ["50 % + 1 des suffrages exprimés", "majority-half-plus-one"],
    ["66 % des suffrages exprimés", "majority-rounded"],
    ["66.67% of votes cast", "majority-rounded"],
    ["half of the votes cast", "majority-too-low"],
    ["at least half of the members present or represented", "majority-too-low"],
    ["plus d’un tiers des suffrages exprimés", "majority-too-low"],
    ["plus de 40 % des inscrits", "majority-too-low"],
    ["more than all the votes cast", "majority-unread"],
    ["more than 100% of the votes cast", "majority-unreachable"],
    ["five thirds of the votes cast", "majority-unreachable"],
    ["two thirds of the votes cast and half of the members", "majority-unread"],
    ["two thirds of the board", "majority-unread"],
    ["not a majority of the votes cast", "majority-unread"],
    ["no majority", "majority-unread"],
    ["majority of the votes against", "majority-unread"],
    ["more than at least two thirds of the votes cast", "majority-unread"],
    ["la majorité ou les deux tiers des voix", "majority-unread"],
    ["majorité des femmes", "majority-unread"],
    ["two or three thirds of the votes cast", "majority-unread"],
    ["less than two thirds of the votes cast", "majority-unread"],
    ["moins des deux tiers des suffrages exprimés", "majority-unread"],
    ["pas plus des deux tiers des suffrages exprimés", "majority-unread"],
    ["entre la moitié et les deux tiers des inscrits", "majority-unread"],
  ];
  for (const [typed, key] of asked) {
    assert.throws(
      () => readMajority(typed),
      (problem: unknown) => problem instanceof Misuse && problem.key === key,
      typed,
    );
  }
});

test("a majority is read again from the words in which it is shown", () => {
  const bases = ["cast", "voters", "present", "present-only", "entitled"] as const;
  const shares = [">1/2", ">2/3", ">=2/3", ">=3/4", ">=3/5", ">=4/5", ">=5/9"];
  const shown = ["unanimity", "plurality", ...bases.flatMap((base) => shares.map((share) => `${base}${share}`))];
  for (const locale of ["en", "fr"] as const) {
    const voice = voiceOf(locale, "Europe/Paris", 0 as Instant);
    for (const rule of shown) assert.equal(writeMajority(readMajority(majorityWords(readMajority(rule), voice))), rule);
  }
});

const rules: readonly Majority[] = [
  "cast>1/2",
  "cast>=2/3",
  "cast>=3/4",
  "voters>1/2",
  "present>1/2",
  "entitled>1/2",
  "entitled>=2/3",
  "unanimity",
  "plurality",
].map(readMajority);
const few = fc.nat(12);
const someFigures = fc
  .record({ for: few, against: few, abstain: few, blank: few, void: few, spare: few })
  .map(({ spare, ...votes }): Figures => {
    const voters = votes.for + votes.against + votes.abstain + votes.blank + votes.void;
    return { ...votes, present: voters, represented: 0, entitled: voters + spare };
  });

test("one more vote against never turns what was rejected into adopted", () => {
  fc.assert(
    fc.property(someFigures, fc.constantFrom(...rules), (figures, rule) => {
      const before = verdict(figures, rule).outcome;
      const present = (figures.present ?? 0) + 1;
      const joined = verdict({ ...figures, against: figures.against + 1, present, entitled: figures.entitled + 1 }, rule);
      return before === "adopted" || joined.outcome !== "adopted";
    }),
    { numRuns: 3000 },
  );
});

test("only through the quorum can one more vote against help, and then the verdict before says quorum missing", () => {
  const quorum = { kind: "count", members: 9, of: "voters" } as const;
  fc.assert(
    fc.property(someFigures, fc.constantFrom(...rules), (figures, rule) => {
      const roomy = { ...figures, present: 80, entitled: 80, quorum };
      const before = verdict(roomy, rule);
      const after = verdict({ ...roomy, against: figures.against + 1 }, rule);
      return before.outcome === "adopted" || after.outcome !== "adopted" || before.reason === "quorum-missing";
    }),
    { numRuns: 3000 },
  );
});

test("the votes required satisfy the rule and one vote less does not", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.boolean(),
      (base, part, whole, more) => {
        fc.pre(base > 0 && (more ? part < whole && 2 * part >= whole : part <= whole && 2 * part > whole));
        const required = votesRequired(readMajority(`cast${more ? ">" : ">="}${part}/${whole}`), base);
        const holds = (votes: number) => (more ? votes * whole > part * base : votes * whole >= part * base);
        return holds(required) && !holds(required - 1);
      },
    ),
  );
});

test("numbers that are no votes are an incident, never a verdict", () => {
  assert.throws(() => decide("cast>1/2", { for: -1 }), RangeError);
  assert.throws(() => decide("cast>1/2", { against: 1.5 }), RangeError);
  assert.throws(() => decide("cast>1/2", { present: Number.NaN }), RangeError);
});
