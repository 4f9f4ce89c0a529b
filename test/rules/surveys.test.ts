import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { countSurvey, shownCells } from "#surveys/cells.ts";
import { type Answers, type Question, readAnswers, readQuestions, requireNotAskedLately, type Survey } from "#surveys/survey.ts";

const counts = fc.array(fc.nat(20), { minLength: 2, maxLength: 8 });
const floors = fc.integer({ min: 3, max: 9 });

test("a cell is shown only above its floor, and nothing that is kept back follows from the total", () => {
  fc.assert(
    fc.property(counts, floors, (cells, floor) => {
      const shown = shownCells(cells, floor);
      for (const [at, count] of cells.entries()) if (shown[at]) assert.ok(count >= floor);
      const hidden = cells.filter((_, at) => !shown[at]);
      if (hidden.length === 0 || hidden.length === cells.length) return;
      assert.ok(hidden.length > 1, "one cell alone is the total less the others");
      const together = hidden.reduce((sum, count) => sum + count, 0);
      assert.ok(together >= floor, "what is kept back together is a group that is large enough");
    }),
  );
});

test("no more is kept back than must be: without small cells everything is shown", () => {
  assert.deepEqual(shownCells([5, 6, 7], 5), [true, true, true]);
  assert.deepEqual(shownCells([10, 4, 8], 5), [true, false, false]);
  assert.deepEqual(shownCells([10, 2, 3, 8], 5), [true, false, false, true]);
  assert.deepEqual(shownCells([10, 0, 8], 5), [true, false, false]);
  assert.deepEqual(shownCells([1, 1], 5), [false, false]);
});

/** All ways in which so many answers fall into cells. */
function* spread(cells: number, answers: number): Generator<readonly number[]> {
  if (cells === 1) return yield [answers];
  for (let first = 0; first <= answers; first += 1) for (const rest of spread(cells - 1, answers - first)) yield [first, ...rest];
}

test("whoever knows the rule, the total and what is shown cannot work out any cell that is kept back", () => {
  let known = 0;
  for (const floor of [3, 4, 5]) {
    for (const [cells, most] of [
      [2, 30],
      [3, 24],
      [4, 18],
    ] as const) {
      for (let answers = floor; answers <= most; answers += 1) {
        const told = new Map<string, (readonly number[])[]>();
        for (const counts of spread(cells, answers)) {
          const shown = shownCells(counts, floor);
          const published = counts.map((count, at) => (shown[at] ? count : "–")).join(" ");
          told.set(published, [...(told.get(published) ?? []), counts]);
        }
        for (const [published, all] of told) {
          for (let at = 0; at < cells; at += 1) {
            if (published.split(" ")[at] !== "–") continue;
            known += 1;
            const possible = new Set(all.map((counts) => counts[at]));
            assert.ok(possible.size > 1, `${published} of ${answers} with the floor ${floor}: cell ${at} is ${[...possible].join(" or ")}`);
          }
        }
      }
    }
  }
  assert.ok(known > 1_000);
});

test("what was asked lately is not asked again: the one result less the other would be somebody's answer", () => {
  const day = 24 * 3_600_000;
  const at = (days: number) => (days * day) as Instant;
  const result = countSurvey(readQuestions("Trade: camera, sound"), 3, []);
  const closed: Survey = {
    ...{ id: "q" as Id, handle: "Q1", title: "Rates", questions: readQuestions("Trade: camera, sound; Rate: number"), floor: 3 },
    ...{ state: "closed", asker: "p" as Id, closesAt: null, closedAt: at(10), result: { ...result, answers: 8 } },
  };
  const asked = (typed: string, earlier: Survey, now: number) => () => requireNotAskedLately(readQuestions(typed), [earlier], at(now));
  for (const same of ["trade: a, b", "Rate: number; Hours: number", "Craft: sound, camera"])
    assert.throws(asked(same, closed, 99), { name: "Misuse", key: "survey-asked-lately" }, same);
  for (const other of ["Hours: number", "Craft: sound, camera, edit", "Rate: high, low"]) asked(other, closed, 11)();
  asked("Trade: camera, sound", closed, 100)();
  asked("Trade: camera, sound", { ...closed, result }, 11)();
  assert.throws(asked("Trade: camera, sound", { ...closed, state: "open", closedAt: null, result: null }, 500), { name: "Misuse" });
});

