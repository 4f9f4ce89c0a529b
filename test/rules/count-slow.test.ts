import assert from "node:assert/strict";
import { test } from "node:test";
import { compareWithSlow, slowMethods } from "#test/support/compare-counts.ts";

for (const method of Object.keys(slowMethods)) {
  test(`${method} counts small elections with ties as a slow and plain count does`, () => {
    const seen = compareWithSlow(method, 2500, 20_270_328);
    assert.equal(seen.compared, 2500);
    assert.ok(seen.tied > 100 && seen.stages > 100, JSON.stringify(seen));
  });
}
