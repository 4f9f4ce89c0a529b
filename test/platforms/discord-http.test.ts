import assert from "node:assert/strict";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { commands } from "#commands/all.ts";
import { exportCommunity } from "#export/community.ts";
import { HOUR, MINUTE } from "#kernel/clock.ts";
import { manifest } from "#platforms/discord/manifest.ts";
import { missing, openTestStore } from "#test/support/databases.ts";
import type { Body } from "#test/support/discord/body.ts";
import { knock, signedRequest, signingKeys } from "#test/support/discord/knock.ts";
import { inPrivate, pressing, slash, submitting, typing } from "#test/support/discord/people.ts";
import { recordedIn } from "#test/support/discord/replay.ts";
import { type FakeMessage, TOKEN, textOf } from "#test/support/discord/world.ts";
import { discordPeople } from "#test/support/discord-stage.ts";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

const PING = { id: "1", type: 1, token: "t", application_id: "2", version: 1 };

function endpoint(port: number | null): string {
  return `http://127.0.0.1:${port}/discord/interactions`;
}

test("with a public key, interactions come to the served endpoint: signed ones are answered, no others", async () => {
  const keys = signingKeys();
  const environment = { DISCORD_PUBLIC_KEY: keys.publicKey, PARVIS_PORT: "0" };
  await withWhole(
    "en",
    async ({ fake, clock, running, seat, registered, settle, general, member, seen }) => {
      const address = endpoint(running().port);
      const now = () => clock.now();
      const status = async (...given: Parameters<typeof signedRequest>) => (await fetch(signedRequest(...given))).status;
      assert.deepEqual(await (await fetch(signedRequest(address, keys, PING, now()))).json(), { type: 1 });
      assert.equal(await status(address, keys, PING, now(), { spoilt: true }), 401);
      assert.equal(await status(address, keys, PING, now(), { unsigned: true }), 401);
      assert.equal(await status(address, keys, PING, now() - HOUR), 401);
      assert.equal(await status(address, keys, PING, now() + HOUR), 401);
      assert.equal(await status(address, keys, PING, now() - 4 * MINUTE), 200);
      assert.equal(await status(address, signingKeys(), PING, now()), 401, "somebody else's key");
      assert.equal((await fetch(address)).status, 401);
      assert.equal(await status(address, keys, "not an interaction", now()), 400);
      assert.equal(await status(address, keys, { ...PING, type: 99 }, now()), 501, "what nobody knows yet is not left waiting");
      const say = (name: string, path: string, given: Readonly<Record<string, string | number>> = {}) =>
        knock(fake, address, keys, slash(seat(name), registered, path, given), now());
      assert.match(text((await say("Ines", "parvis setup")).message), /Les Amis du Parvis/);
      const made = await say("Ines", "gathering new", { title: "Soup night", start: "in 10 days at 19:00" });
      assert.match(text(made.message), /Soup night/);
      await settle();
      const card = fake.messagesIn(general).find((message) => text(message).includes("Soup night")) ?? assert.fail();
      const joined = await knock(fake, address, keys, pressing(seat("Paul"), card, "Join"), now());
      assert.match(text(joined.message), /Soup night/);
      const offered = await knock(fake, address, keys, typing(seat("Paul"), registered, "gathering join", "gathering", "sou"), now());
      assert.match(JSON.stringify(offered.answer), /Soup night/);
      const asked = await say("Paul", "aid ask");
      assert.equal(asked.answer?.type, 9, "a form opens in the answer");
      await knock(fake, address, keys, submitting(fake.world, seat("Paul"), { category: "transport", about: "To the clinic." }), now());
      const between = seen("Paul", (message) => textOf(message).includes("Send now"));
      const sent = await knock(fake, address, keys, pressing(seat("Paul"), between, "Send now"), now());
      assert.match(text(sent.message), /R1/);
      const inside = await knock(fake, address, keys, inPrivate(slash(seat("Paul"), registered, "aid mine"), member("Paul"), "77"), now());
      assert.match(text(inside.message), /R1/);
      for (const { name, payload } of recordedIn(join(import.meta.dirname, "..", "support", "discord", "recorded"))) {
        if (typeof payload.type === "number") assert.ok((await knock(fake, address, keys, payload, now())).answer !== null, name);
      }
      const large = { ...PING, more: "x".repeat(2_000_000) };
      assert.notEqual(await status(address, keys, large, now()).catch(() => 413), 200, "no more is read than Discord ever sends");
      assert.equal(fake.gateway.identifies.length, 0, "no connection is opened");
    },
    { environment },
  );
});

