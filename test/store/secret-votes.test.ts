import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Answer } from "#chat/answer.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Id } from "#kernel/ids.ts";
import { openVault } from "#kernel/vault.ts";
import type { Dialect } from "#store/db.ts";
import { eachDatabase, openTestStore, type TestStore } from "#test/support/databases.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { tablesOf } from "#test/support/tables.ts";
import { openWholeHouse, SECRET, type WholeHouse, wordsOf } from "#test/support/whole-house.ts";

const RECEIPT = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/;

/** Who votes in which order, and how: an attacker would have to find this again. */
const CAST = [
  ["wanda", "against"],
  ["ana", "for"],
  ["yves", "blank"],
  ["bo", "for"],
  ["zoe", "abstain"],
  ["chen", "against"],
] as const;

interface SecretVote {
  readonly house: WholeHouse;
  readonly motion: Id;
  readonly people: ReadonlyMap<string, Id>;
  readonly receipts: ReadonlyMap<string, string>;
  /** What lay in the database during the vote. */
  readonly sealedKey: string;
  readonly sealed: readonly string[];
}

async function secretVote(store: TestStore): Promise<SecretVote> {
  const house = await openWholeHouse(store);
  await house.person("sec", { roles: ["secretary"] });
  const people = new Map<string, Id>();
  for (const name of CAST.map(([who]) => who).sort()) people.set(name, await house.person(name));
  await house.type("sec", "/motion propose title:Confidence text:Words secret:yes");
  await house.type("sec", "/motion open M1");
  await house.parvis.settle();
  const motion = await house.idOf("M1");
  const receipts = new Map<string, string>();
  for (const [who, mark] of CAST) {
    store.clock.moveTo((store.clock.now() + 60_000) as Instant);
    const reply = await house.press(who, `vote/${mark}/${motion}`);
    receipts.set(who, RECEIPT.exec(wordsOf(reply.answer))?.[0] ?? assert.fail("There is no receipt."));
    await house.parvis.settle();
  }
  const { sealed_key: sealedKey } = await store.db
    .selectFrom("motions")
    .select("sealed_key")
    .where("id", "=", motion)
    .executeTakeFirstOrThrow();
  const box = await store.db.selectFrom("box").select("sealed").execute();
  assert.equal(new Set(box.map(({ sealed }) => sealed.length)).size, 1, "sealed ballots are of one length");
  return { house, motion, people, receipts, sealedKey: sealedKey as string, sealed: box.map(({ sealed }) => sealed) };
}

async function closed(store: TestStore): Promise<SecretVote> {
  const vote = await secretVote(store);
  await vote.house.type("sec", "/motion close M1 confirm:yes");
  await vote.house.parvis.settle();
  return vote;
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
}

/** Every byte that the database has on its disk: the file and its WAL, or all files of the cluster, its WAL among them. */
async function bytesOf(store: TestStore, dialect: Dialect): Promise<readonly Buffer[]> {
  if (dialect === "sqlite") {
    const path = store.path as string;
    return ["", "-wal", "-journal"]
      .filter((end) => statSync(path + end, { throwIfNoEntry: false }) !== undefined)
      .map((end) => readFileSync(path + end));
  }
  await sql`checkpoint`.execute(store.db);
  const host = new URL((await postgresServer())?.url ?? "").searchParams.get("host") as string;
  return filesBelow(join(host, "data")).map((path) => readFileSync(path));
}

function holds(files: readonly Buffer[], needle: string | Buffer): boolean {
  return files.some((file) => file.includes(needle));
}

eachDatabase("during a secret vote no byte on the disk names a receipt, and none is the key", async (open, dialect) => {
  const store = await open();
  const { receipts, sealedKey } = await secretVote(store);
  const files = await bytesOf(store, dialect);
  assert.ok(holds(files, sealedKey), "the bytes that are searched are the database's");
  for (const [who, receipt] of receipts) {
    assert.ok(!holds(files, receipt) && !holds(files, receipt.replaceAll("-", "")), `the receipt of ${who} lies on the disk`);
  }
  const key = openVault(SECRET).open(sealedKey);
  for (const form of [key, key.toString("hex"), key.toString("base64"), key.toString("base64url")]) assert.ok(!holds(files, form));
});

