import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { type Config, readConfig } from "#config.ts";
import { backupConfigured } from "#copies/backup.ts";
import { dumpStore } from "#copies/dump.ts";
import { erasuresIn } from "#copies/erasures.ts";
import { checkDump, loadConfigured, loadStore } from "#copies/load.ts";
import { restoreConfigured } from "#copies/restore.ts";
import { rotate } from "#copies/rotation.ts";
import { type AnyTables, tablesOf } from "#copies/tables.ts";
import { eraseAgain } from "#erase-again.ts";
import type { Instant } from "#kernel/clock.ts";
import { migrations } from "#migrations/all.ts";
import { paperPlatform } from "#platforms/paper/platform.ts";
import { filesBeside } from "#scenario/beside.ts";
import { type PlayPlace, playPlace } from "#scenario/place.ts";
import { playScenario } from "#scenario/player.ts";
import { readScenario } from "#scenario/read-scenario.ts";
import { change } from "#store/change.ts";
import { holdWriterLock } from "#store/lock.ts";
import { migrate, pending } from "#store/migrate.ts";
import { openLockFile, openStore, type Store } from "#store/open.ts";
import { missing, openTestStore } from "#test/support/databases.ts";

/** Together they leave rows in nearly every table. */
const PLAYED = [
  "test/outbox-examples/stage.play",
  ...["assembly-blank-proxies-and-chair", "gathering-tasks-and-rides", "course-two-years", "works-shared-and-withdrawn"],
].map((name) => (name.includes("/") ? name : `test/scenarios/${name}.play`));

/** What a person may have written, and what a file that is read by lines, or an SQL text, might stumble over. */
const HOSTILE = 'É\u2028é\u2029\r\n"\\\'; drop table people; --\u0001 👩‍👩‍👧 שָׁלוֹם {"bytes":"AA=="}';

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "parvis-copies-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

function configOf(name: string): Config {
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  const read = readConfig({ PARVIS_DATA: data });
  assert.ok("config" in read);
  return read.config;
}

/** Where nobody was erased. */
const none = async () => 0;

let plays = 0;

/** Plays a scenario and leaves what came of it. */
async function playInto(place: PlayPlace, text: string): Promise<void> {
  const read = readScenario(text);
  assert.equal(read.kind, "scenario");
  if (read.kind !== "scenario") return;
  const open = filesBeside(join(root, "test/scenarios"));
  const ending = await playScenario(
    read.scenario,
    place,
    (line) => assert.fail(line),
    (space: string) => paperPlatform(space, open),
  );
  assert.equal(ending.kind, "met", text.slice(0, 80));
}

/** A file with what a scenario left, and one memo with hostile text. */
async function played(path: string): Promise<Config> {
  plays += 1;
  const config = configOf(`${basename(path, ".play")}-${plays}`);
  await playInto(playPlace(config.databaseUrl), readFileSync(join(root, path), "utf8"));
  const store = await openStore({ url: config.databaseUrl });
  await change(store.db, async (tx) => {
    await tx
      .insertInto("memos")
      .values({ name: HOSTILE, value: HOSTILE.repeat(40) })
      .execute();
  });
  await store.close();
  return config;
}

interface Column {
  readonly name: string;
  readonly type: string;
}

