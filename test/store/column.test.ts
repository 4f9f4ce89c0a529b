import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { z } from "zod";
import type { Instant } from "#kernel/clock.ts";
import {
  countOut,
  flagIn,
  flagOut,
  folded,
  instantIn,
  instantOut,
  jsonIn,
  jsonOut,
  maybeInstantIn,
  maybeInstantOut,
  maybeJsonOut,
} from "#store/column.ts";

const FIRST = Date.UTC(0, 0, 1) - Date.UTC(1900, 0, 1) + Date.parse("0000-01-01T00:00:00.000Z");
const LAST = Date.parse("9999-12-31T23:59:59.999Z");
const instants = fc.integer({ min: Math.max(FIRST, Date.parse("0000-01-01T00:00:00.000Z")), max: LAST }).map((n) => n as Instant);

test("an instant is 24 characters, comes back as it was, and sorts as text as it does in time", () => {
  fc.assert(
    fc.property(instants, instants, (a, b) => {
      const [x, y] = [instantIn(a), instantIn(b)];
      assert.equal(x.length, 24);
      assert.equal(instantOut(x), a);
      assert.equal(x < y, a < b);
    }),
  );
  assert.equal(instantIn(Date.UTC(2027, 2, 28, 1, 30) as Instant), "2027-03-28T01:30:00.000Z");
});

test("a text that is no stored instant, or an instant that would be longer, is refused", () => {
  for (const text of ["", "2027-03-28T01:30:00Z", "2027-03-28T01:30:00.000+01:00", "2027-13-28T01:30:00.000Z", "2027-03-28 01:30:00.000"]) {
    assert.throws(() => instantOut(text), RangeError, text);
  }
  assert.throws(() => instantIn((LAST + 1) as Instant), RangeError);
  assert.throws(() => instantIn(Number.NaN as Instant), RangeError);
});

test("what is absent stays absent", () => {
  assert.equal(maybeInstantIn(null), null);
  assert.equal(maybeInstantOut(null), null);
  assert.equal(maybeInstantOut(maybeInstantIn(0 as Instant)), 0);
  assert.equal(maybeJsonOut(null, z.string()), null);
  assert.equal(maybeJsonOut('"x"', z.string()), "x");
});

test("a flag is 0 or 1 and nothing else", () => {
  assert.deepEqual([flagIn(true), flagIn(false), flagOut(1), flagOut(0)], [1, 0, true, false]);
  assert.throws(() => flagOut(2), RangeError);
});

test("JSON is read by a schema or by a function, and what does not fit is refused", () => {
  const schema = z.object({ seats: z.number() });
  assert.deepEqual(jsonOut(jsonIn({ seats: 3 }), schema), { seats: 3 });
  assert.equal(
    jsonOut("[1,2]", (value) => (value as readonly number[]).length),
    2,
  );
  assert.throws(() => jsonOut('{"seats":"three"}', schema), z.ZodError);
  assert.throws(() => jsonOut("{", schema), SyntaxError);
  assert.throws(() => jsonIn(undefined), TypeError);
});

test("a count is a number, whichever way the database gave it", () => {
  assert.deepEqual([countOut(3), countOut("3"), countOut(3n), countOut(null)], [3, 3, 3, 0]);
  for (const wrong of ["3.5", "many", "9007199254740993"]) assert.throws(() => countOut(wrong), RangeError, wrong);
});

test("what is searched is compared without accents, capitals or ligatures", () => {
  assert.equal(folded("  L’Œuvre   d'ÉTÉ "), "l'oeuvre d'ete");
  assert.equal(folded("l'oeuvre d'été"), folded("L’ŒUVRE D’ÉTÉ"));
});
