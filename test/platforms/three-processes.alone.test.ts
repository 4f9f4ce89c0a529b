import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { commands } from "#commands/all.ts";
import { readConfig } from "#config.ts";
import { exportCommunity } from "#export/community.ts";
import { readOnly } from "#only.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { RunProblem } from "#problem.ts";
import { readyLines } from "#start.ts";
import { missing, openTestStore, type TestStore } from "#test/support/databases.ts";
import type { Body } from "#test/support/discord/body.ts";
import { type SigningKeys, signedRequest, signingKeys } from "#test/support/discord/knock.ts";
import { slash } from "#test/support/discord/people.ts";
import { TOKEN, textOf } from "#test/support/discord/world.ts";
import { discordPeople } from "#test/support/discord-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

const FILE = join(import.meta.dirname, "..", "support", "discord-http-worker.ts");

/** What each of the three does: hears, tells and does what is due, or everything at once. */
const ROLES = ["discord-http", "worker", "web,discord-http,worker"] as const;

const PEOPLE = ["Ana", "Bo", "Chen", "Dov", "Eva", "Fay", "Gil", "Hana", "Ivo", "Jo", "Kim", "Lea"];
const SEATS = 5;
const DEATHS = 3;

/** The same numbers each time, so that what fails once can be played again. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Three processes on one database, any of which may be killed and comes back. */
async function openThree(environment: Readonly<Record<string, string>>) {
  const children: (ChildProcess | null)[] = [null, null, null];
  const ports: (number | null)[] = [null, null, null];
  let closing = false;

  /** Those that are coming back. */
  const rising = new Set<Promise<void>>();

  function rise(at: number): Promise<void> {
    const up = begin(at).finally(() => rising.delete(up));
    rising.add(up);
    return up;
  }

  async function begin(at: number): Promise<void> {
    const child = fork(FILE, [JSON.stringify({ ...environment, ONLY: ROLES[at] })], { env: { ...process.env, NODE_TEST_CONTEXT: "" } });
    children[at] = child;
    const [said] = (await Promise.race([once(child, "message"), once(child, "exit").then(() => [null])])) as [
      { readonly port: number | null } | null,
    ];
    if (said === null && !closing) assert.fail(`the process ${ROLES[at]} ended by itself`);
    ports[at] = said?.port ?? null;
  }

  async function die(at: number): Promise<void> {
    const child = children[at];
    ports[at] = null;
    if (child === null || child === undefined) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  for (const at of ROLES.keys()) await rise(at);
  return {
    /** Resolves when one that hears is there. */
    async open() {
      if (rising.size === 0) await new Promise((resolve) => setImmediate(resolve));
      else await Promise.race(rising);
    },
    rise,
    die,
    /** Where somebody is heard now. */
    doors: () => [0, 2].flatMap((at) => ports[at] ?? []),
    async close() {
      closing = true;
      for (const at of ROLES.keys()) await die(at);
    },
  };
}

type Three = Awaited<ReturnType<typeof openThree>>;

/** Whether something was answered: not that it takes longer (a deferral, type 5), and not that it went wrong. */
function isFinal(answer: string): boolean {
  return !answer.includes("went wrong on our side") && (JSON.parse(answer) as { readonly type: number }).type !== 5;
}

/** Says something as Discord does: again to another process, the same interaction, until one has answered. */
async function say(three: Three, keys: SigningKeys, payload: Body): Promise<string> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    for (const port of three.doors()) {
      const request = signedRequest(`http://127.0.0.1:${port}/discord/interactions`, keys, payload, Date.now());
      // A process that dies before it answers is as one that was never there: the interaction is delivered again.
      const answer = await fetch(request).then(
        (answered) => (answered.ok ? answered.text() : null),
        () => null,
      );
      if (answer !== null && isFinal(answer)) return answer;
    }
    await three.open();
  }
  throw new Error("nobody answered");
}