interface Points {
  readonly id: number;
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Puts a row into each of these tables that is empty, so that all of them are carried: with hostile text, bytes, and what it points to where it must. */
async function fill(store: Store, tables: readonly string[]): Promise<void> {
  const left = new Set(tables);
  while (left.size > 0) {
    const before = left.size;
    for (const table of left) if (await fillOne(store, table)) left.delete(table);
    assert.ok(left.size < before, `no row can be made in ${[...left].join(", ")}`);
  }
}

async function fillOne(store: Store, table: string): Promise<boolean> {
  return store.migrating(async ({ db }) => {
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0) return true;
    const columns = (await sql<Column>`select name, type from pragma_table_info(${table})`.execute(db)).rows;
    const points = (await sql<Points>`select id, "table", "from", "to" from pragma_foreign_key_list(${table})`.execute(db)).rows;
    const row: Record<string, unknown> = {};
    for (const { name, type } of columns) row[name] = /int/iu.test(type) ? 1 : /blob/iu.test(type) ? Buffer.from([0, 255, 10]) : HOSTILE;
    if (table === "gathering_holds") row["state"] = "waiting";
    for (const group of Map.groupBy(points, ({ id }) => id).values()) {
      const [{ table: to }] = group as [Points];
      const [there] = (await sql<Record<string, unknown>>`select * from ${sql.table(to)} limit 1`.execute(db)).rows;
      if (there === undefined && to !== table) return false;
      // What points to its like may point to nothing.
      for (const each of group) if (there !== undefined || each.from !== "community") row[each.from] = there?.[each.to] ?? null;
    }
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const values = sql.join(columns.map(({ name }) => sql`${row[name]}`));
    await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
    return true;
  });
}

/** The lines of a dump but the head, which says when, and the end, which depends on it. */
function body(path: string): readonly string[] {
  return readFileSync(path, "utf8").split("\n").slice(1, -2);
}

test("everything goes from SQLite to PostgreSQL and back, every table and file, and nothing is lost", async (t) => {
  if (await missing(t, "postgres")) return;
  const carried = new Set<string>();
  let all: readonly string[] = [];
  for (const path of PLAYED) {
    const config = await played(path);
    const first = await openStore({ url: config.databaseUrl });
    all = (await tablesOf(first.db as unknown as AnyTables, "sqlite")).map(({ name }) => name);
    if (path === PLAYED.at(-1)) await fill(first, all);
    const one = await dumpStore(first, join(config.data, "one.jsonl"));
    await first.close();
    const onServer = await openTestStore("postgres");
    const loaded = await loadStore(onServer, one.path, await checkDump(one.path));
    const two = await dumpStore(onServer, join(config.data, "two.jsonl.gz"));
    await onServer.remove();
    const back = configOf(`${basename(path)}-back`);
    await loadConfigured(back, two.path);
    const last = await openStore({ url: back.databaseUrl });
    const three = await dumpStore(last, join(config.data, "three.jsonl"));
    await last.close();
    assert.deepEqual(loaded, { tables: one.tables, rows: one.rows, migrated: [] });
    assert.ok(one.rows > migrations.length + 10);
    assert.deepEqual(body(three.path), body(one.path), path);
    let table = "";
    for (const line of body(one.path).map((text) => JSON.parse(text) as unknown[] | { readonly table: string })) {
      if (Array.isArray(line)) carried.add(table);
      else table = line.table;
    }
  }
  assert.ok(carried.has("file_pieces"), "the bytes of files too");
  assert.deepEqual([...carried].sort(), [...all].sort());
});

test("what was kept before the last migrations is loaded into the tables of its time and brought up to date", async () => {
  const early = migrations.slice(0, 3);
  const store = await openTestStore("sqlite", { migrations: early });
  const dumped = await dumpStore(store, join(folder, "early.jsonl"));
  await store.remove();
  const config = configOf("early");
  const loaded = await loadConfigured(config, dumped.path);
  assert.deepEqual(
    loaded.migrated,
    migrations.slice(3).map(({ name }) => name),
  );
});

