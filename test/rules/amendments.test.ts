import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { amendedText, amendmentsInOrder, distanceBetween, readAmendment } from "#assemblies/amendment.ts";
import { Misuse } from "#kernel/refusal.ts";

const word = fc.constantFrom("the", "house", "opens", "on", "Sunday", "Monday", "key", "secretary");
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(" "));

test("an amendment changes its passage and nothing else, and undone it leaves the text as it was", () => {
  fc.assert(
    fc.property(text, text, text, (before, after, by) => {
      const whole = `${before} [here] ${after}`;
      const changed = amendedText(whole, { passage: "[here]", text: `<${by}>` });
      assert.equal(changed, `${before} <${by}> ${after}`);
      assert.equal(amendedText(changed, { passage: `<${by}>`, text: "[here]" }), whole);
    }),
  );
});

test("a passage that is not there, or there twice, is refused by name, and so is a change that changes nothing", () => {
  const refuses = (amendment: { passage: string | null; text: string }, option: string) =>
    assert.throws(
      () => readAmendment("aa bb aa", amendment),
      (error) => error instanceof Misuse && error.option === option,
    );
  refuses({ passage: "cc", text: "x" }, "passage");
  refuses({ passage: "aa", text: "x" }, "passage");
  refuses({ passage: "bb", text: "bb" }, "text");
  refuses({ passage: null, text: "x".repeat(200_001) }, "text");
  assert.equal(readAmendment("aa bb aa", { passage: "bb", text: "cc" }), "aa cc aa");
});

test("overlapping occurrences of a passage are two", () => {
  assert.equal(amendedText("aaa", { passage: "aa", text: "b" }), null);
});

test("the distance of two texts is the same both ways, and nothing between texts of the same words", () => {
  fc.assert(
    fc.property(text, text, (one, two) => {
      assert.equal(distanceBetween(one, two), distanceBetween(two, one));
      assert.equal(distanceBetween(one, two) === 0, one === two);
    }),
  );
  assert.equal(distanceBetween("the house opens on Sunday", "the house opens on Monday"), 2);
});

test("the farthest amendment comes first, equals as they were proposed, and none is lost", () => {
  const amendments = fc.array(fc.record({ passage: fc.constant(null), text }), { maxLength: 8 });
  fc.assert(
    fc.property(text, amendments, (base, proposed) => {
      const order = amendmentsInOrder(base, proposed);
      assert.deepEqual(new Set(order), new Set(proposed));
      const far = order.map((each) => distanceBetween(base, each.text));
      assert.deepEqual(
        far,
        far.toSorted((a, b) => b - a),
      );
      for (const [at, each] of order.entries()) {
        const next = order[at + 1];
        if (next !== undefined && far[at] === far[at + 1]) assert.ok(proposed.indexOf(each) < proposed.indexOf(next));
      }
    }),
  );
});
