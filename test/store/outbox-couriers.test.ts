import assert from "node:assert/strict";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import { LEASE } from "#outbox/queue.ts";
import { change, onCommit } from "#store/change.ts";
import { openStore, type Store } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { makeCommunity, makeRoom, recorder, say, testCourier } from "#test/support/telling.ts";

/** A second opening of the same database, as another process has it; on SQLite the first one, since only one may write. */
async function second(store: TestStore): Promise<Store> {
  if (store.dialect === "sqlite") return { ...store, close: () => Promise.resolve() };
  return openStore({ url: store.url, clock: store.clock });
}

eachDatabase("two couriers on one database tell everything once, and in each room in order", async (open) => {
  const store = await open();
  const other = await second(store);
  const community = await makeCommunity(store);
  const rooms = [];
  for (const name of ["general", "garden", "kitchen", "lake"]) rooms.push(await makeRoom(store.db, community, name));
  const platform = recorder();
  const couriers = [testCourier(store, [platform], { owner: "one" }), testCourier(other, [platform], { owner: "two" })];
  const words = Array.from({ length: 12 }, (_, number) => `word ${number}`);
  for (const text of words) {
    for (const room of rooms) await change(store.db, (tx) => say(tx, store.clock, community, room, text));
    await Promise.all(couriers.map((courier) => courier.flush()));
  }
  await Promise.all(couriers.map((courier) => courier.flush()));
  await other.close();
  for (const name of ["general", "garden", "kitchen", "lake"]) {
    assert.deepEqual(
      platform.shown.filter((one) => one.to === name).map((one) => one.text),
      words,
    );
  }
  assert.deepEqual(
    couriers.flatMap((courier) => courier.troubles),
    [],
  );
});

eachDatabase("a room lent to a process that died is free again when the loan ends, and at once for the same owner", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const general = await makeRoom(store.db, community, "general");
  const garden = await makeRoom(store.db, community, "garden");
  await change(store.db, async (tx) => {
    const until = new Date(store.clock.now() + LEASE).toISOString();
    await tx.updateTable("rooms").set({ lease_owner: "dead", lease_until: until }).execute();
    await say(tx, store.clock, community, general, "one");
    await say(tx, store.clock, community, garden, "two");
  });
  const platform = recorder();
  await testCourier(store, [platform], { owner: "alive" }).flush();
  assert.equal(platform.shown.length, 0);
  await testCourier(store, [platform], { owner: "dead" }).flush();
  assert.equal(platform.shown.length, 2);
  await change(store.db, async (tx) => {
    const until = new Date(store.clock.now() + LEASE).toISOString();
    await tx.updateTable("rooms").set({ lease_owner: "dead", lease_until: until }).execute();
    await say(tx, store.clock, community, general, "three");
  });
  store.clock.moveTo((store.clock.now() + LEASE) as Instant);
  await testCourier(store, [platform], { owner: "alive" }).flush();
  assert.equal(platform.shown.length, 3);
});

eachDatabase("a courier that runs tells what is committed as soon as it is, and nothing before it is started", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  const silence = onCommit(store.db, courier.ring);
  await change(store.db, (tx) => say(tx, store.clock, community, room, "one"));
  assert.equal(platform.shown.length, 0);
  const heard = new Promise<void>((resolve) => {
    platform.answers.push({ kind: "done", where: "x" }, async () => {
      resolve();
      return { kind: "done", where: "y" };
    });
  });
  courier.start();
  await change(store.db, (tx) => say(tx, store.clock, community, room, "two"));
  await heard;
  await courier.stop();
  await change(store.db, (tx) => say(tx, store.clock, community, room, "three"));
  silence();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["one", "two"],
  );
  await courier.flush();
  assert.equal(platform.shown.at(-1)?.text, "three");
});

eachDatabase("a courier that runs and is asked to deliver everything as well tells it once, and in order", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  const silence = onCommit(store.db, courier.ring);
  courier.start();
  const words = Array.from({ length: 15 }, (_, number) => `word ${number}`);
  for (const text of words) {
    await change(store.db, (tx) => say(tx, store.clock, community, room, text));
    await Promise.all([courier.flush(), courier.flush()]);
  }
  silence();
  await courier.stop();
  assert.equal(platform.most(), 1);
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    words,
  );
});

eachDatabase("rooms are told side by side where a repeated post would be noticed, and one after another where not", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  for (const platform of ["keen", "blind"]) {
    for (let number = 0; number < 6; number += 1) {
      const room = await makeRoom(store.db, community, `${platform}-${number}`, platform);
      await change(store.db, async (tx) => {
        await say(tx, store.clock, community, room, "one");
        await say(tx, store.clock, community, room, "two");
      });
    }
  }
  const keen = recorder({ name: "keen" });
  const blind = recorder({ name: "blind", nonce: false });
  keen.answers.push(async () => {
    for (let turn = 0; turn < 500_000 && keen.most() < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return { kind: "done", where: "the first, which waits for company" };
  });
  await testCourier(store, [keen, blind]).flush();
  assert.equal(blind.most(), 1);
  assert.ok(keen.most() > 1);
  assert.deepEqual([keen.shown.length, blind.shown.length], [12, 12]);
});

eachDatabase("a change that fails while a notice is given up leaves it due", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  await change(store.db, (tx) => say(tx, store.clock, community, room, "one"));
  platform.answers.push({ kind: "never", reason: "gone" });
  const failing = testCourier(store, [platform], { gaveUp: () => Promise.reject(new Error("no organisers")) });
  await assert.rejects(failing.flush(), /no organisers/);
  store.clock.moveTo((store.clock.now() + MINUTE) as Instant);
  await testCourier(store, [platform]).flush();
  assert.equal(platform.shown.length, 1);
});

eachDatabase("a courier that stumbles waits for the next bell instead of trying on and on", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  let asked = 0;
  let stumbled: () => void = () => undefined;
  const fell = new Promise<void>((resolve) => {
    stumbled = resolve;
  });
  const courier = testCourier(store, [platform], {
    gaveUp: () => Promise.reject(new Error("no organisers")),
    trouble: () => stumbled(),
  });
  for (let time = 0; time < 100; time += 1) {
    platform.answers.push(async () => {
      asked += 1;
      return { kind: "never", reason: "gone" };
    });
  }
  const silence = onCommit(store.db, courier.ring);
  await change(store.db, (tx) => say(tx, store.clock, community, room, "one"));
  courier.start();
  await fell;
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  silence();
  await courier.stop();
  assert.equal(asked, 1);
});
