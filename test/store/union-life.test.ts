import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { agreementKeeping } from "#agreements/breaches.ts";
import { agreementPages } from "#agreements/page.ts";
import { exportCommunity } from "#export/community.ts";
import type { Id } from "#kernel/ids.ts";
import { openVault } from "#kernel/vault.ts";
import { migrations } from "#migrations/all.ts";
import { findLink } from "#outbox/one-time.ts";
import { replyPages } from "#parties/page.ts";
import { change } from "#store/change.ts";
import { migrate } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, SECRET, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

/** A house and a second one over the same database, as another process would have it. */
async function twoHouses(
  store: TestStore,
): Promise<{ readonly one: WholeHouse; readonly other: WholeHouse; readonly close: () => Promise<void> }> {
  const one = await openWholeHouse(store);
  const second = await openStore({ url: store.url, clock: store.clock, synchronous: "OFF", connections: 10 });
  const other = await openWholeHouse(store, "T1", second, one.community);
  return { one, other, close: () => second.close() };
}

async function people(house: WholeHouse, count: number): Promise<readonly string[]> {
  const names = Array.from({ length: count }, (_, at) => `member${at}`);
  for (const name of names) await house.person(name);
  await house.person("olga", { roles: ["organizer"] });
  await house.person("sec", { roles: ["secretary"] });
  return names;
}

/** Has the text of E1 ratified by the motion that is written from it, M2. */
async function ratify(house: WholeHouse): Promise<void> {
  await house.type("member0", "/agreement ratify E1");
  await house.type("sec", "/motion open M2");
  await house.type("member0", "/vote M2 for");
  await house.type("sec", "/motion close M2 confirm:yes");
  await house.parvis.settle();
}

const CODES = Array.from({ length: 12 }, (_, at) => `ZQ-${1000 + at * 7}-KX`);

