import assert from "node:assert/strict";
import type { Reply, Said } from "#chat/platform.ts";
import { commands } from "#commands/all.ts";
import { eachDatabase } from "#test/support/databases.ts";
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