test("three processes share a PostgreSQL, are killed at random under load, and nothing is lost or done twice", {
  timeout: 240_000,
}, async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  const keys = signingKeys();
  const fake = await openFakeDiscord();
  const guild = fake.addGuild({
    name: "S",
    channels: ["general"],
    people: Object.fromEntries(["Ines", ...PEOPLE].map((name) => [name, "en-GB"])),
  });
  const { seat, registered, general } = discordPeople(fake, guild, manifest(commands));
  const three = await openThree({
    DATABASE_URL: store.url,
    PARVIS_SECRET: "0123456789abcdef0123456789abcdef",
    PARVIS_ZONE: "Europe/Paris",
    PARVIS_LOG: "error",
    PARVIS_PORT: "0",
    DISCORD_TOKEN: TOKEN,
    DISCORD_API_URL: fake.api,
    DISCORD_PUBLIC_KEY: keys.publicKey,
  });
  const throwDice = dice(20_270_328);
  const given = (who: string, path: string, values: Readonly<Record<string, string | number>> = {}) =>
    say(three, keys, slash(seat(who), registered, path, values));
  try {
    await given("Ines", "parvis setup", { name: "Association", channel: "general" });
    await given("Ines", "member role", { person: "Ines", role: "admin" }).catch(() => "");
    await given("Ines", "gathering new", { title: "Soup night", start: "2099-03-28 19:00", capacity: SEATS });
    const load = PEOPLE.map(async (who) => {
      await given(who, "gathering join", { gathering: "G1" });
      await given(who, "aid ask", { category: "transport", about: `For ${who}` });
    });
    const deaths = (async () => {
      for (let n = 0; n < DEATHS; n += 1) {
        await load[throwDice(load.length)];
        const at = throwDice(ROLES.length);
        await three.die(at);
        await three.rise(at);
      }
    })();
    await Promise.all([...load, deaths]);
    await told(store);
    const [row] = await store.db.selectFrom("communities").select("id").execute();
    const whole = (await exportCommunity(store.db, row?.id ?? assert.fail(), { name: (person) => person, now: store.clock.now() })) as Body;
    const answers = whole.gatherings.G1.occurrences[0].registrations as readonly Body[];
    assert.equal(answers.length, PEOPLE.length, "everybody who was answered is registered, once");
    assert.equal(new Set(answers.map(({ person }) => person)).size, PEOPLE.length);
    assert.equal(answers.filter(({ state }) => state === "going").length, SEATS);
    assert.equal(answers.filter(({ state }) => state === "waitlisted").length, PEOPLE.length - SEATS);
    assert.equal(Object.keys(whole.aid).length, PEOPLE.length, "every request is there once");
    assert.equal(
      fake.messagesIn(general).filter((message) => textOf(message).includes("Soup night")).length,
      1,
      "the card was posted once",
    );
    const sent = await store.db.selectFrom("notices").select(["once", "state"]).execute();
    assert.equal(new Set(sent.map(({ once: key }) => key)).size, sent.length);
    assert.deepEqual(sent.filter(({ state }) => state === "due").length, 0);
  } finally {
    await three.close();
    await fake.close();
    await store.remove();
  }
});

test("parts are named, are configured, and share a PostgreSQL; a sentence says what is wrong otherwise", () => {
  const read = readConfig({
    DATABASE_URL: "postgres://u@h/d",
    PARVIS_SECRET: "x".repeat(32),
    DISCORD_TOKEN: "a.b.c",
    DISCORD_PUBLIC_KEY: "a".repeat(64),
  });
  assert.ok("config" in read);
  const key = (typed: string, config = read.config) => {
    try {
      return [...readOnly(typed, config)].join(" ");
    } catch (error) {
      if (error instanceof RunProblem) return error.key;
      throw error;
    }
  };
  assert.equal(key("web, worker"), "web worker");
  assert.equal(key("DISCORD-HTTP"), "discord-http");
  assert.equal(key("discord"), "cli-only-nothing");
  assert.equal(key("slack-http"), "cli-only-nothing");
  assert.equal(key("clock"), "cli-only-unknown");
  assert.equal(key(""), "cli-only-unknown");
  const ready = (typed: string) => readyLines(read.config, readOnly(typed, read.config), null)[0];
  assert.match(ready("worker, web") ?? "", /ready, as worker(?:,| and) web\.|prêt\s: worker et web\./u);
  assert.match(ready("worker, discord-http") ?? "", /(?:hears|écoute) Discord\./u);
  assert.equal(key("worker", { ...read.config, databaseUrl: "sqlite:/tmp/x.db" }), "cli-only-alone");
});

/** Waits, in the database and not in a loop of ours, until everything that is due has been told. */
async function told(store: TestStore): Promise<void> {
  for (let patience = 600; patience > 0; patience -= 1) {
    await sql`select pg_sleep(0.2)`.execute(store.db);
    const now = new Date().toISOString();
    const left = await store.db.selectFrom("notices").select("id").where("state", "=", "due").where("due", "<=", now).limit(1).execute();
    if (left.length === 0) return;
  }
  assert.fail("it was never all told");
}
