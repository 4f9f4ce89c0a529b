import assert from "node:assert/strict";
import { test } from "node:test";
import { card, file } from "#chat/card.ts";
import type { Ears } from "#chat/platform.ts";
import { plain } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { handClock, type Instant, SECOND } from "#kernel/clock.ts";
import { silentLog } from "#kernel/log.ts";
import { type SlackParts, type SlackPlatform, slackPlatform } from "#platforms/slack/platform.ts";
import { blockText, type Node } from "#test/support/slack/check-blocks.ts";
import { type SlackStage, slackStage } from "#test/support/slack/stage.ts";

const voice = voiceOf("en", "UTC", 0 as Instant);
const silent: Ears = {
  hear: async () => ({ outcome: "done", audience: "to the asker", answer: { kind: "nothing" }, voice }),
  home: async () => ({ cards: [], voice }),
  suggest: async () => [],
};
const PNG = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function sending(body: (stage: SlackStage) => Promise<void>, more: Partial<SlackParts> = {}) {
  const stage = await slackStage("socket", more);
  await stage.platform.start(silent);
  try {
    await body(stage);
  } finally {
    await stage.close();
  }
}

function note(said: string) {
  return card({ summary: said, title: [plain(said)] });
}

function room(id = "CGENERAL01") {
  return { platform: "slack", team: "T00000001", room: id, name: "general" };
}

const paul = { platform: "slack", team: "T00000001", user: "UPAUL00001" };

test("who must wait is told for how long, and holds up neither another channel nor another method", async () => {
  const clock = handClock(Date.UTC(2027, 2, 26) as Instant);
  await sending(
    async ({ platform, fake }) => {
      await platform.post(room(), note("a"), "a");
      const calls = () => fake.state.calls.filter(({ method }) => method === "chat.postMessage").length;
      fake.fail({ method: "chat.postMessage", where: "CGENERAL01", as: { kind: "rate limit", seconds: 30 } });
      assert.deepEqual(await platform.post(room(), note("b"), "b"), { kind: "later", wait: 30_000 });
      const before = calls();
      clock.moveTo((clock.now() + 10 * SECOND) as Instant);
      assert.deepEqual(await platform.post(room(), note("b"), "b"), { kind: "later", wait: 20_000 });
      assert.equal(calls(), before);
      assert.equal((await platform.post(room("CELSEWHE01"), note("c"), "c")).kind, "done");
      assert.equal((await platform.whisper(paul, note("d"), "d")).kind, "done");
      clock.moveTo((clock.now() + 20 * SECOND) as Instant);
      assert.equal((await platform.post(room(), note("b"), "b")).kind, "done");
    },
    { clock },
  );
});

test("what is counted for a whole workspace is not asked again for another channel or person before the time is over", async () => {
  const clock = handClock(Date.UTC(2027, 2, 26) as Instant);
  await sending(
    async ({ platform, fake }) => {
      const hung = await Promise.all([platform.post(room(), note("a"), "a"), platform.post(room("CELSEWHE01"), note("b"), "b")]);
      const edit = (at: number) => platform.edit(hung[at]?.kind === "done" ? hung[at].where : "", note("c"));
      const calls = () => fake.state.calls.filter(({ method }) => method === "chat.update").length;
      fake.fail({ method: "chat.update", as: { kind: "rate limit", seconds: 30 } });
      assert.deepEqual(await edit(0), { kind: "later", wait: 30_000 });
      assert.deepEqual(await edit(1), { kind: "later", wait: 30_000 });
      assert.equal(calls(), 1);
      assert.equal((await platform.post(room(), note("d"), "d")).kind, "done");
      clock.moveTo((clock.now() + 30 * SECOND) as Instant);
      assert.equal((await edit(1)).kind, "done");
    },
    { clock },
  );
});

