import assert from "node:assert/strict";
import { test } from "node:test";
import { DefaultRestOptions, REST } from "discord.js";
import { tell } from "#chat/answer.ts";
import { card } from "#chat/card.ts";
import { plain } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { handClock, type Instant, MINUTE } from "#kernel/clock.ts";
import { logTo, silentLog } from "#kernel/log.ts";
import type { ComingDate } from "#platforms/discord/directory.ts";
import { eventMirror } from "#platforms/discord/events.ts";
import { restOptions } from "#platforms/discord/gateway.ts";
import { loggable } from "#platforms/discord/problem.ts";
import { TOKEN } from "#test/support/discord/world.ts";
import { type DiscordStageParts, discordStage, earsThat, memoryDirectory } from "#test/support/discord-stage.ts";
import { text, withWhole } from "#test/support/discord-whole-stage.ts";
import { openFakeDiscord } from "#test/support/fake-discord.ts";

const NOW = Date.UTC(2027, 2, 20, 12) as Instant;
const voice = voiceOf("en", "Europe/Paris", NOW);
const note = card({ summary: "s", title: [plain("t")] });

type Stage = Awaited<ReturnType<typeof discordStage>>;

async function onStage(body: (stage: Stage) => Promise<void>, parts: DiscordStageParts = {}): Promise<void> {
  const stage = await discordStage(parts);
  await stage.platform.start(earsThat(async () => ({ outcome: "done", audience: "to the asker", answer: tell([plain("here")]), voice })));
  try {
    await body(stage);
  } finally {
    await stage.platform.stop();
    await stage.fake.close();
  }
  assert.deepEqual(stage.fake.problems(), []);
}

const answered = (status: number, code: number) => ({ status, body: { code, message: `code ${code}` } });
const limited = (scope: string, seconds: number) => ({
  status: 429,
  body: { message: "limited", retry_after: seconds, global: scope === "global" },
  headers: { "retry-after": String(seconds), "x-ratelimit-scope": scope, ...(scope === "global" ? { "x-ratelimit-global": "true" } : {}) },
});

/** What Discord answers to a post, and what the courier is told: `never` closes the room, `later` tries again, `broken` is ours. */
const POSTS = [
  ["an unknown channel", answered(404, 10_003), "never"],
  ["an unknown server", answered(404, 10_004), "never"],
  ["no access", answered(403, 50_001), "never"],
  ["no permission", answered(403, 50_013), "never"],
  ["a slow channel", { ...limited("user", 90), body: { code: 20_016, message: "slow", retry_after: 90 } }, "later"],
  ["a channel that is written to too much", { ...limited("user", 90), body: { code: 20_028, message: "much", retry_after: 90 } }, "later"],
  ["a token that is no longer good", answered(401, 0), "later"],
  ["a server error", answered(500, 0), "later"],
  ["a gateway that is down", answered(502, 0), "later"],
  ["a long wait for this bot", limited("user", 90), "later"],
  ["a long wait that several share", limited("shared", 90), "later"],
  ["a long wait everywhere", limited("global", 90), "later"],
  ["a body that it does not take", answered(400, 50_035), "broken"],
] as const;

for (const [what, answer, kind] of POSTS) {
  test(`a post that meets ${what} is taken as "${kind}", and nothing of it is said twice`, () =>
    onStage(async ({ fake, platform, guild, general }) => {
      const room = { platform: "discord", team: guild.id, room: general, name: "general" };
      fake.fail({ method: "POST", path: /messages$/, times: 2, answer });
      const sent = await platform.post(room, note, "1");
      assert.equal(sent.kind, kind, JSON.stringify(sent));
      if (sent.kind === "later" && answer.status === 429) assert.ok((sent.wait ?? 0) >= 60_000, "by Discord's own number");
      const tried = fake.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/messages")).length;
      assert.ok(tried <= (answer.status >= 500 ? 2 : 1), `${tried} requests: what is refused counts against the bot`);
      assert.equal(fake.messagesIn(general).length, 0);
    }));
}

test("what met a connection that was closed meanwhile is asked again, once, and is not said twice", () =>
  onStage(async ({ fake, platform, guild, general }) => {
    const room = { platform: "discord", team: guild.id, room: general, name: "general" };
    const hangUp = (times: number, stored: { readonly stored?: true } = {}) =>
      fake.fail({ method: "POST", path: /messages$/, times, answer: "hang up", ...stored });
    hangUp(1);
    assert.equal((await platform.post(room, note, "1")).kind, "done");
    hangUp(1, { stored: true });
    assert.equal((await platform.post(room, note, "2")).kind, "done");
    assert.equal(fake.messagesIn(general).length, 2, "it had arrived, and its nonce says so");
    hangUp(2);
    assert.equal((await platform.post(room, note, "3")).kind, "later");
    assert.equal(fake.messagesIn(general).length, 2);
  }));

