import assert from "node:assert/strict";
import { after, DAY, HOUR } from "#kernel/clock.ts";
import { Refusal } from "#kernel/refusal.ts";
import { audit } from "#store/audit.ts";
import { change } from "#store/change.ts";
import { nextHandle } from "#store/handles.ts";
import { forgetHeard, heard } from "#store/heard.ts";
import { foundCommunity } from "#test/support/communities.ts";
import { eachDatabase } from "#test/support/databases.ts";

eachDatabase("a delivery that comes again is answered with what came of it the first time", async (open) => {
  const store = await open();
  const [community, other] = [await foundCommunity(store), await foundCommunity(store)];
  const delivery = { community, platform: "discord", key: "9" };
  const hear = (from: typeof delivery, subject: string) => change(store.db, (tx) => heard(tx, from, subject));
  assert.equal(await hear(delivery, "first"), null);
  assert.equal(await hear(delivery, "second"), "first");
  assert.equal(await hear({ ...delivery, platform: "slack" }, "third"), null);
  assert.equal(await hear({ ...delivery, community: other }, "fourth"), null);
});

eachDatabase("a delivery that was refused may be said again", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const delivery = { community, platform: "discord", key: "9" };
  const refused = change(store.db, async (tx) => {
    await heard(tx, delivery, "first");
    throw new Refusal("full");
  });
  await assert.rejects(refused, Refusal);
  assert.equal(await change(store.db, (tx) => heard(tx, delivery, "second")), null);
});

eachDatabase("a delivery that comes twice at once is acted on once", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const delivery = { community, platform: "discord", key: "9" };
  const answers = await Promise.all(["a", "b", "c", "d"].map((name) => change(store.db, (tx) => heard(tx, delivery, name))));
  const fresh = answers.filter((answer) => answer === null);
  assert.equal(fresh.length, 1);
  assert.equal(new Set(answers).size, 2);
});

eachDatabase("what was heard is forgotten after a day", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const hear = (key: string) => change(store.db, (tx) => heard(tx, { community, platform: "web", key }, key));
  await hear("old");
  store.clock.moveTo(after(store.clock.now(), 23 * HOUR));
  await hear("young");
  store.clock.moveTo(after(store.clock.now(), 2 * HOUR));
  assert.equal(await change(store.db, (tx) => forgetHeard(tx, after(store.clock.now(), -DAY))), 1);
  assert.equal(await hear("young"), "young");
  assert.equal(await hear("old"), null);
});

eachDatabase("handles count from 1 for each kind in each community, and a refusal gives its number back", async (open) => {
  const store = await open();
  const [one, other] = [await foundCommunity(store), await foundCommunity(store)];
  const take = (community: typeof one, letter: string) => change(store.db, (tx) => nextHandle(tx, community, letter));
  assert.equal(await take(one, "G"), "G1");
  assert.equal(await take(one, "M"), "M1");
  assert.equal(await take(other, "G"), "G1");
  await assert.rejects(
    change(store.db, async (tx) => {
      assert.equal(await nextHandle(tx, one, "G"), "G2");
      throw new Refusal("no");
    }),
    Refusal,
  );
  const many = await Promise.all(Array.from({ length: 9 }, () => take(one, "G")));
  assert.deepEqual(new Set(many), new Set(["G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10"]));
});

eachDatabase("the audit says who did what to which thing, from which account, and when", async (open) => {
  const store = await open();
  const community = await foundCommunity(store);
  const [actor, account] = [store.ids.next(), store.ids.next()];
  const at = store.clock.now();
  await change(store.db, async (tx) => {
    await audit(tx, { community, at, actor, account, action: "gathering cancelled", subject: "s1", facts: { dates: 3, all: true } });
    await audit(tx, { community, at, actor: null, action: "motion closed", subject: "s2" });
  });
  const rows = await store.db.selectFrom("audit").selectAll().orderBy("id").execute();
  assert.deepEqual(
    rows.map(({ id, ...row }) => row),
    [
      {
        community,
        at: "2027-03-20T12:00:00.000Z",
        actor,
        account,
        action: "gathering cancelled",
        subject: "s1",
        facts: '{"dates":3,"all":true}',
      },
      { community, at: "2027-03-20T12:00:00.000Z", actor: null, account: null, action: "motion closed", subject: "s2", facts: "{}" },
    ],
  );
});
