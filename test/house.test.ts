import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDoors, readWith, roomOf } from "./house/doors.ts";
import { checkHabits, checkPlatformNames, checkPutOff } from "./house/habits.ts";
import { checkCommands, checkInstall, checkLinks, checkMigrations, checkNames, checkPlatforms } from "./house/layout.ts";
import { type Files, readHouse, sources } from "./house/source.ts";

type Check = (files: Files) => readonly string[];

const house = readHouse(process.cwd());

function plant(files: Readonly<Record<string, string>>): Files {
  return new Map(Object.entries(files));
}

/** Each mistake is found, alone and by its words; each twin beside it, which does it properly, is not. */
function catches(check: Check, mistakes: readonly (readonly [why: RegExp, files: Readonly<Record<string, string>>])[]): void {
  for (const [why, files] of mistakes) {
    const found = check(plant(files));
    assert.equal(found.length, 1, `${JSON.stringify(files)} should be refused once, and was: ${found.join("; ") || "not at all"}`);
    assert.match(found[0] ?? "", why);
  }
}

function lets(check: Check, proper: readonly Readonly<Record<string, string>>[]): void {
  for (const files of proper) assert.deepEqual(check(plant(files)), []);
}

test("the house is read whole: a guard that reads nothing is green too", () => {
  const read = sources(house);
  assert.ok(house.size > 200, `only ${house.size} files were read`);
  const rooms = new Set(read.map(({ path }) => roomOf(path)));
  for (const room of ["kernel", "locales", "chat", "store", "outbox", "jobs", "membership", "gatherings", "dispatch", "commands"]) {
    assert.ok(rooms.has(room), `nothing was read in ${room}`);
  }
  assert.ok(read.flatMap(({ imports }) => imports).length > 500, "hardly any import was read");
});

test("everybody uses the doors", () => {
  assert.deepEqual(checkDoors(house), []);
});

