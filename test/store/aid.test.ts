import assert from "node:assert/strict";
import fc from "fast-check";
import { sql } from "kysely";
import type { SuggestSource } from "#chat/option.ts";
import { exportCommunity } from "#export/community.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { change } from "#store/change.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const HELPERS = ["vera", "vito", "wim"] as const;

async function helping(store: TestStore, more = ""): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  await house.person("rita");
  for (const name of HELPERS) {
    await house.person(name);
    await house.type(name, `/aid volunteer categories:courses ${more}`);
  }
  return house;
}

async function claims(store: TestStore, state = "active") {
  return store.db
    .selectFrom("claims")
    .select(["person", "request"])
    .where("state", "=", state as "active")
    .execute();
}

eachDatabase("a request claimed in two processes at once has one helper, and one sees what was confided", async (open) => {
  const store = await open();
  const here = await helping(store);
  const second = await openStore({ url: store.url, clock: store.clock, synchronous: "OFF" });
  try {
    const there = await openWholeHouse(store, "T1", second, here.community);
    await here.type("rita", '/aid ask category:courses about:"Solange, 12 rue du Lavoir"');
    const request = await here.idOf("R1");
    const replies = await Promise.all([
      here.press("vera", `aid.claim/now/${request}`),
      there.press("vito", `aid.claim/now/${request}`),
      here.press("wim", `aid.claim/now/${request}`),
    ]);
    assert.deepEqual(replies.map(({ outcome }) => outcome).sort(), ["done", "refused", "refused"]);
    assert.equal(replies.filter(({ answer }) => wordsOf(answer).includes("Lavoir")).length, 1);
    assert.equal((await claims(store)).length, 1);
  } finally {
    await second.close();
  }
});

eachDatabase("whoever wished for one request at once holds one, though two are claimed at once", async (open) => {
  const store = await open();
  const house = await helping(store, "most:1");
  for (const n of [1, 2, 3]) await house.type("rita", `/aid ask category:courses about:"Number ${n}"`);
  const requests = await Promise.all(["R1", "R2", "R3"].map((handle) => house.idOf(handle)));
  await Promise.all(Array.from({ length: 12 }, () => house.type("vera", "/parvis language en")));
  const replies = await Promise.all(requests.map((request) => house.press("vera", `aid.claim/now/${request}`)));
  assert.deepEqual(replies.map(({ outcome }) => outcome).sort(), ["done", "refused", "refused"]);
  assert.equal((await claims(store)).length, 1);
});

eachDatabase("a request that is sent several times at once is one request", async (open) => {
  const store = await open();
  const house = await helping(store);
  await Promise.all(Array.from({ length: 12 }, () => house.type("vera", "/parvis language en")));
  const replies = await Promise.all(Array.from({ length: 5 }, () => house.type("rita", '/aid ask category:courses about:"Bread"')));
  for (const { answer } of replies) assert.match(wordsOf(answer), /R1/);
  assert.equal((await store.db.selectFrom("requests").select("id").execute()).length, 1);
});

