import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import pg from "pg";
import { type Clock, type Instant, MINUTE, machineClock, SECOND } from "#kernel/clock.ts";
import { missing, openTestStore, type TestStore } from "#test/support/databases.ts";
import { type FakeSlack, fakeSlack } from "#test/support/fake-slack.ts";
import { deliverOverHttp } from "#test/support/slack/delivery.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole, type Whole } from "#test/support/slack/whole.ts";

/** A process that is killed, and how it is reached. */
interface Doomed {
  readonly child: ChildProcess;
  readonly url: string;
  readonly died: Promise<unknown>;
}

function environment(fake: FakeSlack, more: Readonly<Record<string, string>>): Record<string, string> {
  const own = { SLACK_BOT_TOKEN: fake.team.token, SLACK_API_URL: fake.apiUrl, SLACK_SIGNING_SECRET: fake.signingSecret };
  return { PARVIS_ZONE: "Europe/Paris", PARVIS_LOG: "error", PARVIS_PORT: "0", ...own, ...more };
}

async function doomed(fake: FakeSlack, more: Readonly<Record<string, string>>, killAt = ""): Promise<Doomed> {
  const file = join(import.meta.dirname, "..", "support", "slack-worker.ts");
  const child = spawn(process.execPath, [file, JSON.stringify(environment(fake, more))], {
    env: { ...process.env, NODE_TEST_CONTEXT: "", PARVIS_KILL_AT: killAt },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const died = once(child, "exit");
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, url: `http://127.0.0.1:${said.toString().trim()}/slack/events`, died };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The machine's clock, which can be put ahead. */
function clockAhead(): Clock & { ahead: number } {
  const clock = { ahead: 0, now: () => (Date.now() + clock.ahead) as Instant };
  return clock;
}

async function setUp(whole: Whole): Promise<void> {
  await whole.person("UINES00001").slash("/parvis", "setup", GENERAL);
  await until(() => whole.privately("UINES00001").length > 0, "the answer");
  await whole.running.parvis.settle();
}

/** What a test may open; all of it is closed or killed at its end, however it ends. */
interface Stage {
  readonly store: TestStore;
  readonly fake: FakeSlack;
  readonly open: (clock?: Clock) => Promise<Whole>;
  readonly doom: (killAt?: string) => Promise<Doomed>;
}

const SECRET = { PARVIS_SECRET: "a secret of at least thirty-two characters" };

async function onPostgres(body: (stage: Stage) => Promise<void>): Promise<void> {
  const store = await openTestStore("postgres");
  const fake = await fakeSlack();
  const data = mkdtempSync(join(tmpdir(), "parvis-killed-"));
  const more = { ...SECRET, DATABASE_URL: store.url, PARVIS_DATA: data };
  const opened: Whole[] = [];
  const begun: Doomed[] = [];
  try {
    await body({
      store,
      fake,
      async open(clock = machineClock) {
        const whole = await openWhole("http", more, fake, clock);
        opened.push(whole);
        return whole;
      },
      async doom(killAt = "") {
        const one = await doomed(fake, more, killAt);
        begun.push(one);
        return one;
      },
    });
  } finally {
    for (const { child } of begun) child.kill("SIGKILL");
    await Promise.all(begun.map(({ died }) => died));
    for (const each of opened) await each.close();
    await fake.close();
    await store.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

function formOf(payload: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)])).toString();
}

test("a process that is killed while it works on a delivery leaves it to another, which says once what came of it", async (t) => {
  if (await missing(t, "postgres")) return;
  await onPostgres(async ({ store, fake, open, doom }) => {
    const clock = clockAhead();
    const other = await open(clock);
    await setUp(other);
    const first = await doom();
    const address = new URL(store.url);
    const schema = address.searchParams.get("schema") ?? "public";
    address.searchParams.delete("schema");
    const gate = new pg.Client({ connectionString: address.href });
    await gate.connect();
    const ines = other.person("UINES00001");
    const before = other.privately(ines.user).length;
    const payload = ines.slashPayload("/gathering", `new title:"Taken over" start:"${inDays(4)} 18:30"`, GENERAL);
    const form = formOf(payload);
    const deliver = (url: string, retry: number) =>
      deliverOverHttp(url, fake.signingSecret, form, { headers: retry === 0 ? {} : { "x-slack-retry-num": String(retry) } });
    const claims = async () =>
      (await store.db.selectFrom("memos").select("name").where("name", "like", "brief/slack-heard%").execute()).length;
    const claimed = await claims();
    try {
      await gate.query(`begin; lock table "${schema}".gatherings in exclusive mode`);
      assert.ok((await deliver(first.url, 0)).acknowledged);
      while ((await claims()) === claimed) await new Promise((resolve) => setImmediate(resolve));
      first.child.kill("SIGKILL");
      assert.deepEqual(await first.died, [null, "SIGKILL"]);
      await gate.query("rollback");
    } finally {
      await gate.end();
    }
    const url = `http://127.0.0.1:${other.running.port}/slack/events`;
    assert.ok((await deliver(url, 1)).acknowledged);
    await until(() => other.standing().includes("Taken over"), "the card");
    await other.running.parvis.settle();
    assert.equal(other.privately(ines.user).length, before, "the first may be alive yet");
    clock.ahead = 11 * SECOND;
    assert.ok((await deliver(url, 2)).acknowledged);
    await until(() => other.privately(ines.user).length > before, "the answer");
    assert.ok((await deliver(url, 3)).acknowledged);
    await other.running.parvis.settle();
    assert.equal(other.privately(ines.user).length, before + 1);
    assert.equal((await store.db.selectFrom("gatherings").select("id").execute()).length, 1);
  });
});

for (const scopes of ["with", "without"] as const) {
  test(`a process that is killed when Slack has just taken a message leaves it there once (${scopes} the scopes to look)`, async (t) => {
    if (await missing(t, "postgres")) return;
    await onPostgres(async ({ store, fake, open, doom }) => {
      if (scopes === "without") fake.team.scopes = ["commands", "chat:write", "users:read"];
      const before = await open();
      await setUp(before);
      await before.running.stop();
      const first = await doom("courier told:1");
      const { person } = before;
      const ines = person("UINES00001");
      const payload = ines.slashPayload("/gathering", `new title:"Once" start:"${inDays(4)} 18:30"`, GENERAL);
      await deliverOverHttp(first.url, fake.signingSecret, formOf(payload));
      assert.deepEqual(await first.died, [null, "SIGKILL"]);
      const posts = () => fake.team.messages.filter(({ channel }) => channel === GENERAL).length;
      assert.equal(posts(), 1);
      const clock = clockAhead();
      clock.ahead = 2 * MINUTE;
      const other = await open(clock);
      const state = async () => (await store.db.selectFrom("notices").select("state").where("state", "=", "due").execute()).length;
      while ((await state()) > 0) await new Promise((resolve) => setImmediate(resolve));
      await other.running.parvis.settle();
      assert.equal(posts(), 1);
      assert.equal(
        other.privately("UINES00001").some((text) => /peut-être/.test(text)),
        scopes === "without",
      );
    });
  });
}