/** Two processes that serve one application on one database, as they stand behind a balancer. */
async function openPair(api: string, databaseUrl: string, publicKey: string) {
  const environment = {
    DATABASE_URL: databaseUrl,
    PARVIS_SECRET: "0123456789abcdef0123456789abcdef",
    PARVIS_ZONE: "Europe/Paris",
    PARVIS_LOG: "error",
    PARVIS_PORT: "0",
    DISCORD_TOKEN: TOKEN,
    DISCORD_API_URL: api,
    DISCORD_PUBLIC_KEY: publicKey,
  };
  const file = join(import.meta.dirname, "..", "support", "discord-http-worker.ts");
  const children: ChildProcess[] = [];
  const addresses: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    const child = fork(file, [JSON.stringify(environment)], { env: { ...process.env, NODE_TEST_CONTEXT: "" } });
    children.push(child);
    const [said] = (await Promise.race([once(child, "message"), once(child, "exit").then(() => assert.fail("a process ended"))])) as [
      { readonly port: number },
    ];
    addresses.push(endpoint(said.port));
  }
  return {
    addresses,
    async close() {
      for (const child of children) {
        const gone = once(child, "exit");
        child.send("stop");
        await gone;
      }
    },
  };
}

test("one interaction delivered to two processes on one database at once is done once, and both give the same answer", {
  timeout: 120_000,
}, async (t) => {
  if (await missing(t, "postgres")) return;
  const store = await openTestStore("postgres");
  const keys = signingKeys();
  const fake = await openFakeDiscord();
  const guild = fake.addGuild({ name: "S", channels: ["general"], people: { Ines: "en-GB", Paul: "en-GB", Chloe: "en-GB" } });
  const { seat, registered, seen, general } = discordPeople(fake, guild, manifest(commands));
  const pair = await openPair(fake.api, store.url, keys.publicKey);
  try {
    let alike = 0;
    /**
     * Both processes get it at the same moment; the first answer is what Discord shows, the second what it refuses. On a busy machine
     * one of them may say after a second that it needs longer: that says nothing of its words.
     */
    async function twice(name: string, payload: Body, same: "same words" | "other words" = "same words") {
      const requests = pair.addresses.map((address) => fetch(signedRequest(address, keys, payload, Date.now())));
      const bodies = await Promise.all(requests.map(async (one) => (await one).text()));
      if (same === "same words" && !bodies.some((body) => /^\{"type":[56]\b/.test(body))) {
        assert.equal(shapeOf(bodies[0] ?? ""), shapeOf(bodies[1] ?? ""), name);
        alike += 1;
      }
      assert.doesNotMatch(bodies.join(), /went wrong on our side/, name);
      return knock(fake, pair.addresses[0] as string, keys, payload, Date.now());
    }
    const say = (who: string, path: string, given: Readonly<Record<string, string | number>> = {}) =>
      twice(`${who} ${path}`, slash(seat(who), registered, path, given));
    const press = (who: string, label: string, on: (message: FakeMessage) => boolean = () => true, same?: "other words") =>
      twice(
        `${who} ${label}`,
        pressing(
          seat(who),
          seen(who, (each) => on(each) && JSON.stringify(each.body).includes(`"label":"${label}"`)),
          label,
        ),
        same,
      );
    await say("Ines", "parvis setup", { name: "Association" });
    await say("Paul", "gathering list");
    await say("Chloe", "gathering list");
    await say("Ines", "gathering new", { title: "Soup night", start: "2099-03-28 19:00", capacity: 2 });
    await say("Ines", "motion propose", { title: "An oven", text: "We buy an oven." });
    await say("Ines", "motion open", { motion: "M1" });
    await untilSo(() => fake.messagesIn(general).some((message) => text(message).includes("Soup night")));
    await press("Paul", "Join", (message) => text(message).includes("Soup night"));
    await press("Chloe", "Join", (message) => text(message).includes("Soup night"));
    await press("Ines", "For");
    await say("Paul", "aid ask", { category: "transport", about: "To the clinic" });
    await say("Ines", "motion close", { motion: "M1" });
    await press("Ines", "Confirm");
    await say("Ines", "gathering cancel", { gathering: "G1", scope: "all" });
    await press("Ines", "Confirm", () => true, "other words");
    assert.ok(alike >= 6, `${alike} of 12 were answered at once`);
    const row = await store.db.selectFrom("communities").select("id").execute();
    assert.equal(row.length, 1, "one association is founded");
    const whole = (await exportCommunity(store.db, row[0]?.id ?? assert.fail(), {
      name: (person) => person,
      now: store.clock.now(),
    })) as Body;
    assert.deepEqual(Object.keys(whole.people).length, 3);
    assert.deepEqual(Object.keys(whole.gatherings), ["G1"]);
    assert.deepEqual(Object.keys(whole.motions), ["M1"]);
    assert.deepEqual(Object.keys(whole.aid), ["R1"]);
    assert.equal(whole.motions.M1.result.cast, 1);
    const actions: readonly string[] = whole.audit.map((each: Body) => `${each.action} ${each.subject} ${JSON.stringify(each.facts)}`);
    assert.deepEqual([...new Set(actions)].length, actions.length, actions.join("\n"));
    assert.equal(fake.messagesIn(general).filter((message) => text(message).includes("Soup night")).length, 1);
  } finally {
    await pair.close();
    await fake.close();
    await store.remove();
  }
  assert.deepEqual(fake.problems(), []);
});

/** An answer without what is new each time it is asked for: the ids of drafts. */
function shapeOf(body: string): string {
  return body.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "…");
}

async function untilSo(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(isSo(), "it never came to that");
}