eachDatabase("twelve codes asked for by sixty people in two processes at once are each given once", async (open) => {
  const store = await open();
  const { one, other, close } = await twoHouses(store);
  try {
    const names = await people(one, 60);
    await one.type("olga", `/service add title:"Ear plugs" about:"With your code." codes:"${CODES.join(" ")}"`);
    const asked = names.flatMap((name, at) => [
      (at % 2 === 0 ? one : other).type(name, "/service use S1"),
      (at % 2 === 0 ? other : one).type(name, "/service use S1"),
    ]);
    const replies = await Promise.all(asked);
    assert.deepEqual(
      replies.filter(({ outcome }) => outcome === "incident"),
      [],
    );
    const given = new Map<string, Set<number>>();
    for (const [at, reply] of replies.entries()) {
      const code = /ZQ-\d+-KX/.exec(wordsOf(reply.answer))?.[0];
      if (code !== undefined) given.set(code, (given.get(code) ?? new Set()).add(Math.floor(at / 2)));
    }
    assert.equal(given.size, 12, "every code was given");
    for (const [code, who] of given) assert.equal(who.size, 1, `${code} was given to one person`);
    const uses = await store.db.selectFrom("service_uses").select("place").execute();
    assert.deepEqual(
      uses.map(({ place }) => place).sort((a, b) => Number(a) - Number(b)),
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  } finally {
    await close();
  }
});

eachDatabase("a threshold reached by many pledges in two processes at once is told once to each", async (open) => {
  const store = await open();
  const { one, other, close } = await twoHouses(store);
  try {
    const names = await people(one, 40);
    await one.type("olga", '/campaign start title:"Sundays" demand:"Free Sundays." threshold:30');
    const replies = await Promise.all(names.map((name, at) => (at % 2 === 0 ? one : other).type(name, "/campaign pledge K1")));
    assert.deepEqual(
      replies.map(({ outcome }) => outcome),
      names.map(() => "done"),
    );
    await Promise.all([one.parvis.settle(), other.parvis.settle()]);
    const told = await store.db
      .selectFrom("notices")
      .innerJoin("rooms", (join) => join.onRef("rooms.community", "=", "notices.community").onRef("rooms.id", "=", "notices.room"))
      .select("rooms.person")
      .where("notices.name", "=", "campaign-reached")
      .execute();
    const privately = told.flatMap(({ person }) => person ?? []);
    assert.equal(privately.length, 41, "forty who pledged, and the one who began it");
    assert.equal(new Set(privately).size, 41);
    assert.equal(told.length, 42, "and the channel once");
    const row = await store.db.selectFrom("campaigns").select("reached_at").executeTakeFirstOrThrow();
    assert.notEqual(row.reached_at, null);
  } finally {
    await close();
  }
});

/** Everything that the tables hold as text, but for the tables that may hold it. */
async function wordsInTables(store: TestStore, without: readonly string[]): Promise<string> {
  const tables = [
    "notices",
    "audit",
    "heard",
    "jobs",
    "drafts",
    "cards",
    "services",
    "service_codes",
    "service_uses",
    "service_ratings",
  ] as const;
  const found: string[] = [];
  for (const table of tables) {
    if (without.includes(table)) continue;
    found.push(
      JSON.stringify(
        await store.db
          .selectFrom(table as "audit")
          .selectAll()
          .execute(),
      ),
    );
  }
  return found.join("\n");
}

async function exported(store: TestStore, house: WholeHouse): Promise<string> {
  const names = new Map((await store.db.selectFrom("people").select(["id", "name"]).execute()).map(({ id, name }) => [id, name]));
  return JSON.stringify(
    await exportCommunity(store.db, house.community, { name: (person: Id) => names.get(person) ?? "", now: store.clock.now() }),
  );
}

eachDatabase("codes lie sealed, and neither tables, export nor log tell who uses what", async (open, dialect) => {
  const store = await open();
  const house = await openWholeHouse(store);
  const names = await people(house, 3);
  await house.type("olga", `/service add title:"Ear plugs" about:"With your code." codes:"${CODES.join(" ")}"`);
  await house.type("olga", '/service add title:"Studio" about:"Ten per cent." code:"SHARED-SECRET-9"');
  for (const name of names) await house.type(name, "/service use S1");
  const person = (await store.db.selectFrom("people").select("id").where("name", "=", "member1").executeTakeFirstOrThrow()).id;
  await house.type("member1", "/service use S2");
  await house.parvis.settle();
  const words = await wordsInTables(store, []);
  const all = await exported(store, house);
  for (const code of [...CODES, "SHARED-SECRET-9"]) {
    assert.ok(!words.includes(code), `${code} lies open in a table`);
    assert.ok(!all.includes(code), `${code} is exported`);
  }
  const uses = JSON.stringify(await store.db.selectFrom("service_uses").selectAll().execute());
  assert.ok(!uses.includes(person), "a use names nobody");
  const audit = await store.db.selectFrom("audit").select(["action", "actor"]).where("actor", "=", person).execute();
  assert.deepEqual(audit, []);
  assert.deepEqual(house.troubles, []);
  if (dialect === "sqlite") {
    const file = readFileSync(store.url.replace("sqlite:", "")).toString("latin1");
    for (const code of CODES) assert.ok(!file.includes(code), `${code} lies in the file`);
  }
});

eachDatabase("who signs in confidence and who pledges below a threshold is written into no record and no export", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await people(house, 4);
  await house.person("Quiet Quinn");
  await house.person("Early Erin");
  await house.type("olga", '/campaign start title:"Sundays" demand:"Free Sundays." threshold:9 goal:10');
  await house.type("Quiet Quinn", "/campaign sign K1 confidential:yes");
  await house.type("Early Erin", "/campaign pledge K1");
  await house.type("member1", "/campaign sign K1");
  await house.parvis.settle();
  const ids = new Map((await store.db.selectFrom("people").select(["id", "name"]).execute()).map(({ id, name }) => [name, id]));
  const { people: _, ...rest } = JSON.parse(await exported(store, house)) as Record<string, unknown>;
  const record = JSON.stringify(await store.db.selectFrom("audit").selectAll().execute());
  for (const name of ["Quiet Quinn", "Early Erin"]) {
    assert.ok(!JSON.stringify(rest).includes(name), `${name} is exported`);
    assert.ok(!record.includes(ids.get(name) as string), `${name} stands in the record`);
    assert.ok(
      !house.paper.sheets.some((sheet) => JSON.stringify(sheet).includes(name) && JSON.stringify(sheet).includes('"general"')),
      `${name} is shown`,
    );
  }
  assert.ok(JSON.stringify(rest).includes("member1"));
  await house.type("olga", '/campaign close K1 obtained:"Some." confirm:yes');
  assert.equal((await store.db.selectFrom("campaign_pledges").selectAll().execute()).length, 0, "who had pledged is forgotten");
});

