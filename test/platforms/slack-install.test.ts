import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { tell } from "#chat/answer.ts";
import { card } from "#chat/card.ts";
import type { Ears, Utterance } from "#chat/platform.ts";
import { plain, prose } from "#chat/prose.ts";
import { voiceOf } from "#chat/voice.ts";
import type { Instant } from "#kernel/clock.ts";
import type { Installations, Installed } from "#platforms/slack/workspaces.ts";
import { fakeSlack } from "#test/support/fake-slack.ts";
import { fakePerson } from "#test/support/slack/person.ts";
import { type SlackStage, slackStage, until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole, type Whole } from "#test/support/slack/whole.ts";
import { fakeTeam } from "#test/support/slack/world.ts";

const SEVERAL = {
  SLACK_BOT_TOKEN: "",
  SLACK_CLIENT_ID: "1.2",
  SLACK_CLIENT_SECRET: "a client secret",
  PARVIS_URL: "https://parvis.example",
} as const;

/** Somebody installs the app in a workspace with their browser. */
async function install(whole: Whole, team: string): Promise<number> {
  const base = `http://127.0.0.1:${whole.running.port}/slack`;
  const begun = await fetch(`${base}/install`, { redirect: "manual" });
  const target = new URL(begun.headers.get("location") ?? "");
  assert.equal(target.searchParams.get("redirect_uri"), "https://parvis.example/slack/oauth_redirect");
  const cookie = (begun.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  whole.fake.state.codes.set(`code-${team}`, team);
  const state = encodeURIComponent(target.searchParams.get("state") ?? "");
  return (await fetch(`${base}/oauth_redirect?code=code-${team}&state=${state}`, { headers: { cookie } })).status;
}

test("two workspaces install by themselves; their tokens lie sealed, outlast a restart, and are gone when the app is removed", async () => {
  const data = mkdtempSync(join(tmpdir(), "parvis-installed-"));
  const fake = await fakeSlack();
  const other = fakeTeam(2, "E00000001");
  fake.state.teams.set(other.id, other);
  const open = () => openWhole("http", { ...SEVERAL, PARVIS_DATA: data }, fake);
  try {
    const first = await open();
    assert.equal(await install(first, fake.team.id), 200);
    assert.equal(await install(first, other.id), 200);
    await first.person("UINES00001").slash("/parvis", "setup", GENERAL);
    await until(() => fake.team.ephemerals.length > 0, "an answer in the first workspace");
    await fakePerson(fake, other, "UINES00002", first.way).slash("/parvis", "setup", "CGENERAL02");
    await until(() => other.ephemerals.length > 0, "an answer in the second");
    const rows = await first.running.store.db.selectFrom("spaces").select("team").orderBy("team").execute();
    assert.deepEqual(
      rows.map(({ team }) => team),
      ["E00000001.T00000002", "T00000001"],
    );
    await first.close();
    for (const file of readdirSync(data).filter((name) => name.startsWith("parvis.db"))) {
      const bytes = readFileSync(join(data, file)).toString("latin1");
      for (const { token } of [fake.team, other]) assert.ok(!bytes.includes(token), file);
    }
    const again = await open();
    await fakePerson(fake, other, "UPAUL00002", again.way).slash("/parvis", "help", "CGENERAL02");
    await until(() => other.ephemerals.some(({ user }) => user === "UPAUL00002"), "an answer after the restart");
    await fakePerson(fake, other, "UPAUL00002", again.way).event({ type: "app_uninstalled", event_ts: "9.0" });
    const kept = () => again.running.store.db.selectFrom("memos").select("name").where("name", "like", "installed/%").execute();
    for (let left = await kept(); left.length > 1; left = await kept()) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(await kept(), [{ name: "installed/T00000001" }]);
    await again.close();
  } finally {
    await fake.close();
    rmSync(data, { recursive: true, force: true });
  }
});

const voice = voiceOf("en", "UTC", 0 as Instant);

function memory(): Installations & { readonly all: Map<string, Installed> } {
  const all = new Map<string, Installed>();
  return {
    all,
    find: async (team) => all.get(team) ?? null,
    keep: async (installed) => void all.set(installed.team, installed),
    drop: async (team) => void all.delete(team),
  };
}

/** A stage without a token of its own, before ears that hear. */
async function installed(
  body: (stage: SlackStage & { readonly heard: Utterance[]; readonly kept: ReturnType<typeof memory> }) => Promise<void>,
) {
  const kept = memory();
  const stage = await slackStage("socket", { botToken: null, installations: kept, connections: 2 });
  const heard: Utterance[] = [];
  const ears: Ears = {
    async hear(utterance) {
      heard.push(utterance);
      return { outcome: "done", audience: "to the asker", answer: tell(prose`heard`), voice };
    },
    home: async () => ({ cards: [], voice }),
    suggest: async () => [],
  };
  await stage.platform.start(ears);
  try {
    await body({ ...stage, heard, kept });
  } finally {
    await stage.close();
  }
}

const note = card({ summary: "s", title: [plain("t")] });

test("an app that a whole enterprise installed speaks in each of its workspaces, and is gone from all of them at once", () =>
  installed(async ({ fake, platform, kept, heard }) => {
    const grid = fakeTeam(2, "E00000001");
    fake.state.teams.set(grid.id, grid);
    await kept.keep({ team: "E00000001", name: "Federation", token: grid.token, bot: grid.bot, botId: "B2" });
    const paul = fakePerson(fake, grid, "UPAUL00002");
    await paul.slash("/parvis", "help", "CGENERAL02");
    await until(() => heard.length === 1 && grid.ephemerals.length === 1, "an answer");
    assert.equal(heard[0]?.speaker.team, "E00000001.T00000002");
    const room = { platform: "slack", team: "E00000001.T00000002", room: "CGENERAL02", name: "general" };
    const sent = await platform.post(room, note, "k");
    assert.equal(sent.kind, "done");
    assert.match(sent.kind === "done" ? sent.where : "", /^E00000001\.T00000002 CGENERAL02 /);
    const authorizations = [{ enterprise_id: "E00000001", team_id: null, user_id: grid.bot, is_bot: true, is_enterprise_install: true }];
    const body = { type: "event_callback", team_id: grid.id, enterprise_id: "E00000001", event_id: "Ev1", authorizations };
    await fake.line.deliver("events_api", { ...body, event: { type: "app_uninstalled", event_ts: "3.0" } });
    await until(() => kept.all.size === 0, "that it is forgotten");
    assert.equal((await platform.post(room, note, "k2")).kind, "never");
  }));

test("a token that was revoked is said once to be good no more; one that another process was given since is used", () =>
  installed(async ({ fake, platform, kept }) => {
    const { team } = fake;
    await kept.keep({ team: team.id, name: team.name, token: team.token, bot: team.bot, botId: "B1" });
    const room = { platform: "slack", team: team.id, room: GENERAL, name: "general" };
    const first = await platform.post(room, note, "k1");
    team.token = "xoxb-another-test";
    const refused = await platform.post(room, note, "k2");
    assert.deepEqual(refused, { kind: "never", reason: "invalid_auth" });
    kept.all.set(team.id, { ...(kept.all.get(team.id) as Installed), token: team.token });
    assert.equal((await platform.post(room, note, "k3")).kind, "done");
    assert.equal((await platform.edit(first.kind === "done" ? first.where : "", note)).kind, "done");
    await fakePerson(fake, team, "UPAUL00001").event({ type: "tokens_revoked", tokens: { bot: [team.bot] }, event_ts: "9.0" });
    await until(() => kept.all.size === 0);
    assert.equal((await platform.post(room, note, "k4")).kind, "never");
  }));

test("of two connections one takes what comes while the other is made anew, and nothing is done twice", () =>
  installed(async ({ fake, kept, heard, platform }) => {
    const { team } = fake;
    await kept.keep({ team: team.id, name: team.name, token: team.token, bot: team.bot, botId: "B1" });
    await until(() => fake.line.count() === 2, "both");
    const paul = fakePerson(fake, team, "UPAUL00001");
    fake.line.cutOne();
    for (let at = 0; at < 6; at += 1) assert.ok((await paul.slash("/parvis", `help ${at}`, GENERAL)).acknowledged);
    await until(() => fake.line.count() === 2, "both again");
    assert.ok(platform.stands());
    const payload = paul.slashPayload("/parvis", "help twice", GENERAL);
    await Promise.all([paul.deliver("slash_commands", payload, "e1"), paul.deliver("slash_commands", payload, "e2")]);
    await until(() => heard.length >= 7);
    assert.equal(heard.length, 7);
  }));
