import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { noticeTeller, readFacts } from "#outbox/teller.ts";
import { says } from "#test/support/telling.ts";

const teller = noticeTeller({
  version: 3,
  facts: z.object({ title: z.string(), seats: z.number() }),
  older: {
    1: (facts: { readonly name: string }) => ({ title: facts.name }),
    2: (facts: { readonly title: string }) => ({ ...facts, seats: 1 }),
  },
  card: async (_, facts) => says(`${facts.title}: ${facts.seats}`),
});

test("facts written by an older program are read step by step", () => {
  assert.deepEqual(readFacts("seat", teller, 3, { title: "Chorale", seats: 4 }), { title: "Chorale", seats: 4 });
  assert.deepEqual(readFacts("seat", teller, 2, { title: "Chorale" }), { title: "Chorale", seats: 1 });
  assert.deepEqual(readFacts("seat", teller, 1, { name: "Chorale" }), { title: "Chorale", seats: 1 });
});

test("facts of an unknown version, or that do not fit, are said to be so", () => {
  assert.throws(() => readFacts("seat", teller, 4, {}), /The notice seat was written by a newer program \(version 4\)/);
  assert.throws(() => readFacts("seat", teller, 0, {}), /Nothing reads version 0 of the notice seat/);
  assert.throws(() => readFacts("seat", teller, 3, { title: "Chorale" }), z.ZodError);
  assert.throws(() => readFacts("seat", teller, 2, { title: 5 }), z.ZodError);
});