test("a dump that was cut, changed, or is none fills nothing", async () => {
  const config = await played("test/scenarios/gathering-list.play");
  const store = await openStore({ url: config.databaseUrl });
  const { path } = await dumpStore(store, join(config.data, "whole.jsonl"));
  await store.close();
  assert.equal(statSync(path).mode & 0o777, 0o600);
  const lines = readFileSync(path, "utf8").split("\n");
  const target = configOf("untouched");
  async function refused(name: string, text: string, key: string): Promise<void> {
    const file = join(folder, name);
    writeFileSync(file, text);
    await assert.rejects(loadConfigured(target, file), { key }, name);
    assert.deepEqual(readdirSync(target.data), [], name);
  }
  await refused("cut", lines.slice(0, 40).join("\n"), "load-cut");
  await refused("empty", "", "load-no-dump");
  await refused("other", '{"title":"A list"}\n', "load-no-dump");
  await refused("words", "Dear all,\n", "load-no-dump");
  await refused("changed", lines.join("\n").replace("Europe/Paris", "Europe/Berlin"), "load-damaged");
  await refused("row-less", [...lines.slice(0, 30), ...lines.slice(31)].join("\n"), "load-damaged");
  await refused("longer", `${lines.join("\n")}[1]\n`, "load-damaged");
  await refused("newer", lines.join("\n").replace('"0001-house"', '"9999-later"'), "load-damaged");
  await assert.rejects(loadConfigured(target, join(folder, "nowhere")), { key: "cli-file-unreadable" });
  await assert.rejects(loadConfigured(config, path), { key: "load-not-empty" });
});

test("a backup is taken while somebody writes, and puts everything back", async () => {
  const config = await played("test/scenarios/gathering-waiting-list.play");
  const file = join(config.data, "parvis.db");
  const lock = await holdWriterLock(file);
  const store = await openStore({ url: config.databaseUrl });
  const before = await store.db.selectFrom("registrations").selectAll().execute();
  const copy = await backupConfigured(config, process.env, null);
  assert.equal(statSync(copy.path).mode & 0o777, 0o600);
  await assert.rejects(restoreConfigured(config, process.env, copy.path, none), { key: "store-in-use" });
  await change(store.db, async (tx) => void (await tx.deleteFrom("registrations").execute()));
  await store.close();
  lock.release();
  const restored = await restoreConfigured(config, process.env, copy.path, none);
  const again = await openStore({ url: config.databaseUrl });
  assert.deepEqual(await again.db.selectFrom("registrations").selectAll().execute(), before);
  await again.close();
  assert.ok(restored.before !== null && restored.before !== copy.path);
  await assert.rejects(backupConfigured(config, process.env, copy.path), { key: "copies-there-already" });
});

test("a copy that is put back forgets again whoever asked for it since", async () => {
  const config = await played("test/scenarios/gathering-waiting-list.play");
  const before = await openStore({ url: config.databaseUrl });
  const [somebody] = await before.db.selectFrom("people").select(["id", "name", "community"]).where("name", "=", "basile").execute();
  assert.ok(somebody !== undefined);
  await before.close();
  const copy = await backupConfigured(config, process.env, null);
  const meanwhile = await openStore({ url: config.databaseUrl });
  assert.equal(
    await eraseAgain(config)(meanwhile, [{ community: somebody.community, person: somebody.id, at: "2027-05-01T10:00:00.000Z" }]),
    1,
  );
  await meanwhile.close();
  const restored = await restoreConfigured(config, process.env, copy.path, eraseAgain(config));
  assert.equal(restored.erased, 1);
  const after = await openStore({ url: config.databaseUrl });
  const row = await after.db.selectFrom("people").select(["name", "erased_at"]).where("id", "=", somebody.id).executeTakeFirstOrThrow();
  assert.notEqual(row.name, "basile");
  assert.equal(row.erased_at, "2027-05-01T10:00:00.000Z");
  assert.deepEqual(await after.db.selectFrom("accounts").select("id").where("person", "=", somebody.id).execute(), []);
  await after.close();
});