for (const kind of ["server error", "cut"] as const) {
  test(`a message that Slack stored and then failed to say so is found, and not sent again (${kind})`, async () => {
    await sending(async ({ platform, fake }) => {
      fake.fail({ method: "chat.postMessage", as: { kind, stored: true } });
      const sent = await platform.post(room(), note("once"), "k1");
      assert.equal(sent.kind, "done");
      assert.equal(fake.team.messages.length, 1);
      assert.equal(sent.kind === "done" ? sent.where : "", `T00000001 CGENERAL01 ${fake.team.messages[0]?.ts}`);
    });
  });

  test(`a message that Slack did not store is looked for twice, then sent (${kind})`, async () => {
    await sending(async ({ platform, fake }) => {
      await platform.post(room(), note("first"), "k0");
      fake.fail({ method: "chat.postMessage", as: { kind, stored: false } });
      assert.equal((await platform.post(room(), note("twice"), "k1")).kind, "later");
      const looks = () => fake.state.calls.filter(({ method }) => method === "conversations.history").length;
      const before = looks();
      assert.equal((await platform.post(room(), note("twice"), "k1")).kind, "done");
      assert.equal(looks(), before + 1);
      assert.equal(fake.team.messages.length, 2);
    });
  });

  test(`where one may not look, what is in doubt is never sent again (${kind})`, async () => {
    await sending(async ({ platform, fake }) => {
      fake.team.scopes = ["commands", "chat:write", "users:read"];
      fake.fail({ method: "chat.postMessage", as: { kind, stored: true } });
      assert.equal((await platform.post(room(), note("once"), "k1")).kind, "unsure");
      assert.equal(fake.team.messages.length, 1);
    });
  });
}

test("a private message in doubt is looked for in the channel that it came from before", async () => {
  await sending(async ({ platform, fake }) => {
    await platform.whisper(paul, note("first"), "k0");
    fake.fail({ method: "chat.postMessage", as: { kind: "server error", stored: true } });
    assert.equal((await platform.whisper(paul, note("second"), "k1")).kind, "done");
    assert.equal(fake.team.messages.length, 2);
    fake.fail({ method: "chat.postMessage", as: { kind: "server error", stored: true } });
    assert.equal((await platform.whisper({ ...paul, user: "UNOUR00001" }, note("third"), "k2")).kind, "unsure");
  });
});

/** What outlasts the processes of a test. */
function lasting() {
  const all = new Map<string, string>();
  return { recall: async (name: string) => all.get(name) ?? null, keep: async (name: string, value: string) => void all.set(name, value) };
}

/** Another process in front of the same Slack, with the same memory, for as long as `body` lasts. */
async function another(stage: SlackStage, more: Partial<SlackParts>, body: (platform: SlackPlatform) => Promise<void>): Promise<void> {
  const { fake } = stage;
  const none = { signingSecret: null, installing: null, installations: null, shared: null, lasting: null, url: null, listen: null };
  const own = {
    botToken: fake.team.token,
    appToken: fake.appToken,
    apiUrl: fake.apiUrl,
    connections: 1,
    commands: [],
    log: silentLog,
  } as const;
  const made = slackPlatform({ ...none, ...own, onWritten: () => () => undefined, findUser: async () => null, ...more });
  await made.start(silent);
  try {
    await body(made);
  } finally {
    await made.stop();
  }
}

test("what was sent by a process that died before it was marked is found by the next, in a channel and in private", async () => {
  const memory = { lasting: lasting() };
  await sending(async (stage) => {
    await stage.platform.post(room(), note("before"), "k1");
    await stage.platform.whisper(paul, note("told"), "k2");
    await another(stage, memory, async (again) => {
      const sent = await again.post(room(), note("before"), "k1");
      assert.equal(sent.kind === "done" ? sent.where : sent.kind, `T00000001 CGENERAL01 ${stage.fake.team.messages[0]?.ts}`);
      assert.equal((await again.whisper(paul, note("told"), "k2")).kind, "done");
      assert.equal(stage.fake.team.messages.length, 2);
      assert.equal((await again.post(room(), note("after"), "k3")).kind, "done");
      assert.equal(stage.fake.team.messages.length, 3);
    });
  }, memory);
});