eachDatabase("the other side signs behind a link once, and while it holds", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await people(house, 2);
  const pages = agreementPages({ db: store.db, ids: store.ids, clock: store.clock, vault: openVault(SECRET) });
  await house.type("member0", '/motion propose title:"Rates" text:"We negotiate."');
  await house.type("sec", "/motion open M1");
  await house.type("member0", "/vote M1 for");
  await house.type("sec", "/motion close M1 confirm:yes");
  await house.type("sec", '/agreement mandate motion:M1 object:"Rates" negotiators:member0 report:2027-06-01 counterpart:"Studio"');
  await house.type("member0", '/agreement draft E1 text:"Day rate: 260."');
  await ratify(house);
  async function linkOf(): Promise<string> {
    return (
      /\/p\/([\w-]{43})/.exec(wordsOf((await house.type("member0", "/agreement sign E1 for:them")).answer))?.[1] ?? assert.fail("no link")
    );
  }
  const [old, token] = [await linkOf(), await linkOf()];
  assert.equal(await findLink(store.db, old, store.clock.now()), null, "a new link makes the one before worthless");
  const link = (await findLink(store.db, token, store.clock.now())) ?? assert.fail("the link opens nothing");
  const page = (await pages.show(link, "fr")) ?? assert.fail("there is no page");
  assert.match(JSON.stringify(page.card), /Day rate: 260/);
  await assert.rejects(pages.submit(link, { name: " " }, null), { name: "Misuse" });
  const both = await Promise.allSettled([pages.submit(link, { name: "M. Durand" }, null), pages.submit(link, { name: "Mme Petit" }, null)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  await assert.rejects(pages.submit(link, { name: "M. Martin" }, null), { name: "Refusal", key: "agreement-link-used" });
  const signed = await store.db.selectFrom("agreement_signatures").select("name").execute();
  assert.equal(signed.length, 1);
  await house.type("member0", "/agreement sign E1");
  const row = await store.db.selectFrom("agreements").select("state").executeTakeFirstOrThrow();
  assert.equal(row.state, "signed");
});

eachDatabase("the other side replies to a breach once, and never reads what was reported nor by whom", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await people(house, 2);
  await house.person("Rita Reporter");
  await house.type("member0", '/motion propose title:"Rates" text:"We negotiate."');
  await house.type("sec", "/motion open M1");
  await house.type("member0", "/vote M1 for");
  await house.type("sec", "/motion close M1 confirm:yes");
  await house.type("sec", "/agreement mandate motion:M1 negotiators:member0 counterpart:Studio");
  await house.type("member0", '/agreement draft E1 text:"Day rate: 260."');
  await ratify(house);
  await house.type("member0", "/agreement sign E1");
  await house.type("sec", '/agreement sign E1 name:"M. Durand"');
  await house.type("Rita Reporter", '/agreement breach E1 text:"They paid me 200 on 3 May."');
  const asked = wordsOf((await house.type("sec", '/agreement answer E1 1 tell:"Rates below the agreement were paid."')).answer);
  const token = /\/p\/([\w-]{43})/.exec(asked)?.[1] ?? assert.fail(asked);
  const parts = { db: store.db, ids: store.ids, clock: store.clock, vault: openVault(SECRET) };
  const pages = replyPages(parts, agreementKeeping);
  const link = (await findLink(store.db, token, store.clock.now())) ?? assert.fail("the link opens nothing");
  const page = JSON.stringify((await pages.show(link, "en"))?.card);
  assert.match(page, /Rates below the agreement/);
  assert.doesNotMatch(page, /3 May|Rita/);
  await pages.submit(link, { reply: "A mistake of our payroll." }, "fr");
  await assert.rejects(pages.submit(link, { reply: "Another." }, null), { key: "agreement-link-used" });
  await house.parvis.settle();
  assert.ok(
    house.paper.sheets.some((sheet) => JSON.stringify(sheet).includes("A mistake of our payroll.")),
    "who follows it up is told",
  );
  const all = await exported(store, house);
  assert.doesNotMatch(all, /3 May|payroll/);
});

