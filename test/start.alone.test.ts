import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { migrations } from "#migrations/all.ts";
import { migrate } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";

const root = join(import.meta.dirname, "..");

function dataFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "parvis-start-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  how: { readonly uid?: number; readonly detached?: boolean } = {},
): ChildProcess & { readonly said: { out: string; err: string } } {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", HOME: tmpdir(), LANG: "en_GB.UTF-8", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...how,
  });
  const said = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said.out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said.err += text;
  });
  return Object.assign(child, { said });
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>, user: { readonly uid?: number } = {}): Promise<Ended> {
  const child = startProgram(args, env, user);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on("close", resolve);
  const code = await promise;
  return { code, ...child.said };
}

async function untilSaid(child: ReturnType<typeof startProgram>, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    if (child.said.out.includes(text)) resolve();
  };
  child.stdout?.on("data", look);
  child.on("close", () => reject(new Error(`It ended before it said "${text}": ${child.said.out}${child.said.err}`)));
  look();
  await promise;
}

const noStack = /\n\s+at |node:internal|Error:/;

test("every mistake of a configuration is said at once, with what would do, in the language of the terminal", async (t) => {
  const data = dataFolder(t);
  const wrong = {
    PARVIS_DATA: data,
    PARVIS_PORT: "99999",
    PARVIS_ZONE: "EST",
    PARVIS_LOCALE: "xx",
    PARVIS_LOG: "loud",
    DATABASE_URL: "mysql://x",
  };
  const english = await run(["src/main.ts"], wrong);
  assert.equal(english.code, 1);
  for (const name of ["PARVIS_PORT", "PARVIS_ZONE", "PARVIS_LOCALE", "PARVIS_LOG", "DATABASE_URL"])
    assert.match(english.err, new RegExp(`${name}: `));
  assert.match(english.err, /Europe\/Paris/);
  assert.doesNotMatch(english.err, noStack);
  const french = await run(["src/main.ts"], { ...wrong, PARVIS_LOCALE: "", LANG: "fr_FR.UTF-8" });
  assert.match(french.err, /n’est pas un fuseau horaire/);
});

test("with PostgreSQL a secret must be given, and a server that does not answer is said", async (t) => {
  const data = dataFolder(t);
  const url = "postgres://nobody:hidden@127.0.0.1:1/parvis";
  const without = await run(["src/cli.ts", "migrate"], { PARVIS_DATA: data, DATABASE_URL: url });
  assert.equal(without.code, 1);
  assert.match(without.err, /PARVIS_SECRET: .*32 characters/);
  const silent = await run(["src/cli.ts", "migrate"], { PARVIS_DATA: data, DATABASE_URL: url, PARVIS_SECRET: "x".repeat(40) });
  assert.equal(silent.code, 1);
  assert.match(silent.err, /does not answer/);
  assert.doesNotMatch(silent.err, noStack);
  assert.doesNotMatch(silent.err, /hidden/);
});

test("a port in use is said, and nothing is started", async (t) => {
  const server = createServer();
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  t.after(() => server.close());
  const { port } = server.address() as { port: number };
  const ended = await run(["src/main.ts"], { PARVIS_DATA: dataFolder(t), PARVIS_PORT: String(port) });
  assert.equal(ended.code, 1);
  assert.match(ended.err, new RegExp(`Port ${port}`));
  assert.doesNotMatch(ended.err, noStack);
});

test("a folder that cannot be written, a file that is no database and a newer database are each said", async (t) => {
  const data = dataFolder(t);
  writeFileSync(join(data, "file"), "");
  const folder = await run(["src/cli.ts", "migrate"], { PARVIS_DATA: join(data, "file", "below") });
  assert.equal(folder.code, 1);
  assert.match(folder.err, /PARVIS_DATA/);
  assert.doesNotMatch(folder.err, noStack);
  const odd = join(data, "odd.db");
  writeFileSync(odd, "This is a letter, not a database, and long enough to be read as one.".repeat(40));
  const notOne = await run(["src/cli.ts", "migrate"], { PARVIS_DATA: data, DATABASE_URL: `sqlite:${odd}` });
  assert.equal(notOne.code, 1);
  assert.match(notOne.err, /not a database of Parvis/);
  const newer = join(data, "newer.db");
  const store = await openStore({ url: `sqlite:${newer}` });
  await migrate(store, [...migrations, { name: "9999-from-the-future", up: async () => undefined }]);
  await store.close();
  const refused = await run(["src/cli.ts", "migrate"], { PARVIS_DATA: data, DATABASE_URL: `sqlite:${newer}` });
  assert.equal(refused.code, 1);
  assert.match(refused.err, /newer Parvis/);
  assert.doesNotMatch(refused.err, noStack);
});

