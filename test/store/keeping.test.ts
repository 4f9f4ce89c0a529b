import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { KEEPING, keepNoLonger } from "#house/keeping.ts";
import { DAY, type Instant } from "#kernel/clock.ts";
import { eachDatabase } from "#test/support/databases.ts";
import { openWholeHouse, wordsOf } from "#test/support/whole-house.ts";

test("the page on privacy says how long each kind is kept, and what is kept for a time is removed by the night", () => {
  const page = readFileSync(join(import.meta.dirname, "..", "..", "docs", "privacy.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| "));
  assert.ok(KEEPING.length > 6);
  for (const { what, days } of KEEPING) {
    const row = rows.find((line) => line.startsWith(`| ${what}`));
    assert.ok(row !== undefined, `docs/privacy.md does not say how long this is kept: ${what}`);
    assert.match(row, new RegExp(`\\b${days} days?\\b`), what);
  }
  const timed = rows.filter((line) => /\b\d+ days?\b/.test(line) && !line.includes("/aid duty"));
  assert.equal(timed.length, KEEPING.length, "a line of docs/privacy.md names days that nothing counts");
});

eachDatabase("every night what is kept no longer goes, and nothing else; a second night finds nothing", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  const begin = store.clock.now();
  await house.person("ada", { roles: ["admin"] });
  await house.person("sec", { roles: ["secretary"] });
  await house.person("rep", { roles: ["representative"] });
  await house.person("bea");
  await house.person("dan", { standing: "guest" });
  await house.type("ada", "/parvis settings approval:representatives");
  await house.type("dan", '/member join message:"I can cook, and sing."');
  await house.type("sec", '/member admit dan decision:refuse reason:"Not this year."');
  await house.type("bea", '/report about:"He shouted at me." person:dan');
  const handler = await store.db.selectFrom("reports").select("handler").executeTakeFirstOrThrow();
  const named = await store.db.selectFrom("people").select("name").where("id", "=", handler.handler).executeTakeFirstOrThrow();
  await house.type(named.name, '/report report:T1 step:hint note:"A softer voice, please."');
  await house.type(named.name, "/report report:T1 step:resolve");
  await house.type("rep", '/gathering new title:"Seminar" start:"2027-05-01 10:00"');
  await house.type("ada", "/gathering approve G1 decision:refuse");
  await house.type("ada", '/member import csv:"Name\nZoe"');
  await house.type("sec", "/charter publish title:Kindness text:Listen.");
  await house.type("sec", '/charter invite C1 name:"The City"');
  await house.type("bea", "/parvis forget");
  await house.parvis.settle();
  const all = async () => {
    const said = [];
    for (const table of [
      "member_events",
      "reports",
      "measures",
      "gathering_holds",
      "imports",
      "drafts",
      "notices",
      "one_time_links",
    ] as const)
      said.push(JSON.stringify(await store.db.selectFrom(table).selectAll().execute()));
    return said.join("\n");
  };
  const words = ["I can cook", "Not this year", "He shouted", "A softer voice", "Seminar", "Zoe"];
  const left = async (days: number) => {
    await keepNoLonger(store.db, (begin + days * DAY + 60_000) as Instant);
    const text = await all();
    return words.filter((word) => text.includes(word));
  };
  assert.deepEqual(await left(0), words);
  assert.deepEqual(
    await left(1),
    words.filter((word) => word !== "Zoe"),
  );
  assert.equal((await store.db.selectFrom("drafts").select("id").execute()).length, 0);
  const links = () => store.db.selectFrom("one_time_links").select("id").execute();
  const before = (await links()).length;
  assert.ok(before > 0);
  assert.deepEqual(await left(90), ["I can cook", "Not this year", "He shouted", "A softer voice"]);
  assert.equal((await links()).length, before);
  await left(181);
  assert.equal((await links()).length, 0);
  assert.deepEqual(await left(729), ["I can cook", "Not this year", "He shouted", "A softer voice"]);
  assert.deepEqual(await left(730), []);
  assert.deepEqual(await keepNoLonger(store.db, (begin + 731 * DAY) as Instant), {});
  assert.match(wordsOf((await house.type("ada", "/parvis audit action:report")).answer), /Report settled/);
  assert.deepEqual(house.troubles, []);
});