eachDatabase("whatever happens to requests, none has more helpers than it asked for, and none is lost", async (open, dialect) => {
  const store = await open();
  const house = await helping(store, "most:20");
  const deed = fc.record({
    who: fc.constantFrom("rita", ...HELPERS),
    what: fc.constantFrom("claim", "claim", "release", "decline", "extend", "done", "withdraw", "wait"),
    times: fc.integer({ min: 1, max: 2 }),
  });
  let asked = 0;
  const law = fc.asyncProperty(fc.integer({ min: 1, max: 2 }), fc.array(deed, { maxLength: 10 }), async (helpers, deeds) => {
    asked += 1;
    await house.type("rita", `/aid ask category:courses about:"Number ${asked}" helpers:${helpers}`);
    const request = await house.idOf(`R${asked}`);
    for (const [n, { who, what, times }] of deeds.entries()) {
      if (what === "wait") await house.moveTo((store.clock.now() + 50 * MINUTE) as Instant);
      else {
        const address = what === "withdraw" ? `aid.mine/withdraw/${request}` : `aid.${what}/now/${request}`;
        const replies = await Promise.all(Array.from({ length: times }, () => house.press(who, address, `${asked}-${n}`)));
        for (const { outcome } of replies) assert.notEqual(outcome, "incident");
        assert.equal(
          new Set(replies.map(({ answer }) => wordsOf(answer))).size,
          1,
          `${who} ${what}: delivered twice, answered twice alike`,
        );
      }
      const row = await store.db.selectFrom("requests").select("state").where("id", "=", request).executeTakeFirstOrThrow();
      const active = (await claims(store)).filter((claim) => claim.request === request);
      assert.ok(active.length <= helpers);
      assert.equal(new Set(active.map(({ person }) => person)).size, active.length);
      if (row.state === "claimed") assert.equal(active.length, helpers);
      if (row.state === "done" || row.state === "withdrawn") assert.equal(active.length, 0);
    }
  });
  await fc.assert(law, { numRuns: dialect === "sqlite" ? 20 : 5 });
  assert.equal((await store.db.selectFrom("requests").select("id").execute()).length, asked);
  assert.deepEqual(house.troubles, []);
});

eachDatabase("three people are asked every half hour, three times; then the coordinators know", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("rita");
  await house.person("olga", { roles: ["organizer"] });
  for (let n = 1; n <= 12; n += 1) {
    await house.person(`v${n}`);
    await house.type(`v${n}`, "/aid volunteer categories:courses");
  }
  await house.type("rita", '/aid ask category:courses about:"Bread"');
  const seen: [number, string][] = [];
  for (let wave = 1; wave <= 4; wave += 1) {
    const offers = await store.db.selectFrom("offers").select("person").execute();
    const { state } = await store.db.selectFrom("requests").select("state").executeTakeFirstOrThrow();
    seen.push([offers.length, state]);
    await house.moveTo((store.clock.now() + 30 * MINUTE) as Instant);
  }
  assert.deepEqual(seen, [
    [3, "offered"],
    [6, "offered"],
    [9, "offered"],
    [9, "unmet"],
  ]);
});

eachDatabase("nobody is asked whom a filter keeps out", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("rita");
  const profiles: Readonly<Record<string, string>> = {
    fits: "categories:courses zones:nord languages:pt",
    everywhere: "categories:courses languages:fr,pt",
    elsewhere: "categories:courses zones:sud languages:pt",
    silent: "categories:courses",
    french: "categories:courses languages:fr",
    cook: "categories:cuisine languages:pt",
    paused: "categories:courses languages:pt",
  };
  for (const [name, profile] of Object.entries(profiles)) {
    await house.person(name);
    await house.type(name, `/aid volunteer ${profile}`);
  }
  await house.type("rita", "/aid volunteer categories:courses languages:pt");
  await house.type("paused", "/aid pause");
  await house.person("left");
  await house.type("left", "/aid volunteer categories:courses languages:pt");
  await change(store.db, async (tx) => {
    await tx.updateTable("people").set({ standing: "resigned" }).where("name", "=", "left").execute();
  });
  await house.type("rita", '/aid ask category:Courses zone:NORD languages:pt about:"Bread"');
  const asked = await store.db
    .selectFrom("offers as o")
    .innerJoin("people as p", (join) => join.onRef("p.id", "=", "o.person"))
    .select("p.name")
    .orderBy("p.name")
    .execute();
  assert.deepEqual(
    asked.map(({ name }) => name),
    ["everywhere", "fits"],
  );
});

const CONFIDED = ["Marie Dupont", "06 12 34 56 78", "rue des Lilas", "@everyone", "Dupont"] as const;