/** Somebody who owns nothing here: root may write everywhere, so whoever runs the tests as root borrows them. */
const NOBODY = 65534;

/** Whether anybody may read what lies in a folder: it and those above it can be passed by others. */
function isOpenToAll(folder: string): boolean {
  return (statSync(folder).mode & 0o1) === 1 && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

const isRoot = process.getuid?.() === 0;

test("a disk that is read-only is said", {
  skip: isRoot && !isOpenToAll(root) ? "root may write everywhere, and nobody else can read this checkout" : false,
}, async (t) => {
  const data = dataFolder(t);
  const closed = join(data, "closed");
  mkdirSync(closed);
  if (isRoot) chmodSync(data, 0o755);
  if (isRoot) chownSync(closed, NOBODY, NOBODY);
  chmodSync(closed, 0o500);
  for (const args of [["src/cli.ts", "migrate"], ["src/main.ts"], ["src/cli.ts", "start"]]) {
    const ended = await run(args, { PARVIS_DATA: closed }, isRoot ? { uid: NOBODY } : {});
    assert.equal(ended.code, 1, ended.err);
    assert.match(ended.err, /read-only/);
    assert.doesNotMatch(ended.err, /\n\s+at /);
  }
});

test("a platform that is configured wrongly is not started in silence", async (t) => {
  const ended = await run(["src/main.ts"], { PARVIS_DATA: dataFolder(t), DISCORD_TOKEN: "Bot abc def", DISCORD_APPLICATION_ID: "12" });
  assert.equal(ended.code, 1);
  assert.match(ended.err, /DISCORD_TOKEN/);
  assert.match(ended.err, /DISCORD_APPLICATION_ID/);
  assert.doesNotMatch(ended.err, /abc def/);
});

test("an unknown sample is answered with those that exist", async (t) => {
  const ended = await run(["src/cli.ts", "demo", "--sample", "circus"], { PARVIS_DATA: dataFolder(t), PARVIS_PORT: "0" });
  assert.equal(ended.code, 1);
  assert.match(ended.err, /culture, union, ministry/);
});

test("the playground opens, says where and who can reach it, and stops when asked", async (t) => {
  const data = dataFolder(t);
  const child = startProgram(["src/main.ts"], { PARVIS_DATA: data, PARVIS_PORT: "0" });
  t.after(() => child.kill("SIGKILL"));
  await untilSaid(child, "Ctrl+C");
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(child.said.out)?.[0];
  assert.ok(url !== undefined && !url.endsWith(":0"), child.said.out);
  assert.match(child.said.out, /Only this machine can reach it/);
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /Parvis/);
  assert.equal((await fetch(`${url}/healthz`)).status, 200, "what watches a container asks there");
  const checked = await fetch(`${url}/certificate/AAAA-BBBB-CCCC`);
  assert.match(await checked.text(), /No certificate has the code/, "certificates are checked there as anywhere");
  const second = await run(["src/main.ts"], { PARVIS_DATA: data, PARVIS_PORT: "0" });
  assert.equal(second.code, 1);
  assert.match(second.err, /Another Parvis is writing/);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on("close", resolve);
  child.kill("SIGTERM");
  assert.equal(await promise, 0);
  assert.ok(existsSync(join(data, "demo.db")));
});

test("a wish to stop that comes twice, from the terminal and from the launcher, is one: what was begun is finished", async (t) => {
  const data = dataFolder(t);
  const child = startProgram(["bin/parvis.js", "demo"], { PARVIS_DATA: data, PARVIS_PORT: "0" }, { detached: true });
  const group = -(child.pid ?? assert.fail());
  t.after(() => child.exitCode === null && process.kill(group, "SIGKILL"));
  await untilSaid(child, "Ctrl+C");
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on("close", resolve);
  // As a terminal does with Ctrl+C, and a service manager: everybody of the group is told, and the launcher tells the program again.
  process.kill(group, "SIGINT");
  assert.equal(await promise, 0, child.said.err);
  assert.equal(child.said.out.split("finishes what was begun").length, 2, child.said.out);
});