test("a restore that is broken off has changed nothing, and goes back over an upgrade: who was forgotten since is forgotten there too", async () => {
  const config = await played("test/scenarios/gathering-waiting-list.play");
  const copy = await backupConfigured(config, process.env, null);
  const meanwhile = await openStore({ url: config.databaseUrl });
  const { id, community } = await meanwhile.db
    .selectFrom("people")
    .select(["id", "community"])
    .where("name", "=", "basile")
    .executeTakeFirstOrThrow();
  await eraseAgain(config)(meanwhile, [{ community, person: id, at: "2027-05-01T10:00:00.000Z" }]);
  const at = "2027-05-02T10:00:00.000Z";
  await change(meanwhile.db, async (tx) => void (await tx.insertInto("migrations").values({ name: "9999-from-tomorrow", at }).execute()));
  await meanwhile.close();
  const before = readFileSync(join(config.data, "parvis.db"));
  const dies = () => Promise.reject(new Error("the process dies here"));
  await assert.rejects(restoreConfigured(config, process.env, copy.path, dies), /dies here/);
  assert.deepEqual(readFileSync(join(config.data, "parvis.db")), before);
  assert.deepEqual(readdirSync(config.data).sort(), ["backups", "lock.db", "parvis.db", "secret"]);
  assert.equal((await restoreConfigured(config, process.env, copy.path, eraseAgain(config))).erased, 1);
  const after = await openStore({ url: config.databaseUrl });
  assert.notEqual((await after.db.selectFrom("people").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name, "basile");
  await after.close();
});

test("what was confided with a request that was live is gone again from a copy that is put back, and whoever held it holds nothing", async () => {
  const config = await played("test/scenarios/aid-for-somebody-else.play");
  const before = await openStore({ url: config.databaseUrl });
  const paul = await before.db.selectFrom("people").select(["id", "community"]).where("name", "=", "paul").executeTakeFirstOrThrow();
  const confided = async (db: typeof before.db) => {
    const rows: unknown[] = await db.selectFrom("requests").selectAll().orderBy("id").execute();
    for (const table of ["request_events", "claims", "offers", "contact_looks", "drafts"] as const)
      rows.push(await db.selectFrom(table).selectAll().execute());
    return JSON.stringify(rows);
  };
  const words = ["She eats little", "Mrs Petit", "06 12 34 56 78", "3 rue des Lilas", "Ring twice", "Around noon", paul.id];
  for (const word of words) assert.ok((await confided(before.db)).includes(word), word);
  await before.close();
  const copy = await backupConfigured(config, process.env, null);
  const meanwhile = await openStore({ url: config.databaseUrl });
  assert.equal(await eraseAgain(config)(meanwhile, [{ community: paul.community, person: paul.id, at: "2027-09-08T10:00:00.000Z" }]), 1);
  await meanwhile.close();
  assert.equal((await restoreConfigured(config, process.env, copy.path, eraseAgain(config))).erased, 1);
  const after = await openStore({ url: config.databaseUrl });
  const requests = await after.db.selectFrom("requests").select(["state", "category"]).orderBy("id").execute();
  assert.deepEqual(requests[0], { state: "withdrawn", category: "food" }, "the figures stay");
  for (const word of words) assert.ok(!(await confided(after.db)).includes(word), word);
  const told = await after.db.selectFrom("notices").select("name").where("name", "=", "aid-withdrawn").execute();
  assert.ok(told.length > 0, "whoever held it hears that it is closed, without a reason");
  await after.close();
});

test("a work that was withdrawn since is gone again from a copy that is put back, with every byte of its file", async () => {
  const config = await played("test/scenarios/works-exhibited.play");
  const before = await openStore({ url: config.databaseUrl });
  const works = await before.db
    .selectFrom("works")
    .select(["id", "community", "file"])
    .where("state", "=", "shared")
    .orderBy("id")
    .execute();
  const work = works.find(({ file }) => file !== null) ?? works[0] ?? assert.fail("nothing is shared");
  await before.close();
  const copy = await backupConfigured(config, process.env, null);
  const meanwhile = await openStore({ url: config.databaseUrl });
  const withdrawn = { community: work.community, work: work.id, at: "2027-09-08T10:00:00.000Z" };
  assert.equal(await eraseAgain(config)(meanwhile, [], [withdrawn]), 0);
  await meanwhile.close();
  const restored = await restoreConfigured(config, process.env, copy.path, eraseAgain(config));
  assert.deepEqual([restored.erased, restored.withdrawn], [0, 1]);
  const after = await openStore({ url: config.databaseUrl });
  const row = await after.db.selectFrom("works").selectAll().where("id", "=", work.id).executeTakeFirstOrThrow();
  assert.deepEqual([row.state, row.title, row.file, row.withdrawn_at], ["withdrawn", "", null, withdrawn.at]);
  assert.deepEqual(await after.db.selectFrom("files").select("id").where("owner", "=", work.id).execute(), []);
  assert.equal((await after.db.selectFrom("works").select("id").where("state", "=", "shared").execute()).length, works.length - 1);
  await after.close();
});

test("a damaged database is put aside and the backup takes its place", async () => {
  const config = await played("test/scenarios/gathering-maybe-and-no.play");
  const file = join(config.data, "parvis.db");
  const { path } = await backupConfigured(config, process.env, null);
  writeFileSync(file, "this was a database");
  const restored = await restoreConfigured(config, process.env, path, none);
  assert.match(restored.before ?? "", /damaged/u);
  assert.equal(readFileSync(restored.before ?? "", "utf8"), "this was a database");
  const again = await openStore({ url: config.databaseUrl });
  assert.equal((await again.db.selectFrom("communities").select("id").execute()).length, 1);
  await again.close();
});

test("what is no backup, a damaged one and one of another program are refused, and nothing is touched", async () => {
  const config = await played("test/scenarios/gathering-list.play");
  const file = join(config.data, "parvis.db");
  const as = readFileSync(file);
  const words = join(folder, "letter.db");
  writeFileSync(words, "Dear all,\n".repeat(1_000));
  await assert.rejects(restoreConfigured(config, process.env, words, none), { key: "store-not-a-database" });
  const other = join(folder, "other.db");
  const database = await openLockFile(other);
  database.exec("create table songs (title text)");
  database.close();
  await assert.rejects(restoreConfigured(config, process.env, other, none), { key: "restore-not-ours" });
  const damaged = join(folder, "damaged.db");
  copyFileSync(file, damaged);
  const bytes = readFileSync(damaged);
  bytes.fill(0x5a, 8_192, bytes.length - 4_096);
  writeFileSync(damaged, bytes);
  await assert.rejects(restoreConfigured(config, process.env, damaged, none));
  await assert.rejects(restoreConfigured(config, process.env, join(folder, "nowhere.db"), none), { key: "cli-file-unreadable" });
  assert.deepEqual(readFileSync(file), as);
});

test("on PostgreSQL its own tools make the archive and put it back", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  try {
    const config: Config = { ...configOf("server"), databaseUrl: store.url, secret: "x".repeat(32) };
    const put = (name: string) =>
      change(store.db, async (tx) => void (await tx.insertInto("memos").values({ name, value: HOSTILE }).execute()));
    await put("kept");
    const { path } = await backupConfigured(config, process.env, null);
    await assert.rejects(restoreConfigured(config, process.env, path, none), { key: "restore-in-use" });
    await put("later");
    appendFileSync(join(config.data, "note"), "x");
    await assert.rejects(restoreConfigured(config, process.env, join(config.data, "note"), none), { key: "copies-tool-failed" });
    await store.close();
    const restored = await restoreConfigured(config, process.env, path, none);
    assert.notEqual(restored.before, null);
    const again = await openStore({ url: store.url });
    assert.deepEqual(
      (await again.db.selectFrom("memos").select("name").execute()).map(({ name }) => name),
      ["kept"],
    );
    await again.close();
  } finally {
    await store.remove();
  }
});

