import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import type { Reply, Said } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { type AnyTables, tablesOf } from "#copies/tables.ts";
import type { Id } from "#kernel/ids.ts";
import { eachDatabase, openTestStore, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const PEOPLE = ["ada", "bo", "gus", "exa"] as const;

async function peopled(house: WholeHouse): Promise<void> {
  await house.person("ada", { roles: ["admin"] });
  await house.person("bo");
  await house.person("gus", { standing: "guest" });
  await house.person("exa", { standing: "excluded" });
}

/** Says it, and holds that it was answered with a sentence. */
async function answered(house: WholeHouse, who: string, said: Said): Promise<Reply> {
  const reply = await house.hear(who, said);
  assert.notEqual(reply.outcome, "incident", `${who}: ${JSON.stringify(said)}\n${house.troubles.join("\n")}`);
  return reply;
}

const STRANGE = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u200b",
  "\u202eabc",
  "e\u0301".repeat(200),
  "👩‍👩‍👧‍👦".repeat(40),
  "שלום <@!1> @everyone",
  "x".repeat(20_000),
  '"',
  "« »",
  "constructor",
  "__proto__",
  "9".repeat(400),
  "-1",
  "1e9",
  "G1",
  "%",
  "_",
  "2027-02-30 25:61",
  "31/02/2027",
  "+275760-09-14 10:00",
  "0000-00-00",
  "$1 { $name }",
  "<@U1> <#C1|general>",
];

eachDatabase("whatever is typed for whatever option, the answer is a sentence and never an incident", async (open, dialect) => {
  const strange = dialect === "sqlite" ? STRANGE : STRANGE.filter((text) => /[\u0000\ud800%]|^$|x{9}/.test(text));
  const house = await openWholeHouse(await open());
  await peopled(house);
  await house.type("ada", '/gathering new title:"Repair café" start:"2027-04-01 10:00"');
  await house.type("ada", '/motion propose title:"Sundays" text:"We open."');
  await house.type("bo", "/aid ask category:food about:Soup");
  for (const { path, options } of commands) {
    for (const name of Object.keys(options)) {
      await Promise.all(strange.map((text) => answered(house, "ada", { kind: "command", path, given: { [name]: text } })));
    }
  }
  assert.deepEqual(house.troubles, []);
});

eachDatabase("a forged button is refused, whatever it says it is", async (open, dialect) => {
  const house = await openWholeHouse(await open());
  await peopled(house);
  const paths = [...commands.map(({ path, presses }) => ({ path, presses: Object.keys(presses) })), { path: "no such", presses: [] }];
  const presses = ["confirm", "cancel", "reading", "form", "constructor", "to-string", ""];
  const forged = ["", "x", "x~start~2027-01-01", "01a46298-1b80-7011-b313-dbd61323cf34", "01a46298-1b80-7011-b313-dbd61323cf34~99", "~~~"];
  const ids = dialect === "sqlite" ? forged : forged.slice(3, 5);
  for (const { path, presses: own } of paths) {
    for (const press of [...own, ...presses]) {
      const addresses = ids.map((id) => `${path.replace(" ", ".")}/${press}/${id}`);
      const picks = [["\u0000"], ["constructor"], ["NaN"], ["999"], []];
      const said: Said[] = addresses.flatMap((address) => [
        { kind: "press", address },
        ...picks.map((values) => ({ kind: "pick" as const, address, values })),
      ]);
      await Promise.all(said.map((one) => answered(house, "ada", one)));
    }
  }
  assert.deepEqual(house.troubles, []);
});

eachDatabase("what a form or a command says beside the declared options is left alone", async (open) => {
  const house = await openWholeHouse(await open());
  await peopled(house);
  await house.type("ada", '/motion propose title:"Sundays" text:"We open."');
  await house.type("ada", "/motion open M1");
  for (const strange of ["constructor", "toString", "nonsense"]) {
    const given = { motion: "M1", [strange]: "x" };
    assert.equal((await answered(house, "ada", { kind: "command", path: "motion close", given })).outcome, "asked");
    assert.equal((await answered(house, "ada", { kind: "form", address: "motion.close/form/", values: given })).outcome, "asked");
  }
  assert.equal((await house.type("ada", "/motion close M1 confirm:no confirm:no")).outcome, "misuse");
});

