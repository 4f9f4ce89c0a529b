import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { type Config, readConfig } from "#config.ts";
import { backupConfigured } from "#copies/backup.ts";
import { copyIsDue, copyTonight } from "#copies/nightly.ts";
import { feedLooks } from "#feed-looks.ts";
import { after, DAY, HOUR, type Instant, machineClock } from "#kernel/clock.ts";
import { unread } from "#kernel/unread.ts";
import { LOCALES } from "#locales/locale.ts";
import { canSpeak, speak } from "#locales/speak.ts";
import { machineLooks } from "#machine-looks.ts";
import { migrations } from "#migrations/all.ts";
import { change } from "#store/change.ts";
import { instantIn } from "#store/column.ts";
import { migrate } from "#store/migrate.ts";
import { openStore } from "#store/open.ts";
import { foundCommunity } from "#test/support/communities.ts";

async function inFolder(
  body: (config: Config, folder: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "parvis-machine-"));
  const read = readConfig({ PARVIS_DATA: data, PARVIS_ZONE: "Europe/Paris", ...env });
  assert.ok("config" in read);
  try {
    await body(read.config, data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function makeDatabase(config: Config): Promise<void> {
  const store = await openStore({ url: config.databaseUrl, clock: machineClock });
  await migrate(store, migrations);
  await store.close();
}

/** What was found, as `state key`; every sentence is there in both languages. */
async function looks(config: Config, now: () => Instant = machineClock.now): Promise<readonly string[]> {
  const found = await machineLooks(config, now);
  for (const { key } of found) assert.ok(canSpeak("en", key) && canSpeak("fr", key), key);
  return found.map(({ state, key }) => `${state} ${key}`);
}

test("the doctor finds a machine well, and makes nothing that was not there", () =>
  inFolder(async (config, folder) => {
    assert.ok((await looks(config)).includes("note doctor-database-none"));
    assert.deepEqual(readdirSync(folder), []);
    await makeDatabase(config);
    const found = await looks(config);
    for (const wanted of ["well doctor-database-sqlite", "well doctor-clock", "well doctor-rights", "note doctor-backup-none"])
      assert.ok(found.includes(wanted), `${wanted} in ${found.join(", ")}`);
    assert.ok(!found.some((each) => each.startsWith("wrong")), found.join(", "));
  }));

test("the doctor says that a secret lies open, a copy is old, a clock was put back, a database is damaged or newer", () =>
  inFolder(async (config, folder) => {
    await makeDatabase(config);
    writeFileSync(join(folder, "secret"), "x".repeat(64), { mode: 0o644 });
    chmodSync(join(folder, "secret"), 0o644);
    assert.ok((await looks(config)).includes("wrong doctor-rights-open"));
    chmodSync(join(folder, "secret"), 0o600);
    assert.ok((await looks(config)).includes("well doctor-rights"), "the database was made its owner's alone");
    chmodSync(join(folder, "parvis.db"), 0o644);
    assert.ok((await looks(config)).includes("wrong doctor-rights-open"));
    chmodSync(join(folder, "parvis.db"), 0o600);
    const { path } = await backupConfigured(config, process.env, null);
    assert.ok((await looks(config)).includes("well doctor-backup"));
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    utimesSync(path, ago(3), ago(3));
    assert.ok((await looks(config)).includes("note doctor-backup-old"));
    utimesSync(path, ago(9), ago(9));
    assert.ok((await looks(config)).includes("wrong doctor-backup-old"));
    const store = await openStore({ url: config.databaseUrl, clock: machineClock });
    const community = await foundCommunity(store);
    const ahead = instantIn(after(machineClock.now(), HOUR));
    const row = { community, id: store.ids.next(), at: ahead, actor: null, account: null, action: "x", subject: "x", facts: "{}" };
    await change(store.db, async (tx) => {
      await tx.insertInto("audit").values(row).execute();
    });
    assert.ok((await looks(config)).includes("wrong doctor-clock-behind"));
    await change(store.db, async (tx) => {
      await tx.insertInto("migrations").values({ name: "9999-from-tomorrow", at: ahead }).execute();
    });
    await store.close();
    assert.ok((await looks(config)).includes("wrong store-database-newer"));
    writeFileSync(config.databaseUrl.slice("sqlite:".length), "this is no database");
    assert.ok((await looks(config)).includes("wrong doctor-database-unsound"));
  }));

test("the doctor reads the calendars on the web, and says of an address only its host", () =>
  inFolder(async (config) => {
    const asked: string[] = [];
    const calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n";
    const read = async (address: string) => {
      asked.push(address);
      return address.includes("gone")
        ? unread("web-text-status", address)
        : { text: address.includes("page") ? "<html>" : calendar, tag: null };
    };
    assert.deepEqual(await feedLooks(config, read), [], "there is no database yet");
    await makeDatabase(config);
    const store = await openStore({ url: config.databaseUrl, clock: machineClock });
    const community = await foundCommunity(store);
    const at = instantIn(machineClock.now());
    const addresses = ["https://a.example/secret.ics", "https://b.example/page", "https://c.example/gone"];
    const rows = addresses.map((address) => ({ community, id: store.ids.next(), address, tag: null, days: "[]", checked_at: at }));
    await change(store.db, async (tx) => {
      await tx.insertInto("calendar_sources").values(rows).execute();
    });
    await store.close();
    const found = await feedLooks(config, read);
    assert.deepEqual(
      found.map(({ state, values }) => `${state} ${values["host"]}`),
      ["well a.example", "note b.example", "note c.example"],
    );
    for (const { key, values } of found) for (const locale of LOCALES) assert.doesNotMatch(speak(locale, key, values), /secret|page|gone/u);
    assert.equal(asked.length, 3);
  }));

test("with PostgreSQL the doctor says that its tools are missing, as a fault where a copy is asked for every night", async () => {
  const server = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/parvis", PARVIS_SECRET: "x".repeat(32) };
  for (const [env, state] of [
    [server, "note"],
    [{ ...server, PARVIS_BACKUP: "03:30" }, "wrong"],
  ] as const)
    await inFolder(async (config) => {
      const found = (await machineLooks(config, machineClock.now, () => false)).map((each) => `${each.state} ${each.key}`);
      assert.ok(found.includes("wrong doctor-database-unreachable"), found.join(", "));
      assert.ok(found.includes(`${state} doctor-backup-tool`), found.join(", "));
    }, env);
});

test("the copy of the night is due once, at its hour; a night that was slept through is made up for", () =>
  inFolder(
    async (config) => {
      const at = (text: string) => Date.parse(text) as Instant;
      assert.equal(copyIsDue({ ...config, backup: null }, at("2027-03-20T03:00Z")), false);
      assert.equal(copyIsDue(config, at("2027-03-20T12:00Z")), true, "there is none yet");
      await makeDatabase(config);
      const first = await copyTonight(config, process.env, at("2027-03-20T12:00Z"));
      assert.ok(first !== null);
      const madeAt = (text: string) => utimesSync(first.made.path, new Date(at(text)), new Date(at(text)));
      madeAt("2027-03-20T02:30:30Z");
      for (const [now, due] of [
        ["2027-03-20T02:31Z", false],
        ["2027-03-20T23:00Z", false],
        ["2027-03-21T02:29Z", false],
        ["2027-03-21T02:31Z", true],
        ["2027-03-21T12:00Z", true],
        ["2027-03-22T00:30Z", true],
      ] as const)
        assert.equal(copyIsDue(config, at(now)), due, now);
    },
    { PARVIS_BACKUP: "3h30" },
  ));

test("the hour of copies and the switch of the site are read, or refused by name", () => {
  for (const [env, key] of [
    [{ PARVIS_BACKUP: "25:00" }, "config-backup"],
    [{ PARVIS_BACKUP: "nightly" }, "config-backup"],
    [{ PARVIS_SITE: "perhaps" }, "config-switch"],
  ] as const) {
    const read = readConfig(env);
    assert.ok("problems" in read);
    assert.equal(read.problems[0]?.key, key);
  }
  const read = readConfig({ PARVIS_BACKUP: "off", PARVIS_SITE: "off" });
  assert.ok("config" in read);
  assert.deepEqual([read.config.backup, read.config.site], [null, false]);
});
