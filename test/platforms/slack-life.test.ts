import assert from "node:assert/strict";
import { test } from "node:test";
import { tell } from "#chat/answer.ts";
import { card } from "#chat/card.ts";
import type { AnyCommand } from "#chat/command.ts";
import type { Ears, Utterance } from "#chat/platform.ts";
import { plain, prose } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import { commands as all } from "#commands/all.ts";
import type { Instant } from "#kernel/clock.ts";
import { logTo } from "#kernel/log.ts";
import { examine } from "#platforms/slack/doctor.ts";
import { contentOf, manifest } from "#platforms/slack/manifest.ts";
import type { SlackParts } from "#platforms/slack/platform.ts";
import type { Installations, Installed } from "#platforms/slack/workspaces.ts";
import type { FakeSlack } from "#test/support/fake-slack.ts";
import { deliverOverHttp } from "#test/support/slack/delivery.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { type SlackStage, slackStage, until } from "#test/support/slack/stage.ts";
import { fakeTeam } from "#test/support/slack/world.ts";

const voice = voiceOf("en", "UTC", 0 as Instant);
const GENERAL = "CGENERAL01";
const commands = all as readonly AnyCommand<never>[];

function listening() {
  const heard: Utterance[] = [];
  const ears: Ears = {
    async hear(utterance) {
      heard.push(utterance);
      return { outcome: "done", audience: "to the asker", answer: tell(prose`heard`), voice };
    },
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  };
  return { heard, ears };
}

async function living(kind: "socket" | "http", more: Partial<SlackParts>, body: (stage: SlackStage, heard: Utterance[]) => Promise<void>) {
  const rejected: unknown[] = [];
  const notice = (reason: unknown) => rejected.push(reason);
  process.on("unhandledRejection", notice);
  const stage = await slackStage(kind, more);
  const { heard, ears } = listening();
  await stage.platform.start(ears);
  try {
    await body(stage, heard);
  } finally {
    await stage.close();
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", notice);
  }
  assert.deepEqual(rejected, []);
}

function memoryInstallations(): Installations & { readonly all: Map<string, Installed> } {
  const all = new Map<string, Installed>();
  return {
    all,
    find: async (team) => all.get(team) ?? null,
    keep: async (installed) => {
      all.set(installed.team, installed);
    },
    drop: async (team) => {
      all.delete(team);
    },
  };
}

test("a connection that Slack is about to take away is replaced before it goes", async () => {
  await living("socket", {}, async ({ fake, platform, person }, heard) => {
    for (const reason of ["warning", "refresh_requested"]) {
      const made = fake.line.made();
      fake.line.say(JSON.stringify({ type: "disconnect", reason }));
      await until(() => fake.line.made() === made + 1, "the new one");
      assert.equal(fake.line.count(), 2);
      await until(() => fake.line.count() === 1, "the old one to be left");
      assert.ok(platform.stands());
    }
    assert.ok((await person("paul").slash("/parvis", "help", GENERAL)).acknowledged);
    await until(() => heard.length === 1);
  });
});

test("a connection that is cut is there again, also when Slack cannot be asked for one at first", async () => {
  await living("socket", {}, async ({ fake, platform, person }, heard) => {
    fake.line.cut();
    await until(() => fake.line.made() === 2 && platform.stands(), "the connection");
    fake.fail({ method: "apps.connections.open", as: { kind: "server error", stored: false }, times: 2 });
    fake.line.cut();
    await until(() => fake.line.made() === 3, "the connection, after two failures");
    await person("paul").slash("/parvis", "help", GENERAL);
    await until(() => heard.length === 1);
  });
});

test("frames of nonsense disturb nothing", async () => {
  await living("socket", {}, async ({ fake, person }, heard) => {
    for (const frame of [
      "null",
      "[",
      "42",
      '{"type":"events_api"}',
      '{"type":"events_api","envelope_id":"e","payload":{}}',
      '{"type":"slash_commands","payload":null}',
      "{}",
    ]) {
      fake.line.say(frame);
    }
    await person("paul").slash("/parvis", "help", GENERAL);
    await until(() => heard.length === 1);
  });
});

test("payloads that lack what they should have are acknowledged, and the process lives on", async () => {
  await living("socket", {}, async ({ fake, person }, heard) => {
    for (const [type, payload] of [
      ["slash_commands", { command: "/x" }],
      ["interactive", { type: "block_actions", user: { id: "U1" }, team: { id: "T00000001" }, actions: [{}] }],
      ["interactive", { type: "view_submission", user: { id: "U1" }, team: { id: "T00000001" }, view: { id: "V1", callback_id: "x" } }],
      ["events_api", { type: "event_callback", event: { type: "app_home_opened" } }],
    ] as const) {
      await fake.line.deliver(type, payload);
    }
    const before = heard.length;
    await person("paul").slash("/parvis", "help", GENERAL);
    await until(() => heard.length > before);
  });
});