eachDatabase("buttons with the ids of another community do nothing there and show nothing of it", async (open) => {
  const store = await open();
  const here = await openWholeHouse(store, "T1");
  const there = await openWholeHouse(store, "T2");
  for (const house of [here, there]) await peopled(house);
  await there.type("ada", '/gathering new title:"Hidden supper" start:"2027-04-01 10:00"');
  await there.type("ada", '/motion propose title:"Hidden motion" text:"Hidden words."');
  await there.type("ada", "/motion open M1");
  await there.type("bo", '/aid ask category:secretkind about:"Hidden trouble"');
  const ids = await Promise.all(["G1", "M1", "R1"].map((handle) => there.idOf(handle)));
  for (const { path, presses } of commands) {
    for (const press of Object.keys(presses)) {
      for (const id of ids) {
        for (const said of [
          { kind: "press", address: `${path.replace(" ", ".")}/${press}/${id}` },
          { kind: "pick", address: `${path.replace(" ", ".")}/${press}/${id}`, values: [id] },
          { kind: "pick", address: `${path.replace(" ", ".")}/${press}/`, values: [id] },
        ] as const) {
          const words = wordsOf((await answered(here, "ada", said)).answer);
          assert.doesNotMatch(words, /hidden|secretkind/i, JSON.stringify(said));
        }
      }
    }
  }
  await there.parvis.settle();
  const claims = await store.db.selectFrom("claims").selectAll().execute();
  const ballots = await store.db.selectFrom("ballots").selectAll().execute();
  const registrations = await store.db.selectFrom("registrations").selectAll().execute();
  assert.deepEqual([claims.length, ballots.length, registrations.length], [0, 0, 0]);
});

/** Everything that is kept of a community, but for what was heard. */
async function keptOf(store: TestStore, community: Id): Promise<string> {
  const kept: string[] = [];
  const db = store.db as unknown as AnyTables;
  for (const { name, columns } of await tablesOf(db, store.dialect)) {
    if (!columns.includes("community") || name === "heard") continue;
    const { rows } = await sql`select * from ${sql.table(name)} where community = ${community}`.execute(db);
    kept.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`).sort());
  }
  return kept.join("\n");
}

/** One of everything that a button may be about. */
const FURNISHED = [
  ["ada", '/gathering new title:"Hidden supper" start:"2027-04-01 10:00" capacity:3'],
  ["bo", "/gathering join gathering:G1"],
  ["ada", '/gathering slot gathering:G1 name:"hidden soup"'],
  ["ada", '/assembly convene title:"Hidden assembly" start:"2027-05-01 10:00"'],
  ["ada", '/motion propose title:"Hidden motion" text:"Hidden words."'],
  ["ada", "/motion open M1"],
  ["ada", '/poll new title:"Hidden poll" choices:"one, two"'],
  ["bo", '/aid ask category:secretkind about:"Hidden trouble"'],
  ["ada", "/aid volunteer categories:secretkind"],
  ["ada", '/charter publish title:"Hidden charter" text:"Hidden words."'],
  ["bo", "/charter sign C1"],
  ["bo", '/need submit title:"Hidden need" text:"Hidden words."'],
  ["ada", '/campaign start title:"Hidden campaign" demand:"Hidden demand." goal:5 threshold:2'],
  ["ada", '/campaign survey title:"Hidden survey" questions:"Trade: hidden, other"'],
  ["ada", '/service add title:"Hidden service" about:"Hidden." code:HIDDEN'],
  ["ada", '/course new title:"Hidden course" text:"Hidden." start:"2027-04-03 10:00"'],
  ["bo", "/course enrol F1"],
  ["bo", '/work share title:"Hidden work" text:"Hidden."'],
  ["ada", '/work exhibit title:"Hidden show" works:W1 text:"Hidden."'],
  ["ada", '/announce post title:"Hidden news" text:"Hidden."'],
  ["ada", '/agreement parties name:"Hidden party" kind:company'],
  ["ada", "/delegate grant person:bo ability:announce end:2027-06-01"],
  ["bo", '/report about:"Hidden report"'],
  ["ada", '/exchange new title:"Hidden exchange" kind:work day:monday text:"Hidden."'],
] as const;

test("no button, of whatever thing and with whatever id of another community, shows or changes anything there", async () => {
  const store = await openTestStore("sqlite");
  try {
    const here = await openWholeHouse(store, "T1");
    const there = await openWholeHouse(store, "T2");
    for (const house of [here, there]) await peopled(house);
    const refused: string[] = [];
    for (const [who, line] of FURNISHED) if ((await there.type(who, line)).outcome !== "done") refused.push(line);
    assert.deepEqual(refused, []);
    await there.parvis.settle();
    const db = store.db as unknown as AnyTables;
    const ids = new Set<string>();
    for (const { name, columns } of await tablesOf(db, store.dialect)) {
      if (!columns.includes("community") || !columns.includes("id") || ["audit", "heard", "communities", "jobs"].includes(name)) continue;
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} where community = ${there.community} limit 1`.execute(
        db,
      );
      for (const { id } of rows) ids.add(id);
    }
    assert.ok(ids.size > 25, `only ${ids.size} kinds of things`);
    const before = await keptOf(store, there.community);
    let turn = 0;
    for (const { path, presses } of commands) {
      for (const press of Object.keys(presses)) {
        turn += 1;
        const address = (id: string) => `${path.replace(" ", ".")}/${press}/${id}`;
        const picked = [...ids].filter((_, n) => n % 4 === turn % 4);
        const said: Said[] = [
          ...[...ids].map((id) => ({ kind: "press", address: address(id) }) as const),
          ...picked.map((id) => ({ kind: "pick", address: address(""), values: [id] }) as const),
        ];
        for (const reply of await Promise.all(said.map((one) => answered(here, "ada", one))))
          assert.doesNotMatch(wordsOf(reply.answer), /hidden|secretkind/i, `${path} ${press}`);
      }
    }
    await here.parvis.settle();
    assert.equal(await keptOf(store, there.community), before);
    assert.deepEqual([...here.troubles, ...there.troubles], []);
  } finally {
    await store.remove();
  }
});