eachDatabase(
  "after the close the rows tell nothing of who cast which ballot: not by number, place, transaction or order",
  async (open, dialect) => {
    const store = await open();
    const { motion, receipts, people } = await closed(store);
    const places = dialect === "sqlite" ? sql`rowid` : sql`ctid::text`;
    for (const table of ["electors", "box", "published_ballots"]) {
      const asked = sql`select ${places} as place from ${sql.table(table)}`.execute(store.db);
      if (dialect === "sqlite") await assert.rejects(asked, /no such column: rowid/);
      else await asked;
    }
    const published =
      dialect === "sqlite"
        ? await store.db.selectFrom("published_ballots").select(["receipt", "mark"]).execute()
        : (await sql<{ receipt: string; mark: string }>`select receipt, mark from published_ballots order by ctid`.execute(store.db)).rows;
    assert.deepEqual(
      published.map(({ receipt }) => receipt),
      [...receipts.values()].sort(),
      "the ballots lie in the order of their receipts",
    );
    if (dialect === "postgres") {
      const { rows } = await sql<{ n: string }>`select count(distinct xmin::text) as n from published_ballots`.execute(store.db);
      assert.equal(Number(rows[0]?.n), 1, "all ballots were written by one transaction: that of the close");
    }
    const [box, ballots] = [
      await store.db.selectFrom("box").selectAll().execute(),
      await store.db.selectFrom("ballots").selectAll().execute(),
    ];
    assert.deepEqual([box, ballots], [[], []]);
    const row = await store.db.selectFrom("motions").selectAll().where("id", "=", motion).executeTakeFirstOrThrow();
    assert.equal(row.sealed_key, null);
    await nothingTies(store, [...people.values()], [...receipts.values()]);
  },
);

/** No row of any table holds a person of the vote beside a receipt or a mark; the roll holds no hour. */
async function nothingTies(store: TestStore, people: readonly Id[], receipts: readonly string[]): Promise<void> {
  const tables = Object.keys(await tablesOf(store));
  assert.ok(tables.length > 20);
  for (const name of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store.db);
    for (const row of rows.map((each) => JSON.stringify(each).replaceAll("\\", ""))) {
      const named = people.some((person) => row.includes(person));
      assert.ok(!(named && receipts.some((receipt) => row.includes(receipt))), `${name} ties a person to a receipt`);
      assert.ok(!(named && /"(for|against|abstain|blank)"/.test(row)), `${name} ties a person to a mark`);
    }
  }
  const roll = await store.db.selectFrom("electors").selectAll().limit(1).executeTakeFirstOrThrow();
  assert.deepEqual(Object.keys(roll).sort(), ["community", "id", "motion", "person", "voted"]);
}

eachDatabase("after the close no piece of the disk holds a voter beside a ballot", async (open, dialect) => {
  const store = await open();
  const { people, receipts } = await closed(store);
  const files = await bytesOf(store, dialect);
  assert.ok(
    receipts.values().every((receipt) => holds(files, receipt)),
    "the bytes that are searched hold the published ballots",
  );
  for (const file of files) {
    for (const [who, receipt] of receipts) {
      for (let at = file.indexOf(receipt); at !== -1; at = file.indexOf(receipt, at + 1)) {
        const near = file.subarray(Math.max(0, at - 200), at + 200);
        for (const [name, id] of people) assert.ok(!near.includes(id), `${name} stands beside the receipt of ${who}`);
      }
    }
  }
});

for (const end of ["close", "withdraw"] as const) {
  test(`after a ${end} the key and the sealed ballots are gone from SQLite's file and its log`, async () => {
    const store = await openTestStore("sqlite");
    try {
      const { house, sealedKey, sealed } = await secretVote(store);
      await house.type("sec", `/motion ${end} M1 confirm:yes`);
      const files = await bytesOf(store, "sqlite");
      assert.ok(!holds(files, sealedKey), "the sealed key can still be read from the disk");
      for (const ballot of sealed) assert.ok(!holds(files, ballot), "a sealed ballot can still be read from the disk");
    } finally {
      await store.remove();
    }
  });
}

test("whoever reads the whole database meanwhile holds up nobody, and when they have done nothing of the vote is left in SQLite's log", async () => {
  const store = await openTestStore("sqlite");
  const other = new Sqlite(store.path as string, { readonly: true });
  try {
    const { house, sealedKey } = await secretVote(store);
    other.exec("begin");
    other.prepare("select count(*) from box").get();
    const before = performance.now();
    await house.type("sec", "/motion close M1 confirm:yes");
    await house.type("sec", "/motion propose title:Next text:Words");
    assert.ok(performance.now() - before < 4_000, "a reader in another process stops everybody");
    assert.ok(holds(await bytesOf(store, "sqlite"), sealedKey), "what somebody still reads is still there");
    other.exec("commit");
    const deadline = performance.now() + 20_000;
    while (performance.now() < deadline && statSync(`${store.path}-wal`).size > 0) await new Promise((resolve) => setImmediate(resolve));
    assert.ok(!holds(await bytesOf(store, "sqlite"), sealedKey), "the sealed key can still be read from the disk");
  } finally {
    other.close();
    await store.remove();
  }
});

