import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hideSmall, middle, SMALL } from "#aid/statistics.ts";

test("no small number is told, nor one that subtraction would give away", () => {
  const law = fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 8 }), (counts) => {
    const all = new Map(counts.map((count, n) => [`kind ${n}`, count]));
    const { cells, total } = hideSmall(all);
    const hidden = cells.filter(({ count }) => count === null).map(({ name }) => all.get(name) as number);
    for (const { name, count } of cells) {
      assert.ok(count === null || count >= SMALL);
      assert.ok(count === null || count === all.get(name));
    }
    if (total === null || hidden.length === 0) return;
    assert.ok(hidden.length > 1, "one hidden number is the sum less the others");
    assert.ok(hidden.reduce((sum, count) => sum + count, 0) >= SMALL, "hidden numbers whose sum is small are small");
  });
  fc.assert(law, { numRuns: 500 });
});

test("figures that are all large are all told", () => {
  const found = hideSmall(
    new Map([
      ["a", 7],
      ["b", 12],
    ]),
  );
  assert.deepEqual(found, {
    cells: [
      { name: "a", count: 7 },
      { name: "b", count: 12 },
    ],
    total: 19,
  });
});

test("one small number takes another with it", () => {
  const { cells, total } = hideSmall(
    new Map([
      ["a", 2],
      ["b", 6],
      ["c", 30],
    ]),
  );
  assert.deepEqual(
    cells.map(({ count }) => count),
    [null, null, 30],
  );
  assert.equal(total, 38);
});

test("a single small number hides the sum as well, and a middle of few is none", () => {
  assert.deepEqual(hideSmall(new Map([["a", 3]])), { cells: [{ name: "a", count: null }], total: null });
  assert.equal(middle([1, 2, 3, 4]), null);
  assert.equal(middle([9, 1, 5, 3, 7]), 5);
});