eachDatabase("a confirmation that is delivered twice is done once and answered alike", async (open) => {
  const house = await openWholeHouse(await open());
  await peopled(house);
  await house.type("ada", '/motion propose title:"Sundays" text:"We open."');
  await house.type("ada", "/motion open M1");
  const asked = await house.type("ada", "/motion close M1");
  const address = /"address":"(motion\.close\/confirm\/[^"]+)"/.exec(wordsOf(asked.answer))?.[1] ?? "";
  const first = await house.press("ada", address, "same");
  const again = await house.press("ada", address, "same");
  const other = await house.press("ada", address, "another");
  assert.deepEqual([first.outcome, again.outcome, other.outcome], ["done", "done", "refused"]);
  assert.deepEqual(again.answer, first.answer);
  assert.match(wordsOf(other.answer), /has been answered/);
});

eachDatabase("a person who is new and says two things at once is registered once", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("bo");
  await Promise.all(Array.from({ length: 12 }, () => house.type("bo", "/parvis language fr")));
  await Promise.all(Array.from({ length: 6 }, () => house.type("newcomer", "/gathering list")));
  const people = await store.db.selectFrom("people").select(["name", "handle"]).orderBy("id").execute();
  assert.deepEqual(people, [
    { name: "bo", handle: "U1" },
    { name: "newcomer", handle: "U2" },
  ]);
});

eachDatabase("the directory of people is offered to members alone", async (open) => {
  const house = await openWholeHouse(await open());
  await peopled(house);
  const offered = await Promise.all(
    PEOPLE.map(async (user) => {
      const speaker = { platform: "paper", team: "T1", user, name: user, locale: null, zone: null, owner: false };
      return (await house.parvis.ears.suggest(speaker, "person", "")).length;
    }),
  );
  assert.deepEqual(offered, [4, 4, 0, 0]);
});

eachDatabase("a name turns no sentence around", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  const speaker = { platform: "paper", team: "T1", user: "9", name: "\u202eeve\u0000\ud800", locale: null, zone: null, owner: false };
  await house.parvis.ears.hear({ speaker, key: "1", place: null, said: { kind: "line", text: "/gathering list" } });
  const people = await store.db.selectFrom("people").select("name").execute();
  assert.deepEqual(people, [{ name: "eve\ufffd" }]);
});

test("every call has a reference in the log, and whoever meets a fault is given the one under which its lines stand", async () => {
  const store = await openTestStore("sqlite");
  try {
    const house = await openWholeHouse(store);
    await peopled(house);
    await house.type("bo", "/gathering list");
    await store.migrating(({ say }) => say("alter table gatherings rename to torn"));
    const reply = await house.type("bo", "/gathering list");
    assert.equal(reply.outcome, "incident");
    const lines = house.lines.map((line) => JSON.parse(line) as { readonly reference?: string; readonly msg: string });
    const [first, fault, second] = lines.filter(({ msg }) => msg === "answered" || msg === "an incident");
    assert.deepEqual([first?.msg, fault?.msg, second?.msg], ["answered", "an incident", "answered"]);
    assert.match(first?.reference ?? "", /^[2-9A-Z]{6}$/);
    assert.notEqual(first?.reference, fault?.reference);
    assert.equal(second?.reference, fault?.reference);
    assert.ok(wordsOf(reply.answer).includes(fault?.reference ?? "none"));
    assert.doesNotMatch(wordsOf(reply.answer), /torn|no such table|gatherings/);
  } finally {
    await store.remove();
  }
});

test("the log says why a platform did not take a notice", async () => {
  const store = await openTestStore("sqlite");
  try {
    const house = await openWholeHouse(store);
    await peopled(house);
    Object.assign(house.paper, { post: async () => ({ kind: "broken", reason: "50035: Invalid Form Body" }) });
    await house.type("ada", '/gathering new title:"Repair café" start:"2027-04-01 10:00"');
    await house.parvis.settle();
    const lines = house.troubles.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    assert.deepEqual(
      lines.map(({ msg, reason, err }) => [msg, reason, err]),
      [["a notice failed", "50035: Invalid Form Body", undefined]],
    );
  } finally {
    await store.remove();
  }
});
