import assert from "node:assert/strict";
import { nextDue } from "#jobs/due.ts";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { Refusal } from "#kernel/refusal.ts";
import { roomDirectory } from "#outbox/directory.ts";
import { retime, tell, untell, untellAll } from "#outbox/notice.ts";
import { posts } from "#outbox/posts.ts";
import { reopen, roomFor, roomOfPerson, troubledRooms } from "#outbox/room.ts";
import { change } from "#store/change.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { makeCommunity, makeRoom, minutesAfter, newId, recorder, say, testCourier } from "#test/support/telling.ts";

eachDatabase("a room hears things in the order of the changes, each once", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const words = Array.from({ length: 40 }, (_, number) => `word ${number}`);
  await Promise.all(words.slice(0, 20).map((text) => change(store.db, (tx) => say(tx, store.clock, community, room, text))));
  const order = await store.db.selectFrom("notices").select("facts").orderBy("sequence").execute();
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => JSON.stringify({ text: one.text })),
    order.map((row) => row.facts),
  );
  for (const text of words.slice(20)) await change(store.db, (tx) => say(tx, store.clock, community, room, text));
  await courier.flush();
  await courier.flush();
  assert.deepEqual(
    platform.shown.slice(20).map((one) => one.text),
    words.slice(20),
  );
  assert.equal(platform.shown.length, 40);
  assert.equal(new Set(platform.shown.map((one) => one.key)).size, 40);
});

eachDatabase("a change that is refused promises nothing", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const refused = change(store.db, async (tx) => {
    await say(tx, store.clock, community, room, "you have a seat");
    throw new Refusal("gathering-full");
  });
  await assert.rejects(refused, Refusal);
  const platform = recorder();
  await testCourier(store, [platform]).flush();
  assert.equal(platform.shown.length, 0);
  assert.equal(await nextDue(store.db), null);
});

eachDatabase("the same thing promised twice is told once, and may be promised again when it was withdrawn untold", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  const once = "reminder:1";
  const due = minutesAfter(store.clock.now(), 5);
  const promise = (text: string) => change(store.db, (tx) => say(tx, store.clock, community, room, text, { once, due, kind: "reminder" }));
  assert.equal(await promise("first"), true);
  assert.equal(await promise("second"), false);
  assert.equal(await change(store.db, (tx) => untell(tx, community, once)), true);
  assert.equal(await change(store.db, (tx) => untell(tx, community, once)), false);
  assert.equal(await promise("third"), true);
  store.clock.moveTo(due);
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["third"],
  );
  assert.equal(await promise("fourth"), false);
  assert.equal(await change(store.db, (tx) => untell(tx, community, once)), false);
  await courier.flush();
  assert.equal(platform.shown.length, 1);
});

eachDatabase("another community may use the same words for a promise", async (open) => {
  const store = await open();
  const platform = recorder();
  for (const _ of [1, 2]) {
    const community = await makeCommunity(store);
    const room = await makeRoom(store.db, community, "general");
    await change(store.db, (tx) => say(tx, store.clock, community, room, "hello", { once: "hello" }));
  }
  await testCourier(store, [platform]).flush();
  assert.equal(platform.shown.length, 2);
});