const WORKS = `
community "Les Mains libres" zone:Europe/Paris locale:en
clock 2027-05-01 09:00
person ana
person bo
ana: /work share title:"Tulips" file:files/tulips.jpg consent:nobody
bo: /work share title:"Poem" text:"Nobody asks who."
bo: /work share title:"Stays" text:"This one."
bo: /work comment W1 text:"Lovely."
bo: /aid volunteer categories:food
ana: /aid ask category:food about:"A broken knee" contact:"06 12 34 56 78" address:"3 rue des Lilas"
bo: /aid claim R1
ana: /aid write R1 text:"Ring twice"
`;

test("on PostgreSQL too what was withdrawn or forgotten since is gone again from an archive that is put back", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  try {
    const config: Config = { ...configOf("server-works"), databaseUrl: store.url, secret: "x".repeat(32) };
    await playInto({ url: store.url, remove: (played) => played.close() }, WORKS);
    const shared = await store.db.selectFrom("works").select(["id", "community", "person", "handle"]).orderBy("handle").execute();
    const [tulips = assert.fail(), poem = assert.fail()] = shared;
    await store.close();
    const { path } = await backupConfigured(config, process.env, null);
    const meanwhile = await openStore({ url: store.url });
    const at = "2027-09-08T10:00:00.000Z";
    const { community } = tulips;
    const gone = [{ community, person: tulips.person, at }] as const;
    assert.equal(await eraseAgain(config)(meanwhile, gone, [{ community, work: poem.id, at }]), 1);
    await meanwhile.close();
    const restored = await restoreConfigured(config, process.env, path, eraseAgain(config));
    assert.deepEqual([restored.erased, restored.withdrawn], [1, 2]);
    const again = await openStore({ url: store.url });
    const rows = await again.db.selectFrom("works").select(["handle", "state", "title", "text", "file"]).orderBy("handle").execute();
    assert.deepEqual(rows, [
      { handle: "W1", state: "withdrawn", title: "", text: null, file: null },
      { handle: "W2", state: "withdrawn", title: "", text: null, file: null },
      { handle: "W3", state: "shared", title: "Stays", text: "This one.", file: null },
    ]);
    for (const table of ["files", "file_pieces", "work_comments"] as const)
      assert.deepEqual(await again.db.selectFrom(table).select("id").execute(), [], table);
    const asked = await again.db.selectFrom("requests").selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([asked.state, asked.category, asked.requester], ["withdrawn", "food", null], "the figures stay");
    const left: unknown[] = [asked];
    for (const table of ["request_events", "claims", "offers", "contact_looks", "drafts"] as const)
      left.push(await again.db.selectFrom(table).selectAll().execute());
    assert.doesNotMatch(JSON.stringify(left), /broken knee|06 12 34|rue des Lilas|Ring twice|"active"/);
    assert.doesNotMatch(JSON.stringify(left), new RegExp(tulips.person));
    await again.close();
  } finally {
    await store.remove();
  }
});

