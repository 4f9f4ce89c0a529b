import assert from "node:assert/strict";
import { test } from "node:test";
import { change } from "#store/change.ts";
import type { FakeSlack } from "#test/support/fake-slack.ts";
import { blockText, type Node } from "#test/support/slack/check-blocks.ts";
import { until } from "#test/support/slack/stage.ts";
import { GENERAL, openWhole } from "#test/support/slack/whole.ts";

function privately(fake: FakeSlack, user: string): string {
  return fake.team.ephemerals
    .filter((each) => each.user === user)
    .map((each) => blockText(each.blocks))
    .join("\n");
}

function standing(fake: FakeSlack): string {
  return fake.team.messages
    .filter(({ channel }) => channel === GENERAL)
    .map(({ blocks }) => blockText(blocks))
    .join("\n");
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

for (const kind of ["socket", "http"] as const) {
  test(`from nothing to the first gathering: set up, proposed, joined, and its card stays fresh (${kind})`, async () => {
    const { fake, person, running, close } = await openWhole(kind);
    try {
      const [ines, paul] = [person("UINES00001"), person("UPAUL00001")];
      await paul.slash("/parvis", "status", GENERAL);
      await until(() => privately(fake, paul.user).includes("/parvis setup"), "what would do");
      await ines.slash("/parvis", "setup", GENERAL);
      const founded = await until(() => privately(fake, ines.user) || null, "what is set up");
      assert.match(founded, /Association 1/, "it bears the workspace's name");
      await ines.slash("/rencontre", `nouvelle titre:"Soirée soupe" début:"${inDays(4)} 18:30" capacité:2`, GENERAL);
      await until(() => standing(fake).includes("Soirée soupe"), "the card in the channel");
      assert.equal(fake.team.messages.filter(({ channel }) => channel === GENERAL).length, 1);
      await paul.press("Participer").catch(() => paul.press("Join"));
      await until(() => (fake.team.messages[0]?.edited ?? 0) > 0, "the card with one seat taken");
      assert.equal(fake.team.messages.filter(({ channel }) => channel === GENERAL).length, 1);
      await paul.openHome();
      const home = await until(() => fake.team.homes.get(paul.user), "Paul's page");
      assert.match(blockText(home["blocks"] as readonly Node[]), /My gatherings\n(.|\n)*Soirée soupe/);
      await ines.openHome();
      const own = await until(() => fake.team.homes.get(ines.user), "Inès' page");
      assert.match(blockText(own["blocks"] as readonly Node[]), /Mes rencontres(.|\n)*Mes votes(.|\n)*Ce que votre rôle demande/);
      await running.parvis.settle();
    } finally {
      await close();
    }
  });
}

test("a form that is opened, sent wrong and mended proposes a gathering once", async () => {
  const { fake, person, running, close } = await openWhole();
  try {
    const ines = person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => privately(fake, ines.user) !== "");
    await ines.slash("/parvis", "gathering new", GENERAL);
    const form = await until(() => (ines.modal()?.view["callback_id"] === "form" ? ines.modal() : null), "the form");
    assert.ok((form.view["blocks"] as readonly Node[]).length > 5);
    const refused = await ines.submit({ title: "Chorale", start: "le 31 juin" });
    assert.equal(refused.payload["response_action"], "errors");
    assert.match(String((refused.payload["errors"] as Readonly<Record<string, string>>)["start"]), /31 juin/);
    await ines.submit({ title: "Chorale", start: `${inDays(3)} 18:00` });
    await until(() => standing(fake).includes("Chorale"), "the card");
    await running.parvis.settle();
    assert.equal(fake.team.messages.filter(({ channel }) => channel === GENERAL).length, 1);
    await ines.slash("/gathering", "join", GENERAL);
    await until(() => ines.modal()?.view["callback_id"] === "form");
    const offered = await ines.suggestions("gathering", "cho");
    assert.match(offered[0] ?? "", /G1 · Chorale/);
  } finally {
    await close();
  }
});

