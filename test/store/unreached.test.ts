import assert from "node:assert/strict";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse } from "#test/support/whole-house.ts";

function at(text: string): Instant {
  return Date.parse(text) as Instant;
}

/** Somebody whose private messages are closed: the platform takes none. */
async function closedPerson({ parvis, community }: WholeHouse, name: string): Promise<void> {
  const account = { platform: "paper", team: "T1", user: name, name, locale: null, zone: null };
  const facts = { standing: "member", roles: [], locale: "en", joined: "2020-01-01", duesThrough: null } as const;
  await parvis.house.members.welcome(community, { name, ...facts, accounts: [account] });
}

eachDatabase(
  "whom a reminder does not reach is named to the organisers once, with the others of that hour, and the rest goes on",
  async (open) => {
    const store = await open();
    store.clock.moveTo(at("2027-05-20T09:00:00Z"));
    const house = await openWholeHouse(store);
    await house.person("host", { roles: ["organizer"] });
    for (const name of ["ana", "bo"]) await house.person(name);
    for (const name of ["dora", "cleo"]) await closedPerson(house, name);
    for (const evening of [20, 21])
      await house.type("host", `/gathering new title:"Evening ${evening}" start:"2027-05-${evening} 19:00" reminders:1h`);
    for (const gathering of ["G1", "G2"]) {
      for (const name of ["ana", "dora", "bo", "cleo"]) await house.type(name, `/gathering join ${gathering}`);
    }
    const toldTo = (name: string) =>
      house.paper.sheets
        .filter(({ reader, answers }) => reader?.user === name && !answers)
        .map(({ pages }) => JSON.stringify(pages.at(-1)));
    await house.moveTo(at("2027-05-20T16:00:00Z"));
    assert.deepEqual([toldTo("ana").length, toldTo("bo").length, toldTo("host").length], [1, 1, 0]);
    await house.moveTo(at("2027-05-20T17:00:00Z"));
    const [first] = toldTo("host");
    assert.match(first ?? "", /2 people can no longer be told anything in private.*cleo.*dora/s);
    await house.moveTo(at("2027-05-21T16:00:00Z"));
    await house.moveTo((at("2027-05-21T17:00:00Z") + MINUTE) as Instant);
    assert.deepEqual([toldTo("ana").length, toldTo("bo").length, toldTo("host").length], [2, 2, 1]);
    const lost = await store.db.selectFrom("notices").select("id").where("state", "=", "given-up").execute();
    assert.equal(lost.length, 4);
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase(
  "a seat offered to whom nothing reaches goes on at once, the first time and ever after, and they keep their place",
  async (open) => {
    const store = await open();
    store.clock.moveTo(at("2027-05-03T09:00:00Z"));
    const house = await openWholeHouse(store);
    await house.person("host", { roles: ["organizer"] });
    for (const name of ["ana", "bo"]) await house.person(name);
    for (const name of ["dora", "cleo"]) await closedPerson(house, name);
    const standing = async (gathering: string) => {
      const rows = await store.db
        .selectFrom("registrations as r")
        .innerJoin("occurrences as o", "o.id", "r.occurrence")
        .innerJoin("gatherings as g", "g.id", "o.gathering")
        .innerJoin("people as p", "p.id", "r.person")
        .select(["p.name", "r.state", "r.offered_until"])
        .where("g.handle", "=", gathering)
        .orderBy("p.name")
        .execute();
      return rows.map(({ name, state, offered_until }) => `${name} ${state}${offered_until === null ? "" : ", offered"}`);
    };
    for (const day of [20, 21]) {
      await house.type("host", `/gathering new title:"Evening ${day}" start:"2027-05-${day} 19:00" capacity:1 offers:yes`);
      const gathering = `G${day - 19}`;
      for (const name of ["ana", "dora", "cleo", "bo"]) await house.type(name, `/gathering join ${gathering}`);
      await house.type("ana", `/gathering leave ${gathering}`);
      await house.parvis.settle();
      const passed = ["bo waitlisted, offered", "cleo waitlisted", "dora waitlisted"];
      assert.deepEqual((await standing(gathering)).slice(-3), passed);
      await house.type("bo", `/gathering join ${gathering} answer:no`);
      await house.parvis.settle();
      assert.deepEqual(
        (await standing(gathering)).filter((line) => line.endsWith(", offered")),
        ["dora waitlisted, offered"],
        "nobody else is left: the offer stands for its time",
      );
    }
    const ends = await store.db.selectFrom("registrations").select("offered_until").where("offered_until", "is not", null).execute();
    await house.moveTo(at(ends[0]?.offered_until ?? ""));
    assert.deepEqual((await standing("G2")).slice(-3), ["bo declined", "cleo waitlisted, offered", "dora declined"]);
    assert.deepEqual(house.troubles, []);
  },
);

eachDatabase("help offered to whom nothing reaches goes on at once, though they were known to be out of reach", async (open) => {
  const store = await open();
  store.clock.moveTo(at("2027-05-03T09:00:00Z"));
  const house = await openWholeHouse(store);
  await house.person("rita");
  await closedPerson(house, "dora");
  await house.type("dora", "/aid volunteer categories:courses,garden");
  await house.type("rita", '/aid ask category:courses about:"Bread" urgency:week');
  await house.type("rita", '/aid ask category:garden about:"The hedge" urgency:week');
  await house.parvis.settle();
  const offers = await store.db.selectFrom("offers").select("state").execute();
  assert.deepEqual(
    offers.map(({ state }) => state),
    ["unreachable", "unreachable"],
  );
  assert.deepEqual(house.troubles, []);
});