test("a way around the doors is noticed", () => {
  catches(checkDoors, [
    [/no door to store/u, { "src/kernel/clock.ts": 'import { change } from "#store/change.ts";' }],
    [/no door to store/u, { "src/kernel/clock.ts": 'export { change } from "#store/change.ts";' }],
    [/no door to store/u, { "src/kernel/clock.ts": 'export * from "#store/change.ts";' }],
    [/no door to store/u, { "src/kernel/clock.ts": 'const { change } = await import("#store/change.ts");' }],
    [/no door to store/u, { "src/kernel/clock.ts": 'type Db = import("#store/db.ts").Db;' }],
    [/as a type only/u, { "commands/aid/ask.ts": 'const house = ownFile<typeof import("#house.ts")>("#house.ts");' }],
    [/reads #aid\/aid\.ts as #aid\/store\.ts/u, { "src/house.ts": 'const a = ownFile<typeof import("#aid/store.ts")>("#aid/aid.ts");' }],
    [/no door to dispatch/u, { "src/platforms/web/receive.ts": 'import { answer } from "#dispatch/dispatch.ts";' }],
    [/no door to platforms\/web/u, { "src/platforms/paper/render.ts": 'import { page } from "#platforms/web/render.ts";' }],
    [/no door to aid/u, { "src/gatherings/service.ts": 'import { claim } from "#aid/service.ts";' }],
    [/no door to outbox/u, { "commands/aid/ask.ts": 'import { tell } from "#outbox/notice.ts";' }],
    [/nouns and cards/u, { "commands/aid/ask.ts": 'import { findRequest } from "#aid/store.ts";' }],
    [/nouns and cards/u, { "commands/aid/ask.ts": 'import type { AidService } from "#aid/service.ts";' }],
    [/as a type only/u, { "commands/aid/ask.ts": 'import { openHouse } from "#house.ts";' }],
    [/as a type only/u, { "src/platforms/web/render.ts": 'import { speak } from "#locales/speak.ts";' }],
    [/never written/u, { "src/kernel/clock.ts": 'import { Refusal } from "../kernel/refusal.ts";' }],
    [/never written/u, { "src/kernel/clock.ts": 'import { Refusal } from "./deep/../refusal.ts";' }],
    [/carries its ending/u, { "src/kernel/clock.ts": 'import { Refusal } from "./refusal";' }],
    [/stays in the room/u, { "src/main.ts": 'import { machineClock } from "./kernel/clock.ts";' }],
    [/no such room/u, { "src/kernel/clock.ts": 'import { a } from "#attic/a.ts";' }],
    [/stands in no room/u, { "src/attic/a.ts": "export const a = 1;" }],
    [/pg is no guest/u, { "src/gatherings/store.ts": 'import { Pool } from "pg";' }],
    [/better-sqlite3 is no guest/u, { "src/store/change.ts": 'import Database from "better-sqlite3";' }],
    [/kysely is no guest/u, { "src/gatherings/service.ts": 'import { sql } from "kysely";' }],
    [/kysely is no guest/u, { "commands/aid/ask.ts": 'import { sql } from "kysely";' }],
    [/node-cron is no guest/u, { "src/jobs/run.ts": 'import { schedule } from "node-cron";' }],
    [/discord.js is no guest/u, { "src/dispatch/dispatch.ts": 'import { Client } from "discord.js";' }],
    [/@slack\/bolt is no guest/u, { "src/platforms/discord/receive.ts": 'import { App } from "@slack/bolt";' }],
    [/no door to kernel/u, { "migrations/0001-house.ts": 'import { machineClock } from "#kernel/clock.ts";' }],
  ]);
});

test("the doors stand open to those who may enter", () => {
  lets(checkDoors, [
    { "src/kernel/clock.ts": 'import { a } from "./ids.ts"; import { b } from "#kernel/ids.ts"; import fs from "node:fs";' },
    {
      "src/gatherings/store.ts":
        'import { sql } from "kysely"; import { db } from "#store/db.ts"; import { p } from "#membership/person.ts";',
    },
    {
      "commands/aid/ask.ts":
        'import type { House } from "#house.ts"; import { c } from "#aid/cards.ts"; import { r } from "#aid/request.ts";',
    },
    { "src/platforms/web/render.ts": 'import type { Locale } from "#locales/locale.ts"; import { html } from "hono/html";' },
    { "src/store/open.ts": 'import Database from "better-sqlite3"; import { Pool } from "pg";' },
    { "migrations/0001-house.ts": 'import type { Kysely } from "kysely";' },
    {
      "test/rules/a.test.ts":
        'import { a } from "#aid/store.ts"; import { b } from "#test/support/b.ts"; import Database from "better-sqlite3";',
    },
  ]);
});

test("a start reads no command, no service and nothing of what is done later", () => {
  const starts = ["src/main.ts", "src/start.ts", "src/running.ts", "src/demo/open-demo.ts"];
  for (const file of starts) assert.ok(house.has(file), `${file} is no longer there`);
  const read = readWith(house, starts);
  assert.ok(read.has("src/outbox/courier.ts"), "what a start reads is found");
  const needless = [...read].filter(
    (path) => /(?:^|[/-])(?:service|later)\.ts$/u.test(path) || /^(?:commands|migrations)\/(?!all\.ts)/u.test(path),
  );
  assert.deepEqual(needless, [], "ask for it with ownFile (docs/house.md, what a start reads)");
  assert.ok(read.size < 150, `a start reads ${read.size} files`);
  const planted = new Map([
    ["src/main.ts", 'import { a } from "#aid/a.ts"; const b = ownFile<never>("#aid/b.ts"); import type { C } from "#aid/c.ts";'],
    ["src/aid/a.ts", 'import { service } from "./service.ts";'],
    ...["b", "c", "service"].map((name) => [`src/aid/${name}.ts`, ""] as const),
  ]);
  assert.deepEqual([...readWith(planted, ["src/main.ts"])], ["src/main.ts", "src/aid/a.ts", "src/aid/service.ts"]);
});

test("names say what they hold, in kebab-case", () => {
  assert.deepEqual(checkNames(house), []);
  catches(checkNames, [
    [/says nothing/u, { "src/chat/index.ts": "" }],
    [/says nothing/u, { "src/chat/utils/length.ts": "" }],
    [/says nothing/u, { "src/chat/types.ts": "" }],
    [/kebab-case/u, { "src/chat/fitControls.ts": "" }],
    [/kebab-case/u, { "src/Chat/fit.ts": "" }],
  ]);
  lets(checkNames, [{ "src/chat/fit-controls.ts": "", "migrations/0001-house.ts": "", "README.md": "", "test/x.alone.test.ts": "" }]);
});

test("every platform is the same few files", () => {
  assert.deepEqual(checkPlatforms(house), []);
  const proper = Object.fromEntries([...house].filter(([path]) => path.startsWith("src/platforms/paper/")));
  const { "src/platforms/paper/limits.ts": _, ...incomplete } = proper;
  catches(checkPlatforms, [[/limits\.ts is missing/u, incomplete]]);
  lets(checkPlatforms, [proper]);
});

test("migrations are numbered without a gap, say why, and are listed in their order", () => {
  assert.deepEqual(checkMigrations(house), []);
  const all = 'import { a } from "./0001-a.ts";\nimport { b } from "./0002-b.ts";';
  const [a, b] = ["/** People. */", "/** Places. */"];
  catches(checkMigrations, [
    [/number should be 0002/u, { "migrations/0001-a.ts": a, "migrations/0003-b.ts": b, "migrations/all.ts": all.replace("0002", "0003") }],
    [/number should be 0002/u, { "migrations/0001-a.ts": a, "migrations/0001-b.ts": b, "migrations/all.ts": all.replace("0002", "0001") }],
    [
      /does not list migrations\/0002-b/u,
      { "migrations/0001-a.ts": a, "migrations/0002-b.ts": b, "migrations/all.ts": 'import { a } from "./0001-a.ts";' },
    ],
    [/out of order/u, { "migrations/0001-a.ts": a, "migrations/0002-b.ts": b, "migrations/all.ts": all.split("\n").reverse().join("\n") }],
    [/does not say why/u, { "migrations/0001-a.ts": "export const a = 1;", "migrations/0002-b.ts": b, "migrations/all.ts": all }],
    [/all\.ts is missing/u, { "migrations/0001-a.ts": a }],
  ]);
  lets(checkMigrations, [{ "migrations/0001-a.ts": a, "migrations/0002-b.ts": b, "migrations/all.ts": all }]);
});

test("every command says the path at which it stands, and is listed", () => {
  assert.deepEqual(checkCommands(house), []);
  const says = (path: string) => `export const it = command<House>()({ path: "${path}", may: "take part", options: {} });`;
  const lists = (...paths: readonly string[]) => `const PATHS = ${JSON.stringify(paths)};`;
  catches(checkCommands, [
    [/stands at "aid ask"/u, { "commands/aid/ask.ts": says("aid request"), "commands/all.ts": lists("aid ask") }],
    [/no path, and stands at/u, { "commands/aid/ask.ts": 'const path = "aid ask";', "commands/all.ts": lists("aid ask") }],
    [/does not list "aid ask"/u, { "commands/aid/ask.ts": says("aid ask"), "commands/all.ts": "export const all = [];" }],
    [
      /lists "aid show", which stands nowhere/u,
      { "commands/aid/ask.ts": says("aid ask"), "commands/all.ts": lists("aid ask", "aid show") },
    ],
    [/lists "aid ask" twice/u, { "commands/aid/ask.ts": says("aid ask"), "commands/all.ts": lists("aid ask", "aid ask") }],
    [/all\.ts is missing/u, { "commands/aid/ask.ts": says("aid ask") }],
  ]);
  lets(checkCommands, [
    { "commands/aid/ask.ts": says("aid ask"), "commands/all.ts": lists("aid ask") },
    { "commands/vote/vote.ts": says("vote"), "commands/all.ts": lists("vote") },
  ]);
});

test("what is turned away on sight is nowhere in the house", () => {
  assert.deepEqual(checkHabits(house), []);
});

/** A test that would not run, or keep the others from running. */
function marked(how: string): string {
  return `test.${how}("a", () => {});`;
}

test("what is turned away on sight is seen", () => {
  catches(checkHabits, [
    [/named exports only/u, { "src/kernel/a.ts": "export default 1;" }],
    [/named exports only/u, { "src/kernel/a.ts": "const a = 1; export { a as default };" }],
    [/empty catch/u, { "src/kernel/a.ts": "try { a(); } catch {}" }],
    [/empty catch/u, { "src/kernel/a.ts": "try { a(); } catch (error) { /* never mind */ }" }],
    [/sleeps/u, { "test/a.test.ts": 'import { setTimeout as wait } from "node:timers/promises";' }],
    [/sleeps/u, { "test/a.test.ts": "await new Promise((resolve) => setTimeout(resolve, 50));" }],
    [/sleeps/u, { "src/outbox/a.ts": "await sleep(50);" }],
    [/asks the machine for the time/u, { "src/aid/request.ts": "const now = Date.now();" }],
    [/asks the machine for the time/u, { "commands/aid/ask.ts": "const now = new Date();" }],
    [/asks the machine for the time/u, { "src/aid/request.ts": "const now = Temporal.Now.instant();" }],
    [/reads the environment/u, { "src/store/open.ts": "const url = process.env.DATABASE_URL;" }],
    [/marked only/u, { "test/a.test.ts": marked("only") }],
    [/marked skip/u, { "test/a.test.ts": marked("skip") }],
    [/marked todo/u, { "test/a.test.ts": 'test("a", { todo: true }, () => {});' }],
    [/marked skip/u, { "test/a.test.ts": 'test("a", { skip: "flaky" }, () => {});' }],
    [/cron string/u, { "src/gatherings/later.ts": 'const at = "0 9 * * 1";' }],
    [/cron string/u, { "src/gatherings/later.ts": 'const at = "*/5 8-18 * * 1,3";' }],
    [/is a phrase/u, { "commands/aid/ask.ts": 'const text = "You are registered.";' }],
    [/is a phrase/u, { "src/aid/cards.ts": "const text = `Claimed by $" + "{name}`;" }],
    [/is a phrase/u, { "src/aid/service.ts": 'throw new Refusal("It is too late", {});' }],
  ]);
  lets(checkHabits, [
    { "src/kernel/a.ts": "try { a(); } catch (error) { if (!gone(error)) throw error; }" },
    { "test/a.test.ts": 'test("a", { skip: missing === null ? false : missing }, (t) => { t.skip("no PostgreSQL here"); });' },
    { "test/a.test.ts": "const text = 'He said hello'; await new Promise((resolve) => setImmediate(resolve));" },
    { "src/aid/service.ts": 'throw new Error("A claim without a request");' },
    { "src/aid/cards.ts": 'const key = "aid-claimed"; const date = new Date(instant); const hours = "18 19";' },
  ]);
});

test("platforms are named in their own folders only", () => {
  assert.deepEqual(checkPlatformNames(house), []);
  catches(checkPlatformNames, [
    [/names Discord outside/u, { "src/chat/card.ts": "export function forDiscord() {}" }],
    [/names slack outside/u, { "commands/aid/ask.ts": 'const here = call.platform === "slack";' }],
    [/names discord outside/u, { "src/platforms/slack/render.ts": 'const from = "discord";' }],
  ]);
  lets(checkPlatformNames, [
    { "src/platforms/slack/render.ts": 'const name = "slack";' },
    { "src/chat/address.ts": "/** Discord keeps 100 characters. */\nexport const longest = 100;" },
  ]);
});

test("no work is put off in a comment", () => {
  assert.deepEqual(checkPutOff(house), []);
  catches(checkPutOff, [[/puts work off/u, { "docs/house.md": `${"TO"}${"DO"}: write this` }]]);
});

test("every link between pages leads somewhere", () => {
  assert.deepEqual(checkLinks(house), []);
  catches(checkLinks, [[/leads nowhere/u, { "docs/house.md": "See [there](decisions/0001-a.md#what)." }]]);
  lets(checkLinks, [
    {
      "docs/house.md": "[a](decisions/0001-a.md#what) [b](decisions) [c](../README.md) [d](https://example.org/x) [e](#f)",
      "docs/decisions/0001-a.md": "",
      "README.md": "",
    },
  ]);
});

test("the lock file still installs without a compiler", () => {
  assert.deepEqual(checkInstall(house), []);
  const lock = house.get("package-lock.json") ?? "";
  const manifest = house.get("package.json") ?? "";
  catches(checkInstall, [
    [/must keep "gypfile": false/u, { "package.json": manifest, "package-lock.json": lock.replace('"gypfile": false,', "") }],
    [
      /resolved address/u,
      {
        "package.json": manifest,
        "package-lock.json": lock.replace('"gypfile": false,', '"gypfile": false, "resolved": "https://example.org/a.tgz",'),
      },
    ],
    [/allowScripts/u, { "package.json": manifest.replace('"node": true', '"node": false'), "package-lock.json": lock }],
    [/versions are exact/u, { "package.json": manifest.replace('"kysely": "', '"kysely": "^'), "package-lock.json": lock }],
  ]);
});