test("a channel that is closed to us is said to its organisers once, and what waits for others goes on", async () => {
  const { fake, person, running, close } = await openWhole();
  try {
    const ines = person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => privately(fake, ines.user) !== "");
    const old = "CARCHIVE01";
    await ines.slash("/gathering", `new title:"In the archive" start:"${inDays(4)} 18:30"`, old);
    await ines.slash("/gathering", `new title:"Elsewhere" start:"${inDays(5)} 18:30"`, GENERAL);
    await until(() => standing(fake).includes("Elsewhere"), "the other channel's card");
    const told = () =>
      fake.team.messages.filter(({ channel }) => fake.team.channels.get(channel)?.im === ines.user).map(({ blocks }) => blockText(blocks));
    await until(() => told().length === 1, "the word to the organiser");
    assert.match(told()[0] ?? "", /#old/);
    await ines.slash("/gathering", `new title:"Once more" start:"${inDays(6)} 18:30"`, old);
    await running.parvis.settle();
    await until(() => privately(fake, ines.user).includes("Once more"));
    assert.equal(told().length, 1);
  } finally {
    await close();
  }
});

test("what Slack may have taken or not, where one may not look, is said to the organisers and never sent twice", async () => {
  const { fake, person, running, close } = await openWhole();
  try {
    const ines = person("UINES00001");
    fake.team.scopes = ["commands", "chat:write", "chat:write.public", "users:read"];
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => privately(fake, ines.user) !== "");
    fake.fail({ method: "chat.postMessage", where: GENERAL, as: { kind: "server error", stored: true } });
    await ines.slash("/gathering", `new title:"Doubt" start:"${inDays(4)} 18:30"`, GENERAL);
    await until(
      () => fake.team.messages.some(({ channel }) => fake.team.channels.get(channel)?.im === ines.user),
      "the word to the organiser",
    );
    await running.parvis.settle();
    assert.equal(fake.team.messages.filter(({ channel }) => channel === GENERAL).length, 1);
  } finally {
    await close();
  }
});

test("two copies of one delivery, as after an outage, change things once", async () => {
  const { fake, person, running, close } = await openWhole();
  try {
    const ines = person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => privately(fake, ines.user) !== "");
    const payload = ines.slashPayload("/gathering", `new title:"Once" start:"${inDays(4)} 18:30"`, GENERAL);
    await Promise.all([ines.deliver("slash_commands", payload, "e1"), ines.deliver("slash_commands", payload, "e2")]);
    await until(() => standing(fake).includes("Once"));
    await running.parvis.settle();
    const rows = await change(running.store.db, (tx) => tx.selectFrom("gatherings").select("id").execute());
    assert.equal(rows.length, 1);
  } finally {
    await close();
  }
});

test("an announcement notifies the user group that an organiser allowed, in its channel alone", async () => {
  const { fake, person, privately: toldTo, close } = await openWhole();
  const pinging = () =>
    fake.team.messages.map(({ channel, blocks }) => ({ channel, groups: JSON.stringify(blocks).match(/"usergroup_id":"\w+"/g) ?? [] }));
  try {
    const ines = person("UINES00001");
    await ines.slash("/parvis", "setup", GENERAL);
    await until(() => privately(fake, ines.user) !== "");
    await ines.slash("/parvis", "announce post title:Soupe text:Tonight. notify:<!subteam^S0123ABCD|@bureau>", GENERAL);
    await until(() => toldTo(ines.user).some((told) => /aucun rôle ne le peut encore|no role may be yet/.test(told)), "the refusal");
    await ines.slash("/parvis", "roles role:<!subteam^S0123ABCD|@bureau> gives:organizer", GENERAL);
    await until(() => /can give nothing here|ne peut rien donner ici/.test(privately(fake, ines.user)), "that Slack tells nobody's groups");
    await ines.slash("/parvis", "roles role:<!subteam^S0123ABCD|@bureau> notify:yes", GENERAL);
    await until(() => toldTo(ines.user).some((told) => /@bureau · /.test(told)), "what the group may be");
    await ines.slash("/parvis", "announce post title:Soupe text:Tonight. notify:@bureau", GENERAL);
    await until(() => standing(fake).includes("Tonight."), "the announcement");
    assert.deepEqual(
      pinging().filter(({ groups }) => groups.length > 0),
      [{ channel: GENERAL, groups: ['"usergroup_id":"S0123ABCD"'] }],
    );
  } finally {
    await close();
  }
});
