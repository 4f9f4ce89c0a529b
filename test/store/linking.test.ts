import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import type { Reply } from "#chat/platform.ts";
import type { Instant } from "#kernel/clock.ts";
import { MERGE_RULES } from "#membership/merge-rules.ts";
import { change } from "#store/change.ts";
import { eachDatabase, openTestStore, type TestStore } from "#test/support/databases.ts";
import { addressOf, codeIn, openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

/** A community with an organiser, and Alice under two accounts that nobody knows to be one person's. */
async function stage(store: TestStore): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  await house.person("otto", { roles: ["organizer", "secretary"] });
  await house.person("alice");
  await house.person("alix", { standing: "guest" });
  return house;
}

async function linked(house: WholeHouse, first = "alice", second = "alix"): Promise<Reply> {
  const code = codeIn(await house.type(first, "/parvis link"));
  const asked = await house.type(second, `/parvis link ${code.toLowerCase()}`);
  const confirm = addressOf(asked, "confirm");
  await house.press(second, confirm);
  return house.press(first, confirm);
}

eachDatabase("two accounts become one person once both sides have confirmed what they saw, and not before", async (open) => {
  const store = await open();
  const house = await stage(store);
  const code = codeIn(await house.type("alice", "/parvis link"));
  const asked = await house.type("alix", `/parvis link ${code}`);
  assert.match(wordsOf(asked.answer), /alice \(paper\)/);
  assert.match(wordsOf(asked.answer), /alix \(paper\)/);
  const confirm = addressOf(asked, "confirm");
  assert.match(wordsOf((await house.press("alice", confirm)).answer), /must confirm first/);
  await house.press("alix", confirm);
  const people = () => store.db.selectFrom("people").selectAll().where("merged_into", "is not", null).execute();
  assert.equal((await people()).length, 0);
  await house.parvis.settle();
  const told = house.paper.sheets.filter((sheet) => sheet.reader?.user === "alice" && !sheet.answers);
  assert.match(told.at(-1)?.pages.at(-1)?.text ?? "", /Joined, they are one person/);
  assert.match(wordsOf((await house.press("alice", confirm)).answer), /one person now/);
  const [gone] = await people();
  const accounts = await store.db.selectFrom("accounts").select(["person", "user"]).where("user", "in", ["alice", "alix"]).execute();
  assert.equal(new Set(accounts.map((each) => each.person)).size, 1);
  assert.equal(gone?.merged_into, accounts[0]?.person);
  assert.equal((await store.db.selectFrom("audit").select("action").where("action", "=", "people joined").execute()).length, 1);
  assert.match(
    wordsOf((await house.type("alix", `/parvis link ${codeIn(await house.type("alice", "/parvis link"))}`)).answer),
    /same person already/,
  );
});

eachDatabase("a code that somebody planted joins nobody: the first side must confirm, and may call it off", async (open) => {
  const store = await open();
  const house = await stage(store);
  const code = codeIn(await house.type("alice", "/parvis link"));
  const confirm = addressOf(await house.type("alix", `/parvis link ${code}`), "confirm");
  await house.press("alix", confirm);
  assert.match(wordsOf((await house.type("otto", `/parvis link ${code}`)).answer), /no such code/);
  assert.match(wordsOf((await house.press("otto", confirm)).answer), /question is over/);
  await house.press("alice", confirm.replace("/confirm/", "/cancel/"));
  assert.match(wordsOf((await house.press("alice", confirm)).answer), /question is over/);
  assert.equal((await store.db.selectFrom("people").select("id").where("merged_into", "is not", null).execute()).length, 0);
});

eachDatabase("a code holds ten minutes, and another one makes it void", async (open) => {
  const store = await open();
  const house = await stage(store);
  const first = codeIn(await house.type("alice", "/parvis link"));
  const second = codeIn(await house.type("alice", "/parvis link"));
  assert.match(wordsOf((await house.type("alix", `/parvis link ${first}`)).answer), /no such code/);
  await house.moveTo((store.clock.now() + 10 * 60_000) as Instant);
  assert.match(wordsOf((await house.type("alix", `/parvis link ${second}`)).answer), /no such code/);
});

