import assert from "node:assert/strict";
import type { Card } from "#chat/card.ts";
import { type Instant, MINUTE, SECOND } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import type { CourierParts } from "#outbox/courier.ts";
import { freshen, settle } from "#outbox/fresh.ts";
import { tell, untell } from "#outbox/notice.ts";
import { change } from "#store/change.ts";
import type { Store } from "#store/open.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { makeCommunity, makeRoom, minutesAfter, newId, type Recorder, recorder, says, testCourier } from "#test/support/telling.ts";

/** What the tests' subjects look like now, by id. */
type Looks = Map<Id, string | null>;

function parts(looks: Looks): Partial<CourierParts> {
  return {
    fresh: {
      async thing(_, __, id, ___, late): Promise<Card | null> {
        const look = looks.get(id) ?? null;
        if (look === null) return null;
        return says(late === 0 ? look : `${look} (${late / MINUTE} minutes late)`);
      },
    },
  };
}

function show(store: Store, community: Id, room: Id, subject: Id, due?: Instant): Promise<boolean> {
  return change(store.db, (tx) =>
    tell(tx, {
      community,
      to: { room },
      name: "thing",
      version: 1,
      facts: null,
      once: `${subject}:${room}`,
      now: store.clock.now(),
      kind: "announcement",
      fresh: { kind: "thing", id: subject },
      ...(due === undefined ? {} : { due }),
    }),
  );
}

function press(store: Store, community: Id, looks: Looks, subject: Id, look: string): Promise<void> {
  looks.set(subject, look);
  return change(store.db, (tx) => freshen(tx, community, { kind: "thing", id: subject }));
}

function told(platform: Recorder): readonly (readonly [string, string, string])[] {
  return platform.shown.map((one) => [one.how, one.to, one.text]);
}

eachDatabase("many presses together become one edit in each room where the card hangs", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const rooms = [await makeRoom(store.db, community, "general"), await makeRoom(store.db, community, "garden")];
  const subject = newId();
  const looks: Looks = new Map([[subject, "0 going"]]);
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  for (const room of rooms) await show(store, community, room, subject);
  await courier.flush();
  await Promise.all(Array.from({ length: 30 }, (_, number) => press(store, community, looks, subject, `${number + 1} going`)));
  await courier.flush();
  assert.deepEqual(
    told(platform)
      .slice(0, 2)
      .map(([how, to, text]) => [how, to, text])
      .sort(),
    [
      ["post", "garden", "0 going"],
      ["post", "general", "0 going"],
    ],
  );
  assert.deepEqual(
    told(platform)
      .slice(2)
      .map(([how, , text]) => [how, text]),
    [
      ["edit", "30 going"],
      ["edit", "30 going"],
    ],
  );
});

eachDatabase("an edit that would show the same is skipped, and a subject without a card costs nothing", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const subject = newId();
  const looks: Looks = new Map([[subject, "0 going"]]);
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  await show(store, community, room, subject);
  await courier.flush();
  await press(store, community, looks, subject, "0 going");
  await press(store, community, looks, newId(), "another");
  await courier.flush();
  assert.equal(platform.shown.length, 1);
  await press(store, community, looks, subject, "1 going");
  await courier.flush();
  assert.equal(platform.shown.length, 2);
});

eachDatabase("what is pressed while the card is being posted or edited is shown afterwards", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const subject = newId();
  const looks: Looks = new Map([[subject, "0 going"]]);
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  await show(store, community, room, subject);
  platform.answers.push(async () => {
    await press(store, community, looks, subject, "1 going");
    return { kind: "done", where: "here" };
  });
  platform.answers.push(async () => {
    await press(store, community, looks, subject, "2 going");
    return { kind: "done" };
  });
  await courier.flush();
  assert.deepEqual(told(platform), [
    ["post", "general", "0 going"],
    ["edit", "here", "1 going"],
    ["edit", "here", "2 going"],
  ]);
});