test("private messages: whoever cannot be told is not; a bot that opens them too fast opens none for a while", async () => {
  const clock = handClock(NOW);
  await onStage(
    async ({ fake, platform, guild, member }) => {
      const to = (name: string) => ({ platform: "discord", team: guild.id, user: member(name).user });
      const opened = () => fake.requests.filter(({ path }) => path === "/users/@me/channels").length;
      fake.fail({ method: "POST", path: /^\/users\/@me\/channels$/, times: 1, answer: answered(404, 10_013) });
      assert.equal((await platform.whisper(to("Paul"), note, "1")).kind, "never");
      fake.fail({ method: "POST", path: /^\/users\/@me\/channels$/, times: 1, answer: answered(400, 40_003) });
      const fast = await platform.whisper(to("Paul"), note, "2");
      assert.ok(fast.kind === "later" && (fast.wait ?? 0) >= MINUTE);
      const before = opened();
      assert.equal((await platform.whisper(to("Chloe"), note, "3")).kind, "later");
      assert.equal(opened(), before, "nobody else's is tried meanwhile");
      clock.moveTo((clock.now() + 11 * MINUTE) as Instant);
      assert.equal((await platform.whisper(to("Chloe"), note, "3")).kind, "done");
    },
    { clock },
  );
});

test("edits: what is gone is gone, what was edited too often waits, what is closed is left as it hangs", () =>
  onStage(async ({ fake, platform, guild, general }) => {
    const sent = await platform.post({ platform: "discord", team: guild.id, room: general, name: "general" }, note, "1");
    assert.ok(sent.kind === "done");
    const kinds = [];
    const often = { ...limited("user", 90), body: { code: 30_046, message: "edited often", retry_after: 90 } };
    for (const answer of [answered(404, 10_008), answered(404, 10_003), often, answered(403, 50_001), answered(500, 0)]) {
      fake.fail({ method: "PATCH", path: /messages\/\d+$/, times: 2, answer });
      kinds.push((await platform.edit(sent.where, note)).kind);
      fake.drain();
    }
    assert.deepEqual(kinds, ["gone", "gone", "later", "never", "later"]);
  }));

test("a gathering's card hangs without a thread wherever none can be opened", () =>
  onStage(async ({ fake, platform, guild, general }) => {
    for (const [at, code] of [50_001, 50_013, 50_024, 160_002, 160_004, 160_005, 160_006].entries()) {
      fake.fail({ method: "POST", path: /threads$/, times: 1, answer: answered(400, code) });
      const room = { platform: "discord", team: guild.id, room: general, name: "general" };
      assert.equal((await platform.post(room, { ...note, thread: "Soup" }, `${at}`)).kind, "done", String(code));
    }
    assert.equal(fake.messagesIn(general).length, 7);
    assert.equal(fake.world.threads.size, 0);
  }));

test("an answer that is unknown, or was given already, is sent once and ends nothing", async () => {
  const lines: string[] = [];
  await onStage(
    async ({ fake, say }) => {
      for (const answer of [answered(404, 10_062), answered(400, 40_060)]) {
        const before = fake.requests.length;
        fake.fail({ method: "POST", path: /callback$/, times: 1, stored: true, answer });
        await say("Paul", "parvis help");
        await say("Ines", "parvis help");
        const callbacks = fake.requests.slice(before).filter(({ path }) => path.endsWith("/callback"));
        assert.equal(callbacks.length, 2, "one for each of the two");
      }
    },
    { log: logTo("info", (line) => lines.push(line)) },
  );
  assert.equal(lines.filter((line) => /too late for Discord/.test(line)).length, 1);
  assert.ok(!lines.some((line) => /could not be answered/.test(line)));
});

