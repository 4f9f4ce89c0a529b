import assert from "node:assert/strict";
import fc from "fast-check";
import { sql } from "kysely";
import { rosterNow } from "#aid/duty.ts";
import { forgetInAid } from "#aid/forgetting.ts";
import { offerUndelivered } from "#aid/undelivered.ts";
import type { SuggestSource } from "#chat/option.ts";
import { exportCommunity } from "#export/community.ts";
import { type Instant, MINUTE } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { communitySettings } from "#membership/store.ts";
import { change } from "#store/change.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openSite } from "#test/support/site.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";
import { openMetrics } from "#watch/metrics.ts";

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

eachDatabase("whoever is on duty is paged as the person they have become, once, and nobody who has left", async (open) => {
  const store = await open();
  const { community, person } = await openWholeHouse(store);
  for (const name of ["olga", "oscar", "odile", "anna"]) await person(name);
  const rows = await store.db.selectFrom("people").select(["id", "name"]).execute();
  const [olga, oscar, odile, anna] = ["olga", "oscar", "odile", "anna"].map(
    (name) => rows.find((row) => row.name === name)?.id ?? assert.fail(),
  );
  await change(store.db, async (tx) => {
    await tx
      .updateTable("people")
      .set({ merged_into: anna as Id, standing: "resigned" })
      .where("id", "=", olga as Id)
      .execute();
    await tx
      .updateTable("people")
      .set({ standing: "resigned" })
      .where("id", "=", odile as Id)
      .execute();
  });
  const roster = [odile, olga, oscar, anna, "nobody"] as Id[];
  assert.deepEqual(await rosterNow(store.db, community, roster), [anna, oscar]);
});

eachDatabase("two coordinators who set the days of aid at once, in two processes, both have what they said", async (open) => {
  const store = await open();
  const here = await openWholeHouse(store);
  for (const name of ["cora", "cleo"]) await here.person(name, { roles: ["organizer"] });
  const second = await openStore({ url: store.url, clock: store.clock, synchronous: "OFF" });
  try {
    const there = await openWholeHouse(store, "T1", second, here.community);
    for (let days = 1; days <= 8; days += 1) {
      const replies = await Promise.all([here.type("cora", `/aid duty confirm:${days}`), there.type("cleo", `/aid duty keep:${days}`)]);
      assert.deepEqual(
        replies.map(({ outcome }) => outcome),
        ["done", "done"],
      );
      const { aid } = await communitySettings(store.db, here.community);
      assert.deepEqual([aid.confirmDays, aid.retainDays], [days, days]);
    }
  } finally {
    await second.close();
  }
});

eachDatabase("whatever happens to requests, none has more helpers than it asked for, and none is lost", async (open, dialect) => {
  const store = await open();
  const house = await helping(store, "most:20");
  const deed = fc.record({
    who: fc.constantFrom("rita", ...HELPERS),
    what: fc.constantFrom("claim", "claim", "release", "decline", "extend", "done", "reopen", "withdraw", "wait"),
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

const CONFIDED = ["Marie Dupont", "06 12 34 56 78", "rue des Lilas", "@everyone", "Dupont", "Solange", "07 07 07", "Lavoir"] as const;

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
  await house.type("ada", "/parvis settings site:all");
  const about = "Marie Dupont, 06 12 34 56 78, 3 rue des Lilas, @everyone";
  const more = { for: "Solange Petit", consent: "yes", contact: "07 07 07 07 07", address: "12 rue du Lavoir" };
  await house.hear("rita", { kind: "form", address: "aid.ask/form/", values: { category: "courses", about, ...more } });
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
  await askInVain(house, store, about);
  await sweep(house, store, [...others, "wim"], request);
  assert.equal(house.troubles.length, 1);
});

/** The database refuses the row of a request, and quotes it where it can: whoever asked is given a reference, the log no word of it. */
async function askInVain(house: WholeHouse, store: TestStore, about: string): Promise<void> {
  const raised = sql`create trigger not_this before insert on requests begin select raise(abort, 'refused'); end`;
  const limited = sql`alter table requests add constraint not_this check (about not like '%Dupont%') not valid`;
  const sqlite = store.dialect === "sqlite";
  await change(store.db, async (tx) => void (await (sqlite ? raised : limited).execute(tx)));
  try {
    const values = { category: "courses", about: `${about} again` };
    const vain = await house.hear("rita", { kind: "form", address: "aid.ask/form/", values });
    assert.equal(vain.outcome, "incident");
  } finally {
    const mended = sqlite ? sql`drop trigger not_this` : sql`alter table requests drop constraint not_this`;
    await change(store.db, async (tx) => void (await mended.execute(tx)));
  }
}

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
      "/aid why R1",
      "/aid queue",
      "/aid stats",
      "/aid purge dry:yes",
      "/aid write R1 text:hello",
      "/aid edit R1 zone:north",
      "/aid hand R1 to:vito",
      "/aid rules",
      "/aid done R1",
      "/aid reopen R1",
    ].filter((line) => !/done|reopen/.test(line) || !["olga", "ada"].includes(who)))
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
  look("the log", house.lines.join());
  look("the metrics", await metricsOf(house, store));
  const pages = await publicPages(house, store);
  assert.ok(pages.size > 5, `only ${pages.size} pages were looked at`);
  for (const [path, body] of pages) look(path, body);
  assert.deepEqual(found, []);
}

