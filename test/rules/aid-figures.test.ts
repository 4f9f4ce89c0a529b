import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Figures, hideBeside, hideSmall, hideTogether, middle, SMALL } from "#aid/statistics.ts";
import { monthCard } from "#aid/statistics-picture.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";

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
    assert.ok(hidden.reduce((sum, count) => sum + count, 0) >= SMALL + hidden.length - 1, "none of them is nought: each might be large");
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

test("five kinds asked for once each are not told by their sum of five", () => {
  const once = new Map(["a", "b", "c", "d", "e"].map((name) => [name, 1]));
  assert.equal(hideSmall(once).total, null);
  assert.deepEqual(
    hideTogether([once, new Map([["done", 5]])]).map(({ total }) => total),
    [null, null],
  );
  assert.deepEqual(hideTogether([once, new Map([["done", 5]])])[1]?.cells, [{ name: "done", count: null }], "nor by what became of them");
});

/** A number that is hidden, as one unknown of the sums that are told. */
interface Unknown {
  readonly name: string;
  readonly month: number;
}

/** The unknowns that follow from the sums, by elimination. */
function following(unknowns: readonly Unknown[], sums: readonly ((unknown: Unknown) => boolean)[]): readonly Unknown[] {
  const rows: number[][] = sums.map((holds) => unknowns.map((unknown) => (holds(unknown) ? 1 : 0)));
  let rank = 0;
  for (let column = 0; column < unknowns.length; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= rank && Math.abs(row[column] as number) > 1e-9);
    if (pivot < 0) continue;
    const row = (rows[pivot] as number[]).map((value) => value / ((rows[pivot] as number[])[column] as number));
    rows[pivot] = rows[rank] as number[];
    rows[rank] = row;
    for (const [at, other] of rows.entries())
      if (at !== rank) rows[at] = other.map((value, n) => value - (other[column] as number) * (row[n] as number));
    rank += 1;
  }
  const alone = rows.map((row) => row.flatMap((value, at) => (Math.abs(value) > 1e-9 ? [at] : []))).filter(({ length }) => length === 1);
  return alone.map(([at]) => unknowns[at as number] as Unknown);
}

test("what the months hide is had from the figures of all time by no subtraction", () => {
  const month = fc.dictionary(fc.constantFrom("food", "moving", "papers", "visits"), fc.integer({ min: 1, max: 9 }), { maxKeys: 4 });
  const law = fc.property(fc.array(month, { minLength: 1, maxLength: 6 }), fc.boolean(), (all, alike) => {
    const kinds = all.map((counts) => new Map(Object.entries(counts)));
    const ends = kinds.map((counts) => new Map(counts.size === 0 ? [] : [["done", [...counts.values()].reduce((a, b) => a + b, 0)]]));
    const months = kinds.map((table, at) => [table, alike ? table : (ends[at] as Map<string, number>)]);
    const shown = months.map(hideTogether);
    for (const [table, { cells, total }] of hideBeside(months).entries()) {
      const own = shown.map((each) => each[table] as Figures);
      const unknowns = own.flatMap(({ cells }, at) =>
        cells.filter(({ count }) => count === null).map(({ name }): Unknown => ({ name, month: at })),
      );
      const sums = [
        ...own.flatMap(({ total }, at) => (total === null ? [] : [(each: Unknown) => each.month === at])),
        ...cells.flatMap(({ name, count }) => (count === null ? [] : [(each: Unknown) => each.name === name])),
        ...(total === null ? [] : [() => true]),
      ];
      assert.deepEqual(following(unknowns, sums), []);
      for (const { count } of cells) assert.ok(count === null || count >= SMALL);
      if (cells.every(({ count }) => count !== null)) assert.ok(total !== null || cells.length === 0, "cells add up to their sum");
    }
  });
  fc.assert(law, { numRuns: 1_000 });
});

test("of months that hide nothing all time tells everything", () => {
  const table = new Map([
    ["food", 7],
    ["moving", 12],
  ]);
  const [kinds] = hideBeside([
    [table, new Map([["done", 19]])],
    [table, new Map([["done", 19]])],
  ]);
  assert.deepEqual(kinds, {
    cells: [
      { name: "food", count: 14 },
      { name: "moving", count: 24 },
    ],
    total: 38,
  });
  assert.deepEqual(hideBeside([]), []);
});

test("the picture of a month says what the words say, and hides what they hide", async () => {
  const voice = voiceOf("fr", "Europe/Paris", 0 as Instant);
  const categories = hideSmall(
    new Map([
      ["transport", 23],
      ["repas", 12],
      ["santé", 2],
      ["papiers", 6],
    ]),
  );
  const outcomes = hideSmall(new Map([["done", 43]]));
  const card = await monthCard({ month: "2027-09", categories, outcomes, wait: null }, voice);
  const pictures = card.blocks.filter((block) => block.kind === "picture");
  assert.equal(pictures.length, 2);
  for (const { url } of pictures) assert.match(url, /^data:image\/png;base64,iVBOR/);
  const [kinds, ends] = pictures.map(({ alt }) => alt) as [string, string];
  assert.match(kinds, /septembre 2027/);
  for (const said of ["transport 23", "repas 12", "santé non communiqué", "papiers non communiqué"]) assert.ok(kinds.includes(said), kinds);
  assert.doesNotMatch(kinds, /\b[26]\b/);
  assert.match(ends, /terminée 43/);
  const all = await monthCard({ month: null, categories, outcomes, wait: null }, voice);
  assert.ok(all.blocks.every(({ kind }) => kind !== "picture"));
});
