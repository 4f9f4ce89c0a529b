import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import postgres from "pg";
import type { Reply } from "#chat/platform.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, missing, openTestStore, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const VOTERS = ["ana", "bo", "chen", "dora", "emil"] as const;
const CLOSING = Date.UTC(2027, 2, 21, 18) as Instant;

/** A house with a secretary and five voters, and a vote that is open until 19:00 in Paris the next day. */
async function voting(store: TestStore, options = ""): Promise<{ readonly house: WholeHouse; readonly motion: Id }> {
  const house = await openWholeHouse(store);
  await house.person("sec", { roles: ["secretary"] });
  for (const name of VOTERS) await house.person(name);
  await house.type("sec", `/motion propose title:Sundays text:"We open on Sundays." closes:"2027-03-21 19:00" ${options}`);
  await house.type("sec", "/motion open M1");
  await house.parvis.settle();
  return { house, motion: await house.idOf("M1") };
}

async function resultOf(store: TestStore, motion: Id) {
  const { result } = await store.db.selectFrom("motions").select("result").where("id", "=", motion).executeTakeFirstOrThrow();
  return JSON.parse(result ?? "null") as Record<"for" | "against" | "abstain" | "blank" | "voters" | "cast", number>;
}

function outcomes(replies: readonly Reply[]): readonly string[] {
  return [...new Set(replies.map(({ outcome }) => outcome))];
}

eachDatabase("a ballot a millisecond before the close counts, one at the close or after it is refused with the hour", async (open) => {
  const store = await open();
  const { house, motion } = await voting(store);
  store.clock.moveTo((CLOSING - 1) as Instant);
  assert.equal((await house.press("ana", `vote/for/${motion}`)).outcome, "done");
  store.clock.moveTo(CLOSING);
  const late = await house.press("bo", `vote/for/${motion}`);
  store.clock.moveTo((CLOSING + 1) as Instant);
  const later = await house.press("chen", `vote/for/${motion}`);
  assert.deepEqual([late.outcome, later.outcome], ["refused", "refused"]);
  assert.match(wordsOf(late.answer), /closed/);
  await house.parvis.settle();
  assert.equal((await resultOf(store, motion)).for, 1);
  assert.equal((await house.press("dora", `vote/for/${motion}`)).outcome, "refused");
});

eachDatabase("sixty ballots of one person at once, from two accounts, are one ballot", async (open) => {
  const store = await open();
  const { house, motion } = await voting(store);
  const ana = await house.person("ana");
  await house.parvis.house.members.attach(house.community, ana, {
    platform: "paper",
    team: "T1",
    user: "ana-elsewhere",
    name: "ana",
    locale: null,
    zone: null,
  });
  const marks = ["for", "against", "abstain", "blank"];
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, n) => house.press(n % 2 === 0 ? "ana" : "ana-elsewhere", `vote/${marks[n % 4]}/${motion}`)),
  );
  assert.deepEqual(outcomes(replies), ["done"]);
  await house.moveTo(CLOSING);
  const result = await resultOf(store, motion);
  assert.equal(result.for + result.against + result.abstain + result.blank, 1);
  assert.equal(result.voters, 1);
});

eachDatabase("a vote that is delivered again, however late, undoes no changed mind", async (open) => {
  const store = await open();
  const { house, motion } = await voting(store);
  const first = await house.press("ana", `vote/for/${motion}`, "first");
  await house.press("ana", `vote/against/${motion}`, "second");
  const again = await house.press("ana", `vote/for/${motion}`, "first");
  assert.deepEqual([again.outcome, wordsOf(again.answer)], [first.outcome, wordsOf(first.answer)]);
  await house.moveTo(CLOSING);
  const result = await resultOf(store, motion);
  assert.deepEqual([result.for, result.against], [0, 1]);
});

eachDatabase("a changed vote that is delivered again is answered as the first time, and is one ballot", async (open) => {
  const store = await open();
  const { house, motion } = await voting(store);
  await house.press("ana", `vote/for/${motion}`, "first");
  const changed = await house.press("ana", `vote/against/${motion}`, "second");
  const again = await house.press("ana", `vote/against/${motion}`, "second");
  assert.match(wordsOf(changed.answer), /changed/);
  assert.equal(wordsOf(again.answer), wordsOf(changed.answer));
  const heard = await store.db.selectFrom("heard").select("subject").where("id", "like", "%second").execute();
  assert.deepEqual(heard, [{ subject: `${motion}#changed` }], "what was heard holds no choice");
});

for (const secret of ["no", "yes"] as const) {
  eachDatabase(
    `a ballot that arrived before the close counts, though it is written when the close is due (secret: ${secret})`,
    async (open) => {
      const store = await open();
      const { house, motion } = await voting(store, `secret:${secret}`);
      store.clock.moveTo((CLOSING - 1) as Instant);
      const arriving = VOTERS.map((name) => house.press(name, `vote/for/${motion}`));
      store.clock.moveTo(CLOSING);
      const late = house.press("sec", `vote/for/${motion}`);
      await house.parvis.settle();
      assert.deepEqual(outcomes(await Promise.all(arriving)), ["done"]);
      assert.equal((await late).outcome, "refused");
      assert.equal((await resultOf(store, motion)).for, VOTERS.length);
    },
  );
}