eachDatabase("what was reported of agreements before parties had handles is carried over, and counted with its party", async (open) => {
  const store = await open({ migrations: migrations.filter(({ name }) => name < "0052") });
  const house = await openWholeHouse(store);
  const rita = await house.person("Rita Reporter");
  await house.type("Rita Reporter", '/motion propose title:"Rates" text:"We negotiate."');
  const [club, motion, at] = [house.community, await house.idOf("M1"), "2027-03-20T12:00:00.000Z"];
  await change(store.db, async (tx) => {
    for (const [id, name] of [
      ["p1", "Studio"],
      ["p2", "Ministry"],
    ] as const)
      await sql`insert into counterparts (community, id, name, folded, kind, contact, created_at)
        values (${club}, ${id}, ${name}, ${name.toLowerCase()}, 'company', null, ${at})`.execute(tx);
    await sql`insert into agreements (community, id, handle, title, folded, counterpart, motion, object, report_on, expires_on, seen_by, state,
        renewal, notice_days, version, created_at)
      values (${club}, 'a1', 'E1', 'Rates', 'rates', 'p1', ${motion}, 'Rates', '2027-06-01', '2027-12-31', 'members', 'in-force', 'none', 0, 1, ${at})`.execute(
      tx,
    );
    await sql`insert into agreement_breaches (community, id, agreement, number, reporter, words, state, reply, answer, at)
      values (${club}, 'b1', 'a1', 1, ${rita}, 'They paid 200.', 'answered', 'An error.', 'They pay.', ${at})`.execute(tx);
  });
  await migrate(store, migrations);
  const seen = wordsOf((await house.type("Rita Reporter", "/agreement parties")).answer);
  for (const wanted of ["O1", "O2", "1 report, 1 answered", "E1/1", "An error."]) assert.ok(seen.includes(wanted), `${wanted}: ${seen}`);
  assert.match(wordsOf((await house.type("Rita Reporter", "/agreement breach E1")).answer), /They paid 200/);
  await house.person("sec", { roles: ["secretary"] });
  await house.type("sec", '/agreement parties name:"A third"');
  assert.match(wordsOf((await house.type("sec", '/charter breach O3 text:"Late."')).answer), /O3/);
});

eachDatabase("reports of one party from two processes at once are numbered one after another", async (open) => {
  const store = await open();
  const { one, other, close } = await twoHouses(store);
  try {
    const names = await people(one, 6);
    await one.type("sec", '/agreement parties name:"Studio Ombre"');
    await Promise.all(
      names.map((name, at) => (at % 2 === 0 ? one : other).type(name, '/charter breach "studio ombre" text:"They pay late."')),
    );
    await Promise.all(["A", "B"].map((name, at) => (at === 0 ? one : other).type("sec", `/agreement parties name:"${name}"`)));
    const rows = await store.db.selectFrom("breaches").select("number").orderBy("number").execute();
    assert.deepEqual(
      rows.map(({ number }) => number),
      [1, 2, 3, 4, 5, 6],
    );
    const parties = await store.db.selectFrom("counterparts").select("handle").orderBy("handle").execute();
    assert.deepEqual(
      parties.map(({ handle }) => handle),
      ["O1", "O2", "O3"],
    );
  } finally {
    await close();
  }
});