eachDatabase("a scheduled post waits for its hour, follows when it is moved, and says how late it is", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  const noon = store.clock.now();
  await change(store.db, async (tx) => {
    await say(tx, store.clock, community, room, "in an hour", { due: minutesAfter(noon, 60), kind: "reminder" });
    await say(tx, store.clock, community, room, "in ten minutes", { due: minutesAfter(noon, 10), kind: "announcement" });
    await say(tx, store.clock, community, room, "now");
  });
  await courier.flush();
  assert.equal(await nextDue(store.db), minutesAfter(noon, 10));
  assert.equal(await change(store.db, (tx) => retime(tx, community, `said:${room}:in an hour`, minutesAfter(noon, 5))), true);
  assert.equal(await nextDue(store.db), minutesAfter(noon, 5));
  store.clock.moveTo(minutesAfter(noon, 5));
  await courier.flush();
  store.clock.moveTo(minutesAfter(noon, 25));
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["now", "in an hour", "in ten minutes (15 minutes late)"],
  );
  const kept = await posts(store.db, community);
  assert.deepEqual(
    kept.map((post) => [post.kind, post.channel, post.state, post.dueAt - noon, (post.postedAt as number) - noon, post.attempts]),
    [
      ["reminder", "general", "posted", 5 * MINUTE, 5 * MINUTE, 1],
      ["announcement", "general", "posted", 10 * MINUTE, 25 * MINUTE, 1],
    ],
  );
  assert.equal(await change(store.db, (tx) => retime(tx, community, `said:${room}:now`, noon)), false);
});

eachDatabase("what waited through an outage is told in the order in which it fell due", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const noon = store.clock.now();
  await change(store.db, (tx) => say(tx, store.clock, community, room, "at one", { due: minutesAfter(noon, 60) }));
  store.clock.moveTo(minutesAfter(noon, 30));
  await change(store.db, (tx) => say(tx, store.clock, community, room, "at half past noon"));
  store.clock.moveTo(minutesAfter(noon, 90));
  await change(store.db, (tx) => say(tx, store.clock, community, room, "at half past one"));
  const slow = { now: () => minutesAfter(noon, 80) };
  await change(store.db, (tx) => say(tx, slow, community, room, "after that, by a clock that is slow"));
  const platform = recorder();
  await testCourier(store, [platform]).flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text.replace(/ \(.*/, "")),
    ["at half past noon", "at one", "at half past one", "after that, by a clock that is slow"],
  );
});

eachDatabase("what is no longer worth saying is dropped", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  await change(store.db, async (tx) => {
    await say(tx, store.clock, community, room, "stale", { kind: "reminder" });
    await say(tx, store.clock, community, room, "good", { kind: "reminder" });
  });
  const platform = recorder();
  await testCourier(store, [platform]).flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["good"],
  );
  const kept = await posts(store.db, community);
  assert.deepEqual(kept.map((post) => [post.key.split(":")[2], post.state, post.postedAt === null]).sort(), [
    ["good", "posted", false],
    ["stale", "dropped", true],
  ]);
});

eachDatabase("everything about one thing can be withdrawn at once", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  await change(store.db, async (tx) => {
    for (const once of ["g1:a", "g1:b", "g1:é😀", "g10:a", "g2:a"]) await say(tx, store.clock, community, room, once, { once });
  });
  await assert.rejects(
    change(store.db, (tx) => untellAll(tx, community, "")),
    RangeError,
  );
  assert.equal(await change(store.db, (tx) => untellAll(tx, community, "g1:")), 3);
  const platform = recorder();
  await testCourier(store, [platform]).flush();
  assert.deepEqual(platform.shown.map((one) => one.text).sort(), ["g10:a", "g2:a"]);
});

eachDatabase("a platform that asks for patience is given it, in that room alone, and the order is kept", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const general = await makeRoom(store.db, community, "general");
  const garden = await makeRoom(store.db, community, "garden");
  const start = store.clock.now();
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  await change(store.db, async (tx) => {
    await say(tx, store.clock, community, general, "one");
    await say(tx, store.clock, community, general, "two");
  });
  platform.answers.push({ kind: "later", wait: 7 * SECOND });
  await courier.flush();
  await change(store.db, (tx) => say(tx, store.clock, community, garden, "elsewhere"));
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["elsewhere"],
  );
  assert.equal(await nextDue(store.db), start + 7 * SECOND);
  store.clock.moveTo((start + 7 * SECOND) as Instant);
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["elsewhere", "one", "two"],
  );
  assert.deepEqual(courier.givenUp, []);
});