test("no cell that is kept back follows from those of another question, whose choices hold its own", () => {
  const asked = readQuestions("Age: under 30, under 50, under 60, over; Generation: young, old; Side: left, right");
  const people = (count: number, ...choices: Answers) => Array.from({ length: count }, (): Answers => choices);
  // Young are the four under 30 and the one under 50; so the young, less those under 30, would be that one.
  const answers = [...people(2, 0, 0, 0), ...people(2, 0, 0, 1), ...people(1, 1, 0, 0), ...people(3, 2, 1, 0), ...people(4, 3, 1, 1)];
  const counted = countSurvey(asked, 3, answers);
  const [ages, generations, sides] = counted.tables.map(({ cells }) => cells.map(({ count }) => count));
  assert.deepEqual(ages, [4, null, null, 4]);
  assert.deepEqual(generations, [null, null]);
  assert.deepEqual(sides, [6, 6], "what tells nothing of it is shown");
  for (const { cells } of counted.tables)
    for (const { count, spreads } of cells) assert.ok(count !== null || spreads.every((each) => each === null));
});

test("whatever is added and taken away, no cell below the floor comes out", () => {
  const asked = readQuestions("A: a, b, c; B: d, e; C: f, g");
  const choices = fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1)).map((values): Answers => values);
  fc.assert(
    fc.property(fc.array(choices, { minLength: 3, maxLength: 14 }), (answers) => {
      const tables = countSurvey(asked, 3, answers).tables;
      const cells = tables.flatMap(({ cells: each }, at) =>
        each.map(({ count }, place) => ({ shown: count !== null, who: answers.map((answer) => (answer[at] === place ? 1 : 0)) })),
      );
      const told = [answers.map(() => 1), ...cells.flatMap(({ shown, who }) => (shown ? [who] : []))];
      const small = cells.map(({ who }) => who).filter((who) => who.includes(1) && who.filter((each) => each === 1).length < 3);
      for (const factors of combinations(told.length)) {
        const sum = answers.map((_, person) => told.reduce((total, who, at) => total + (factors[at] ?? 0) * (who[person] ?? 0), 0));
        for (const who of small) assert.notDeepEqual(sum, who, factors.join());
      }
    }),
    { numRuns: 60 },
  );
});

/** All ways to add, leave out and take away so many cells. */
function combinations(cells: number): readonly (readonly number[])[] {
  return cells === 0 ? [[]] : combinations(cells - 1).flatMap((rest) => [-1, 0, 1].map((factor) => [factor, ...rest]));
}

const questions = readQuestions("Trade: camera, sound, edit; Day rate: number; Contract: yes, no");

const answer = fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 100_000 }), fc.nat(1)).map((values): Answers => values);

test("the order of the answers never matters", () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 60 }), (answers) => {
      assert.deepEqual(countSurvey(questions, 5, answers), countSurvey(questions, 5, answers.toReversed()));
    }),
    { numRuns: 50 },
  );
});

test("what is published adds up to no more than who answered, and numbers stand beside shown cells only", () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 60 }), floors, (answers, floor) => {
      const result = countSurvey(questions, floor, answers);
      assert.equal(result.answers, answers.length >= floor ? answers.length : null);
      for (const { cells } of result.tables) {
        const sum = cells.reduce((total, { count }) => total + (count ?? 0), 0);
        assert.ok(sum <= answers.length);
        for (const { count, spreads } of cells) for (const spread of spreads) assert.equal(spread === null, count === null);
      }
    }),
  );
});

test("no published figure is anybody's own once it has more than two digits", () => {
  const some: readonly Answers[] = [24_137, 25_211, 26_333, 27_999, 31_415].map((rate) => [0, rate, 0]);
  const { overall } = countSurvey(questions, 5, some);
  assert.deepEqual(overall, [{ lower: 25_000, median: 26_000, upper: 28_000 }]);
});

test("questions and answers are read as people write them, or refused by name", () => {
  const read: readonly Question[] = readQuestions("Métier : image, son\nTarif jour : nombre");
  assert.deepEqual(read, [
    { kind: "choice", label: "Métier", choices: ["image", "son"] },
    { kind: "number", label: "Tarif jour" },
  ]);
  assert.deepEqual(readAnswers({ questions: read }, "metier: SON; 1 250,5"), [1, 125_050]);
  assert.deepEqual(readAnswers({ questions: read }, "image\nTarif jour: 90"), [0, 9_000]);
  for (const bad of ["Trade", "Trade: one", "Trade: a, a", "A: x, y; a: number", ": a, b"]) {
    assert.throws(() => readQuestions(bad), { name: "Misuse" }, bad);
  }
  for (const bad of ["image", "image; many", "painting; 3", "image; 3; 4", "image; -3", "image; 1e9"]) {
    assert.throws(() => readAnswers({ questions: read }, bad), { name: "Misuse" }, bad);
  }
});