test("what a process died over is never sent again where one may not look, nor by a process that has spoken there since", async () => {
  const memory = { lasting: lasting() };
  await sending(async (stage) => {
    stage.fake.team.scopes = ["commands", "chat:write", "users:read"];
    await another(stage, memory, async (again) => {
      assert.equal((await again.post(room(), note("earlier"), "k0")).kind, "done");
      await stage.platform.post(room(), note("before"), "k1");
      assert.equal((await again.post(room(), note("before"), "k1")).kind, "unsure");
      assert.equal(stage.fake.team.messages.length, 2);
    });
  }, memory);
});

test("what was certainly not sent is sent without a look", async () => {
  await sending(async ({ platform, fake }) => {
    fake.team.scopes = ["commands", "chat:write", "users:read"];
    fake.fail({ method: "chat.postMessage", as: { kind: "error", error: "is_archived" } });
    assert.equal((await platform.post(room(), note("x"), "k1")).kind, "never");
    assert.equal((await platform.post(room(), note("x"), "k1")).kind, "done");
  });
});

test("a file or a picture that does not get through costs the message nothing, and is not sent with it again", async () => {
  await sending(async ({ platform, fake }) => {
    const blocks = [{ kind: "picture", url: PNG, alt: "The poster" } as const, file("M1.csv", "text/csv", "ballot\r\n", "The ballots")];
    const shown = card({ summary: "s", title: [plain("t")], blocks });
    fake.fail({ method: "upload", times: 2, as: { kind: "cut", stored: false } });
    assert.equal((await platform.post(room(), shown, "a")).kind, "done");
    assert.equal(fake.team.messages.length, 1);
    assert.match(blockText(fake.team.messages[0]?.blocks ?? []), /The poster[\s\S]*The ballots/);
    assert.equal((await platform.post(room(), shown, "b")).kind, "done");
    assert.equal([...fake.team.files.values()].filter(({ complete }) => complete).length, 2);
  });
});

test("a connection that was refused before anything was sent is tried later, without doubt", async () => {
  const stage = await slackStage();
  await stage.platform.start(silent);
  await stage.platform.post(room(), note("first"), "k0");
  await stage.close();
  assert.deepEqual(await stage.platform.post(room(), note("second"), "k1"), { kind: "later", wait: null });
});

test("archived, left and lost channels, people who were deactivated, and workspaces without the app are closed", async () => {
  await sending(async ({ platform, fake }) => {
    const kinds = async (sent: Promise<{ readonly kind: string; readonly reason?: string }>) => {
      const { kind, reason } = await sent;
      return [kind, reason];
    };
    assert.deepEqual(await kinds(platform.post(room("CARCHIVE01"), note("x"), "a")), ["never", "is_archived"]);
    fake.team.scopes = fake.team.scopes.filter((scope) => scope !== "chat:write.public");
    assert.deepEqual(await kinds(platform.post(room("CELSEWHE01"), note("x"), "b")), ["never", "not_in_channel"]);
    assert.deepEqual(await kinds(platform.post(room("CPRIVATE01"), note("x"), "c")), ["never", "channel_not_found"]);
    assert.deepEqual(await kinds(platform.whisper({ ...paul, user: "UGONE00001" }, note("x"), "d")), ["never", "user_disabled"]);
    fake.fail({ method: "chat.postMessage", as: { kind: "error", error: "account_inactive" } });
    assert.deepEqual(await kinds(platform.post(room(), note("x"), "e")), ["never", "account_inactive"]);
    fake.fail({ method: "chat.postMessage", as: { kind: "error", error: "msg_blocks_too_long" } });
    assert.deepEqual(await kinds(platform.post(room(), note("x"), "f")), ["broken", "msg_blocks_too_long"]);
  });
});