eachDatabase("what a platform puts off for more than a day is given up, and the organisers hear of it", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const courier = testCourier(store, []);
  await change(store.db, (tx) => say(tx, store.clock, community, room, "never mind", { kind: "result" }));
  const start = store.clock.now();
  let attempts = 0;
  for (let next = await nextDue(store.db); next !== null; next = await nextDue(store.db)) {
    if (next > store.clock.now()) store.clock.moveTo(next);
    await courier.flush();
    attempts += 1;
    assert.ok(attempts < 60, "it must come to an end");
  }
  assert.ok(store.clock.now() - start >= DAY);
  assert.deepEqual(
    courier.givenUp.map((notice) => [notice.why, notice.roomName]),
    [["late", "general"]],
  );
  assert.deepEqual(
    (await posts(store.db, community)).map((post) => [post.state, post.attempts]),
    [["dropped", attempts]],
  );
});

eachDatabase(
  "a channel that is closed is left alone, the organisers hear of it once, and what waits is told when it opens",
  async (open) => {
    const store = await open();
    const community = await makeCommunity(store);
    const general = await makeRoom(store.db, community, "general");
    const garden = await makeRoom(store.db, community, "garden");
    const platform = recorder();
    const courier = testCourier(store, [platform]);
    await change(store.db, async (tx) => {
      await say(tx, store.clock, community, general, "one", { kind: "announcement" });
      await say(tx, store.clock, community, general, "two", { kind: "announcement" });
    });
    platform.answers.push({ kind: "never", reason: "is_archived" });
    await courier.flush();
    await change(store.db, (tx) => say(tx, store.clock, community, garden, "elsewhere"));
    await courier.flush();
    assert.deepEqual(
      platform.shown.map((one) => one.text),
      ["elsewhere"],
    );
    assert.deepEqual(
      (await troubledRooms(store.db, community)).map((room) => [room.place?.name, room.reason]),
      [["general", "is_archived"]],
    );
    const since = store.clock.now();
    for (let hour = 1; hour <= 26; hour += 1) {
      store.clock.moveTo((since + hour * HOUR) as Instant);
      platform.answers.push({ kind: "never", reason: "is_archived" });
      await courier.flush();
    }
    assert.deepEqual(
      courier.givenUp.map((notice) => [notice.why, notice.reason]),
      [["closed", "is_archived"]],
    );
    store.clock.moveTo((since + 27 * HOUR) as Instant);
    await courier.flush();
    assert.deepEqual(
      platform.shown.map((one) => one.text.replace(/ \(.*/, "")),
      ["elsewhere", "one", "two"],
    );
    assert.deepEqual(await troubledRooms(store.db, community), []);
  },
);

eachDatabase("what waits for a channel that stays closed is given up after a month", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const general = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  await change(store.db, (tx) => say(tx, store.clock, community, general, "one", { kind: "announcement" }));
  const since = store.clock.now();
  for (const later of [0, 29 * DAY, 30 * DAY]) {
    store.clock.moveTo((since + later) as Instant);
    assert.equal((await posts(store.db, community))[0]?.state, "due");
    platform.answers.push({ kind: "never", reason: "is_archived" });
    await courier.flush();
  }
  assert.deepEqual(
    (await posts(store.db, community)).map(({ state, attempts }) => [state, attempts]),
    [["dropped", 3]],
  );
  assert.equal(courier.givenUp.length, 1);
});