eachDatabase(
  "a person with two accounts has one vote: counted once in the electorate, and not joined while both have voted",
  async (open) => {
    const store = await open();
    const house = await openWholeHouse(store);
    await house.person("otto", { roles: ["organizer", "secretary"] });
    await house.person("alice");
    await house.person("alix");
    await house.type("otto", '/motion propose title:"A bench" text:"We buy a bench."');
    await house.type("otto", "/motion open M1");
    const entitled = async () => (await store.db.selectFrom("motions").select("entitled").executeTakeFirst())?.entitled;
    assert.equal(await entitled(), 3);
    await house.type("alice", "/vote M1 for");
    await house.type("alix", "/vote M1 against");
    assert.match(wordsOf((await linked(house)).answer), /voted in M1, which is still open/);
    assert.equal(await entitled(), 3);
    await house.type("otto", "/motion close M1 confirm:yes");
    assert.match(wordsOf((await linked(house)).answer), /one person now/);
    await house.type("otto", '/motion propose title:"A table" text:"We buy a table."');
    await house.type("otto", "/motion open M2");
    const second = await store.db.selectFrom("motions").select("entitled").where("handle", "=", "M2").executeTakeFirst();
    assert.equal(second?.entitled, 2);
  },
);

eachDatabase("whoever voted from one account and joins the other while the vote is open has voted, once", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("otto", { roles: ["organizer", "secretary"] });
  await house.person("alice");
  await house.person("alix");
  await house.type("otto", '/motion propose title:"A bench" text:"We buy a bench."');
  await house.type("otto", "/motion open M1");
  await house.type("alix", "/vote M1 against");
  await linked(house);
  await house.type("alice", "/vote M1 for");
  await house.type("otto", "/motion close M1 confirm:yes");
  const closed = await store.db.selectFrom("motions").select(["entitled", "result"]).executeTakeFirst();
  const result = JSON.parse(closed?.result ?? "{}") as Readonly<Record<string, unknown>>;
  assert.deepEqual([closed?.entitled, result["for"], result["against"], result["cast"]], [2, 1, 0, 1]);
});

eachDatabase("two answers for one date become one, and what the other took is free again", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.type("otto", '/gathering new title:"Soup" start:"2027-04-02 18:00" capacity:2');
  await house.type("alice", "/gathering join G1 answer:maybe");
  await house.type("alix", "/gathering join G1");
  await house.type("otto", "/gathering join G1");
  await linked(house);
  const rows = await store.db.selectFrom("registrations").select(["state", "person"]).where("state", "!=", "declined").execute();
  const date = await store.db.selectFrom("occurrences").select(["taken", "waiting"]).executeTakeFirst();
  assert.deepEqual(
    rows.map((row) => row.state),
    ["going", "going"],
  );
  assert.equal(new Set(rows.map((row) => row.person)).size, 2);
  assert.deepEqual(date, { taken: 2, waiting: 0 });
  await house.type("alix", "/gathering leave G1");
  assert.equal((await store.db.selectFrom("occurrences").select("taken").executeTakeFirst())?.taken, 1);
});

eachDatabase("a seat that is free because two are one goes at once to whoever waits, who is told", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.person("nour");
  await house.type("otto", '/gathering new title:"Soup" start:"2027-04-02 18:00" capacity:2 reminders:24h');
  for (const name of ["alix", "alice", "nour"]) await house.type(name, "/gathering join G1");
  const rows = () => store.db.selectFrom("registrations").select(["person", "state"]).execute();
  assert.deepEqual((await rows()).map(({ state }) => state).sort(), ["going", "going", "waitlisted"]);
  await linked(house);
  await house.parvis.settle();
  assert.deepEqual(
    (await rows()).map(({ state }) => state),
    ["going", "going"],
  );
  assert.deepEqual(await store.db.selectFrom("occurrences").select(["taken", "waiting"]).executeTakeFirst(), { taken: 2, waiting: 0 });
  const told = house.paper.sheets.filter((sheet) => sheet.reader?.user === "nour" && !sheet.answers);
  assert.match(told.at(-1)?.pages.at(-1)?.text ?? "", /Soup/);
  const reminders = () => store.db.selectFrom("notices").select("once").where("kind", "=", "reminder").where("state", "=", "due").execute();
  assert.equal((await reminders()).length, 2);
  await house.type("alix", "/gathering leave G1");
  assert.equal((await reminders()).length, 1);
});

