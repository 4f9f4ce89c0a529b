import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { sql } from "kysely";
import { change } from "#store/change.ts";
import { holdWriterLock } from "#store/lock.ts";
import { openStore } from "#store/open.ts";
import { StoreProblem, type StoreProblemKey } from "#store/problem.ts";
import { addCommunity, communityNames, foundCommunity } from "#test/support/communities.ts";
import { missing, openTestStore } from "#test/support/databases.ts";
import { postgresServer } from "#test/support/postgres-server.ts";
import { secondProcess } from "#test/support/second-process.ts";

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "parvis-open-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function problemOf(opening: Promise<unknown>): Promise<StoreProblem> {
  const error = await opening.then(
    () => new Error("nothing was wrong"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreProblem)) throw error;
  return error;
}

async function refuses(opening: Promise<unknown>, key: StoreProblemKey): Promise<StoreProblem> {
  const problem = await problemOf(opening);
  assert.equal(problem.key, key);
  return problem;
}

test("a SQLite database is made with its folder, durable, with foreign keys, and forgets what is deleted", async (t) => {
  const store = await openStore({ url: `sqlite:${join(folderFor(t), "a", "b", "parvis.db")}` });
  const found = await store.migrating(async ({ db }) => {
    const pragmas = ["journal_mode", "synchronous", "foreign_keys", "secure_delete"];
    const rows = [];
    for (const pragma of pragmas) rows.push(...(await sql.raw<object>(`pragma ${pragma}`).execute(db)).rows);
    return Object.assign({}, ...rows);
  });
  assert.deepEqual(found, { journal_mode: "wal", synchronous: 2, foreign_keys: 1, secure_delete: 1 });
  await store.close();
});

test("the address of a database of another kind is refused, without repeating the password in it", async () => {
  const problem = await refuses(openStore({ url: "mysql://root:hunter2@localhost/parvis" }), "store-url-unknown");
  assert.deepEqual(problem.values, { scheme: "mysql" });
  assert.doesNotMatch(problem.message, /hunter2/);
});

test("a folder that cannot be made or written is a problem that names the path", async (t) => {
  const folder = folderFor(t);
  writeFileSync(join(folder, "file"), "");
  const path = join(folder, "file", "parvis.db");
  assert.equal((await problemOf(openStore({ url: `sqlite:${path}` }))).values["path"], path);
  for (const root of ["/sys", "/proc"]) await refuses(openStore({ url: `sqlite:${root}/parvis/parvis.db` }), "store-read-only");
});

test("a file that cannot be written is a problem, before anything is asked of it", async (t) => {
  const folder = folderFor(t);
  mkdirSync(join(folder, "parvis.db"));
  await refuses(openStore({ url: `sqlite:${join(folder, "parvis.db")}` }), "store-read-only");
});

test("a file that is no database is a problem, and is left as it is", async (t) => {
  const path = join(folderFor(t), "parvis.db");
  writeFileSync(path, "Dear members, this is a letter and no database. ".repeat(100));
  await refuses(openStore({ url: `sqlite:${path}` }), "store-not-a-database");
});

test("a PostgreSQL that does not answer is a problem that names the server and hides the password", async (t) => {
  const folder = folderFor(t);
  for (const url of ["postgres://parvis:hunter2@127.0.0.1:9/parvis", `postgres:///parvis?host=${folder}&user=parvis`]) {
    const problem = await refuses(openStore({ url }), "store-unreachable");
    assert.match(String(problem.values["server"]), /127\.0\.0\.1:9|parvis-open/);
    assert.doesNotMatch(JSON.stringify([problem.message, problem.values]), /hunter2/);
  }
});

test("a database or a user that PostgreSQL does not know is a problem in its own words", async (t) => {
  if (await missing(t, "postgres")) return;
  const server = await postgresServer();
  const url = new URL(server?.url ?? "");
  url.pathname = "/nowhere";
  const problem = await refuses(openStore({ url: url.toString() }), "store-unreachable");
  assert.match(String(problem.values["reason"]), /nowhere/);
});

test("a schema with a name that would be something else in a statement is refused", async (t) => {
  if (await missing(t, "postgres")) return;
  const server = await postgresServer();
  await refuses(openStore({ url: `${server?.url}&schema=${encodeURIComponent('a"; drop')}` }), "store-url-unknown");
});

test("on PostgreSQL a change that another has locked out runs again, and both are kept", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  t.after(() => store.remove());
  const [one, two] = [await foundCommunity(store, "One"), await foundCommunity(store, "Two")];
  let runs = 0;
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const cross = (mine: number) =>
    change(store.db, async (tx) => {
      runs += 1;
      // Whoever runs again asks first for what the other still holds: asked for its own, it could take that before the other wakes.
      const order = (mine === 0) === runs < 3 ? [one, two] : [two, one];
      for (const [step, id] of order.entries()) {
        await tx
          .updateTable("communities")
          .set((e) => ({ version: e("version", "+", 1) }))
          .where("id", "=", id)
          .execute();
        if (step === 0) met[mine]?.resolve();
        await met[1 - mine]?.promise;
      }
    });
  await Promise.all([cross(0), cross(1)]);
  assert.equal(runs, 3);
  const rows = await store.db.selectFrom("communities").select("version").execute();
  assert.deepEqual(
    rows.map(({ version }) => version),
    [3, 3],
  );
});

test("on PostgreSQL a change that fails each time gives up after three more", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  t.after(() => store.remove());
  let runs = 0;
  const asked = change(store.db, async (tx) => {
    runs += 1;
    await sql`do $$ begin raise exception using errcode = '40001', message = 'not now'; end $$`.execute(tx);
  });
  await assert.rejects(asked, /not now/);
  assert.equal(runs, 4);
});

test("on PostgreSQL an error that a work has swallowed does not pass for a kept change", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  t.after(() => store.remove());
  const asked = change(store.db, async (tx) => {
    await addCommunity(tx, store, "Lost");
    await sql`select nothing_of_the_kind()`.execute(tx).catch(() => "swallowed");
  });
  await refuses(asked, "store-change-lost");
  assert.deepEqual(await communityNames(store), []);
  await foundCommunity(store, "Later");
  assert.deepEqual(await communityNames(store), ["Later"]);
});

test("on PostgreSQL a connection that dies in the middle is an incident, and the next change has another", async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  t.after(() => store.remove());
  const asked = change(store.db, async (tx) => {
    await addCommunity(tx, store, "Lost");
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  await refuses(asked, "store-unreachable");
  await foundCommunity(store, "Later");
  assert.deepEqual(await communityNames(store), ["Later"]);
});

test("one process at a time may write to a SQLite database, and one that dies lets go", async (t) => {
  const path = join(folderFor(t), "parvis.db");
  const lock = await holdWriterLock(path);
  assert.ok(existsSync(join(path, "..", "lock.db")));
  await refuses(holdWriterLock(path), "store-in-use");
  const script = "test/support/lock-worker.ts";
  assert.deepEqual((await secondProcess(script, { path })).lines, ["store-in-use"]);
  lock.release();
  const dead = await secondProcess(script, { path, die: true });
  assert.deepEqual([dead.lines, dead.signal], [["held"], "SIGKILL"]);
  (await holdWriterLock(path)).release();
});

test("the demo's database and the real one in the same folder do not keep each other out", async (t) => {
  const folder = folderFor(t);
  const locks = [await holdWriterLock(join(folder, "parvis.db")), await holdWriterLock(join(folder, "demo.db"))];
  for (const lock of locks) lock.release();
  await refuses(holdWriterLock("/sys/parvis/parvis.db"), "store-read-only");
});