test("on PostgreSQL a restore that is killed once the archive is back, before everybody is forgotten again, opens to nobody until one is done", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  try {
    const config: Config = { ...configOf("server-killed"), databaseUrl: store.url, secret: "x".repeat(32) };
    await playInto({ url: store.url, remove: (played) => played.close() }, WORKS);
    const people = await store.db.selectFrom("people").select(["id", "community"]).where("name", "in", ["ana", "bo"]).execute();
    const poem = await store.db.selectFrom("works").select(["id", "community"]).where("handle", "=", "W3").executeTakeFirstOrThrow();
    await store.close();
    const { path } = await backupConfigured(config, process.env, null);
    const at = "2027-09-08T10:00:00.000Z";
    const meanwhile = await openStore({ url: store.url });
    const erasures = people.map(({ id, community }) => ({ community, person: id, at }));
    assert.equal(await eraseAgain(config)(meanwhile, erasures, [{ community: poem.community, work: poem.id, at }]), 2);
    await meanwhile.close();
    for (const points of [0, 1]) {
      const life = spawnSync(process.execPath, ["test/support/restore-worker.ts"], {
        cwd: root,
        env: { ...process.env, RESTORING: JSON.stringify({ data: config.data, url: store.url, path, forget: points }) },
        encoding: "utf8",
      });
      assert.equal(life.signal, "SIGKILL", life.stderr);
      const half = await openStore({ url: store.url });
      assert.equal((await erasuresIn(half.db)).length, points, "killed before the next was forgotten");
      await assert.rejects(migrate(half, migrations), { key: "store-restore-unfinished" });
      await assert.rejects(pending(half, migrations), { key: "store-restore-unfinished" });
      await half.close();
    }
    // The copy of what was there is one of a database that is half put back: it leads to the same.
    const { path: ofHalf } = await backupConfigured(config, process.env, null);
    for (const copy of [path, ofHalf, path]) {
      const restored = await restoreConfigured(config, process.env, copy, eraseAgain(config));
      const whole = await openStore({ url: store.url });
      assert.deepEqual(await pending(whole, migrations), [], copy);
      const gone = await erasuresIn(whole.db);
      assert.deepEqual(gone.map(({ person }) => person).sort(), people.map(({ id }) => id).sort(), copy);
      const { state } = await whole.db.selectFrom("works").select("state").where("id", "=", poem.id).executeTakeFirstOrThrow();
      assert.equal(state, "withdrawn", copy);
      await whole.close();
      assert.equal(restored.erased, copy === ofHalf ? 1 : 2, copy);
    }
  } finally {
    await store.remove();
  }
});

