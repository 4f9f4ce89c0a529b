import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { HOUR, handClock, type Instant } from "#kernel/clock.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";
import { fakeSlack } from "#test/support/fake-slack.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole as openSlack } from "#test/support/slack/whole.ts";

const PEOPLE = 12;

/** How each life ends: by itself at a point of the program, or from outside once so many reminders have arrived in it; the last one ends in order. */
const DEATHS = ["courier told:3", 3] as const;

/** How long a life may tell nobody more before the test says so, in milliseconds. */
const PATIENCE = 90_000;

const STARTS = Date.UTC(2027, 2, 28, 17) as Instant;
const BEFORE = (STARTS - 5 * 24 * HOUR) as Instant;
const DUE = (STARTS - HOUR) as Instant;

/** Parvis in a process of its own, whose clock begins at an instant. */
function begin(environment: Readonly<Record<string, string>>, now: Instant, killAt: string) {
  const file = join(import.meta.dirname, "..", "support", "later-worker.ts");
  const child = spawn(process.execPath, [file, JSON.stringify(environment), String(now)], {
    env: { ...process.env, NODE_TEST_CONTEXT: "", PARVIS_KILL_AT: killAt },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { child, ended: once(child, "exit") };
}

/** Lives and dies until everybody is told, and checks each death. `told` is what has arrived so far. */
async function dieOverAndOver(environment: Readonly<Record<string, string>>, told: () => number): Promise<void> {
  assert.equal(told(), 0, "none is early");
  for (const death of [...DEATHS, null]) {
    const before = told();
    const { child, ended } = begin(environment, DUE, typeof death === "string" ? death : "");
    try {
      const enough = death === null ? PEOPLE : before + (typeof death === "number" ? death : PEOPLE);
      const patience = performance.now() + PATIENCE;
      while (told() < enough && child.exitCode === null && child.signalCode === null) {
        assert.ok(performance.now() < patience, `${told()} of ${PEOPLE} have been told, and no more are`);
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (typeof death === "number") child.kill("SIGKILL");
      if (death === null) child.kill("SIGTERM");
      const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
      assert.deepEqual([code, signal], death === null ? [0, null] : [null, "SIGKILL"], `${death}`);
      assert.ok(death === null || told() < PEOPLE, "it died in the middle");
    } finally {
      child.kill("SIGKILL");
      await ended;
    }
  }
}

function usual(data: string): Readonly<Record<string, string>> {
  return { PARVIS_DATA: data, PARVIS_ZONE: "Europe/Paris", PARVIS_LOG: "error" };
}

const names = Array.from({ length: PEOPLE }, (_, at) => `Person${at + 1}`);

test("on Discord, a process killed over and over in the middle of its reminders tells everybody once", async () => {
  const data = mkdtempSync(join(tmpdir(), "parvis-reminders-"));
  try {
    await withWhole(
      "en",
      async ({ fake, say, settle, clock, running, guild }) => {
        clock.moveTo(BEFORE);
        await say("Ines", "parvis setup", { name: "Les Amis du Parvis", zone: "Europe/Paris" });
        await say("Ines", "gathering new", { title: "Evening", start: "2027-03-28 19:00", reminders: "1h" });
        for (const name of names) await say(name, "gathering join", { gathering: "G1" });
        await settle();
        await running().stop();
        const reminders = (user: string) =>
          fake.privateTo(user).filter((message) => fake.world.directs.has(message.channel) && /reminder/i.test(text(message))).length;
        const users = [...guild.members.values()].filter(({ name }) => names.includes(name)).map(({ user }) => user);
        const before = fake.world.messages.size;
        await dieOverAndOver({ ...usual(data), DISCORD_TOKEN: TOKEN, DISCORD_API_URL: fake.api }, () => fake.world.messages.size - before);
        assert.deepEqual(
          users.map(reminders),
          users.map(() => 1),
        );
      },
      { people: names, environment: { PARVIS_DATA: data } },
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("on Slack, a process killed over and over in the middle of its reminders tells everybody once", async () => {
  const data = mkdtempSync(join(tmpdir(), "parvis-reminders-"));
  const fake = await fakeSlack();
  const clock = handClock(BEFORE);
  const whole = await openSlack("socket", { PARVIS_DATA: data }, fake, clock);
  try {
    const ines = whole.person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => whole.privately(ines.user).length > 0, "the answer");
    await ines.slash("/gathering", 'new title:"Evening" start:"2027-03-28 19:00" reminders:"1h"', GENERAL);
    await until(() => whole.standing().includes("Evening"), "the card");
    const users = names.map((_, at) => `UPERSON${String(at).padStart(3, "0")}`);
    for (const user of users) {
      fake.team.users.set(user, { id: user, name: user.toLowerCase(), locale: "en-US", tz: "Europe/Paris", admin: false, deleted: false });
      await whole.person(user).slash("/gathering", "join G1", GENERAL);
      await until(() => whole.privately(user).length > 0, "the answer");
    }
    await whole.running.parvis.settle();
    await whole.running.stop();
    const before = fake.team.messages.length;
    const own = { SLACK_BOT_TOKEN: fake.team.token, SLACK_API_URL: fake.apiUrl, SLACK_APP_TOKEN: fake.appToken, PARVIS_PORT: "0" };
    await dieOverAndOver({ ...usual(data), ...own }, () => fake.team.messages.length - before);
    const reminders = (user: string) => whole.privately(user).filter((text) => /reminder|rappel/i.test(text)).length;
    assert.deepEqual(
      users.map(reminders),
      users.map(() => 1),
    );
  } finally {
    await whole.close();
    await fake.close();
    rmSync(data, { recursive: true, force: true });
  }
});