eachDatabase("a person is told once, by the first account that takes it", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const alice = newId();
  const one = recorder({ name: "one" });
  const two = recorder({ name: "two" });
  const courier = testCourier(store, [one, two]);
  const promise = (text: string) =>
    change(store.db, (tx) =>
      tell(tx, {
        community,
        to: { person: alice },
        name: "said",
        version: 1,
        facts: { text },
        once: text,
        now: store.clock.now(),
        kind: "reminder",
      }),
    );
  await promise("first");
  one.answers.push({ kind: "never", reason: "50007" });
  await courier.flush();
  await promise("second");
  await courier.flush();
  assert.deepEqual(
    [one.shown, two.shown].map((shown) => shown.map((each) => [each.how, each.to, each.text])),
    [[["whisper", alice, "second"]], [["whisper", alice, "first"]]],
  );
  assert.deepEqual(courier.givenUp, []);
  assert.deepEqual(
    (await posts(store.db, community)).map((post) => [post.person, post.channel, post.state]),
    [
      [alice, null, "posted"],
      [alice, null, "posted"],
    ],
  );
});

eachDatabase("a person whose only open account is on a platform that is away is told when it is back", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const alice = newId();
  const one = recorder({ name: "one" });
  const two = recorder({ name: "two" });
  const reach = async () => ["two", "one"].map((platform) => ({ platform, team: "T1", user: "alice" }));
  await change(store.db, (tx) =>
    tell(tx, {
      community,
      to: { person: alice },
      name: "said",
      version: 1,
      facts: { text: "hello" },
      once: "hello",
      now: store.clock.now(),
      kind: null,
    }),
  );
  one.answers.push({ kind: "never", reason: "50007" });
  const alone = testCourier(store, [one], { reach });
  await alone.flush();
  assert.deepEqual(alone.givenUp, []);
  store.clock.moveTo((await nextDue(store.db)) as Instant);
  await testCourier(store, [one, two], { reach }).flush();
  assert.deepEqual([one.shown.length, two.shown.length], [0, 1]);
});

eachDatabase("a person who cannot be reached is left alone for two weeks and never counts as told", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const alice = newId();
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  const promise = (text: string) =>
    change(store.db, (tx) =>
      tell(tx, {
        community,
        to: { person: alice },
        name: "said",
        version: 1,
        facts: { text },
        once: text,
        now: store.clock.now(),
        kind: "reminder",
      }),
    );
  await promise("first");
  platform.answers.push({ kind: "never", reason: "50007" });
  await courier.flush();
  await promise("second");
  await courier.flush();
  assert.equal(platform.shown.length, 0);
  assert.deepEqual(
    courier.givenUp.map((notice) => [notice.why, notice.person]),
    [["closed", alice]],
  );
  const start = store.clock.now();
  store.clock.moveTo((start + 14 * DAY) as Instant);
  await promise("third");
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["third"],
  );
  assert.deepEqual(
    (await posts(store.db, community)).map((post) => [post.key, post.state]),
    [
      ["first", "dropped"],
      ["second", "dropped"],
      ["third", "posted"],
    ],
  );
  const room = await change(store.db, (tx) => roomOfPerson(tx, community, alice));
  assert.equal(await change(store.db, (tx) => reopen(tx, community, room, start)), 2);
});

eachDatabase("whoever could not be reached and then speaks in private is told at once what waited, and nothing older", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const [alice, bob] = [newId(), newId()];
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  const promise = (person: Id, text: string) =>
    change(store.db, (tx) =>
      tell(tx, {
        ...{ community, to: { person }, name: "said", version: 1, facts: { text } },
        ...{ once: text, now: store.clock.now(), kind: "reminder" },
      }),
    );
  const never = { kind: "never", reason: "50007" } as const;
  await promise(alice, "too old");
  platform.answers.push(never);
  await courier.flush();
  store.clock.moveTo((store.clock.now() + 13 * DAY) as Instant);
  await promise(alice, "lately");
  await promise(bob, "for bob");
  platform.answers.push(never);
  await courier.flush();
  store.clock.moveTo((store.clock.now() + 2 * DAY) as Instant);
  assert.deepEqual(
    platform.shown.map(({ text }) => text),
    [],
  );
  await roomDirectory(store.db).reachable(community, alice, store.clock.now());
  await courier.flush();
  assert.deepEqual(
    platform.shown.map(({ text }) => text),
    ["lately (2880 minutes late)"],
  );
});