test("registering that Discord refuses for today, or for good, leaves what is there, and the bot goes on", () =>
  onStage(async ({ fake, platform, say }) => {
    const end = performance.now() + 15_000;
    while (fake.world.commands.length === 0 && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
    for (const [code, kind] of [
      [30_034, "refused"],
      [50_035, "refused"],
      [50_001, "no access"],
    ] as const) {
      fake.world.commands = [];
      fake.fail({ method: "PUT", path: /commands$/, times: 1, answer: answered(code === 50_001 ? 403 : 400, code) });
      assert.equal((await platform.registration(null, "write")).kind, kind);
      assert.equal(fake.world.commands.length, 0);
      fake.drain();
    }
    assert.equal((await say("Paul", "parvis help")).answer?.type, 4);
  }));

test("codes of closing that nothing mends are said by name, at the start and later", async () => {
  for (const [code, key] of [
    [4004, "discord-token-wrong"],
    [4010, "discord-shard-wrong"],
    [4011, "discord-sharding-required"],
    [4012, "discord-version-old"],
    [4013, "discord-intents-wrong"],
    [4014, "discord-intents-closed"],
  ] as const) {
    const stage = await discordStage();
    stage.fake.gateway.refuseIdentify = code;
    const nobody = earsThat(async () => assert.fail("nobody spoke"));
    await assert.rejects(stage.platform.start(nobody), (error: { readonly key?: string }) => error.key === key, String(code));
    await stage.platform.start(nobody);
    stage.fake.gateway.close(code);
    const end = performance.now() + 10_000;
    while (stage.lost.length === 0 && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      stage.lost.map((each) => each.key),
      [key],
      String(code),
    );
    await stage.platform.stop();
    await stage.fake.close();
  }
});

test("a server that is full of events, lets none be made, or has lost one gets what it can, and is not asked for ever", async () => {
  const fake = await openFakeDiscord();
  const guild = fake.addGuild({ name: "Server", channels: ["general"], people: { Ines: "fr" } });
  const rest = new REST(restOptions({ DefaultRestOptions }, fake.api)).setToken(TOKEN);
  const at = Date.UTC(2027, 2, 28, 8, 30) as Instant;
  const date = (key: string): ComingDate => ({ key, title: "Soup", about: "", place: "", at, end: (at + 7_200_000) as Instant });
  let dates: readonly ComingDate[] = [date("G1 2027-03-28"), date("G2 2027-03-28"), date("G3 2027-03-28")];
  const directory = memoryDirectory({ comingIn: async () => dates });
  const mirror = eventMirror({ rest, directory, clock: handClock(NOW), log: silentLog });
  const look = async () => {
    const before = fake.requests.length;
    await mirror.look([guild.id], "changes");
    return fake.requests.length - before;
  };
  try {
    fake.fail({ method: "POST", path: /scheduled-events$/, times: 1, answer: answered(400, 30_038) });
    await look();
    assert.equal(guild.events.size, 0, "the rest is not tried where the first found no room");
    assert.equal(await look(), 0, "until something changes, nothing is asked again");
    dates = dates.slice(0, 2);
    await look();
    assert.equal(guild.events.size, 2);
    fake.fail({ method: "PATCH", path: /scheduled-events\/\d+$/, times: 1, answer: answered(404, 10_070) });
    dates = dates.map((each) => ({ ...each, title: "Soup and bread" }));
    await look();
    assert.deepEqual([...guild.events.values()].map(({ name }) => name).sort(), ["Soup", "Soup and bread"]);
    fake.fail({ method: "GET", path: /scheduled-events$/, times: 1, answer: answered(403, 50_013) });
    dates = [];
    await look();
    dates = [date("G4 2027-03-28")];
    assert.equal(await look(), 0, "a server that lets the bot make none is left alone");
  } finally {
    await fake.close();
  }
});

test("a channel that is closed to the bot is told to the organisers once, its posts wait, and the rest goes on", { timeout: 60_000 }, () =>
  withWhole("en", async ({ fake, guild, say, settle, general, member, clock }) => {
    await say("Ines", "parvis setup", { name: "Les Amis du Parvis" });
    await settle();
    const [, aid = ""] = guild.channels.keys();
    const channel = guild.channels.get(general) ?? assert.fail();
    channel.access = "hidden";
    for (const title of ["One", "Two", "Three"]) await say("Ines", "announce post", { title, text: "News.", channels: `<#${general}>` });
    await say("Ines", "announce post", { title: "Elsewhere", text: "News.", channels: `<#${aid}>` });
    await settle();
    clock.moveTo((clock.now() + MINUTE) as Instant);
    await settle();
    const told = fake.privateTo(member("Ines").user).filter((message) => /#?general/.test(text(message)) && !message.onlyFor);
    assert.equal(told.length, 1, told.map(text).join("\n---\n"));
    assert.match(fake.messagesIn(aid).map(text).join("\n"), /Elsewhere/);
    const tried = fake.requests.filter(({ method, path, status }) => method === "POST" && path.includes(general) && status === 403).length;
    assert.ok(tried <= 2, `${tried} refused posts count against the bot`);
  }),
);

test("the log says what Discord refused and why, and nothing of what was sent", async () => {
  const fake = await openFakeDiscord();
  const lines: string[] = [];
  try {
    fake.fail({ method: "POST", path: /^\/webhooks/, times: 1, answer: answered(403, 50_013) });
    const rest = new REST(restOptions({ DefaultRestOptions }, fake.api)).setToken(TOKEN);
    const failed = await rest
      .post("/webhooks/1/secret-token", { body: { content: "confided", allowed_mentions: { parse: [] } }, auth: false })
      .catch((error: unknown) => error);
    logTo("warn", (line) => lines.push(line)).error({ err: loggable(failed) }, "an interaction could not be answered");
    const { err } = JSON.parse(lines[0] ?? "{}") as { readonly err: Readonly<Record<string, unknown>> };
    assert.deepEqual([err["type"], err["code"], err["status"], err["message"]], ["DiscordAnswer", 50_013, 403, "POST: code 50013"]);
    assert.doesNotMatch(lines.join(), /confided|secret-token/);
  } finally {
    await fake.close();
  }
});
