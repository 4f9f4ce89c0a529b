import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { test } from "node:test";
import { show, tell } from "#chat/answer.ts";
import { card, paragraph } from "#chat/card.ts";
import { plain } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { HOUR, handClock, type Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { pressing, slash } from "#test/support/discord/people.ts";
import { type FakeMessage, guildBody, textOf } from "#test/support/discord/world.ts";
import { type DiscordStageParts, discordStage, earsThat, memoryDirectory } from "#test/support/discord-stage.ts";

const voice = voiceOf("en", "Europe/Paris", Date.UTC(2027, 2, 20, 12) as Instant);
const ears = earsThat(async () => ({ outcome: "done", audience: "to the asker", answer: tell([plain("here")]), voice }));

function note(text: string) {
  return card({ summary: text, title: [plain(text)] });
}

type Stage = Awaited<ReturnType<typeof discordStage>>;

async function onStage(body: (stage: Stage) => Promise<void>, parts: DiscordStageParts = {}): Promise<void> {
  const stage = await discordStage(parts);
  await stage.platform.start(ears);
  try {
    await body(stage);
  } finally {
    await stage.platform.stop();
    await stage.fake.close();
  }
  assert.deepEqual(stage.fake.problems(), []);
}

/** Waits until something is so, looking again each time the event loop has gone round. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 15_000;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(isSo(), "it never came to that");
}

function roomOf({ guild, general }: Stage) {
  return { platform: "discord", team: guild.id, room: general, name: "general" };
}

test("what is closed to the bot is never told again, what Discord puts off is told later by its own number", () =>
  onStage(async (stage) => {
    const { fake, guild, platform, general, member } = stage;
    const room = roomOf(stage);
    const channel = guild.channels.get(general) ?? assert.fail();
    channel.access = "hidden";
    assert.deepEqual(await platform.post(room, note("a"), "1"), { kind: "never", reason: "the bot cannot see the channel" });
    channel.access = "read only";
    assert.deepEqual(await platform.post(room, note("a"), "1"), { kind: "never", reason: "the bot may not post in the channel" });
    channel.access = "all";
    const paul = { platform: "discord", team: guild.id, user: member("Paul").user };
    fake.world.closed.add(paul.user);
    assert.deepEqual(await platform.whisper(paul, note("a"), "2"), { kind: "never", reason: "this person takes no direct messages" });
    const limited = {
      status: 429,
      body: { message: "limited", retry_after: 60, global: false },
      headers: { "retry-after": "60", "x-ratelimit-scope": "shared" },
    };
    fake.fail({ method: "POST", path: /messages$/, times: 1, answer: limited });
    const put = await platform.post(room, note("a"), "1");
    assert.ok(put.kind === "later" && put.wait !== null && put.wait >= 60_000 && put.wait < 61_000, JSON.stringify(put));
    fake.fail({ method: "POST", path: /messages$/, times: 2, answer: { status: 503 } });
    assert.deepEqual(await platform.post(room, note("b"), "3"), { kind: "later", wait: null });
    assert.equal((await platform.post(room, note("b"), "3")).kind, "done");
  }));

test("a short wait that Discord asks for is kept, and the post is made once", () =>
  onStage(async (stage) => {
    const limited = { status: 429, body: { message: "limited", retry_after: 0.2, global: false }, headers: { "retry-after": "0.2" } };
    stage.fake.fail({ method: "POST", path: /messages$/, times: 1, answer: limited });
    assert.equal((await stage.platform.post(roomOf(stage), note("a"), "1")).kind, "done");
    assert.equal(stage.fake.messagesIn(stage.general).length, 1);
  }));

test("a post that Discord stored before it failed is not made twice", () =>
  onStage(async (stage) => {
    stage.fake.fail({ method: "POST", path: /messages$/, times: 2, stored: true, answer: { status: 502 } });
    assert.equal((await stage.platform.post(roomOf(stage), note("a"), "job 1")).kind, "later");
    assert.equal((await stage.platform.post(roomOf(stage), note("a"), "job 1")).kind, "done");
    assert.equal(stage.fake.messagesIn(stage.general).length, 1);
  }));

test("a body that gave 500 twice is not sent again: a plainer one is", () =>
  onStage(async (stage) => {
    const { fake, platform, general } = stage;
    const given = card({ summary: "s", title: [plain("Title")], blocks: [paragraph([plain("The text")])] });
    fake.fail({ method: "POST", path: /messages$/, times: 2, answer: { status: 500 } });
    assert.equal((await platform.post(roomOf(stage), given, "1")).kind, "later");
    assert.equal((await platform.post(roomOf(stage), given, "1")).kind, "done");
    const bodies = fake.requests.filter(({ path }) => path.endsWith("/messages")).map(({ body }) => JSON.stringify(body.components));
    assert.equal(bodies.length, 3);
    assert.notEqual(bodies[2], bodies[0]);
    assert.match(textOf(fake.messagesIn(general)[0] ?? assert.fail()), /Title[\s\S]*The text/);
  }));

test("many private channels are not opened at once", async () => {
  const clock = handClock(Date.UTC(2027, 2, 20, 12) as Instant);
  await onStage(
    async ({ fake, platform }) => {
      const many = fake.addGuild({
        name: "Many",
        channels: ["c"],
        people: Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`P${at}`, "fr"])),
      });
      const told = [];
      for (const { user } of many.members.values())
        told.push((await platform.whisper({ platform: "discord", team: many.id, user }, note("x"), user)).kind);
      assert.deepEqual(told, [...Array(10).fill("done"), ...Array(4).fill("later")]);
      clock.moveTo((clock.now() + 30_000) as Instant);
      const [, , , , , , , , , , eleventh] = many.members.keys();
      assert.equal((await platform.whisper({ platform: "discord", team: many.id, user: eleventh ?? "" }, note("x"), "11")).kind, "done");
    },
    { clock },
  );
});

test("a bot that is added greets with three buttons, in the server's language, and one that is removed goes on", () =>
  onStage(
    async ({ fake, platform }) => {
      const added = fake.addGuild({ name: "New", channels: ["accueil"], people: { Zoe: "fr" }, locale: "fr" });
      const [room = ""] = added.channels.keys();
      await until(() => fake.messagesIn(room).length === 1);
      const greeting = fake.messagesIn(room)[0] ?? assert.fail();
      assert.match(textOf(greeting), /Parvis est là[\s\S]*Installer ici\nQue puis-je dire\nFrançais/);
      const zoe = [...added.members.values()][0] ?? assert.fail();
      const pressed = fake.interact(pressing({ guild: added, member: zoe, channel: room }, greeting, "Installer ici"));
      await pressed.answered.promise;
      fake.removeGuild(added.id);
      assert.equal((await platform.post({ platform: "discord", team: added.id, room, name: "accueil" }, note("x"), "1")).kind, "never");
    },
    { directory: { localeOf: async () => null } },
  ));

const AUDIT_LOG = 1n << 7n;
const INTEGRATIONS = 1n << 5n;

test("whoever added the bot is named where the server says who, and told the first steps in private, once", () =>
  onStage(
    async ({ fake, say }) => {
      const people = { Zoe: "fr", Yves: "fr" };
      for (const withheld of [0n, AUDIT_LOG, AUDIT_LOG | INTEGRATIONS]) {
        const added = fake.addGuild({ name: "Le *Jardin*", channels: ["accueil"], people, locale: "fr", addedBy: 1, withheld });
        const [room = ""] = added.channels.keys();
        const yves = [...added.members.keys()][1] ?? "";
        await until(() => fake.messagesIn(room).length === 1);
        const greeting = fake.messagesIn(room)[0] ?? assert.fail();
        if (withheld === (AUDIT_LOG | INTEGRATIONS)) {
          assert.doesNotMatch(textOf(greeting), /Yves/);
          assert.ok(
            !fake.requests.some(({ path, status }) => path.startsWith(`/guilds/${added.id}`) && status === 403),
            "what may not be read is not asked for",
          );
          assert.deepEqual(fake.privateTo(yves), []);
          continue;
        }
        assert.match(textOf(greeting), /Ajouté par Yves/);
        await until(() => fake.privateTo(yves).length === 1);
        const [steps] = fake.privateTo(yves) as readonly [FakeMessage];
        assert.match(textOf(steps), /Le \\\*Jardin\\\*[\s\S]*\/parvis installer[\s\S]*\/rencontre nouvelle[\s\S]*Y aller/);
        assert.match(JSON.stringify(steps.body), new RegExp(`https://discord.com/channels/${added.id}/${room}/${greeting.id}`));
        fake.gateway.dispatch("GUILD_DELETE", { id: added.id }, added.id);
        fake.gateway.dispatch("GUILD_CREATE", guildBody(added), added.id);
        await say("Ines", "parvis help");
        assert.equal(fake.messagesIn(room).length, 1);
      }
    },
    { directory: { localeOf: async () => null } },
  ));

test("whoever takes no direct messages is named all the same, and a server where the bot may write nowhere has its steps told", () =>
  onStage(
    async ({ fake }) => {
      const mute = fake.addGuild({ name: "Mute", channels: [], people: { Zoe: "en-GB" }, addedBy: 0 });
      const zoe = [...mute.members.keys()][0] ?? "";
      await until(() => fake.privateTo(zoe).length === 1);
      assert.match(textOf(fake.privateTo(zoe)[0] ?? assert.fail()), /may write in no channel yet/);
      fake.fail({
        method: "POST",
        path: /^\/users\/@me\/channels$/,
        times: 1,
        answer: { status: 403, body: { code: 50007, message: "no" } },
      });
      const shut = fake.addGuild({ name: "Shut", channels: ["hall"], people: { Xav: "en-GB" }, addedBy: 0 });
      const [room = ""] = shut.channels.keys();
      await until(() => fake.messagesIn(room).length === 1);
      assert.match(textOf(fake.messagesIn(room)[0] ?? assert.fail()), /Xav added it/);
    },
    { directory: { localeOf: async () => null } },
  ));

test("a server that added the bot while it was away is greeted when it comes back, and never again", async () => {
  const joined = new Date().toISOString();
  const stage = await discordStage({ directory: { localeOf: async () => null } });
  const { fake, platform } = stage;
  const added = fake.addGuild({ name: "Late", channels: ["hall"], people: { Zoe: "en-GB" }, joined });
  const [room = ""] = added.channels.keys();
  for (let start = 0; start < 2; start += 1) {
    await platform.start(earsThat(async () => assert.fail("nobody spoke")));
    await until(() => fake.messagesIn(room).length === 1);
    await platform.stop();
  }
  assert.equal(fake.messagesIn(room).length, 1);
  assert.equal(fake.messagesIn(stage.general).length, 0, "a server that had it for long is left alone");
  await fake.close();
  assert.deepEqual(fake.problems(), []);
});

test("only servers are asked for, and no privileged intent", () =>
  onStage(async ({ fake }) => {
    assert.equal(fake.gateway.identifies[0]?.intents, 1);
  }));

test("a connection that is asked to come back, or is cut, resumes and loses nothing", () =>
  onStage(async ({ fake, seat, registered, say }) => {
    for (const disturb of [fake.gateway.reconnect, fake.gateway.cut]) {
      const before = fake.gateway.resumes;
      disturb();
      const missed = fake.interact(slash(seat("Paul"), registered, "gathering list"));
      await missed.answered.promise;
      await until(() => fake.gateway.resumes > before);
      assert.match(textOf((await say("Paul", "gathering list")).message ?? assert.fail()), /here/);
    }
    assert.equal(fake.gateway.identifies.length, 1, "nothing of the day's budget was spent");
  }));

test("a session that is over begins anew", () =>
  onStage(async ({ fake, say }) => {
    fake.gateway.invalidate(false);
    await until(() => fake.gateway.identifies.length === 2 && fake.gateway.connected() === 1);
    assert.match(textOf((await say("Paul", "gathering list")).message ?? assert.fail()), /here/);
  }));

test("what can never be connected is said by name, at the start and later", async () => {
  const codes = [
    [4004, "discord-token-wrong"],
    [4011, "discord-sharding-required"],
    [4013, "discord-intents-wrong"],
    [4014, "discord-intents-closed"],
  ] as const;
  for (const [code, key] of codes) {
    const stage = await discordStage();
    stage.fake.gateway.refuseIdentify = code;
    await assert.rejects(stage.platform.start(ears), { name: "DiscordProblem", key });
    await stage.fake.close();
  }
  const wrong = await discordStage({ token: "fake.wrong" });
  await assert.rejects(wrong.platform.start(ears), { name: "DiscordProblem", key: "discord-token-wrong" });
  await wrong.fake.close();
  await onStage(async ({ fake, lost }) => {
    fake.gateway.close(4014);
    await until(() => lost.length === 1);
    assert.equal(lost[0]?.key, "discord-intents-closed");
  });
});

test("a loop of starts is stopped before it spends the day's budget", async () => {
  const directory = memoryDirectory();
  const clock = handClock(Date.UTC(2027, 2, 20, 12) as Instant);
  const stage = await discordStage({ directory, clock });
  stage.fake.sessions.remaining = 40;
  await assert.rejects(stage.platform.start(ears), { key: "discord-identify-budget" });
  stage.fake.sessions.remaining = 900;
  await directory.keep("discord-starts", JSON.stringify(Array.from({ length: 30 }, () => clock.now() - HOUR / 2)), null);
  await assert.rejects(stage.platform.start(ears), { key: "discord-restarts" });
  assert.equal(stage.fake.gateway.identifies.length, 0);
  clock.moveTo((clock.now() + HOUR) as Instant);
  await stage.platform.start(ears);
  await stage.platform.stop();
  await stage.fake.close();
});

test("a connection that has gone deaf is noticed", () =>
  onStage(
    async ({ fake, lost }) => {
      fake.gateway.deaf = true;
      await until(() => lost.length > 0);
      assert.equal(lost[0]?.key, "discord-deaf");
    },
    { deafAfter: 1_000, heartbeat: 60_000 },
  ));

test("interactions come over HTTP too, signed; anything unsigned, stale or forged is refused", async () => {
  const keys = generateKeyPairSync("ed25519");
  const publicKey = keys.publicKey.export({ format: "der", type: "spki" }).subarray(12).toString("hex");
  const clock = handClock(Date.UTC(2027, 2, 20, 12) as Instant);
  const lines: string[] = [];
  await onStage(
    async ({ fake, platform, seat, registered }) => {
      assert.equal(fake.gateway.identifies.length, 0, "no connection is opened");
      const request = (payload: unknown, parts: { readonly time?: number; readonly spoilt?: true } = {}) => {
        const body = JSON.stringify(payload);
        const time = String(Math.floor((parts.time ?? clock.now()) / 1_000));
        const signature = sign(null, Buffer.from(time + body), keys.privateKey).toString("hex");
        const headers = { "x-signature-ed25519": signature, "x-signature-timestamp": time };
        return new Request("http://127.0.0.1/discord/interactions", { method: "POST", body: parts.spoilt ? `${body} ` : body, headers });
      };
      const ping = { id: "1", type: 1, token: "t", application_id: "2" };
      assert.deepEqual(await (await platform.handle(request(ping))).json(), { type: 1 });
      assert.equal((await platform.handle(request(ping, { spoilt: true }))).status, 401);
      assert.equal((await platform.handle(request(ping, { time: clock.now() - HOUR }))).status, 401);
      assert.equal((await platform.handle(new Request("http://127.0.0.1/", { method: "POST", body: "{}" }))).status, 401);
      const payload = slash(seat("Paul"), registered, "gathering list");
      const answer = (await (await platform.handle(request(payload))).json()) as { type: number; data: { components: unknown } };
      assert.equal(answer.type, 4);
      assert.match(JSON.stringify(answer.data.components), /here/);
      assert.deepEqual(lines, []);
    },
    { publicKey, clock, log: logTo("warn", (line) => lines.push(line)) },
  );
});

test("four hundred interactions at once are all answered", () =>
  onStage(async ({ fake, seat, registered }) => {
    const all = Array.from({ length: 400 }, () => fake.interact(slash(seat("Paul"), registered, "gathering list")));
    await Promise.all(all.map(({ answered }) => answered.promise));
    assert.ok(all.every(({ answer }) => answer?.type === 4 || answer?.type === 5));
  }));

test("nothing that fails while an interaction is heard ends the process, and no words of members are logged", async () => {
  const lines: string[] = [];
  const stage = await discordStage({ log: logTo("warn", (line) => lines.push(line)) });
  const failing = { ...ears, hear: async () => Promise.reject(new Error("a fault of ours")) };
  await stage.platform.start(failing);
  stage.fake.interact(slash(stage.seat("Paul"), stage.registered, "gathering list"));
  await until(() => lines.length === 1);
  await stage.platform.stop();
  await stage.platform.start(
    earsThat(async () => ({ outcome: "done", audience: "to the asker", answer: show(note("Josette is ill")), voice })),
  );
  const refused = { status: 400, body: { code: 50035, message: "Invalid Form Body" } };
  stage.fake.fail({ method: "POST", path: /callback$/, times: 1, answer: refused });
  const plainer = await stage.say("Paul", "gathering list");
  assert.match(textOf(plainer.message ?? assert.fail()), /Josette is ill/);
  stage.fake.fail({
    method: "POST",
    path: /callback$/,
    times: 9,
    answer: { status: 400, body: { code: 50035, message: "Invalid Form Body" } },
  });
  stage.fake.interact(slash(stage.seat("Paul"), stage.registered, "gathering list"));
  await until(() => lines.length === 4);
  assert.doesNotMatch(lines.join(), /Josette|callback/);
  await stage.platform.stop();
  await stage.fake.close();
});