eachDatabase("a withdrawn secret vote leaves no ballot", async (open) => {
  const store = await open();
  const { house, motion } = await secretVote(store);
  await house.type("sec", "/motion withdraw M1 confirm:yes");
  assert.deepEqual(await store.db.selectFrom("box").selectAll().execute(), []);
  const row = await store.db.selectFrom("motions").select("sealed_key").where("id", "=", motion).executeTakeFirstOrThrow();
  assert.equal(row.sealed_key, null);
});

/** Nothing that was said with a ballot stands in a row or in the log, and no row names a voter beside what can stand on one. */
async function nothingSays(store: TestStore, house: WholeHouse, people: readonly Id[], words: readonly string[]): Promise<void> {
  assert.ok(house.lines.length > 0);
  for (const word of words)
    assert.deepEqual(
      house.lines.filter((line) => line.includes(word)),
      [],
      `the log says ${word}`,
    );
  for (const line of house.lines) assert.doesNotMatch(line, /"(?:for|against|abstain|blank)"|>/);
  for (const name of Object.keys(await tablesOf(store))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(store.db);
    for (const row of rows.map((each) => JSON.stringify(each).replaceAll("\\", ""))) {
      const of = people.find((person) => row.includes(person));
      if (of === undefined) continue;
      for (const word of words) assert.ok(!row.includes(word), `${name} holds somebody beside ${word}`);
      assert.doesNotMatch(row, /"(for|against|abstain|blank)"/, `${name} holds somebody beside a mark`);
    }
  }
}

eachDatabase("however a secret ballot is typed, asked about, replaced or refused, no row and no line of the log says how", async (open) => {
  const store = await open();
  const house = await openWholeHouse(store);
  await house.person("sec", { roles: ["secretary"] });
  const people: Id[] = [];
  for (const name of ["ana", "bo", "chen", "dora"]) people.push(await house.person(name));
  await house.type("sec", '/motion propose title:Trust text:"Words." secret:yes');
  await house.type("sec", '/motion propose title:Trust text:"Other words."');
  await house.type("sec", '/motion propose title:Chair text:"Who?" method:irv choices:"Quill, Rook, Sable" secret:yes');
  for (const handle of ["M1", "M2", "M3"]) await house.type("sec", `/motion open ${handle}`);
  const trust = await house.idOf("M1");
  const receipts: string[] = [];
  const cast = (reply: { readonly answer: Answer }) =>
    receipts.push(RECEIPT.exec(wordsOf(reply.answer))?.[0] ?? assert.fail(wordsOf(reply.answer)));
  // a word that is none, a motion that is none, a receipt that is another's, a second ballot without a receipt
  for (const line of [
    "/vote Trust against",
    "/vote M1 agains",
    "/vote M99 against",
    "/vote trust against",
    "/vote against",
    "/vote M1 choice:against as:ana",
  ])
    await house.type("bo", line);
  cast(await house.press("ana", `vote/against/${trust}`));
  cast(await house.press("bo", `vote/for/${trust}`));
  await house.type("bo", "/vote M1 against");
  await house.type("bo", `/vote M1 against receipt:${receipts[0]}`);
  await house.type("bo", `/vote M1 abstain receipt:${receipts[1]}`);
  await house.type("bo", `/vote M1 receipt:${receipts[1]}`);
  cast(await house.type("chen", '/vote M3 "Rook > Sable"'));
  await house.type("dora", '/vote M3 "Rook > Rook"');
  await house.type("dora", '/vote M3 "Rook > Sabel"');
  cast(await house.type("dora", "/vote M3 Sable"));
  await house.parvis.settle();
  const words = [...receipts, "Sabel", "Rook > Sable", "agains"];
  await nothingSays(store, house, people, words);
  for (const id of ["M1", "M2", "M3"]) await house.type("sec", `/motion close ${id} confirm:yes`);
  await house.parvis.settle();
  await nothingSays(store, house, people, words);
  await nothingTies(store, people, receipts);
});