test("an edit that Slack fails at is tried later, one of a message that is gone is given up, one in an archive is closed", async () => {
  await sending(async ({ platform, fake }) => {
    const sent = await platform.post(room(), note("x"), "a");
    assert.ok(sent.kind === "done");
    fake.fail({ method: "chat.update", as: { kind: "server error", stored: true } });
    assert.equal((await platform.edit(sent.where, note("y"))).kind, "later");
    assert.equal((await platform.edit(sent.where, note("y"))).kind, "done");
    fake.team.messages.length = 0;
    assert.equal((await platform.edit(sent.where, note("z"))).kind, "gone");
    const general = fake.team.channels.get("CGENERAL01");
    assert.ok(general);
    general.archived = true;
    assert.equal((await platform.edit(sent.where, note("z"))).kind, "never");
  });
});

test("a picture that stands in the card is brought as a file with its description, once", async () => {
  await sending(async ({ platform, fake }) => {
    const shown = card({ summary: "s", title: [plain("t")], blocks: [{ kind: "picture", url: PNG, alt: "The poster" }] });
    await platform.post(room(), shown, "a");
    await platform.post(room(), shown, "b");
    const [file] = [...fake.team.files.entries()];
    assert.equal(fake.team.files.size, 1);
    assert.deepEqual([file?.[1].alt, file?.[1].complete, file?.[1].bytes.subarray(1, 4).toString()], ["The poster", true, "PNG"]);
    const image = fake.team.messages[1]?.blocks.find((block) => block["type"] === "image");
    assert.deepEqual(image?.["slack_file"], { id: file?.[0] });
  });
});

test("a file goes into the channel of its card, or into the private messages of whom it is for", async () => {
  await sending(async ({ platform, fake }) => {
    const shown = card({ summary: "s", title: [plain("t")], blocks: [file("M1.csv", "text/csv", "ballot\r\nfor\r\n", "The ballots")] });
    await platform.post(room(), shown, "a");
    await platform.whisper(paul, shown, "b");
    const files = [...fake.team.files.values()];
    assert.deepEqual(
      files.map(({ name, alt, complete, channel, bytes }) => [name, alt, complete, channel, bytes.toString()]),
      [
        ["M1.csv", "The ballots", true, "CGENERAL01", "ballot\r\nfor\r\n"],
        ["M1.csv", "The ballots", true, fake.team.messages[1]?.channel, "ballot\r\nfor\r\n"],
      ],
    );
    assert.match(blockText(fake.team.messages[0]?.blocks ?? []), /The ballots: M1\.csv/);
  });
});

test("a picture that cannot be brought, or that Slack will not show, is described", async () => {
  await sending(async ({ platform, fake }) => {
    fake.fail({ method: "files.getUploadURLExternal", as: { kind: "error", error: "missing_scope" } });
    await platform.post(
      room(),
      card({ summary: "s", title: [plain("t")], blocks: [{ kind: "picture", url: PNG, alt: "The poster" }] }),
      "a",
    );
    assert.match(blockText(fake.team.messages[0]?.blocks ?? []), /The poster/);
    fake.fail({ method: "chat.postMessage", as: { kind: "error", error: "invalid_blocks" } });
    const web = card({
      summary: "s",
      title: [plain("t")],
      blocks: [{ kind: "picture", url: "https://example.org/gone.png", alt: "The map" }],
    });
    assert.equal((await platform.post(room(), web, "b")).kind, "done");
    const blocks = (fake.team.messages[1]?.blocks ?? []) as readonly Node[];
    assert.ok(blocks.every((block) => block["type"] !== "image"));
    assert.match(JSON.stringify(blocks), /"type":"link","url":"https:\/\/example\.org\/gone\.png","text":"The map"/);
  });
});