eachDatabase("what was confided is in no public post, no other's answer, no record, no log and no export", async (open) => {
  const store = await open();
  const house = await helping(store);
  for (const [name, somebody] of [
    ["olga", { roles: ["organizer"] }],
    ["ada", { roles: ["admin"] }],
    ["paul", {}],
    ["gus", { standing: "guest" }],
  ] as const)
    await house.person(name, somebody);
  const about = "Marie Dupont, 06 12 34 56 78, 3 rue des Lilas, @everyone";
  await house.hear("rita", { kind: "form", address: "aid.ask/form/", values: { category: "courses", about } });
  const request = await house.idOf("R1");
  const others = ["vera", "vito", "olga", "ada", "paul", "gus"];
  await sweep(house, store, others, request);
  assert.match(wordsOf((await house.press("wim", `aid.claim/now/${request}`)).answer), /Marie Dupont/);
  await sweep(house, store, others, request);
  await house.press("wim", `aid.release/now/${request}`);
  await sweep(house, store, [...others, "wim"], request);
  await house.press("vera", `aid.claim/now/${request}`);
  await house.press("vera", `aid.done/now/${request}`);
  await house.press("rita", `aid.done/now/${request}`);
  await sweep(house, store, [...others, "wim"], request);
  assert.deepEqual(house.troubles, []);
});

/** Asks for everything that the others could see, and searches it all, with what lies in the tables beside the request itself. */
async function sweep(house: WholeHouse, store: TestStore, others: readonly string[], request: Id): Promise<void> {
  await house.parvis.settle();
  const found: string[] = [];
  const look = (where: string, text: string) => {
    for (const part of CONFIDED) if (text.includes(part)) found.push(`${where}: ${part}`);
  };
  for (const who of others) {
    const speaker = { platform: "paper", team: "T1", user: who, name: who, locale: null, zone: null, owner: false };
    for (const line of [
      "/aid show R1",
      "/aid list",
      "/aid mine",
      "/parvis status",
      "/aid extend R1",
      "/aid release R1",
      "/aid mine withdraw:R1 confirm:yes",
    ])
      look(`${who} ${line}`, JSON.stringify((await house.type(who, line)).answer));
    look(`${who} pick`, JSON.stringify((await house.hear(who, { kind: "pick", address: "aid.list/show/", values: [request] })).answer));
    look(`${who} home`, JSON.stringify((await house.parvis.ears.home(speaker)).cards));
    for (const what of ["request", "gathering", "motion", "person", "room"] satisfies SuggestSource[])
      look(`${who} suggestions`, JSON.stringify(await house.parvis.ears.suggest(speaker, what, "")));
  }
  await house.parvis.settle();
  const knowing = new Set(["rita", "vera", "wim"]);
  for (const sheet of house.paper.sheets) {
    if (sheet.reader === null || !knowing.has(sheet.reader.user)) look("a post", JSON.stringify(sheet.pages));
  }
  const exported = await exportCommunity(store.db, house.community, { name: (id) => id, now: store.clock.now() });
  look("the export", JSON.stringify(exported));
  for (const table of ["audit", "heard", "notices", "jobs", "cards", "offers", "claims", "request_events", "rooms", "drafts"]) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(store.db);
    look(table, JSON.stringify(rows));
  }
  look("the log", house.troubles.join());
  assert.deepEqual(found, []);
}

eachDatabase("four thousand characters are kept whole and reach whoever helps whole", async (open) => {
  const store = await open();
  const house = await helping(store);
  const about = `${"é👩‍👩‍👧‍👦 ".repeat(400)}end`.slice(0, 3_990);
  const reply = await house.hear("rita", { kind: "form", address: "aid.ask/form/", values: { category: "courses", about } });
  assert.equal(reply.outcome, "done", wordsOf(reply.answer).slice(0, 300));
  const request = await house.idOf("R1");
  const claimed = await house.press("vera", `aid.claim/now/${request}`);
  const card = claimed.answer.kind === "show" ? JSON.stringify(claimed.answer.card) : "";
  assert.ok(card.includes(JSON.stringify(about.trim().normalize("NFC")).slice(1, -1)));
});