test("a ballot that arrived before the close at another process counts, though it is written after the hour (postgres)", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  const elsewhere = await openStore({ url: store.url, clock: store.clock });
  const lock = new postgres.Client({ connectionString: store.url.replace(/&schema=.*/, "") });
  try {
    const { house, motion } = await voting(store);
    const other = await openWholeHouse(store, "T1", elsewhere, house.community);
    await lock.connect();
    await lock.query(`begin; select 1 from ${new URL(store.url).searchParams.get("schema")}.electors for update`);
    store.clock.moveTo((CLOSING - 1) as Instant);
    const arriving = other.press("ana", `vote/for/${motion}`);
    await house.moveTo(CLOSING);
    const { state } = await store.db.selectFrom("motions").select("state").where("id", "=", motion).executeTakeFirstOrThrow();
    assert.equal(state, "open", "the count waits for what is on its way elsewhere");
    assert.equal((await house.press("bo", `vote/for/${motion}`)).outcome, "refused", "what arrives now is late all the same");
    await lock.query("commit");
    assert.equal((await arriving).outcome, "done");
    await house.moveTo((CLOSING + 2_000) as Instant);
    assert.equal((await resultOf(store, motion)).for, 1);
    const row = await store.db.selectFrom("motions").select("closed_at").where("id", "=", motion).executeTakeFirstOrThrow();
    assert.equal(row.closed_at, new Date(CLOSING).toISOString());
  } finally {
    await lock.end();
    await elsewhere.close();
    await store.remove();
  }
});

for (const secret of ["no", "yes"] as const) {
  eachDatabase(`a vote that was counted is not said to be too late when it is delivered again (secret: ${secret})`, async (open) => {
    const store = await open();
    const { house, motion } = await voting(store, `secret:${secret}`);
    await house.press("ana", `vote/for/${motion}`, "first");
    await house.moveTo(CLOSING);
    const again = await house.press("ana", `vote/for/${motion}`, "first");
    assert.match(wordsOf(again.answer), /was counted/);
    assert.equal((await resultOf(store, motion)).for, 1);
  });

  eachDatabase(
    `whatever is pressed by whom and delivered how often, the ballots are the signatures (secret: ${secret})`,
    async (open, dialect) => {
      const store = await open();
      const { house } = await voting(store);
      const press = fc.record({
        who: fc.constantFrom(...VOTERS),
        mark: fc.constantFrom("for", "against", "abstain", "blank"),
        times: fc.integer({ min: 1, max: 3 }),
      });
      let round = 1;
      const law = fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 12 }), async (presses) => {
        round += 1;
        await house.type("sec", `/motion propose title:"Round ${round}" text:Words secret:${secret}`);
        await house.type("sec", `/motion open M${round}`);
        const motion = await house.idOf(`M${round}`);
        const last = new Map<string, string>();
        for (const [n, { who, mark, times }] of presses.entries()) {
          await Promise.all(Array.from({ length: times }, () => house.press(who, `vote/${mark}/${motion}`, `${round}-${n}`)));
          if (secret === "no" || !last.has(who)) last.set(who, mark);
        }
        await house.type("sec", `/motion close M${round} confirm:yes`);
        const result = await resultOf(store, motion);
        const { voters } = await store.db
          .selectFrom("electors")
          .select((e) => e.fn.sum<number>("voted").as("voters"))
          .where("motion", "=", motion)
          .executeTakeFirstOrThrow();
        assert.equal(Number(voters), last.size);
        const count = (mark: string) => [...last.values()].filter((each) => each === mark).length;
        assert.deepEqual(
          [result.for, result.against, result.abstain, result.blank, result.voters],
          [count("for"), count("against"), count("abstain"), count("blank"), last.size],
        );
      });
      await fc.assert(law, { numRuns: dialect === "sqlite" ? 12 : 4 });
      assert.deepEqual(house.troubles, []);
    },
  );
}

eachDatabase("two who open the same vote at once open it once; two who close it close it once", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  for (const name of ["sec", "ada"]) await house.person(name, { roles: ["secretary"] });
  await house.type("sec", "/motion propose title:Sundays text:Words");
  const openings = await Promise.all(["sec", "ada"].map((who) => house.type(who, "/motion open M1")));
  assert.deepEqual(openings.map(({ outcome }) => outcome).sort(), ["done", "refused"]);
  const closings = await Promise.all(["sec", "ada"].map((who) => house.type(who, "/motion close M1 confirm:yes")));
  assert.deepEqual(closings.map(({ outcome }) => outcome).sort(), ["done", "refused"]);
  const audit = await store.db.selectFrom("audit").select("action").orderBy("action").execute();
  assert.deepEqual(
    audit.map(({ action }) => action),
    ["motion proposed", "vote closed", "vote opened"],
  );
});

eachDatabase(
  "who was not a member when the vote opened, or has ceased to be one, has no ballot; a ballot already cast stays",
  async (open) => {
    const store = await open();
    const { house, motion } = await voting(store);
    await house.person("late");
    assert.match(wordsOf((await house.press("late", `vote/for/${motion}`)).answer), /not in the electorate/);
    await house.press("ana", `vote/for/${motion}`);
    await change(store.db, async (tx) => {
      await tx.updateTable("people").set({ standing: "resigned" }).where("name", "in", ["ana", "bo"]).execute();
    });
    assert.equal((await house.press("bo", `vote/for/${motion}`)).outcome, "refused");
    await house.moveTo(CLOSING);
    assert.equal((await resultOf(store, motion)).for, 1);
  },
);

test("a rush of ballots on few connections waits its turn, and nobody is turned away (postgres)", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  const narrow = await openStore({ url: store.url, clock: store.clock, connections: 2 });
  try {
    const { house, motion } = await voting(store);
    const other = await openWholeHouse(store, "T1", narrow, house.community);
    const marks = ["for", "against", "abstain", "blank"];
    const replies = await Promise.all(
      Array.from({ length: 400 }, (_, n) => other.press(VOTERS[n % VOTERS.length] as string, `vote/${marks[n % 4]}/${motion}`)),
    );
    assert.deepEqual(outcomes(replies), ["done"]);
    assert.deepEqual(other.troubles, []);
  } finally {
    await narrow.close();
    await store.remove();
  }
});