eachDatabase("a running courier edits a card at most once a second", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const subject = newId();
  const looks: Looks = new Map([[subject, "0 going"]]);
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  async function rung(): Promise<void> {
    courier.start();
    await courier.stop();
  }
  await show(store, community, room, subject);
  await rung();
  await press(store, community, looks, subject, "1 going");
  await rung();
  await press(store, community, looks, subject, "2 going");
  await rung();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["0 going", "1 going"],
  );
  store.clock.moveTo((store.clock.now() + SECOND) as Instant);
  await rung();
  await rung();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["0 going", "1 going", "2 going"],
  );
});

eachDatabase("a card whose message is gone, or whose subject is over, is left alone", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const [gone, over, nothing] = [newId(), newId(), newId()];
  const looks: Looks = new Map([gone, over, nothing].map((id) => [id, "before"]));
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  for (const subject of [gone, over, nothing]) await show(store, community, room, subject);
  await courier.flush();
  platform.answers.push({ kind: "gone" });
  await press(store, community, looks, gone, "after");
  await courier.flush();
  await press(store, community, looks, gone, "later");
  await change(store.db, (tx) => settle(tx, community, { kind: "thing", id: over }));
  await press(store, community, looks, over, "after");
  await press(store, community, looks, nothing, "after");
  looks.set(nothing, null);
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => one.text),
    ["before", "before", "before"],
  );
  assert.equal(platform.answers.length, 0);
});

eachDatabase("an edit that the platform puts off is made later, and one that fails is not tried for ever", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const subject = newId();
  const looks: Looks = new Map([[subject, "0 going"]]);
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  await show(store, community, room, subject);
  await courier.flush();
  const start = store.clock.now();
  platform.answers.push({ kind: "later", wait: 3 * SECOND });
  await press(store, community, looks, subject, "1 going");
  await courier.flush();
  await courier.flush();
  assert.equal(platform.shown.length, 1);
  store.clock.moveTo((start + 3 * SECOND) as Instant);
  await courier.flush();
  assert.equal(platform.shown.at(-1)?.text, "1 going");
  platform.answers.push({ kind: "never", reason: "50001" });
  await press(store, community, looks, subject, "not allowed");
  await courier.flush();
  assert.equal(platform.shown.at(-1)?.text, "1 going");
  await press(store, community, looks, subject, "2 going");
  for (let tries = 0; tries < 5; tries += 1) {
    platform.answers.push({ kind: "broken", reason: "50035" });
    await courier.flush();
    assert.equal(platform.answers.length, 0, `try ${tries + 1}`);
    store.clock.moveTo((store.clock.now() + MINUTE) as Instant);
  }
  await courier.flush();
  assert.equal(courier.troubles.length, 5);
  assert.equal(platform.shown.at(-1)?.text, "1 going");
  await press(store, community, looks, subject, "3 going");
  await courier.flush();
  assert.equal(platform.shown.at(-1)?.text, "3 going");
});

eachDatabase("a card posted late goes on saying so; one withdrawn, or with nothing to show, is never posted", async (open) => {
  const store = await open();
  const community = await makeCommunity(store);
  const room = await makeRoom(store.db, community, "general");
  const [late, withdrawn, empty] = [newId(), newId(), newId()];
  const looks: Looks = new Map([
    [late, "0 going"],
    [withdrawn, "0 going"],
  ]);
  const due = minutesAfter(store.clock.now(), 5);
  for (const subject of [late, withdrawn, empty]) await show(store, community, room, subject, due);
  await change(store.db, (tx) => untell(tx, community, `${withdrawn}:${room}`));
  const platform = recorder();
  const courier = testCourier(store, [platform], parts(looks));
  store.clock.moveTo(minutesAfter(due, 10));
  await courier.flush();
  for (const subject of [late, withdrawn, empty]) await press(store, community, looks, subject, "1 going");
  store.clock.moveTo(minutesAfter(due, 20));
  await courier.flush();
  assert.deepEqual(
    platform.shown.map((one) => [one.how, one.text]),
    [
      ["post", "0 going (10 minutes late)"],
      ["edit", "1 going (10 minutes late)"],
    ],
  );
});