test("two connections share what arrives, and one is enough while the other is made anew", async () => {
  await living("socket", { connections: 2 }, async ({ fake, person }, heard) => {
    await until(() => fake.line.count() === 2);
    const paul = person("paul");
    for (let at = 0; at < 4; at += 1) assert.ok((await paul.slash("/parvis", `help ${at}`, GENERAL)).acknowledged);
    await until(() => heard.length === 4);
  });
});

test("a token that is wrong is said at the start, rather than tried for ever", async () => {
  for (const [kind, wrong, key] of [
    ["socket", { appToken: "xapp-wrong" }, "slack-doctor-app-token"],
    ["socket", { botToken: "xoxb-wrong" }, "slack-doctor-token"],
    ["http", { botToken: "xoxb-wrong" }, "slack-doctor-token"],
  ] as const) {
    const stage = await slackStage(kind, wrong);
    await assert.rejects(stage.platform.start(listening().ears), { key, values: { error: "invalid_auth" } });
    await stage.close();
  }
});

test("Slack that cannot be reached at the start keeps nobody from starting", async () => {
  await living("http", {}, async (stage, heard) => {
    assert.equal(stage.platform.stands(), true);
    await stage.platform.stop();
    stage.fake.fail({ method: "auth.test", as: { kind: "server error", stored: false } });
    await stage.platform.start(listening().ears);
    assert.equal(heard.length, 0);
  });
});

test("what is unsigned, signed otherwise, too old or dated ahead is turned away", async () => {
  await living("http", {}, async (stage, heard) => {
    const over = stage.way();
    assert.ok(over.kind === "http");
    const body = new URLSearchParams(
      Object.entries(stage.person("paul").slashPayload("/parvis", "help", GENERAL)).map(([key, value]) => [key, String(value)]),
    ).toString();
    const status = async (secret: string, ahead: number) => (await deliverOverHttp(over.url, secret, body, { ahead })).status;
    const { signingSecret } = stage.fake;
    assert.equal(await status("another secret", 0), 401);
    assert.equal(await status(signingSecret, -301), 401);
    assert.equal(await status(signingSecret, 600), 401);
    assert.equal((await fetch(over.url, { method: "POST", body })).status, 401);
    assert.equal((await fetch(over.url.replace("events", "elsewhere"))).status, 404);
    assert.equal((await fetch(over.url)).status, 404);
    assert.equal(heard.length, 0);
    assert.equal(await status(signingSecret, -200), 200);
    await until(() => heard.length === 1);
  });
});

test("the address is verified when it is entered, and certificates when they are checked", async () => {
  await living("http", {}, async (stage) => {
    const over = stage.way();
    assert.ok(over.kind === "http");
    const asked = await deliverOverHttp(
      over.url,
      stage.fake.signingSecret,
      JSON.stringify({ type: "url_verification", challenge: "abc" }),
      { json: true },
    );
    assert.deepEqual(asked.payload, { challenge: "abc" });
    assert.equal((await deliverOverHttp(over.url, stage.fake.signingSecret, "ssl_check=1&token=x")).status, 200);
  });
});

