import assert from "node:assert/strict";
import { test } from "node:test";
import { doorFor } from "#dispatch/door.ts";
import { arrivals } from "#dispatch/turns.ts";

/** A call that reads for a while, then begins when it is its turn; it notes when it begins. */
function caller(order: ReturnType<typeof arrivals>, begun: string[], name: string) {
  const turn = order.enter();
  return {
    pass: turn.pass,
    reads: (things: readonly string[]) => {
      void turn.about(things).then(() => begun.push(name));
    },
  };
}

async function turned(): Promise<void> {
  await new Promise(setImmediate);
}

test("whoever arrived first begins first, however long they read", async () => {
  const order = arrivals();
  const begun: string[] = [];
  const [first, second] = [caller(order, begun, "first"), caller(order, begun, "second")];
  second.reads(["R1"]);
  await turned();
  assert.deepEqual(begun, []);
  first.reads(["R1"]);
  await turned();
  assert.deepEqual(begun, ["first"]);
  first.pass();
  await turned();
  assert.deepEqual(begun, ["first", "second"]);
});

test("calls about different things do not wait for each other", async () => {
  const order = arrivals();
  const begun: string[] = [];
  const callers = ["one", "two", "three", "four"].map((name) => caller(order, begun, name));
  const [one, two, three, four] = callers as [(typeof callers)[0], (typeof callers)[0], (typeof callers)[0], (typeof callers)[0]];
  one.reads(["R1"]);
  two.reads(["R1"]);
  three.reads(["R2"]);
  four.reads([]);
  await turned();
  assert.deepEqual(begun, ["one", "three", "four"]);
  one.pass();
  one.pass();
  await turned();
  assert.deepEqual(begun, ["one", "three", "four", "two"]);
});

test("who never gets to begin does not keep the others waiting", async () => {
  const order = arrivals();
  const begun: string[] = [];
  const [first, second] = [caller(order, begun, "first"), caller(order, begun, "second")];
  second.reads(["R1"]);
  first.pass();
  await turned();
  assert.deepEqual(begun, ["second"]);
});

test("behind the door only so many are at work, and the others come in as they came", async () => {
  const door = doorFor(3);
  const came: number[] = [];
  let most = 0;
  let inside = 0;
  const people = Array.from({ length: 50 }, async (_, person) => {
    const wait = door.enter();
    if (wait !== null) await wait;
    came.push(person);
    inside += 1;
    most = Math.max(most, inside);
    for (let step = 0; step < (person * 7) % 5; step += 1) await Promise.resolve();
    inside -= 1;
    door.leave();
  });
  await Promise.all(people);
  assert.equal(most, 3);
  assert.deepEqual(
    came,
    [...came].sort((a, b) => a - b),
  );
  assert.equal(door.enter(), null);
});