test("on PostgreSQL a copy from before an upgrade is put back over what the upgrade made, and one of a newer program is refused", async (t) => {
  if (await missing(t, "postgres")) return;
  const early = migrations.slice(0, 20);
  const store = await openTestStore("postgres", { migrations: early });
  try {
    const config: Config = { ...configOf("upgraded"), databaseUrl: store.url, secret: "x".repeat(32) };
    const { path } = await backupConfigured(config, process.env, null);
    await migrate(store, migrations);
    const newer = (await backupConfigured(config, process.env, null)).path;
    const at = "2027-05-02T10:00:00.000Z";
    await change(store.db, async (tx) => void (await tx.insertInto("migrations").values({ name: "9999-from-tomorrow", at }).execute()));
    const newest = (await backupConfigured(config, process.env, null)).path;
    await store.close();
    await assert.rejects(restoreConfigured(config, process.env, newest, none), { key: "load-newer" });
    for (const [copy, migrated] of [
      [path, migrations.slice(20).map(({ name }) => name)],
      [newer, []],
    ] as const) {
      const restored = await restoreConfigured(config, process.env, copy, none);
      assert.deepEqual(restored.migrated, migrated);
      assert.notEqual(restored.before, null);
    }
    assert.ok(!readdirSync(join(config.data, "backups")).some((file) => file.endsWith(".sql")));
  } finally {
    await store.remove();
  }
});

test("of the copies made by the clock a week of days stays, a month of weeks and a year of months", () => {
  const place = join(folder, "rotation");
  mkdirSync(place);
  const day = 86_400_000;
  const last = Date.UTC(2027, 11, 31, 3, 30) as Instant;
  for (let n = 0; n < 800; n += 1)
    writeFileSync(join(place, `parvis-${new Date(last - n * day).toISOString().replace(/[:.]/gu, "-")}.db`), "");
  writeFileSync(join(place, "parvis-2020-01-01T00-00-00-000Z-before-0009-rules.db"), "");
  writeFileSync(join(place, "parvis-by-hand.db"), "");
  rotate(place, "parvis");
  const left = readdirSync(place).map((name) => name.slice(7, 17));
  assert.deepEqual(left, [
    ...["2020-01-01"],
    ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30", "2027-07-31", "2027-08-31", "2027-09-30"],
    ...["2027-10-31", "2027-11-30", "2027-12-12", "2027-12-19", "2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28"],
    ...["2027-12-29", "2027-12-30", "2027-12-31", "by-hand.db"],
  ]);
  assert.deepEqual(rotate(place, "parvis"), []);
});
