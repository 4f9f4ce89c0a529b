import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sql } from "kysely";
import { readAddress } from "#chat/address.ts";
import type { Reply } from "#chat/platform.ts";
import { MERGE_RULES } from "#membership/merge-rules.ts";
import { NOT_THEIRS, OWN } from "#membership/own-data.ts";
import { migrations } from "#migrations/all.ts";
import { change } from "#store/change.ts";
import { migrate } from "#store/migrate.ts";
import { foundCommunity } from "#test/support/communities.ts";
import { eachDatabase, type TestStore } from "#test/support/databases.ts";
import { openWholeHouse, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

async function stage(store: TestStore): Promise<WholeHouse> {
  const house = await openWholeHouse(store);
  await house.person("ada", { roles: ["admin"] });
  return house;
}

async function taken(house: WholeHouse, csv: string): Promise<string> {
  return wordsOf((await house.type("ada", `/member import csv:"${csv.replaceAll('"', '\\"')}" apply:yes`)).answer);
}

function rowsOf(store: TestStore) {
  return store.db.selectFrom("people").select(["name", "mail", "standing", "merged_into"]).orderBy("id").execute();
}

function addressOf(reply: Reply, press: string): string {
  const controls = reply.answer.kind === "show" ? reply.answer.card.controls.flat() : [];
  const found = controls
    .flatMap((each) => (each.kind === "press" ? [each.address] : []))
    .find((each) => readAddress(each)?.press === press);
  return found ?? assert.fail(`${press}: ${wordsOf(reply.answer)}`);
}

/** The two become one, under the name of the first. */
async function linked(house: WholeHouse, first: string, second: string): Promise<void> {
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(wordsOf((await house.type(first, "/parvis link")).answer))?.[0] ?? assert.fail();
  const confirm = addressOf(await house.type(second, `/parvis link ${code}`), "confirm");
  await house.press(second, confirm);
  assert.match(wordsOf((await house.press(first, confirm)).answer), /one person now/);
}

eachDatabase(
  "a table of people who are called the same or share an address is taken over once, and again changes nothing",
  async (open) => {
    const store = await open();
    const house = await stage(store);
    await house.person("Ana Roy", { standing: "guest" });
    const table = [
      "Name;Mail",
      "Ana Roy;ana@example.org",
      "Ana Roy;ana.roy@example.org",
      "Ana Roy;",
      "Bo Roy;roy@example.org",
      "Cy Roy;roy@example.org",
      "Di Roy;",
    ].join("\n");
    const preview = wordsOf((await house.type("ada", `/member import csv:"${table}"`)).answer);
    assert.match(preview, /add 5, change 1/);
    assert.match(preview, /One guest is taken for a member of this table by name alone.*Ana Roy \(U2\)/s);
    assert.match(await taken(house, table), /5 new, 1 changed, 0 as they were/);
    const after = await rowsOf(store);
    assert.deepEqual(
      after.slice(1).map(({ name, mail, standing }) => [name, mail, standing]),
      [
        ["Ana Roy", null, "member"],
        ["Ana Roy", "ana@example.org", "member"],
        ["Ana Roy", "ana.roy@example.org", "member"],
        ["Bo Roy", "roy@example.org", "member"],
        ["Cy Roy", "roy@example.org", "member"],
        ["Di Roy", null, "member"],
      ],
    );
    assert.match(await taken(house, table), /0 new, 0 changed, 6 as they were/);
    assert.deepEqual(await rowsOf(store), after);
    await house.person("Di Roy", { standing: "guest" });
    const unclear = wordsOf((await house.type("ada", `/member import csv:"${table}"`)).answer);
    assert.match(unclear, /Line 7: Several people here are called Di Roy/);
    assert.doesNotMatch(unclear, /member\.import\/apply/);
  },
);

eachDatabase(
  "whoever becomes one of two keeps until when they had paid and what either said, and is forgotten under both names",
  async (open) => {
    const store = await open();
    const house = await stage(store);
    await house.person("Alice Martin", { standing: "lapsed" });
    await house.person("alix", { standing: "guest" });
    await change(store.db, async (tx) => {
      await tx.updateTable("people").set({ dues_through: "2026-06-30" }).where("name", "=", "Alice Martin").execute();
    });
    await house.type("Alice Martin", '/member profile phone:"06 12 34 56 78" mail:alice@example.org city:Lyon show:city');
    await house.type("alix", '/member profile city:Annecy about:"I sing." show:about');
    await linked(house, "alix", "Alice Martin");
    const kept = await store.db.selectFrom("people").selectAll().where("name", "=", "alix").executeTakeFirstOrThrow();
    assert.deepEqual([kept.standing, kept.dues_through, kept.mail], ["lapsed", "2026-06-30", "alice@example.org"]);
    assert.deepEqual(JSON.parse(kept.profile), {
      ...{ about: "I sing.", city: "Annecy", phone: "06 12 34 56 78", mail: "alice@example.org" },
      show: ["about"],
    });
    await house.type("Alice Martin", "/parvis forget confirm:yes");
    const everything = JSON.stringify(await store.db.selectFrom("people").selectAll().execute());
    assert.doesNotMatch(everything, /Martin|alix|06 12|example\.org|I sing/);
    const gone = await store.db.selectFrom("people").select(["erased_at"]).where("merged_into", "is not", null).execute();
    assert.ok(gone.length === 1 && gone[0]?.erased_at !== null, "a copy of before, restored, forgets both again");
    if (store.dialect === "sqlite") {
      const file = readFileSync(store.url.replace(/^sqlite:/, "")).toString("latin1");
      assert.doesNotMatch(file, /Alice Martin/);
    }
  },
);

const BEFORE = "0056";

eachDatabase(
  "reports that were open before the update are looked at every day, and names of those who were joined are gone with them",
  async (open) => {
    const store = await open({ migrations: migrations.filter(({ name }) => name < BEFORE) });
    const community = await foundCommunity(store);
    const at = "2027-03-01T09:00:00.000Z";
    await change(store.db, async (tx) => {
      for (const [id, more] of [
        ["u91", "null, null, null"],
        ["u92", `'${at}', null, null`],
        ["u93", "null, null, 'u91'"],
        ["u94", "null, null, 'u92'"],
      ] as const)
        await sql
          .raw(
            `insert into people (community, id, handle, name, folded, standing, roles, locale, joined, dues_through, category, votes, holds, profile, mail,
          erased_at, suspended_until, merged_into, version, created_at)
          values ('${community}', '${id}', '${id.toUpperCase()}', 'Name ${id}', 'name ${id}', 'member', '[]', null, null, null, '', 1, 0,
          '{"phone":"06"}', 'x@example.org', ${more}, 1, '${at}')`,
          )
          .execute(tx);
      for (const [id, state] of [
        ["r1", "received"],
        ["r2", "handled"],
        ["r3", "resolved"],
      ] as const)
        await sql
          .raw(
            `insert into reports (community, id, handle, reporter, about, message, meant, handler, passed, state, version, created_at, closed_at)
          values ('${community}', '${id}', '${id.toUpperCase()}', 'u91', 'Rude.', null, null, null, '[]', '${state}', 1, '${at}', null)`,
          )
          .execute(tx);
    });
    await migrate(store, migrations);
    const jobs = await store.db
      .selectFrom("jobs")
      .select(["subject", "due"])
      .where("kind", "=", "report-waiting")
      .orderBy("subject")
      .execute();
    assert.deepEqual(jobs, [
      { subject: "r1", due: at },
      { subject: "r2", due: at },
    ]);
    const people = await store.db.selectFrom("people").select(["id", "name", "mail"]).orderBy("id").execute();
    assert.deepEqual(
      people.map(({ id, name, mail }) => [id, name, mail]),
      [
        ["u91", "Name u91", "x@example.org"],
        ["u92", "Name u92", "x@example.org"],
        ["u93", "Name u93", null],
        ["u94", "U94", null],
      ],
    );
  },
);

test("whatever names somebody is given to whoever asks for their data, or kept from them by name", () => {
  const said = [...OWN, ...NOT_THEIRS].map(([table, column]) => `${table}.${column}`);
  assert.equal(new Set(said).size, said.length);
  assert.deepEqual(said.toSorted(), MERGE_RULES.map(({ table, column }) => `${table}.${column}`).toSorted());
});