eachDatabase("somebody who waits under one account and comes under the other does not wait any more", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.type("otto", '/gathering new title:"Soup" start:"2027-04-02 18:00" capacity:1');
  for (const name of ["alice", "alix", "otto"]) await house.type(name, "/gathering join G1");
  await linked(house);
  assert.deepEqual(await store.db.selectFrom("occurrences").select(["taken", "waiting"]).executeTakeFirst(), { taken: 1, waiting: 1 });
  await house.type("alix", "/gathering leave G1");
  assert.deepEqual(await store.db.selectFrom("occurrences").select(["taken", "waiting"]).executeTakeFirst(), { taken: 1, waiting: 0 });
});

eachDatabase("two electors of a secret vote who are one have one ballot between them", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("otto", { roles: ["organizer", "secretary"] });
  for (const name of ["alice", "alix"]) await house.person(name);
  await house.type("otto", '/motion propose title:"A chair" text:"We choose." secret:yes');
  await house.type("otto", "/motion open M1");
  await house.type("alix", "/vote M1 against");
  assert.match(wordsOf((await linked(house)).answer), /one person now/);
  assert.match(wordsOf((await house.type("alice", "/vote M1 for")).answer), /receipt/i);
  await house.type("otto", "/vote M1 for");
  await house.type("otto", "/motion close M1 confirm:yes");
  const closed = await store.db.selectFrom("motions").select(["entitled", "result"]).executeTakeFirst();
  const result = JSON.parse(closed?.result ?? "{}") as Readonly<Record<string, unknown>>;
  assert.deepEqual([closed?.entitled, result["for"], result["against"], result["cast"]], [2, 1, 1, 2]);
});

eachDatabase("an assembly whose roll was stored with both counts one person once in what it still votes", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("otto", { roles: ["organizer", "secretary"] });
  for (const name of ["alice", "alix", "nour"]) await house.person(name);
  await house.type("otto", '/assembly convene title:"Spring" start:"2027-05-02 18:00" quorum:none');
  await house.type("otto", '/motion propose title:"A bench" text:"We buy a bench." assembly:A1 majority:entitled>1/2');
  await house.moveTo(Date.UTC(2027, 4, 2, 16, 30) as Instant);
  await house.type("otto", "/assembly open A1");
  for (const name of ["otto", "alice", "alix", "nour"]) await house.type(name, "/assembly attend A1");
  await linked(house);
  await house.type("otto", "/motion open M1");
  const motion = await store.db.selectFrom("motions").select(["state", "entitled"]).executeTakeFirst();
  assert.deepEqual(motion, { state: "open", entitled: 3 });
});

eachDatabase("whoever is suspended under one account is so under the other, and dues are watched on", async (open) => {
  const store = await open();
  const house = await stage(store);
  await house.person("ada", { roles: ["admin"] });
  await house.type("ada", '/member dues rule:"12 months"');
  await house.type("ada", "/member dues person:alice paid:01/01/2027 through:31/12/2027");
  const until = "2999-01-01T00:00:00.000Z";
  await change(store.db, async (tx) => {
    await tx.updateTable("people").set({ suspended_until: until }).where("name", "=", "alice").execute();
  });
  await linked(house, "alix", "alice");
  const [kept] = await store.db.selectFrom("people").selectAll().where("name", "=", "alix").execute();
  assert.equal(kept?.suspended_until, until);
  const jobs = await store.db.selectFrom("jobs").select("subject").where("kind", "=", "dues").execute();
  assert.deepEqual(jobs, [{ subject: kept?.id }]);
  assert.match(wordsOf((await house.type("alice", "/motion propose title:A text:B")).answer), /suspended/i);
});

test("every column that names a person has its rule when two become one", async () => {
  const store = await openTestStore("sqlite");
  try {
    const { rows } = await sql<{ table: string; column: string }>`
      select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" = 'people' and f."from" <> 'community'`.execute(store.db);
    assert.ok(rows.length > 20);
    const ruled = new Set(MERGE_RULES.map(({ table, column }) => `${table}.${column}`));
    const missing = rows
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !ruled.has(name) && name !== "people.merged_into");
    assert.deepEqual(missing, []);
  } finally {
    await store.remove();
  }
});