test("a workspace installs by itself, with its state checked, is spoken in, and is forgotten when it removes the app", async () => {
  const installations = memoryInstallations();
  const installing = { clientId: "1.2", clientSecret: "client secret", stateSecret: "a state secret of many characters" };
  await living("http", { botToken: null, installing, installations }, async (stage, heard) => {
    const { fake, platform } = stage;
    const base = `http://127.0.0.1:${platform.port()}/slack`;
    const begun = await fetch(`${base}/install`, { redirect: "manual" });
    assert.equal(begun.status, 302);
    const target = new URL(begun.headers.get("location") ?? "");
    assert.match(target.searchParams.get("scope") ?? "", /commands,chat:write,users:read/);
    const state = target.searchParams.get("state") ?? "";
    const cookie = (begun.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    fake.state.codes.set("c1", fake.team.id);
    assert.equal((await fetch(`${base}/oauth_redirect?code=c1&state=forged`, { headers: { cookie } })).ok, false);
    assert.equal((await fetch(`${base}/oauth_redirect?code=c1&state=${state}`)).ok, false);
    assert.equal(installations.all.size, 0);
    assert.equal((await fetch(`${base}/oauth_redirect?code=c1&state=${state}`, { headers: { cookie } })).status, 200);
    assert.equal(installations.all.get(fake.team.id)?.token, fake.team.token);
    const room = { platform: "slack", team: fake.team.id, room: GENERAL, name: "general" };
    assert.equal((await platform.post(room, card({ summary: "s", title: [plain("t")] }), "k")).kind, "done");
    const paul = stage.person("paul");
    await paul.slash("/parvis", "help", GENERAL);
    await until(() => heard.length === 1);
    await paul.event({ type: "app_uninstalled", event_ts: "9.0" });
    await until(() => installations.all.size === 0);
    assert.equal((await platform.post(room, card({ summary: "s", title: [plain("t")] }), "k2")).kind, "never");
    await paul.slash("/parvis", "help", GENERAL);
    assert.equal(heard.length, 1);
  });
});

test("several workspaces speak through one process, an enterprise's under both of its ids", async () => {
  const installations = memoryInstallations();
  await living("socket", { botToken: null, installations }, async (stage, heard) => {
    const { fake, platform } = stage;
    const grid = fakeTeam(2, "E00000001");
    fake.state.teams.set(grid.id, grid);
    for (const team of [fake.team, grid]) {
      const key = team.enterprise === null ? team.id : `${team.enterprise}.${team.id}`;
      await installations.keep({ team: key, name: team.name, token: team.token, bot: team.bot, botId: "B1" });
    }
    await stage.person("paul").slash("/parvis", "help", GENERAL);
    await until(() => heard.length === 1);
    const other = fakePerson(fake, grid, "UPAUL00002");
    await other.slash("/parvis", "help", "CGENERAL02");
    await until(() => heard.length === 2);
    assert.deepEqual(
      heard.map(({ speaker }) => speaker.team),
      ["T00000001", "E00000001.T00000002"],
    );
    const room = { platform: "slack", team: "E00000001.T00000002", room: "CGENERAL02", name: "general" };
    assert.equal((await platform.post(room, card({ summary: "s", title: [plain("t")] }), "k")).kind, "done");
    assert.deepEqual([fake.team.messages.length, grid.messages.length], [0, 1]);
    await other.openHome();
    await until(() => grid.homes.size === 1);
    await other.event({ type: "tokens_revoked", tokens: { oauth: ["U1"] }, event_ts: "8.0" });
    await other.event({ type: "tokens_revoked", tokens: { bot: ["U1"] }, event_ts: "9.0" });
    await until(() => !installations.all.has("E00000001.T00000002"));
    assert.ok(installations.all.has("T00000001"));
  });
});

test("no log holds what was said, a token or a name", async () => {
  const lines: string[] = [];
  await living("socket", { log: logTo("debug", (line) => lines.push(line)) }, async ({ fake, person, platform }, heard) => {
    fake.fail({ method: "views.open", as: { kind: "server error", stored: false } });
    fake.fail({ method: "chat.postMessage", as: { kind: "server error", stored: false } });
    await person("ines").slash("/parvis", "a secret matter", GENERAL);
    await until(() => heard.length === 1);
    await platform.post(
      { platform: "slack", team: fake.team.id, room: GENERAL, name: "general" },
      card({ summary: "confidential", title: [plain("confidential")] }),
      "k",
    );
    fake.line.say("null");
    fake.line.cut();
    await until(() => fake.line.count() === 1);
  });
  assert.doesNotMatch(lines.join("\n"), /secret matter|confidential|xoxb-|xapp-|Moreau/);
});

/** What the doctor looks at where nothing else is said. */
function doctored(fake: FakeSlack): Parameters<typeof examine>[0] {
  return {
    ...{ botToken: fake.team.token, appToken: null, signingSecret: null, clientId: null, apiUrl: fake.apiUrl, url: null },
    ...{ commands: [], languages: ["en"], installed: [], configToken: null },
  };
}

test("what comes without a trigger is told apart by what it says", async () => {
  await living("http", {}, async ({ fake, way, person }, heard) => {
    const over = way();
    const said = async (text: string) => {
      const payload = { ...person("ines").slashPayload("/parvis", text, GENERAL), trigger_id: "" };
      const form = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)])).toString();
      return deliverOverHttp(over.kind === "http" ? over.url : "", fake.signingSecret, form);
    };
    for (const text of ["help", "gathering list"]) assert.ok((await said(text)).acknowledged);
    await until(() => heard.length === 2, "both");
  });
});

