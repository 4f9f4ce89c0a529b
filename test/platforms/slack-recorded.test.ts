import assert from "node:assert/strict";
import { test } from "node:test";
import { tell } from "#chat/answer.ts";
import type { Utterance } from "#chat/platform.ts";
import { prose } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { deliverOverHttp } from "#test/support/slack/delivery.ts";
import { payloadsOf, replay } from "#test/support/slack/replay.ts";
import { type SlackStage, slackStage, until } from "#test/support/slack/stage.ts";
import { openWhole } from "#test/support/slack/whole.ts";

const FILES = ["commands", "interactions", "events", "strange"] as const;
const voice = voiceOf("en", "UTC", 0 as Instant);

interface Replaying extends SlackStage {
  readonly heard: readonly Utterance[];
}

/** Runs `body` before ears that answer everything; fails where the log speaks of a fault, or a promise is rejected unheard. */
async function replaying(kind: "socket" | "http", body: (stage: Replaying) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  const notice = (reason: unknown) => faults.push(reason);
  process.on("unhandledRejection", notice);
  const stage = await slackStage(kind, { log: logTo("error", (line) => faults.push(line)) });
  const heard: Utterance[] = [];
  await stage.platform.start({
    async hear(utterance) {
      heard.push(utterance);
      return { outcome: "done", audience: "to the asker", answer: tell(prose`heard`), voice };
    },
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  });
  try {
    await body({ ...stage, heard });
  } finally {
    await stage.close();
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", notice);
  }
  assert.deepEqual(faults, []);
}

for (const kind of ["socket", "http"] as const) {
  for (const file of FILES) {
    test(`every payload of ${file} is acknowledged without a fault (${kind})`, async () => {
      await replaying(kind, async ({ fake, way, person, heard }) => {
        const payloads = Object.entries(payloadsOf(file));
        assert.ok(payloads.length > 5);
        for (const [name, payload] of payloads) {
          const taken = await replay(fake, way(), payload);
          assert.ok(taken.acknowledged && taken.milliseconds < 2_500, `${name}: ${JSON.stringify(taken)}`);
        }
        const before = heard.length;
        await person("paul").slash("/parvis", "help", "CGENERAL01");
        await until(() => heard.length > before, "somebody who speaks afterwards");
      });
    });
  }

  test(`what was said in them arrives as it was meant (${kind})`, async () => {
    await replaying(kind, async ({ fake, way, heard }) => {
      const say = async (file: (typeof FILES)[number], name: string) => {
        const payload = payloadsOf(file)[name];
        assert.ok(payload, name);
        const before = heard.length;
        await replay(fake, way(), payload);
        await until(() => heard.length > before, name);
        return heard.at(-1) as Utterance;
      };
      const grid = await say("commands", "in an enterprise");
      assert.deepEqual([grid.speaker.team, grid.speaker.user], ["E00000001.T00000002", "WPAUL00002"]);
      assert.equal((await say("commands", "in a direct message")).place, null);
      assert.equal((await say("commands", "in a private channel")).place?.room, "GBOARD0001");
      assert.deepEqual((await say("commands", "with escaped mentions")).said, {
        kind: "line",
        text: "/parvis member profile <@UINES00001|ines> <#CGENERAL01|general>",
      });
      assert.deepEqual((await say("interactions", "a press in a thread")).said, { kind: "press", address: "gathering.join/going/7" });
      const form = await say("interactions", "a form");
      assert.deepEqual(form.said, { kind: "form", address: "gathering.new/form/", values: { title: "Choir" } });
      assert.equal(form.place?.room, "CGENERAL01");
      assert.equal((await say("interactions", "a press in an enterprise")).speaker.team, "E00000001.T00000002");
    });
  });
}

test("bodies that are no payload at all are turned away unsigned, and laid aside signed", async () => {
  await replaying("http", async ({ fake, way, heard, person }) => {
    const over = way();
    assert.ok(over.kind === "http");
    for (const [body, json] of [
      ["null", true],
      ["[]", true],
      ["42", true],
      ['"text"', true],
      ["{", true],
      ["", true],
      ["payload=null", false],
      ["payload=%7B", false],
      ["payload=[1]", false],
    ] as const) {
      assert.equal((await deliverOverHttp(over.url, "another secret", body, { json })).status, 401, body);
      assert.equal((await deliverOverHttp(over.url, fake.signingSecret, body, { json })).status, 200, body);
    }
    const long = "x".repeat(2_000_001);
    assert.equal((await deliverOverHttp(over.url, fake.signingSecret, long).catch(() => ({ status: 413 }))).status, 413);
    const typed = { headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" } };
    const body = new URLSearchParams({ command: "/parvis", text: "help", team_id: fake.team.id, user_id: "UPAUL00001", trigger_id: "1.2" });
    assert.equal((await deliverOverHttp(over.url, fake.signingSecret, body.toString(), typed)).status, 200);
    await until(() => heard.length === 1);
    await person("paul").slash("/parvis", "help", "CGENERAL01");
    await until(() => heard.length === 2);
  });
});

test("envelopes of no known kind are acknowledged over a socket too", async () => {
  await replaying("socket", async ({ fake }) => {
    for (const type of ["hologram", "error", "slack_event", "close", "interactive", "events_api"]) {
      for (const payload of [null, 7, "text", [], {}]) assert.ok((await fake.line.deliver(type, payload)).acknowledged, type);
    }
  });
});

for (const kind of ["socket", "http"] as const) {
  test(`the whole house answers them, or lets them be, without a fault (${kind})`, async () => {
    const whole = await openWhole(kind);
    try {
      for (const file of FILES) {
        for (const [name, payload] of Object.entries(payloadsOf(file)))
          assert.ok((await replay(whole.fake, whole.way(), payload)).acknowledged, name);
      }
      const ines = whole.person("UINES00001");
      await ines.slash("/parvis", "setup", "CGENERAL01");
      await until(() => whole.privately(ines.user).length > 0, "an answer afterwards");
    } finally {
      await whole.close();
    }
  });
}
