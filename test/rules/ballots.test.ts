import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ballotFile, ballotJson, ballotTable } from "#assemblies/ballot-file.ts";
import { type MethodName, methods, tally } from "#assemblies/count/tally.ts";
import { ballotName } from "#assemblies/elections/election.ts";
import { readMajority } from "#assemblies/majority.ts";
import { gradesOf, isRanked, type Mark, markOfGrades, readChoice, readMark, typedMark, writeMark } from "#assemblies/mark.ts";
import { type Motion, readProposal } from "#assemblies/motion.ts";
import { resultOf } from "#assemblies/result.ts";
import type { Id } from "#kernel/ids.ts";
import { Misuse } from "#kernel/refusal.ts";

const NAMES = ["Ana", "Bo: the elder", 'Chen "C"', "Dora"] as const;

function motionBy(method: MethodName, seats = 1): Motion {
  return {
    id: "id" as Id,
    handle: "M1",
    title: "Who?",
    text: "Who?",
    assembly: null,
    method,
    majority: readMajority(method === "yes-no" ? "cast>1/2" : "plurality"),
    choices: method === "yes-no" ? [] : NAMES,
    seats,
    secret: true,
    state: "closed",
    proposer: "ana" as Id,
    closesAt: null,
    openedAt: null,
    closedAt: null,
    entitled: 40,
    electorate: null,
    present: null,
    represented: 0,
    quorum: null,
    result: null,
    amends: null,
    passage: null,
    replaced: null,
    reopens: null,
    draw: null,
    names: null,
  };
}

/** Any ballot that can be cast by a method. */
function marksBy(method: MethodName, seats: number): fc.Arbitrary<Mark> {
  const quiet = fc.constantFrom<Mark>({ kind: "abstain" }, { kind: "blank" });
  if (method === "yes-no") return fc.oneof(quiet, fc.constantFrom<Mark>({ kind: "for" }, { kind: "against" }));
  if (method === "score")
    return fc.oneof(
      quiet,
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: NAMES.length, maxLength: NAMES.length }).map(markOfGrades),
    );
  const some = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 });
  if (isRanked({ method }))
    return fc.oneof(
      quiet,
      some.map((places): Mark => ({ kind: "ranks", ranks: places.map((place) => [place]) })),
    );
  const most = method === "plurality" ? seats : NAMES.length;
  return fc.oneof(
    quiet,
    some.map((places): Mark => ({ kind: "ranks", ranks: [places.slice(0, most).sort((a, b) => a - b)] })),
  );
}

const votes = fc
  .record({ method: fc.constantFrom(...(Object.keys(methods) as MethodName[])), seats: fc.integer({ min: 1, max: 3 }) })
  .chain(({ method, seats: wished }) => {
    const seats = ["yes-no", "irv"].includes(method) ? 1 : wished;
    return fc.array(marksBy(method, seats), { maxLength: 14 }).map((marks) => ({ motion: motionBy(method, seats), marks }));
  });

test("the file of a vote, counted by `parvis tally`, gives what was announced, by every method", () => {
  fc.assert(
    fc.property(votes, ({ motion, marks }) => {
      const result = resultOf(motion, marks, 40);
      const again = tally(ballotFile(motion, marks), { method: motion.method });
      const blank = marks.filter(({ kind }) => kind === "blank").length;
      if (motion.method === "yes-no") {
        assert.deepEqual(
          ["For", "Against", "Abstain"].map((name) => Number(again.rounds[0]?.totals[name])),
          [result.for, result.against, result.abstain],
        );
        assert.equal(again.blank, blank);
        return;
      }
      if (result.cast === 0) return;
      assert.deepEqual([again.elected.length, again.tied.length], [result.elected.length, result.tied.length]);
      assert.deepEqual(again.rounds.at(-1)?.elected.length, (result.rounds.at(-1) as { elected: string[] }).elected.length);
    }),
    { numRuns: 300 },
  );
});