test("the doctor says what is well and what is to be mended", async () => {
  const stage = await slackStage("http");
  const { fake } = stage;
  const base = {
    botToken: fake.team.token,
    appToken: null,
    signingSecret: fake.signingSecret,
    clientId: null,
    apiUrl: fake.apiUrl,
    url: "https://127.0.0.1:1",
    commands: [],
    languages: ["en"],
    installed: [],
    configToken: null,
  } as const;
  const keys = async (parts: Partial<Parameters<typeof examine>[0]>) =>
    (await examine({ ...base, ...parts })).map(({ state, key }) => `${state} ${key.replace("slack-doctor-", "")}`);
  assert.deepEqual(await keys({}), ["well connected", "wrong address-silent", "note commands"]);
  assert.deepEqual(await keys({ appToken: fake.appToken }), ["well connected", "well socket", "note commands"]);
  assert.deepEqual(await keys({ botToken: "xoxb-wrong", appToken: "xapp-wrong" }), ["wrong token", "wrong app-token", "note commands"]);
  fake.team.scopes = ["commands", "users:read", "files:write", "files:read"];
  assert.deepEqual(await keys({ appToken: fake.appToken }), [
    ...["well connected", "wrong scope-missing", "note scope-useful", "note scope-useful", "note scope-useful", "note scope-useful"],
    ...["well socket", "note commands"],
  ]);
  await stage.platform.start(listening().ears);
  const url = `http://127.0.0.1:${stage.platform.port()}`;
  assert.deepEqual((await keys({ url })).slice(-3), ["wrong not-https", "well address", "note commands"]);
  assert.deepEqual((await keys({ url: fake.origin })).slice(-2), ["wrong address-other", "note commands"]);
  await stage.close();
});

test("the doctor tries the token of each workspace that has installed the app, and says of which it is good no more", async () => {
  const stage = await slackStage("http");
  const { fake } = stage;
  const parts = { ...doctored(fake), appToken: fake.appToken };
  const installed = [
    { name: "Amap", token: fake.team.token },
    { name: "Chorale", token: "xoxb-revoked" },
  ];
  const found = async () => (await examine({ ...parts, botToken: null, installed })).map(({ state, key, values }) => [state, key, values]);
  assert.deepEqual((await found()).slice(0, 2), [
    ["well", "slack-doctor-installed", { count: 2 }],
    ["wrong", "slack-doctor-workspace", { team: "Chorale", error: "invalid_auth" }],
  ]);
  fake.team.scopes = ["commands", "users:read"];
  assert.deepEqual((await found())[1], ["wrong", "slack-doctor-workspace-scope", { team: "Amap", scope: "chat:write" }]);
  await stage.close();
});

test("with a configuration token the doctor compares the app's manifest, by the languages that it is in", async () => {
  const stage = await slackStage("socket");
  const { fake } = stage;
  const languages = ["en", "fr"] as const;
  const parts = { ...doctored(fake), appToken: fake.appToken, configToken: fake.state.configToken, commands, languages };
  const last = async (more: Partial<Parameters<typeof examine>[0]> = {}) =>
    (await examine({ ...parts, ...more }))
      .filter(({ key }) => /manifest|config|app-unknown/.test(key))
      .map(({ state, key, values }) => [state, key, values]);
  const way = { kind: "socket" } as const;
  for (const wishes of [
    { single: false, languages },
    { single: false, languages: ["fr"] },
    { single: true, languages },
  ] as const) {
    fake.state.manifest = manifest(commands, { ...wishes, way, shared: false });
    const [well, ...more] = await last();
    assert.deepEqual([well?.[0], well?.[1], more], ["well", "slack-doctor-manifest", []]);
    assert.deepEqual(await last({ appToken: null, signingSecret: "s" }), [well], "the app is found by its bot too");
  }
  const whole = structuredClone(manifest(commands, { single: false, languages, way, shared: false })) as Record<
    string,
    Record<string, unknown>
  >;
  ((whole["features"] as Record<string, unknown[]>)["slash_commands"] as unknown[]).splice(0, 1, { command: "/old" });
  whole["settings"] = {};
  fake.state.manifest = whole;
  const [command] = contentOf(manifest(commands, { single: false, languages, way, shared: false })).commands;
  assert.deepEqual(await last(), [
    ["wrong", "slack-doctor-manifest-lacks", { kind: "commands", names: command }],
    ["wrong", "slack-doctor-manifest-lacks", { kind: "events", names: "app_home_opened app_uninstalled tokens_revoked" }],
    ["note", "slack-doctor-manifest-strange", { names: "/old" }],
  ]);
  assert.deepEqual(await last({ configToken: "xoxe.xoxp-old" }), [
    ["wrong", "slack-doctor-config-token", { error: "token_expired", app: "A00000001" }],
  ]);
  await stage.close();
});
