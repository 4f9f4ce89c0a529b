import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hideSmall, middle, SMALL } from "#aid/statistics.ts";
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