test("a name is kept as its ballot file carries it, so that a recount and a draw find the very same names", () => {
  const { choices } = readProposal({ choices: 'Chez "Léo", L’autre   rive, #3 ; a\tb' });
  assert.deepEqual(choices, ["Chez 'Léo'", "L’autre rive", "#3", "a b"]);
  assert.throws(() => readProposal({ choices: `a"b, a'b` }), Misuse);
  const motion = { ...motionBy("plurality"), choices };
  const mark = readChoice(motion, 'chez "leo"');
  assert.deepEqual(mark, { kind: "ranks", ranks: [[0]] });
  assert.deepEqual(tally(ballotFile(motion, [mark]), { method: "plurality" }).elected, ["Chez 'Léo'"]);
  assert.equal(ballotName({ name: 'Ana "Nana"  Roy', handle: "U1" }, []), "Ana 'Nana' Roy");
});

test("for and against, abstentions, blank ballots and the others are the ballots, in whatever order they came", () => {
  fc.assert(
    fc.property(votes, fc.infiniteStream(fc.nat()), ({ motion, marks }, chance) => {
      const result = resultOf(motion, marks, 40);
      const quiet = result.for + result.against + result.abstain + result.blank + result.void;
      assert.equal(motion.method === "yes-no" ? quiet : quiet + result.cast, marks.length);
      assert.equal(result.voters, marks.length);
      const shuffled = marks
        .map((mark) => ({ mark, at: chance.next().value as number }))
        .sort((a, b) => a.at - b.at)
        .map(({ mark }) => mark);
      assert.deepEqual(resultOf(motion, shuffled, 40), result);
      assert.equal(ballotFile(motion, marks).split("\n").toSorted().join(), ballotFile(motion, shuffled).split("\n").toSorted().join());
    }),
    { numRuns: 300 },
  );
});

test("a ballot is stored, published and typed in such a way that it is read back the same", () => {
  fc.assert(
    fc.property(votes, ({ motion, marks }) => {
      for (const mark of marks) {
        assert.deepEqual(readMark(writeMark(mark)), mark);
        assert.deepEqual(readChoice(motion, typedMark(motion, mark)), mark);
      }
      const published = marks.map((mark, at) => ({ receipt: `R${at}`, mark }));
      const json = JSON.parse(ballotJson(motion, published)) as { ballots: { receipt: string; ballot: string }[] };
      assert.deepEqual(
        json.ballots.map(({ ballot }) => readChoice(motion, ballot)),
        marks,
      );
      assert.equal(ballotTable(motion, published).split("\r\n").length, marks.length + 2);
    }),
    { numRuns: 300 },
  );
});

test("several names are told apart by commas or semicolons; a ranking that says no order is answered with how one is written", () => {
  const approval = motionBy("approval");
  assert.deepEqual(readChoice(approval, "ana; dora"), readChoice(approval, "Ana, Dora"));
  const says = (key: string) => (problem: unknown) => problem instanceof Misuse && problem.key === key;
  assert.throws(() => readChoice(motionBy("irv"), "Ana, Dora"), says("vote-ranking-unclear"));
  assert.throws(() => readChoice(motionBy("schulze"), "Ana > Dora; Eve"), says("vote-ranking-unclear"));
  assert.throws(() => readChoice(motionBy("irv"), "Ana > Eve"), says("vote-choice-unknown"));
});

test("points are whole numbers from 0 to 5 for names that stand there, each once", () => {
  const motion = motionBy("score");
  assert.deepEqual(gradesOf(readChoice(motion, "ana:5, Bo: the elder = 2 ; DORA :0"), 4), [5, 2, 0, 0]);
  for (const typed of ["Ana", "Ana:", "Ana:6", "Ana:1.5", "Ana:-1", "Ana:five", "Ana:1,Ana:1", "Eve:1", ",", "Ana:5 Bo:2", "Ana:٥"])
    assert.throws(() => readChoice(motion, typed), Misuse, typed);
});

test("a spreadsheet takes no published ballot for a formula", () => {
  const motion = { ...motionBy("plurality"), choices: ["=1+1", "@sum", "Ana, the elder"] };
  const table = ballotTable(
    motion,
    [0, 1, 2].map((place) => ({ receipt: null, mark: { kind: "ranks", ranks: [[place]] } }) as const),
  );
  assert.match(table, /^receipt,ballot\r\n'=1\+1\r\n'@sum\r\n"Ana, the elder"\r\n$/);
});