/** What `/metrics` would say of all that this house has heard and logged. */
async function metricsOf(house: WholeHouse, store: TestStore): Promise<string> {
  const metrics = await openMetrics(store.db, store.clock);
  for (const call of house.calls) metrics.heard(call);
  for (const line of house.troubles) metrics.logged("warn", (JSON.parse(line) as { readonly msg: string }).msg);
  const { body } = await metrics.text();
  assert.match(body, /command="aid show"/);
  return body;
}

/** Every page that the public site links to. */
async function publicPages(house: WholeHouse, store: TestStore): Promise<ReadonlyMap<string, string>> {
  const site = openSite(house, store);
  const pages = new Map<string, string>();
  const waiting = ["/", "/a/club-t1", "/a/club-t1?lang=fr"];
  for (let path = waiting.shift(); path !== undefined && pages.size < 60; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const { body } = await site.get(path);
    pages.set(path, body);
    const links = [...body.matchAll(/(?:href|src|content)="(?:http:\/\/127\.0\.0\.1:4400)?(\/[^"]*)"/gu)].map(([, link]) => link as string);
    waiting.push(...links.map((link) => link.replaceAll("&amp;", "&")).filter((link) => !/^\/calendar|month\/(?!2027-03)/u.test(link)));
  }
  assert.deepEqual(site.troubles, []);
  return pages;
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

async function personId(store: TestStore, name: string): Promise<Id> {
  return (await store.db.selectFrom("people").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
}

async function steps(store: TestStore, action: string) {
  const rows = await store.db.selectFrom("audit").select(["actor", "facts"]).where("action", "=", action).execute();
  return rows.map(({ actor, facts }) => ({ actor, facts: JSON.parse(facts) as Record<string, unknown> }));
}

eachDatabase("every attempt to take a request on is written down, its reason for the audit alone", async (open) => {
  const store = await open();
  const house = await helping(store);
  await house.person("olga", { roles: ["organizer"] });
  await house.type("rita", '/aid ask category:courses about:"Bread"');
  await house.type("olga", "/aid apart person:vito from:rita");
  const request = await house.idOf("R1");
  const why = wordsOf((await house.type("vito", "/aid why R1")).answer);
  assert.doesNotMatch(why, /kept apart/);
  const refused = await house.press("vito", `aid.claim/now/${request}`);
  assert.equal(refused.outcome, "refused");
  assert.doesNotMatch(wordsOf(refused.answer), /apart/);
  await house.press("rita", `aid.claim/now/${request}`);
  await house.press("vera", `aid.claim/now/${request}`);
  await house.press("wim", `aid.claim/now/${request}`);
  assert.deepEqual(
    (await steps(store, "aid claim refused")).map(({ facts }) => facts["reason"]),
    ["kept apart", "aid-not-volunteer", "aid-taken"],
  );
  assert.equal((await steps(store, "aid claimed")).length, 1);
});

eachDatabase("nobody is asked for somebody from whom they are kept apart, nor sees it on the board", async (open) => {
  const store = await open();
  const house = await helping(store);
  await house.type("rita", "/aid apart person:vito");
  await house.type("rita", '/aid ask category:courses about:"Bread"');
  const asked = await store.db.selectFrom("offers").select("person").execute();
  assert.equal(asked.length, 2);
  assert.doesNotMatch(wordsOf((await house.type("vito", "/aid list")).answer), /R1/);
  assert.match(wordsOf((await house.type("vera", "/aid list")).answer), /R1/);
});

eachDatabase("who reads what was confided is written down, and whoever asked may see it", async (open) => {
  const store = await open();
  const house = await helping(store);
  await house.person("olga", { roles: ["organizer"] });
  await house.type("rita", '/aid ask category:courses about:"Bread"');
  await house.type("vera", "/aid claim R1");
  await house.type("vera", "/aid show R1");
  await house.type("vito", "/aid show R1");
  assert.match(wordsOf((await house.type("olga", "/aid show R1 open:yes")).answer), /Bread/);
  const looks = await store.db.selectFrom("contact_looks").select("person").execute();
  assert.equal(looks.length, 3);
  const seen = wordsOf((await house.type("rita", "/aid show R1")).answer);
  assert.match(seen, /olga/);
});

eachDatabase("whoever is forgotten leaves figures, and nothing that was theirs; whoever helped them hears no reason", async (open) => {
  const store = await open();
  const house = await helping(store);
  const rita = await personId(store, "rita");
  const vera = await personId(store, "vera");
  const community = { id: house.community, name: "Club", zone: "Europe/Paris", locale: "en" } as const;
  await house.type("rita", '/aid ask category:courses about:"Solange is ill"');
  await house.type("vera", '/aid claim R1 note:"Rue du Lavoir, at noon"');
  await house.type("vera", '/aid ask category:courses about:"My own need"');
  await house.type("vito", "/aid claim R2");
  await house.type("rita", "/aid volunteer categories:courses");
  for (const person of [rita, rita, vera]) await change(store.db, (tx) => forgetInAid(tx, store.ids, community, person, store.clock.now()));
  await house.parvis.settle();
  const exported = await exportCommunity(store.db, house.community, { name: (id) => id, now: store.clock.now() });
  const { R1, R2 } = exported.aid as Record<string, { state: string; category: string }>;
  assert.deepEqual([R1?.state, R1?.category, R2?.state], ["withdrawn", "courses", "withdrawn"]);
  assert.ok(!JSON.stringify(exported.aid).includes(rita));
  for (const table of ["requests", "request_events", "claims", "offers", "volunteers", "contact_looks"]) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(store.db);
    for (const word of ["Solange", "Lavoir", "My own need", rita, vera])
      assert.ok(!JSON.stringify(rows).includes(word), `${table}: ${word}`);
  }
  assert.deepEqual(house.troubles, []);
});

eachDatabase("an offer that cannot be delivered is no refusal: the next is asked, and the room says so without a detail", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("rita");
  const silent = await house.person("vera");
  await house.type("vera", "/aid volunteer categories:courses");
  await house.person("vito");
  await house.type("rita", '/aid ask category:courses about:"Bread" urgency:week');
  const notice = await store.db.selectFrom("notices").select("id").where("name", "=", "aid-offer").executeTakeFirstOrThrow();
  await house.type("vito", "/aid volunteer categories:courses");
  const lost = { community: house.community, notice: notice.id, person: silent };
  for (let again = 0; again < 2; again += 1) await change(store.db, (tx) => offerUndelivered(tx, store.ids, lost, store.clock.now()));
  await house.parvis.settle();
  const offers = await store.db.selectFrom("offers").select(["person", "state"]).orderBy("at").execute();
  assert.deepEqual(offers.map(({ state }) => state).sort(), ["open", "unreachable"]);
  const posts = house.paper.sheets.filter(({ reader }) => reader === null).map(({ pages }) => JSON.stringify(pages));
  assert.equal(posts.filter((post) => post.includes("vera")).length, 1);
  assert.ok(posts.every((post) => !post.includes("Bread")));
});