eachDatabase("a notice that cannot be rendered is given up after five attempts, and those behind it are told", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  await change(store.db, async (tx) => {
    await say(tx, store.clock, community, room, "unknown", { name: "nobody tells this" });
    await say(tx, store.clock, community, room, "unreadable", { facts: { words: 1 } });
    await say(tx, store.clock, community, room, "newer", { version: 2 });
    await say(tx, store.clock, community, room, "good");
  });
  for (let next = await nextDue(store.db); next !== null; next = await nextDue(store.db)) {
    if (next > store.clock.now()) store.clock.moveTo(next);
    await courier.flush();
  }
  assert.deepEqual(
    platform.shown.map((one) => one.text.replace(/ \(.*/, "")),
    ["good"],
  );
  assert.deepEqual(
    courier.givenUp.map((notice) => [notice.why, notice.once.split(":")[2]]),
    [
      ["broken", "unknown"],
      ["broken", "unreadable"],
      ["broken", "newer"],
    ],
  );
  assert.equal(courier.troubles.length, 15);
  assert.ok(courier.troubles.every((trouble) => trouble.error instanceof Error));
});

eachDatabase("a platform that throws is taken for a fault of ours, and tried again", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  await change(store.db, (tx) => say(tx, store.clock, community, room, "hello"));
  platform.answers.push(() => Promise.reject(new TypeError("undefined is not a function")));
  await courier.flush();
  assert.deepEqual(
    courier.troubles.map((trouble) => [trouble.what, trouble.reason]),
    [["a notice failed", "TypeError"]],
  );
  store.clock.moveTo((await nextDue(store.db)) as Instant);
  await courier.flush();
  assert.equal(platform.shown.length, 1);
});

eachDatabase("what is withdrawn while the platform takes it counts as told; what is withdrawn before is not told", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const platform = recorder();
  const courier = testCourier(store, [platform]);
  await change(store.db, async (tx) => {
    await say(tx, store.clock, community, room, "one", { once: "one", kind: "reminder" });
    await say(tx, store.clock, community, room, "two", { once: "two", kind: "reminder" });
  });
  platform.answers.push(async () => {
    await change(store.db, async (tx) => {
      await untell(tx, community, "one");
      await untell(tx, community, "two");
    });
    return { kind: "done", where: "somewhere" };
  });
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["one"],
  );
  assert.deepEqual(
    (await posts(store.db, community)).map((post) => [post.key, post.state]),
    [
      ["one", "posted"],
      ["two", "dropped"],
    ],
  );
});

eachDatabase("a room keeps its id, takes its newest name and finds its space", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const place = { platform: "recorder", team: "T1", room: "C1", name: "general" };
  const before = await change(store.db, (tx) => roomFor(tx, community, place));
  const space = newId();
  await change(store.db, async (tx) => {
    const row = { community, id: space, platform: "recorder", team: "T1", name: "Le lac", announcements: null, created_at: "" };
    await tx.insertInto("spaces").values(row).execute();
  });
  const later = await change(store.db, (tx) => roomFor(tx, community, { ...place, name: "salon" }));
  assert.equal(later, before);
  const row = await store.db.selectFrom("rooms").select(["name", "space"]).executeTakeFirstOrThrow();
  assert.deepEqual(row, { name: "salon", space });
  assert.notEqual(await change(store.db, (tx) => roomFor(tx, community, { ...place, room: "C2" })), before);
});

eachDatabase("a notice for another community's room is refused", async (open) => {
  const store = await open();
  const ours = await makeCommunity(store);
  const theirs = await makeCommunity(store);
  const room = await makeRoom(store.db, theirs, "general");
  await assert.rejects(
    change(store.db, (tx) => say(tx, store.clock, ours, room, "hello")),
    /a room that this community does not have/,
  );
});
